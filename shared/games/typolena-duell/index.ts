import type { GameModule } from '../../engine/contract';
import { actionSchema } from './actions';
import type { DuellAction } from './actions';
import { appeal } from './appeal';
import { apply } from './apply';
import { applyClock, callWindow, windows } from './clock';
import type { DuellEvent, SeenDuellEvent } from './events';
import { acting, legal } from './legal';
import { optionFields, optionsSchema, presets } from './options';
import type { DuellOptions } from './options';
import { outcome } from './outcome';
import { redeal } from './redeal';
import { see } from './see';
import { deck, setup } from './setup';
import { copyState } from './state';
import type { DuellState } from './state';
import { view } from './view';
import type { DuellView } from './view';

/**
 * typolena-Duell: everybody turns up a card at the same time, and the first to call a letter that two of them share wins
 * them all. The rules: docs/rules/typolena-duell.md. The letters are a race, or are asked for one after the other.
 */
export const typolenaDuell: GameModule<DuellState, DuellAction, DuellOptions, DuellView, DuellEvent, SeenDuellEvent, null> = {
  id: 'typolena-duell',
  actionSchema,
  optionsSchema,
  optionFields,
  presets,
  /** [TD-1] */
  hasTurns: true,
  seatRange: () => ({ minimum: 2, maximum: 3 }),
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
  inventory: (state) => [
    ...state.stackCards.flat(),
    ...state.turnedCards.filter((card) => card !== null),
    ...state.asideCards,
  ],
  carry: () => null,
};

export type { DuellAction, DuellEvent, DuellOptions, DuellState, DuellView, SeenDuellEvent };
