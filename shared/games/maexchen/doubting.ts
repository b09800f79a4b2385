import type { Refusal, Seat } from '../../engine/contract';
import { mayConcede } from './moves';
import { refusals } from './refusals';
import { checkTurn } from './rolling';
import type { Events } from './rolling';
import { NOBODY, NOTHING, isIn, nextIn } from './state';
import type { MaexchenState } from './state';
import { rankOf, valueOf } from './values';

const HIGHEST = 21;

/** [MX-12, MX-13] */
export function doubt(state: MaexchenState, seat: Seat, events: Events): Refusal | null {
  const refused = checkTurn(state, seat);
  if (refused !== null) return refused;
  if (state.phase !== 'answer') return refusals.notNow;
  uncover(state, events);
  return null;
}

/** [MX-14] Whether the dice give the announcement the lie; understating is one only where the table says so. */
function isLie(state: MaexchenState, value: number): boolean {
  const { options, announced } = state;
  return options.under === 'lie' ? value !== announced : rankOf(options, value) < rankOf(options, announced);
}

/** [MX-13, MX-14, MX-15] The cup is lifted: the liar pays, or the doubter. */
export function uncover(state: MaexchenState, events: Events): void {
  const { announced, announcer, turn: doubter, dice } = state;
  const value = valueOf(dice);
  const lie = isLie(state, value);
  state.reveal = { dice: [...dice], value, announced, announcer, doubter, lie };
  events?.push(
    { type: 'doubted', seat: doubter, against: announcer },
    { type: 'uncovered', dice: [...dice], value, announced, lie },
  );
  const points = state.options.double21 && announced === HIGHEST ? 2 : 1;
  addMinus(state, lie ? announcer : doubter, points, events);
  endRound(state, doubter, events);
}

/** An option: one minus point for not looking, whatever lies under the cup. */
export function concede(state: MaexchenState, seat: Seat, events: Events): Refusal | null {
  const refused = checkTurn(state, seat);
  if (refused !== null) return refused;
  if (!mayConcede(state)) return refusals.notNow;
  events?.push({ type: 'conceded', seat, announced: state.announced });
  addMinus(state, seat, 1, events);
  endRound(state, seat, events);
  return null;
}

/** [MX-17, MX-18] In the drinking variant every minus point is drunk at once. */
function addMinus(state: MaexchenState, seat: Seat, points: number, events: Events): void {
  const total = (state.minus[seat] ?? 0) + points;
  state.minus[seat] = total;
  events?.push({ type: 'minus', seat, points, total });
  if (state.options.drink) {
    const sips = points * state.options.sips;
    const drunk = (state.sips[seat] ?? 0) + sips;
    state.sips[seat] = drunk;
    events?.push({ type: 'drink', seat, sips, total: drunk });
  }
  if (state.options.end !== 'lives' || total < state.options.endCount) return;
  state.outAt[seat] = state.round;
  events?.push({ type: 'out', seat });
}

function isOver({ options, minus, outAt, round }: MaexchenState): boolean {
  switch (options.end) {
    case 'points':
      return minus.some((points) => points >= options.endCount);
    case 'rounds':
      return round >= options.endCount;
    case 'lives':
      return outAt.filter((when) => when === 0).length < 2;
  }
}

/** [MX-16] Whoever uncovered begins the next round, or the next player when that was his last life. */
function endRound(state: MaexchenState, uncoverer: Seat, events: Events): void {
  state.dice = [];
  state.knower = NOBODY;
  state.rolls = 0;
  state.announced = NOTHING;
  state.announcer = NOBODY;
  if (isOver(state)) {
    state.phase = 'over';
    events?.push({ type: 'over' });
    return;
  }
  state.round += 1;
  state.turn = isIn(state, uncoverer) ? uncoverer : nextIn(state, uncoverer);
  state.phase = 'start';
  events?.push({ type: 'round', round: state.round, seat: state.turn });
}
