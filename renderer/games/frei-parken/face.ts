import { defineAsyncComponent } from 'vue';
import type { FreiParkenView } from '@shared/games/frei-parken/view';
import { freiParkenDe } from '@renderer/i18n/games/frei-parken.de';
import { freiParkenEn } from '@renderer/i18n/games/frei-parken.en';
import type { GameFace } from '../face';
import FreiParkenPoster from './FreiParkenPoster.vue';

export const freiParken: GameFace = {
  id: 'frei-parken',
  table: defineAsyncComponent(() => import('./FreiParkenTable.vue')),
  television: defineAsyncComponent(() => import('./FreiParkenTelevision.vue')),
  rules: defineAsyncComponent(() => import('./FreiParkenRules.vue')),
  poster: FreiParkenPoster,
  posterInk: 'paper',
  result: null,
  resultColumn: { count: (view, seat) => (view as FreiParkenView).seats[seat]?.money ?? null },
  // Nobody has turns here: everybody books when the board says so.
  asks: () => null,
  outcomeParams: ({ params }, names) => ({ name: typeof params['seat'] === 'number' ? (names[params['seat']] ?? '') : '' }),
  titleOf: () => null,
  texts: { de: freiParkenDe, en: freiParkenEn },
};
