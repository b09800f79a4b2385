import type { GameModule } from '../../engine/contract';
import { MOST_SEATS, actionSchema } from './actions';
import type { Action } from './actions';
import { appeal } from './appeal';
import { apply } from './apply';
import { deck } from './cards';
import { applyClock, callWindow, windows } from './clock';
import type { Event, SeenEvent } from './events';
import { acting, legal } from './legal';
import { optionFields, optionsSchema, presets } from './options';
import type { Options } from './options';
import { outcome } from './outcome';
import { redeal } from './redeal';
import { see } from './see';
import { setup } from './setup';
import { copyState } from './state';
import type { State } from './state';
import type { View } from './view';
import { view } from './viewing';

/**
 * Schlafmütze: everybody gets rid of numbered cards, in the middle upwards from 1, on the others' piles up or down. There
 * is an order in which places have to be looked at, and whoever overlooks one is called a Schlafmütze. Rules:
 * docs/rules/schlafmuetze.md.
 */
export const schlafmuetze: GameModule<State, Action, Options, View, Event, SeenEvent, null> = {
  id: 'schlafmuetze',
  actionSchema,
  optionsSchema,
  optionFields,
  presets,
  /** [SM-1] */
  hasTurns: true,
  seatRange: () => ({ minimum: 2, maximum: MOST_SEATS }),
  setup,
  copy: copyState,
  acting,
  legal,
  apply,
  applyClock,
  windows,
  callWindow,
  view,
  see,
  outcome,
  redeal: (state, _viewer, random) => redeal(state, random),
  appeal,
  pieces: () => deck,
  inventory: (state) => [
    ...state.drawCards.flat(),
    ...state.ownCards.flat(),
    ...state.middleCards.flat(),
    ...state.asideCards,
    ...(state.drawnCard === null ? [] : [state.drawnCard]),
  ],
  carry: () => null,
};

export type { Action, Event, Options, SeenEvent, State, View };
