import { mount } from '@vue/test-utils';
import type { VueWrapper } from '@vue/test-utils';
import { computed, nextTick, shallowRef } from 'vue';
import { vi } from 'vitest';
import type { Happening } from '@renderer/client/seat';
import type { BettelnSource } from '@renderer/games/betteln/source';
import TableView from '@renderer/games/betteln/TableView.vue';
import TelevisionView from '@renderer/games/betteln/TelevisionView.vue';
import { bettelnDe } from '@renderer/i18n/games/betteln.de';
import { bettelnEn } from '@renderer/i18n/games/betteln.en';
import { addGameTexts, i18n, useTexts } from '@renderer/i18n/text';
import type { Refusal } from '@shared/engine/contract';
import type { BettelnAction, BettelnView, SeenBettelnEvent } from '@shared/games/betteln';
import type { BettelnSituation } from '@tests/fixtures/betteln-views';

export function prepareTexts(): void {
  addGameTexts('betteln', { de: bettelnDe, en: bettelnEn });
  useTexts().language.value = 'de';
}

export interface Mounted {
  readonly table: VueWrapper;
  /** Lets time pass on the clock that tells double taps. */
  wait(milliseconds: number): void;
  readonly act: ReturnType<typeof vi.fn<(action: BettelnAction) => Promise<Refusal | null>>>;
  goTo(next: BettelnSituation): Promise<void>;
  happen(events: readonly SeenBettelnEvent[]): Promise<void>;
  press(selector: string): Promise<void>;
  sent(): BettelnAction[];
}

/** The table over a situation, without a host: what it sends is recorded, what it is told comes from the test. */
export function mountTable(first: BettelnSituation, answer: Refusal | null = null): Mounted {
  let time = 0;
  const current = shallowRef(first);
  const handlers: ((happening: Happening<BettelnView, SeenBettelnEvent>) => void)[] = [];
  const act = vi.fn<(action: BettelnAction) => Promise<Refusal | null>>(() => Promise.resolve(answer));
  const source: BettelnSource = {
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
  const table = mount(component, { props: first.seat === null ? { source } : { source, now: () => time }, global: { plugins: [i18n] }, attachTo: document.body });
  return {
    table,
    act,
    wait: (milliseconds) => {
      time += milliseconds;
    },
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
