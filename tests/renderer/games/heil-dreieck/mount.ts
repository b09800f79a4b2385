import { mount } from '@vue/test-utils';
import type { VueWrapper } from '@vue/test-utils';
import { heilDreieck } from '@renderer/games/heil-dreieck/face';
import TableView from '@renderer/games/heil-dreieck/TableView.vue';
import { addGameTexts, i18n, useTexts } from '@renderer/i18n/text';
import type { Refusal } from '@shared/engine/contract';
import type { Action, SeenEvent, View } from '@shared/games/heil-dreieck';
import type { HeilDreieckSituation } from '@tests/fixtures/heil-dreieck-views';
import { fakeTable } from '@tests/fixtures/table-source';
import type { FakeTable } from '@tests/fixtures/table-source';

export function prepareTexts(): void {
  addGameTexts('heil-dreieck', heilDreieck.texts);
  useTexts().language.value = 'de';
}

export interface Mounted extends FakeTable<View, Action, SeenEvent> {
  readonly table: VueWrapper;
  press(selector: string): Promise<void>;
}

/** The table over a moment, without a host. */
export function mountTable(situation: HeilDreieckSituation, answer: Refusal | null = null): Mounted {
  const fake = fakeTable<View, Action, SeenEvent>(situation, answer);
  const table = mount(TableView, { props: { source: fake.source, now: () => 1234 }, global: { plugins: [i18n] }, attachTo: document.body });
  return {
    ...fake,
    table,
    async press(selector) {
      await table.get(selector).trigger('click');
    },
  };
}
