import { mount } from '@vue/test-utils';
import type { VueWrapper } from '@vue/test-utils';
import { computed, nextTick, shallowRef } from 'vue';
import { vi } from 'vitest';
import { typolenaDe } from '@renderer/i18n/games/typolena.de';
import { typolenaEn } from '@renderer/i18n/games/typolena.en';
import { addGameTexts, i18n, useTexts } from '@renderer/i18n/text';
import type { Happening } from '@renderer/client/seat';
import TableView from '@renderer/games/typolena/TableView.vue';
import type { TableSource } from '@renderer/games/typolena/source';
import type { Refusal } from '@shared/engine/contract';
import type { Action } from '@shared/games/typolena/actions';
import type { SeenEvent } from '@shared/games/typolena/events';
import type { View } from '@shared/games/typolena/view';
import type { Situation } from '@tests/fixtures/typolena-views';

export function prepareTexts(): void {
  addGameTexts('typolena', { de: typolenaDe, en: typolenaEn });
  useTexts().language.value = 'de';
}

export interface Mounted {
  readonly table: VueWrapper;
  readonly act: ReturnType<typeof vi.fn<(action: Action, pressedAt?: number) => Promise<Refusal | null>>>;
  goTo(next: Situation): Promise<void>;
  happen(events: readonly SeenEvent[]): Promise<void>;
  press(selector: string): Promise<void>;
}

/** The table over a situation, without a host: what it sends is recorded, what it is told comes from the test. */
export function mountTable(first: Situation, answer: Refusal | null = null): Mounted {
  const current = shallowRef(first);
  const handlers: ((happening: Happening<View, SeenEvent>) => void)[] = [];
  const act = vi.fn<(action: Action, pressedAt?: number) => Promise<Refusal | null>>(() => Promise.resolve(answer));
  const source: TableSource = {
    seat: computed(() => current.value.seat),
    view: computed(() => current.value.view),
    legal: computed(() => current.value.legal),
    status: computed(() => current.value.status),
    names: computed(() => current.value.names),
    occupants: computed(() => current.value.occupants),
    recent: computed(() => current.value.recent),
    onEvents: (handler) => handlers.push(handler),
    act,
  };
  // Faces are hundreds of outlines each, and have tests of their own.
  const table = mount(TableView, { props: { source, now: () => 1234 }, global: { plugins: [i18n], stubs: { CardFace: true, CardBack: true } }, attachTo: document.body });

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
    },
    async press(selector) {
      await table.get(selector).trigger('click');
    },
  };
}
