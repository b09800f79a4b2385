import { defineAsyncComponent } from 'vue';
import { bettelnDe } from '@renderer/i18n/games/betteln.de';
import { bettelnEn } from '@renderer/i18n/games/betteln.en';
import type { GameFace } from '../face';
import BettelnPoster from './shell/BettelnPoster.vue';

export const betteln: GameFace = {
  id: 'betteln',
  table: defineAsyncComponent(() => import('./BettelnTable.vue')),
  television: defineAsyncComponent(() => import('./BettelnTelevision.vue')),
  rules: defineAsyncComponent(() => import('./BettelnRules.vue')),
  poster: BettelnPoster,
  posterInk: 'paper',
  result: defineAsyncComponent(() => import('./shell/BettelnResult.vue')),
  // Offices are words; they stand beside the result.
  resultColumn: null,
  outcomeParams: ({ params }, names) => Object.fromEntries(Object.entries(params).map(([key, seat]) => [key, names[Number(seat)] ?? ''])),
  texts: { de: bettelnDe, en: bettelnEn },
};
