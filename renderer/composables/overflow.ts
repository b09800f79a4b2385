import { onBeforeUnmount, onMounted, onUpdated, ref } from 'vue';
import type { Ref } from 'vue';

/** Whether an element has more than it shows, so that the keyboard has to reach it to scroll. */
export function useOverflow(element: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<boolean>> {
  const overflows = ref(false);
  let observer: ResizeObserver | null = null;

  function measure(): void {
    overflows.value = element.value !== null && element.value.scrollHeight > element.value.clientHeight + 1;
  }

  onMounted(() => {
    observer = new ResizeObserver(measure);
    if (element.value !== null) observer.observe(element.value);
    measure();
  });
  onUpdated(measure);
  onBeforeUnmount(() => observer?.disconnect());
  return overflows;
}
