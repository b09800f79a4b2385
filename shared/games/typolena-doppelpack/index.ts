import type { GameModule } from '../../engine/contract';
import { actionSchema } from './actions';
import type { DoppelpackAction } from './actions';
import { appeal } from './appeal';
import { apply } from './apply';
import { applyClock, callWindow, windows } from './clock';
import type { DoppelpackEvent, SeenDoppelpackEvent } from './events';
import { acting, legal } from './legal';
import { optionFields, optionsSchema, presets } from './options';
import type { DoppelpackOptions } from './options';
import { outcome } from './outcome';
import { redeal } from './redeal';
import { see } from './see';
import { deck, setup } from './setup';
import type { DoppelpackCarry } from './setup';
import { copyState } from './state';
import type { DoppelpackState } from './state';
import { view } from './view';
import type { DoppelpackView } from './view';

/**
 * typolena-Doppelpack: one stack, a card drawn at the beginning of each turn, up to two laid, and animals want to be heard.
 * The rules: docs/rules/typolena-doppelpack.md. Only objections in the challenge mode are in a hurry.
 */
export const typolenaDoppelpack: GameModule<
  DoppelpackState,
  DoppelpackAction,
  DoppelpackOptions,
  DoppelpackView,
  DoppelpackEvent,
  SeenDoppelpackEvent,
  DoppelpackCarry
> = {
  id: 'typolena-doppelpack',
  actionSchema,
  optionsSchema,
  optionFields,
  presets,
  hasTurns: true,
  seatRange: () => ({ minimum: 2, maximum: 6 }),
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
  pieces: () => deck,
  inventory: (state) => [...state.handCards.flat(), ...state.talonCards, ...state.stackCards],
  carry: (state) => ({ dealer: state.dealer }),
};

export type { DoppelpackAction, DoppelpackCarry, DoppelpackEvent, DoppelpackOptions, DoppelpackState, DoppelpackView, SeenDoppelpackEvent };
