import { defineAsyncComponent } from 'vue';
import type { Action } from '@shared/games/heil-dreieck/actions';
import type { View } from '@shared/games/heil-dreieck/view';
import { heilDreieckDe } from '@renderer/i18n/games/heil-dreieck.de';
import { heilDreieckEn } from '@renderer/i18n/games/heil-dreieck.en';
import { heilDreieckShellDe } from '@renderer/i18n/games/heil-dreieck-shell.de';
import { heilDreieckShellEn } from '@renderer/i18n/games/heil-dreieck-shell.en';
import { askedWords } from '../face';
import type { GameFace } from '../face';
import { promptOf } from './prompts';
import HeilDreieckPoster from './shell/HeilDreieckPoster.vue';

export const heilDreieck: GameFace = {
  id: 'heil-dreieck',
  table: defineAsyncComponent(() => import('./HeilDreieckTable.vue')),
  television: defineAsyncComponent(() => import('./HeilDreieckTelevision.vue')),
  rules: defineAsyncComponent(() => import('./shell/HeilDreieckRules.vue')),
  poster: HeilDreieckPoster,
  posterInk: 'yellow',
  result: defineAsyncComponent(() => import('./shell/HeilDreieckResult.vue')),
  resultColumn: { count: (view, seat) => (view as View).seats[seat]?.count ?? null },
  asks: ({ view, legal, seat, say, name }) => askedWords(promptOf({ say, view: view as View, legal: legal as readonly Action[], seat, name })),
  outcomeParams: ({ params }, names) => ({ count: 0, ...params, name: names[Number(params['seat'] ?? -1)] ?? '' }),
  titleOf: () => null,
  texts: { de: { ...heilDreieckDe, ...heilDreieckShellDe }, en: { ...heilDreieckEn, ...heilDreieckShellEn } },
};
