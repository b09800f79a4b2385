import { defineAsyncComponent } from 'vue';
import type { DoppelpackView } from '@shared/games/typolena-doppelpack/view';
import { typolenaDoppelpackDe } from '@renderer/i18n/games/typolena-doppelpack.de';
import { typolenaDoppelpackEn } from '@renderer/i18n/games/typolena-doppelpack.en';
import type { GameFace } from '../face';
import DoppelpackPoster from './DoppelpackPoster.vue';

export const doppelpack: GameFace = {
  id: 'typolena-doppelpack',
  table: defineAsyncComponent(() => import('./DoppelpackTable.vue')),
  television: defineAsyncComponent(() => import('./DoppelpackTelevision.vue')),
  rules: defineAsyncComponent(() => import('./DoppelpackRules.vue')),
  poster: DoppelpackPoster,
  posterInk: 'pink',
  result: null,
  resultColumn: { count: (view, seat) => (view as DoppelpackView).seats[seat]?.count ?? null },
  outcomeParams: ({ params }, names) => ({ name: typeof params['seat'] === 'number' ? (names[params['seat']] ?? '') : '' }),
  texts: { de: typolenaDoppelpackDe, en: typolenaDoppelpackEn },
};
