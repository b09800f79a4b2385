import { defineAsyncComponent } from 'vue';
import type { DuellView } from '@shared/games/typolena-duell/view';
import { typolenaDuellDe } from '@renderer/i18n/games/typolena-duell.de';
import { typolenaDuellEn } from '@renderer/i18n/games/typolena-duell.en';
import type { GameFace } from '../face';
import DuellPoster from './DuellPoster.vue';

export const duell: GameFace = {
  id: 'typolena-duell',
  table: defineAsyncComponent(() => import('./DuellTable.vue')),
  television: defineAsyncComponent(() => import('./DuellTelevision.vue')),
  rules: defineAsyncComponent(() => import('./DuellRules.vue')),
  poster: DuellPoster,
  posterInk: 'blue',
  result: null,
  resultColumn: { count: (view, seat) => (view as DuellView).seats[seat]?.count ?? null },
  outcomeParams: ({ params }, names) => ({ name: typeof params['seat'] === 'number' ? (names[params['seat']] ?? '') : '' }),
  texts: { de: typolenaDuellDe, en: typolenaDuellEn },
};
