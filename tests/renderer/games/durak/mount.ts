import { mount } from '@vue/test-utils';
import type { VueWrapper } from '@vue/test-utils';
import { computed, nextTick, shallowRef } from 'vue';
import { vi } from 'vitest';
import type { Happening } from '@renderer/client/seat';
import type { DurakSource } from '@renderer/games/durak/source';
import TableView from '@renderer/games/durak/TableView.vue';
import TelevisionView from '@renderer/games/durak/TelevisionView.vue';
import { durakDe } from '@renderer/i18n/games/durak.de';
import { durakEn } from '@renderer/i18n/games/durak.en';
import { addGameTexts, i18n, useTexts } from '@renderer/i18n/text';
import type { Refusal } from '@shared/engine/contract';
import type { DurakAction, DurakView, SeenDurakEvent } from '@shared/games/durak';
import type { DurakSituation } from '@tests/fixtures/durak-views';

export function prepareTexts(): void {
  addGameTexts('durak', { de: durakDe, en: durakEn });
  useTexts().language.value = 'de';
}

export interface Mounted {
  readonly table: VueWrapper;
  readonly act: ReturnType<typeof vi.fn<(action: DurakAction) => Promise<Refusal | null>>>;
  goTo(next: DurakSituation): Promise<void>;
  happen(events: readonly SeenDurakEvent[]): Promise<void>;
  press(selector: string): Promise<void>;
  sent(): DurakAction[];
}

/** The table over a situation, without a host: what it sends is recorded, what it is told comes from the test. */
export function mountTable(first: DurakSituation, answer: Refusal | null = null): Mounted {
  const current = shallowRef(first);
  const handlers: ((happening: Happening<DurakView, SeenDurakEvent>) => void)[] = [];
  const act = vi.fn<(action: DurakAction) => Promise<Refusal | null>>(() => Promise.resolve(answer));
  const source: DurakSource = {
    seat: computed(() => current.value.seat),
    view: computed(() => current.value.view),
    legal: computed(() => current.value.legal),
    status: computed(() => current.value.status),
    options: computed(() => current.value.options),
    names: computed(() => current.value.names),
    occupants: computed(() => current.value.occupants),
    recent: computed(() => current.value.recent),
    onEvents: (handler) => handlers.push(handler),
    act,
  };
  const component = first.seat === null ? TelevisionView : TableView;
  const table = mount(component, { props: { source }, global: { plugins: [i18n] }, attachTo: document.body });
  return {
    table,
    act,
    async goTo(next) {
      current.value = next;
      await nextTick();
    },
    async happen(events) {
      const { view } = current.value;
      for (const handler of handlers) handler({ events, before: view, after: view, version: 1 });
      await nextTick();
      await nextTick();
    },
    async press(selector) {
      await table.get(selector).trigger('click');
      await nextTick();
    },
    sent: () => act.mock.calls.map(([action]) => action),
  };
}
