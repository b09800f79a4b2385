import { defineAsyncComponent } from 'vue';
import type { MaexchenAction } from '@shared/games/maexchen/actions';
import type { MaexchenView } from '@shared/games/maexchen/view';
import { maexchenDe } from '@renderer/i18n/games/maexchen.de';
import { maexchenEn } from '@renderer/i18n/games/maexchen.en';
import { askedWords } from '../face';
import type { GameFace } from '../face';
import MaexchenPoster from './MaexchenPoster.vue';
import { promptOf } from './prompts';

export const maexchen: GameFace = {
  id: 'maexchen',
  table: defineAsyncComponent(() => import('./MaexchenTable.vue')),
  television: defineAsyncComponent(() => import('./MaexchenTelevision.vue')),
  rules: defineAsyncComponent(() => import('./MaexchenRules.vue')),
  poster: MaexchenPoster,
  posterInk: 'black',
  result: null,
  resultColumn: { count: (view, seat) => (view as MaexchenView).seats[seat]?.minus ?? null },
  asks: ({ view, legal, seat, say, name }) =>
    askedWords(promptOf({ say, view: view as MaexchenView, legal: legal as readonly MaexchenAction[], seat, name })),
  outcomeParams: ({ params }, names) => ({ name: typeof params['seat'] === 'number' ? (names[params['seat']] ?? '') : '' }),
  titleOf: () => null,
  texts: { de: maexchenDe, en: maexchenEn },
};
