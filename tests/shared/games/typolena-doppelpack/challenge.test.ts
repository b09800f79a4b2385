import { describe, expect, it } from 'vitest';
import type { ClockAction } from '@shared/engine/contract';
import { typolenaDoppelpack } from '@shared/games/typolena-doppelpack';
import type { DoppelpackAction, DoppelpackEvent, DoppelpackState } from '@shared/games/typolena-doppelpack';
import { CARD } from '@shared/games/typolena/cards';
import { below, chain, counts, draw, lay, pass, play, position, refusal, typesOf, unfit } from './position';

const [A, B, C] = [0, 1, 2];
const [X = 0, Y = 0, Z = 0] = chain(CARD.privat, 3);
const [MISFIT = 0, OTHER = 0] = unfit(2, CARD.privat);
const wrong: DoppelpackAction = { type: 'lay', card: MISFIT, letter: 'N', sound: null };

function challenged(hands: readonly (readonly number[])[], options: Parameters<typeof position>[0]['options'] = {}): DoppelpackState {
  return position({ top: CARD.privat, hands, options: { check: 'challenge', ...options } });
}

function clock(state: DoppelpackState, action: ClockAction<DoppelpackAction>): DoppelpackEvent[] {
  const events: DoppelpackEvent[] = [];
  const answer = typolenaDoppelpack.applyClock(state, action, events);
  if (answer !== null) throw new Error(`refused: ${answer.code}`);
  return events;
}

const object = (number: number): DoppelpackAction => ({ type: 'object', lay: number });
const approve = (number: number): DoppelpackAction => ({ type: 'approve', lay: number });

describe('Doppelpack: challenge', () => {
  it('a wrong card stays when nobody objects before the next one', () => {
    const state = challenged([[MISFIT, X, Y], [Z], [OTHER]]);
    expect(typesOf(play(state, A, wrong))).toEqual(['laid']);
    expect(typolenaDoppelpack.view(state, C)).toMatchObject({ topCard: MISFIT, underCard: CARD.privat, objectors: [B, C] });
    play(state, A, pass);
    expect(refusal(state, B, object(1))).toBe('lay-settled');
    expect(counts(state)).toEqual([2, 1, 1]);
  });

  it('an upheld objection takes the card back, with a penalty card, and ends the turn', () => {
    const state = challenged([[MISFIT, X, Y], [Z], [OTHER]]);
    play(state, A, wrong);
    expect(typesOf(play(state, C, object(1)))).toEqual(['objected', 'mistake', 'drew', 'turn']);
    expect(state.stackCards.at(-1)).toBe(CARD.privat);
    expect(counts(state)).toEqual([4, 1, 1]);
    expect(state).toMatchObject({ turn: B, phase: 'draw', lastLay: null });
  });

  it('a second card can be objected to until the next player draws', () => {
    const state = challenged([[X, OTHER, Y], [Z], [MISFIT]]);
    play(state, A, lay(X, CARD.privat));
    play(state, A, { type: 'lay', card: OTHER, letter: 'N', sound: null });
    expect(typolenaDoppelpack.acting(state)).toEqual([B, C]);
    expect(state.turn).toBe(B);
    const copy = typolenaDoppelpack.copy(state);
    play(copy, B, draw);
    expect(refusal(copy, C, object(2))).toBe('lay-settled');
    play(state, C, object(2));
    expect(state.stackCards.at(-1)).toBe(X);
    expect(state).toMatchObject({ turn: B, phase: 'draw' });
  });

  it('an unfounded objection settles the lay, and costs a card where the table says so', () => {
    for (const [falseObjection, count] of [['none', 1], ['draw', 2]] as const) {
      const state = challenged([[X, Y, MISFIT], [Z], [OTHER]], { falseObjection });
      play(state, A, lay(X, CARD.privat));
      play(state, B, object(1));
      expect(counts(state)[B]).toBe(count);
      expect(refusal(state, C, object(1))).toBe('lay-settled');
      expect(state).toMatchObject({ turn: A, phase: 'lay' });
    }
  });

  it('[TP-16] a forgotten sound costs a card only if somebody notices; the animal stays', () => {
    const top = below(CARD.hund);
    const state = position({ top, hands: [[CARD.hund, ...unfit(1, CARD.hund, top)], [CARD.katze]], options: { check: 'challenge' } });
    expect(typesOf(play(state, A, lay(CARD.hund, top)))).toEqual(['laid']);
    expect(typesOf(play(state, B, object(1)))).toEqual(['objected', 'soundForgotten', 'drew']);
    expect(state.stackCards.at(-1)).toBe(CARD.hund);
    expect(state).toMatchObject({ turn: A, phase: 'lay', laid: 1 });
  });

  it('[TP-11, TP-16] noticed with the last card, it costs the win', () => {
    const top = below(CARD.hund);
    const state = position({ top, hands: [[CARD.hund], [CARD.katze]], options: { check: 'challenge' } });
    play(state, A, lay(CARD.hund, top));
    expect(state.phase).toBe('check');
    play(state, B, object(1));
    expect(state).toMatchObject({ turn: A, phase: 'lay' });
    expect(counts(state)[A]).toBe(1);
  });

  it('the last card waits until everybody has let it stand, or the time is over', () => {
    const state = challenged([[X], [Z], [OTHER]]);
    play(state, A, lay(X, CARD.privat));
    expect(typolenaDoppelpack.outcome(state)).toBeNull();
    expect(typolenaDoppelpack.windows(state)).toEqual([{ id: state.window, seats: [B, C], lasts: 10_000, tieMargin: 30 }]);
    const timed = typolenaDoppelpack.copy(state);
    expect(typesOf(clock(timed, { type: 'elapsed', window: timed.window }))).toEqual(['won']);
    play(state, B, approve(1));
    expect(typolenaDoppelpack.outcome(state)).toBeNull();
    expect(typesOf(play(state, C, approve(1)))).toEqual(['approved', 'won']);
  });

  it('a wrong last card that is noticed wins nothing', () => {
    const state = challenged([[MISFIT], [Z], [OTHER]]);
    play(state, A, wrong);
    play(state, B, object(1));
    expect(counts(state)[A]).toBe(2);
    expect(state).toMatchObject({ turn: B, phase: 'draw' });
  });

  it.each([
    [20, true],
    [40, false],
  ])('an objection %i ms after the next card counts: %s', (gap, counts) => {
    const state = challenged([[MISFIT, X, Y], [Z], [OTHER]]);
    play(state, A, wrong);
    const { window } = state;
    expect(typolenaDoppelpack.callWindow(state, A, pass)).toBe(window);
    expect(typolenaDoppelpack.callWindow(state, B, approve(1))).toBeNull();
    const events = clock(state, {
      type: 'calls',
      window,
      calls: [
        { seat: A, action: pass, at: 1000 },
        { seat: B, action: object(1), at: 1000 + gap },
      ],
    });
    expect(typesOf(events).includes('mistake')).toBe(counts);
  });

  it('in sequence there are no windows, and objections count until the next card', () => {
    const state = challenged([[MISFIT, X, Y], [Z], [OTHER]], { calls: 'sequential' });
    play(state, A, wrong);
    expect(typolenaDoppelpack.windows(state)).toEqual([]);
    expect(typolenaDoppelpack.callWindow(state, B, object(1))).toBeNull();
    expect(typolenaDoppelpack.acting(state)).toEqual([A, B, C]);
    expect(typesOf(play(state, B, object(1)))).toContain('mistake');
  });
});
