import type { GameModule } from '../../engine/contract';
import { actionSchema } from './actions';
import type { Action } from './actions';
import { appeal } from './appeal';
import { apply } from './apply';
import { applyClock, callWindow, windows } from './clock';
import type { Event, SeenEvent } from './events';
import { acting, legal } from './legal';
import { optionFields, optionsSchema, presets } from './options';
import type { Options } from './options';
import { outcome } from './outcome';
import { redeal } from './redeal';
import { see } from './see';
import { MOST_SEATS, packOf, setup } from './setup';
import { copyState } from './state';
import type { State } from './state';
import type { View } from './view';
import { view } from './viewing';

/**
 * Heil Dreieck!: cards go down by symbol or colour, and three triangles have to be all that is left of a hand. What has to
 * be said on the way is easily forgotten. Rules: docs/rules/heil-dreieck.md.
 */
export const heilDreieck: GameModule<State, Action, Options, View, Event, SeenEvent, null> = {
  id: 'heil-dreieck',
  actionSchema,
  optionsSchema,
  optionFields,
  presets,
  /** [HD-2, HD-4] */
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
  redeal,
  appeal,
  pieces: packOf,
  inventory: (state) => [...state.handCards.flat(), ...state.talonCards, ...state.discardCards],
  carry: () => null,
};

export type { Action, Event, Options, SeenEvent, State, View };
