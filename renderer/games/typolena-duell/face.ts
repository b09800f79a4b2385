import { defineAsyncComponent } from 'vue';
import type { DuellAction } from '@shared/games/typolena-duell/actions';
import type { DuellView } from '@shared/games/typolena-duell/view';
import { typolenaDuellDe } from '@renderer/i18n/games/typolena-duell.de';
import { typolenaDuellEn } from '@renderer/i18n/games/typolena-duell.en';
import { askedWords } from '../face';
import type { GameFace } from '../face';
import DuellPoster from './DuellPoster.vue';
import { promptOf } from './prompts';

export const duell: GameFace = {
  id: 'typolena-duell',
  table: defineAsyncComponent(() => import('./DuellTable.vue')),
  television: defineAsyncComponent(() => import('./DuellTelevision.vue')),
  rules: defineAsyncComponent(() => import('./DuellRules.vue')),
  poster: DuellPoster,
  posterInk: 'blue',
  result: null,
  resultColumn: { count: (view, seat) => (view as DuellView).seats[seat]?.count ?? null },
  // Everybody races for a letter at once: the cards that are turned up are the sign, not a bell on every phone.
  asks({ view, legal, seat, say, name }) {
    const { phase, asked } = view as DuellView;
    if (phase === 'calling' && asked === null) return null;
    return askedWords(promptOf({ say, view: view as DuellView, legal: legal as readonly DuellAction[], seat, name }));
  },
  outcomeParams: ({ params }, names) => ({ name: typeof params['seat'] === 'number' ? (names[params['seat']] ?? '') : '' }),
  titleOf: () => null,
  texts: { de: typolenaDuellDe, en: typolenaDuellEn },
};
