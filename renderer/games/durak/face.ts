import { defineAsyncComponent } from 'vue';
import { durakDe } from '@renderer/i18n/games/durak.de';
import { durakEn } from '@renderer/i18n/games/durak.en';
import type { DurakAction } from '@shared/games/durak/actions';
import type { DurakView } from '@shared/games/durak/view';
import { askedWords } from '../face';
import type { GameFace } from '../face';
import { promptOf } from './prompts';
import DurakPoster from './shell/DurakPoster.vue';

export const durak: GameFace = {
  id: 'durak',
  table: defineAsyncComponent(() => import('./DurakTable.vue')),
  television: defineAsyncComponent(() => import('./DurakTelevision.vue')),
  rules: defineAsyncComponent(() => import('./DurakRules.vue')),
  poster: DurakPoster,
  posterInk: 'greygreen',
  result: defineAsyncComponent(() => import('./shell/DurakResult.vue')),
  resultColumn: { count: (view, seat) => (view as DurakView).seats[seat]?.count ?? null },
  asks: ({ view, legal, seat, say, name }) =>
    askedWords(
      promptOf({ say, view: view as DurakView, legal: legal as readonly DurakAction[], seat, chosen: [], name: (who) => (who === null ? '' : name(who)) }),
    ),
  outcomeParams: ({ params }, names) => ({ name: typeof params['seat'] === 'number' ? (names[params['seat']] ?? '') : '' }),
  titleOf: ({ params }, seat) => (params['seat'] === seat ? 'role.short.durak' : null),
  texts: { de: durakDe, en: durakEn },
};
