import { heilDreieck } from '@renderer/games/heil-dreieck/face';
import TableView from '@renderer/games/heil-dreieck/TableView.vue';
import { addGameTexts, useTexts } from '@renderer/i18n/text';
import type { Refusal } from '@shared/engine/contract';
import type { Action, SeenEvent, View } from '@shared/games/heil-dreieck';
import type { HeilDreieckSituation } from '@tests/fixtures/heil-dreieck-views';
import { mountOver } from '@tests/fixtures/mounted-table';
import type { MountedTable } from '@tests/fixtures/mounted-table';

export type Mounted = MountedTable<View, Action, SeenEvent>;

export function prepareTexts(): void {
  addGameTexts('heil-dreieck', heilDreieck.texts);
  useTexts().language.value = 'de';
}

/** The table over a moment, without a host. */
export function mountTable(situation: HeilDreieckSituation, answer: Refusal | null = null): Mounted {
  return mountOver<View, Action, SeenEvent>(TableView, situation, answer);
}
