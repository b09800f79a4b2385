import { schlafmuetze } from '@renderer/games/schlafmuetze/face';
import TableView from '@renderer/games/schlafmuetze/TableView.vue';
import { addGameTexts, useTexts } from '@renderer/i18n/text';
import type { Refusal } from '@shared/engine/contract';
import type { Action, SeenEvent, View } from '@shared/games/schlafmuetze';
import type { SchlafmuetzeSituation } from '@tests/fixtures/schlafmuetze-views';
import { mountOver } from '@tests/fixtures/mounted-table';
import type { MountedTable } from '@tests/fixtures/mounted-table';

export type Mounted = MountedTable<View, Action, SeenEvent>;

export function prepareTexts(): void {
  addGameTexts('schlafmuetze', schlafmuetze.texts);
  useTexts().language.value = 'de';
}

/** The table over a moment, without a host. */
export function mountTable(situation: SchlafmuetzeSituation, answer: Refusal | null = null): Mounted {
  return mountOver<View, Action, SeenEvent>(TableView, situation, answer);
}
