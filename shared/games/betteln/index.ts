import type { GameModule } from '../../engine/contract';
import { actionSchema } from './actions';
import type { BettelnAction } from './actions';
import { appeal } from './appeal';
import { apply } from './apply';
import { carryOf } from './carry';
import type { BettelnCarry } from './carry';
import type { BettelnEvent, SeenBettelnEvent } from './events';
import { acting, legal } from './legal';
import { optionFields, optionsSchema, presets } from './options';
import type { BettelnOptions } from './options';
import { deckOf } from './order';
import { outcome } from './outcome';
import { redeal } from './redeal';
import { refusals } from './refusals';
import { see } from './see';
import { setup } from './setup';
import { copyState } from './state';
import type { BettelnState } from './state';
import { view } from './view';
import type { BettelnView } from './view';

/**
 * Betteln: get rid of all cards, in tricks of one value each; the order in which that happens gives the offices, and they
 * rule the next match. Pages of the rules: docs/rules/betteln.md. One acts after another, but for the exchange.
 */
export const betteln: GameModule<
  BettelnState,
  BettelnAction,
  BettelnOptions,
  BettelnView,
  BettelnEvent,
  SeenBettelnEvent,
  BettelnCarry
> = {
  id: 'betteln',
  actionSchema,
  optionsSchema,
  optionFields,
  presets,
  hasTurns: true,
  seatRange: () => ({ minimum: 3, maximum: 8 }),
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
  pieces: deckOf,
  inventory: (state) => [
    ...state.handCards.flat(),
    ...state.restCards,
    ...state.pairs.flatMap((pair) => (pair.done ? [] : [...pair.takenCards, ...pair.givenCards])),
    ...state.topCards,
    ...state.pileCards,
    ...state.playedCards,
  ],
  carry: carryOf,
};

export type { BettelnAction, BettelnCarry, BettelnEvent, BettelnOptions, BettelnState, BettelnView, SeenBettelnEvent };
