import type { Seat, Viewer } from '../../engine/contract';
import { mayAnnounce, mayRoll } from './moves';
import { NOBODY, NOTHING, isIn } from './state';
import type { MaexchenState } from './state';
import { valuesIn } from './values';

export interface MaexchenSeatView {
  readonly minus: number;
  /** Lives that are left, when the match is about lives. */
  readonly lives: number | null;
  /** What was to be drunk so far, in the drinking variant. */
  readonly sips: number | null;
  readonly out: boolean;
}

/** A throw on the announcing board, from the lowest to the highest. */
export interface MaexchenValueView {
  readonly value: number;
  /** Whether the next announcement may be this one. */
  readonly open: boolean;
}

export interface MaexchenRevealView {
  readonly dice: readonly number[];
  readonly value: number;
  readonly announced: number;
  readonly announcer: Seat;
  readonly doubter: Seat;
  readonly lie: boolean;
}

export interface MaexchenView {
  readonly phase: MaexchenState['phase'];
  readonly turn: Seat;
  readonly round: number;
  readonly seats: readonly MaexchenSeatView[];
  /** Dice lie under the cup. */
  readonly covered: boolean;
  /** Those dice, for whoever has looked at them. */
  readonly dice: readonly number[] | null;
  /** Who has looked at them. */
  readonly knower: Seat | null;
  /** Throws in this turn. */
  readonly rolls: number;
  readonly announced: number | null;
  readonly announcer: Seat | null;
  readonly board: readonly MaexchenValueView[];
  /** What the last lifted cup showed. */
  readonly reveal: MaexchenRevealView | null;
  /** Nothing exceeds the announcement, so that it has to be doubted. */
  readonly mustDoubt: boolean;
  readonly end: 'points' | 'rounds' | 'lives';
  readonly endCount: number;
}

/** [MX-3] The dice are shown to nobody but who has looked at them. */
export function view(state: MaexchenState, viewer: Viewer): MaexchenView {
  const { options, knower, announced, announcer, reveal } = state;
  return {
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    seats: state.minus.map((minus, seat) => ({
      minus,
      lives: options.end === 'lives' ? Math.max(options.endCount - minus, 0) : null,
      sips: options.drink ? (state.sips[seat] ?? 0) : null,
      out: !isIn(state, seat),
    })),
    covered: state.dice.length > 0,
    dice: viewer !== 'table' && viewer === knower ? [...state.dice] : null,
    knower: knower === NOBODY ? null : knower,
    rolls: state.rolls,
    announced: announced === NOTHING ? null : announced,
    announcer: announcer === NOBODY ? null : announcer,
    board: valuesIn(options).map((value) => ({ value, open: mayAnnounce(state, value) })),
    reveal:
      reveal === null
        ? null
        : {
            dice: [...reveal.dice],
            value: reveal.value,
            announced: reveal.announced,
            announcer: reveal.announcer,
            doubter: reveal.doubter,
            lie: reveal.lie,
          },
    mustDoubt: state.phase === 'answer' && !mayRoll(state),
    end: options.end,
    endCount: options.endCount,
  };
}
