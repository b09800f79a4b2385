import { defineAsyncComponent } from 'vue';
import type { DurakView } from '@shared/games/durak/view';
import type { View } from '@shared/games/typolena/view';
import { durakDe } from '@renderer/i18n/games/durak.de';
import { durakEn } from '@renderer/i18n/games/durak.en';
import { typolenaCardsDe } from '@renderer/i18n/games/typolena-cards.de';
import { typolenaCardsEn } from '@renderer/i18n/games/typolena-cards.en';
import { typolenaDe } from '@renderer/i18n/games/typolena.de';
import { typolenaEn } from '@renderer/i18n/games/typolena.en';
import { typolenaShellDe } from '@renderer/i18n/games/typolena-shell.de';
import { typolenaShellEn } from '@renderer/i18n/games/typolena-shell.en';
import { addGameTexts } from '@renderer/i18n/text';
import DurakPoster from './durak/shell/DurakPoster.vue';
import type { GameFace } from './face';
import TypolenaPoster from './typolena/shell/TypolenaPoster.vue';
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
  outcomeParams: ({ params }, names) => ({
    ...params,
    ...(typeof params['seat'] === 'number' ? { name: names[params['seat']] ?? '' } : {}),
  }),
  texts: {
    de: { ...typolenaDe, ...typolenaShellDe, ...typolenaCardsDe },
    en: { ...typolenaEn, ...typolenaShellEn, ...typolenaCardsEn },
  },
};

const durak: GameFace = {
  id: 'durak',
  table: defineAsyncComponent(() => import('./durak/DurakTable.vue')),
  television: defineAsyncComponent(() => import('./durak/DurakTelevision.vue')),
  rules: defineAsyncComponent(() => import('./durak/DurakRules.vue')),
  poster: DurakPoster,
  posterInk: 'greygreen',
  result: defineAsyncComponent(() => import('./durak/shell/DurakResult.vue')),
  resultColumn: { count: (view, seat) => (view as DurakView).seats[seat]?.count ?? null },
  outcomeParams: ({ params }, names) => ({ name: typeof params['seat'] === 'number' ? (names[params['seat']] ?? '') : '' }),
  texts: { de: durakDe, en: durakEn },
};

/** The games that have a table here, in the order in which the lobby shows them. Others are not offered. */
export const faces: readonly GameFace[] = [typolena, duell, durak];

export function faceOf(id: string): GameFace | null {
  return faces.find((face) => face.id === id) ?? null;
}

export function registerGameTexts(): void {
  for (const { id, texts } of faces) addGameTexts(id, texts);
}
