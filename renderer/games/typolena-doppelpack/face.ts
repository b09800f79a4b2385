import { defineAsyncComponent } from 'vue';
import type { DoppelpackAction } from '@shared/games/typolena-doppelpack/actions';
import type { DoppelpackView } from '@shared/games/typolena-doppelpack/view';
import { typolenaDoppelpackDe } from '@renderer/i18n/games/typolena-doppelpack.de';
import { typolenaDoppelpackEn } from '@renderer/i18n/games/typolena-doppelpack.en';
import { askedWords } from '../face';
import type { GameFace } from '../face';
import DoppelpackPoster from './DoppelpackPoster.vue';
import { promptOf } from './prompts';

export const doppelpack: GameFace = {
  id: 'typolena-doppelpack',
  table: defineAsyncComponent(() => import('./DoppelpackTable.vue')),
  television: defineAsyncComponent(() => import('./DoppelpackTelevision.vue')),
  rules: defineAsyncComponent(() => import('./DoppelpackRules.vue')),
  poster: DoppelpackPoster,
  posterInk: 'pink',
  result: null,
  resultColumn: { count: (view, seat) => (view as DoppelpackView).seats[seat]?.count ?? null },
  asks: ({ view, legal, seat, say, name }) =>
    askedWords(promptOf({ say, view: view as DoppelpackView, legal: legal as readonly DoppelpackAction[], seat, name })),
  outcomeParams: ({ params }, names) => ({ name: typeof params['seat'] === 'number' ? (names[params['seat']] ?? '') : '' }),
  titleOf: () => null,
  texts: { de: typolenaDoppelpackDe, en: typolenaDoppelpackEn },
};
