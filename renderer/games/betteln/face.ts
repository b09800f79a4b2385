import { defineAsyncComponent } from 'vue';
import { bettelnDe } from '@renderer/i18n/games/betteln.de';
import { bettelnEn } from '@renderer/i18n/games/betteln.en';
import type { BettelnAction } from '@shared/games/betteln/actions';
import { officeOf } from '@shared/games/betteln/offices';
import type { BettelnView } from '@shared/games/betteln/view';
import { askedWords } from '../face';
import type { GameFace } from '../face';
import { promptOf } from './prompts';
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
  asks({ view, legal, acting, seat, say, name }) {
    const context = { say, view: view as BettelnView, legal: legal as readonly BettelnAction[], seat, chosen: [], acting };
    const { turn, own, note, slip } = promptOf({ ...context, name: (who) => (who === null ? '' : name(who)) });
    return askedWords({ turn, own, note: slip?.title ?? note });
  },
  outcomeParams: ({ params }, names) => Object.fromEntries(Object.entries(params).map(([key, seat]) => [key, names[Number(seat)] ?? ''])),
  titleOf: ({ ranks }, seat) => `offices.${officeOf((ranks[seat] ?? 1) - 1, ranks.length)}`,
  texts: { de: bettelnDe, en: bettelnEn },
};
