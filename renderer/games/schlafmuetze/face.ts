import { defineAsyncComponent } from 'vue';
import type { Action } from '@shared/games/schlafmuetze/actions';
import type { View } from '@shared/games/schlafmuetze/view';
import { schlafmuetzeDe } from '@renderer/i18n/games/schlafmuetze.de';
import { schlafmuetzeEn } from '@renderer/i18n/games/schlafmuetze.en';
import { schlafmuetzeShellDe } from '@renderer/i18n/games/schlafmuetze-shell.de';
import { schlafmuetzeShellEn } from '@renderer/i18n/games/schlafmuetze-shell.en';
import { askedWords } from '../face';
import type { GameFace } from '../face';
import { promptOf } from './prompts';
import SchlafmuetzePoster from './shell/SchlafmuetzePoster.vue';

export const schlafmuetze: GameFace = {
  id: 'schlafmuetze',
  table: defineAsyncComponent(() => import('./SchlafmuetzeTable.vue')),
  television: defineAsyncComponent(() => import('./SchlafmuetzeTelevision.vue')),
  rules: defineAsyncComponent(() => import('./shell/SchlafmuetzeRules.vue')),
  poster: SchlafmuetzePoster,
  posterInk: 'purple',
  result: defineAsyncComponent(() => import('./shell/SchlafmuetzeLastCard.vue')),
  resultColumn: {
    count(view, seat) {
      const pile = (view as View).seats[seat];
      return pile === undefined ? null : pile.drawCount + pile.ownCount;
    },
  },
  asks: ({ view, legal, seat, say, name }) => askedWords(promptOf({ say, view: view as View, legal: legal as readonly Action[], seat, name })),
  outcomeParams: ({ params }, names) => ({ ...params, name: names[Number(params['seat'])] ?? '' }),
  titleOf: () => null,
  texts: { de: { ...schlafmuetzeDe, ...schlafmuetzeShellDe }, en: { ...schlafmuetzeEn, ...schlafmuetzeShellEn } },
};
