import { onBeforeUnmount, onMounted, ref } from 'vue';
import type { Ref } from 'vue';

export type TableForm = 'wide' | 'phone';

export interface TableScale {
  /** Pixels for one unit of the look's drawings. */
  readonly unit: Ref<number>;
  /** Pixels for one unit of text, which follows the reader's own text size as far as the drawing allows. */
  readonly textUnit: Ref<number>;
  readonly form: Ref<TableForm>;
  /** A phone's browser window with its bars open. */
  readonly short: Ref<boolean>;
  /** In units. */
  readonly width: Ref<number>;
  readonly height: Ref<number>;
}

/** The drawings' own sizes, below the shell's bar of 48. */
const WIDE = { width: 1280, height: 672 };
const PHONE = { width: 390, height: 640 };
const SHORT_BELOW = 740;
const LARGEST = 1.75;
const LARGEST_TEXT = 1.3;

export interface Fit {
  readonly unit: number;
  readonly form: TableForm;
  readonly short: boolean;
}

export function fitTable(width: number, height: number): Fit {
  if (width < 700 || width < height) {
    const unit = Math.min(LARGEST, width / PHONE.width, height / PHONE.height);
    return { unit, form: 'phone', short: height / unit < SHORT_BELOW };
  }
  return { unit: Math.min(LARGEST, width / WIDE.width, height / WIDE.height), form: 'wide', short: false };
}

function rootUnit(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) ? size / 16 : 1;
}

/**
 * A table is one drawing: everything on it is measured in `--u`, which fits the drawing to its room, and texts in `--t`.
 */
export function useTableScale(root: Ref<HTMLElement | null>): TableScale {
  const unit = ref(1);
  const textUnit = ref(1);
  const form = ref<TableForm>('wide');
  const short = ref(false);
  const width = ref(WIDE.width);
  const height = ref(WIDE.height);
  let observer: ResizeObserver | null = null;

  function measure(element: HTMLElement): void {
    const room = { width: element.clientWidth, height: element.clientHeight };
    if (room.width === 0 || room.height === 0) return;
    const fit = fitTable(room.width, room.height);
    unit.value = fit.unit;
    textUnit.value = Math.max(fit.unit, Math.min(rootUnit(), fit.unit * LARGEST_TEXT));
    form.value = fit.form;
    short.value = fit.short;
    width.value = room.width / fit.unit;
    height.value = room.height / fit.unit;
  }

  onMounted(() => {
    const element = root.value;
    if (element === null) return;
    measure(element);
    observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
  });
  onBeforeUnmount(() => observer?.disconnect());

  return { unit, textUnit, form, short, width, height };
}
