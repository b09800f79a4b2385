import { defineAsyncComponent } from 'vue';
import type { Action } from '@shared/games/typolena/actions';
import type { View } from '@shared/games/typolena/view';
import { typolenaCardsDe } from '@renderer/i18n/games/typolena-cards.de';
import { typolenaCardsEn } from '@renderer/i18n/games/typolena-cards.en';
import { typolenaDe } from '@renderer/i18n/games/typolena.de';
import { typolenaEn } from '@renderer/i18n/games/typolena.en';
import { typolenaShellDe } from '@renderer/i18n/games/typolena-shell.de';
import { typolenaShellEn } from '@renderer/i18n/games/typolena-shell.en';
import { addGameTexts } from '@renderer/i18n/text';
import { betteln } from './betteln/face';
import { durak } from './durak/face';
import { askedWords } from './face';
import type { GameFace } from './face';
import { freiParken } from './frei-parken/face';
import { heilDreieck } from './heil-dreieck/face';
import { maexchen } from './maexchen/face';
import { schlafmuetze } from './schlafmuetze/face';
import { promptOf } from './typolena/prompts';
import TypolenaPoster from './typolena/shell/TypolenaPoster.vue';
import { doppelpack } from './typolena-doppelpack/face';
import { duell } from './typolena-duell/face';

const typolena: GameFace = {
  id: 'typolena',
  table: defineAsyncComponent(() => import('./typolena/TypolenaTable.vue')),
  television: defineAsyncComponent(() => import('./typolena/TypolenaTelevision.vue')),
  rules: defineAsyncComponent(() => import('./typolena/shell/TypolenaRules.vue')),
  poster: TypolenaPoster,
  posterInk: 'red',
  result: defineAsyncComponent(() => import('./typolena/shell/TypolenaLastCard.vue')),
  resultColumn: { count: (view, seat) => (view as View).seats[seat]?.count ?? null },
  asks: ({ view, legal, seat, say, name }) =>
    askedWords(promptOf({ say, view: view as View, legal: legal as readonly Action[], seat, selected: null, reached: null, name })),
  outcomeParams: ({ params }, names) => ({
    ...params,
    ...(typeof params['seat'] === 'number' ? { name: names[params['seat']] ?? '' } : {}),
  }),
  titleOf: () => null,
  texts: {
    de: { ...typolenaDe, ...typolenaShellDe, ...typolenaCardsDe },
    en: { ...typolenaEn, ...typolenaShellEn, ...typolenaCardsEn },
  },
};

/** The games that have a table here, in the order in which the lobby shows them. Others are not offered. */
export const faces: readonly GameFace[] = [typolena, duell, doppelpack, schlafmuetze, heilDreieck, maexchen, durak, betteln, freiParken];

export function faceOf(id: string): GameFace | null {
  return faces.find((face) => face.id === id) ?? null;
}

export function registerGameTexts(): void {
  for (const { id, texts } of faces) addGameTexts(id, texts);
}
