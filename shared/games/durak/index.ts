import type { GameModule } from '../../engine/contract';
import { actionSchema } from './actions';
import type { DurakAction } from './actions';
import { appeal } from './appeal';
import { apply } from './apply';
import { carryOf } from './carry';
import type { DurakCarry } from './carry';
import type { DurakEvent, SeenDurakEvent } from './events';
import { acting, legal } from './legal';
import { optionFields, optionsSchema, presets } from './options';
import type { DurakOptions } from './options';
import { outcome } from './outcome';
import { redeal } from './redeal';
import { refusals } from './refusals';
import { see } from './see';
import { deck, setup } from './setup';
import { copyState } from './state';
import type { DurakState } from './state';
import { view } from './view';
import type { DurakView } from './view';

/**
 * Durak: attack and defence in rounds, nobody wins, the last one with cards loses. Pages of the rules: docs/rules/durak.md.
 * Attackers and defender act at the same time where the rules let them; there are no calls and no clock.
 */
export const durak: GameModule<DurakState, DurakAction, DurakOptions, DurakView, DurakEvent, SeenDurakEvent, DurakCarry> = {
  id: 'durak',
  actionSchema,
  optionsSchema,
  optionFields,
  presets,
  /** [DU-2] */
  hasTurns: true,
  seatRange: () => ({ minimum: 2, maximum: 6 }),
  setup,
  copy: copyState,
  acting,
  legal,
  apply,
  applyClock: () => refusals.noClock,
  windows: () => [],
  callWindow: () => null,
  view,
  see,
  outcome,
  redeal,
  appeal,
  pieces: () => deck,
  inventory: (state) => [
    ...state.talonCards,
    ...state.handCards.flat(),
    ...state.attackCards,
    ...state.coverCards.filter((card) => card !== null),
    ...state.discardedCards,
  ],
  carry: carryOf,
};

export type { DurakAction, DurakCarry, DurakEvent, DurakOptions, DurakState, DurakView, SeenDurakEvent };
