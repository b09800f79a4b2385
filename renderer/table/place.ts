import { onBeforeUnmount, watch } from 'vue';
import type { Ref } from 'vue';

/** Anything that wants to know where a named place of the table is: the drag, the animation. */
export interface PlaceRegistry {
  addPlace(place: string, element: HTMLElement): void;
  removePlace(place: string, element: HTMLElement): void;
}

/** Tells the registries where an element is for as long as it is there. */
export function usePlace(element: Readonly<Ref<HTMLElement | null>>, place: () => string, registries: () => readonly PlaceRegistry[]): void {
  let forget = (): void => undefined;

  watch(
    [element, place, registries],
    ([now, name, all]) => {
      forget();
      if (now === null) return;
      for (const registry of all) registry.addPlace(name, now);
      forget = () => {
        for (const registry of all) registry.removePlace(name, now);
      };
    },
    { immediate: true, flush: 'post' },
  );
  onBeforeUnmount(() => forget());
}
