import type { GameModule } from '../../engine/contract';
import { apply } from './act';
import { acting } from './acting';
import { actionSchema, type Action } from './actions';
import { appeal } from './appeal';
import { applyClock, callWindow, windows } from './clock';
import type { Event, SeenEvent } from './events';
import { inventory, pieces } from './inventory';
import { legal } from './legal';
import { optionFields, optionsSchema, presets, seatRange, type Options } from './options';
import { redeal } from './redeal';
import { see } from './see';
import { setup } from './setup';
import { copy, type Carry, type State } from './state';
import type { View } from './view';
import { view } from './viewing';

export type { Action, Carry, Event, Options, SeenEvent, State, View };

/**
 * typolena: the base game (TY), the Fehlerteufel (TF) and the special cards (TS). docs/rules/typolena.md has the rules.
 *
 * Everybody sheds cards onto two stacks; a card has to share a letter in the same typeface with the top of the other
 * stack, and its colour does something to the others. Who lays the last card, a Lena card, wins. Nobody wants to be left
 * with the Fehlerteufel, although it wards off red, blue and pink.
 */
export const typolena: GameModule<State, Action, Options, View, Event, SeenEvent, Carry> = {
  id: 'typolena',
  actionSchema,
  optionsSchema,
  optionFields,
  presets,
  hasTurns: true,
  seatRange,
  setup,
  copy,
  acting,
  legal,
  apply,
  applyClock,
  windows,
  callWindow,
  view,
  see,
  outcome: (state) => state.outcome,
  redeal,
  appeal,
  pieces,
  inventory,
  carry: (state) => ({ dealer: state.dealer }),
};
