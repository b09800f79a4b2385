import { describe, expect, it } from 'vitest';
import { heilDreieck } from '@shared/games/heil-dreieck';
import { approve, clock, counts, done, draw, dreieck, hand, has, heil, lay, object, play, position, refusal, topCard, typesOf, wordOf } from './position';

const realtime = { check: 'challenge' } as const;
const sequential = { check: 'challenge', calls: 'sequential' } as const;
const goal = 'r3 g3 b3';

describe('Heil Dreieck!: objecting to a lay', () => {
  const wrong = { hands: ['g5 r4 k9', 'k2 k4', 'b1 b2'], top: 'r1', draws: 'k6', options: realtime };

  it('[HD-5] offers every card, right or wrong, and lets a wrong one lie until somebody objects', () => {
    const state = position(wrong);
    expect(heilDreieck.legal(state, 0).filter(({ type }) => type === 'lay')).toHaveLength(3);
    play(state, 0, lay(state, 0, 'g5'));
    expect([wordOf(topCard(state)), state.seat]).toEqual(['g5', 1]);
    expect(heilDreieck.view(state, 2).claim).toEqual({ claim: 1, kind: 'lay', seats: [0], objectors: [1, 2], asked: null });
  });

  it('[HD-5, HD-56] an upheld objection gives the card back, and one card is drawn instead of the lay', () => {
    const state = position(wrong);
    play(state, 0, lay(state, 0, 'g5'));
    const events = play(state, 2, object(1));
    expect(typesOf(events)).toEqual(['objected', 'tookBack', 'drew', 'turn']);
    expect(events[0]).toEqual({ type: 'objected', seat: 2, claim: 1, upheld: true });
    expect([hand(state, 0), wordOf(topCard(state)), state.seat, state.turns]).toEqual(['r4 k9 g5 k6', 'r1', 1, 1]);
    expect(heilDreieck.view(state, 0)).toMatchObject({ colour: 'red', lastLay: null, claim: null });
  });

  it('[HD-5] undoes squares, infinity, circles and what was lost with a triangle or an Eckdrei card', () => {
    const direction = position({ ...wrong, hands: ['g8 r4', 'k2 k4', 'b1 b2'] });
    play(direction, 0, lay(direction, 0, 'g8'));
    expect(direction.seat).toBe(2);
    play(direction, 1, object(1));
    expect([direction.direction, direction.seat]).toEqual([1, 1]);
    const square = position({ ...wrong, hands: ['g7 r4', 'k2 k4', 'b1 b2'] });
    play(square, 0, lay(square, 0, 'g7'));
    play(square, 1, object(1));
    expect(square.pending).toBe(0);
    const circle = position({ ...wrong, hands: ['g0 r4', 'k2 k4', 'b1 b2'] });
    play(circle, 0, lay(circle, 0, 'g0', 'blue'));
    play(circle, 1, object(1));
    expect(heilDreieck.view(circle, 0).colour).toBe('red');
    const triangle = position({ ...wrong, hands: ['g3 b3 r4', 'k2 k4', 'b1 b2'], heil: [0] });
    play(triangle, 0, lay(triangle, 0, 'g3'));
    play(triangle, 1, object(1));
    expect([triangle.heilStands[0], triangle.heilSaid[0]]).toEqual([true, true]);
    const again = position({ ...wrong, hands: ['g8 r4', 'k2 k4'], options: { ...realtime, reverseForTwo: 'again' } });
    play(again, 0, lay(again, 0, 'g8'));
    play(again, 1, object(1));
    expect(again.seat).toBe(1);
  });

  it('[HD-35] a nine that came back has not been removed', () => {
    const state = position({ ...wrong, hands: ['g9 b9 k9 r4', 'k2 k4', 'b1 b2'], eckdrei: { 0: 1 } });
    play(state, 0, lay(state, 0, 'g9'));
    expect(heilDreieck.view(state, 1).seats[0]?.eckdrei).toBeNull();
    play(state, 1, object(1));
    expect(heilDreieck.view(state, 1).seats[0]?.eckdrei).toBe(1);
  });

  it('without reason it changes nothing', () => {
    const state = position({ ...wrong, hands: ['r5 r4', 'k2 k4', 'b1 b2'] });
    play(state, 0, lay(state, 0, 'r5'));
    expect(play(state, 2, object(1))).toEqual([{ type: 'objected', seat: 2, claim: 1, upheld: false }]);
    expect([counts(state), state.seat]).toEqual([[1, 2, 2], 1]);
    expect(refusal(state, 1, object(1))).toBe('settled');
  });

  it('comes too late after the next action, unless it was pressed before it or as early', () => {
    const state = position(wrong);
    play(state, 0, lay(state, 0, 'g5'));
    expect(heilDreieck.windows(state)[1]).toEqual({ id: 2, seats: [1, 2], lasts: null, tieMargin: 30 });
    expect(heilDreieck.callWindow(state, 1, draw)).toBe(2);
    expect(refusal(state, 2, approve(1))).toBe('not-now');
    const [early, tied, late] = [state, heilDreieck.copy(state), heilDreieck.copy(state)];
    const race = (copy: typeof state, at: number) => clock(copy, { type: 'calls', window: 2, calls: [{ seat: 1, action: draw, at: 500 }, { seat: 2, action: object(1), at }] });
    expect(typesOf(race(early, 400).events)).toEqual(['objected', 'tookBack', 'drew', 'turn', 'drew', 'turn']);
    expect(has(race(tied, 529).events, 'tookBack')).toBe(true);
    expect(has(race(late, 530).events, 'tookBack')).toBe(false);
    expect(heilDreieck.view(late, 0).claim).toBeNull();
  });

  it('[HD-54] what cannot be taken back waits: new cards for an empty hand', () => {
    const state = position({ ...wrong, hands: ['g5', 'k2 k4', 'b1 b2'] });
    play(state, 0, lay(state, 0, 'g5'));
    expect(heilDreieck.view(state, 1).phase).toEqual({ kind: 'check', seat: 0, then: 'lay' });
    expect(counts(state)[0]).toBe(0);
    expect(refusal(state, 1, draw)).toBe('not-now');
    expect(heilDreieck.windows(state).find(({ id }) => id === 2)?.lasts).toBe(8000);
    const objected = heilDreieck.copy(state);
    const trusted = heilDreieck.copy(state);
    expect(typesOf(clock(state, { type: 'elapsed', window: 2 }).events)).toEqual(['drew', 'turn']);
    expect([counts(state)[0], state.seat]).toEqual([6, 1]);
    play(objected, 1, object(1));
    expect([hand(objected, 0), objected.seat]).toEqual(['g5 k6', 1]);
    play(trusted, 1, approve(1));
    expect(typesOf(play(trusted, 2, approve(1)))).toEqual(['approved', 'drew', 'turn']);
  });

  it('[HD-36, HD-38] and so does going out', () => {
    const only = position({ ...wrong, hands: ['g5 r9 g9 b9', 'k2 k4', 'b1 b2'], eckdrei: { 0: 0 } });
    play(only, 0, lay(only, 0, 'g5'));
    expect([only.phase, only.outSeats]).toEqual(['check', []]);
    expect(has(clock(only, { type: 'elapsed', window: 2 }).events, 'out')).toBe(true);
    const kept = position({ ...wrong, hands: ['g5 r4 r9 g9 b9', 'k2 k4', 'b1 b2'], eckdrei: { 0: 2 } });
    play(kept, 0, lay(kept, 0, 'g5'));
    expect(kept.phase).toBe('check');
    expect(play(kept, 1, object(1))).toContainEqual(expect.objectContaining({ type: 'out', seat: 0, reason: 'eckdrei-kept' }));
  });
});

describe('Heil Dreieck!: objecting to a win', () => {
  const silent = { hands: ['k4 k5', goal, 'b1 b2'], draws: 'k6', options: realtime };

  it('[HD-30] a win without Heil! stands unless somebody objects in time', () => {
    const state = position(silent);
    play(state, 1, dreieck);
    expect(heilDreieck.view(state, 0)).toMatchObject({
      phase: { kind: 'check', seat: 1, then: 'win' },
      claim: { claim: 1, kind: 'win', seats: [1], objectors: [0, 2] },
      shown: [{ seat: 1, shownCards: state.handCards[1] }],
    });
    expect(refusal(state, 0, draw)).toBe('not-now');
    expect(clock(state, { type: 'elapsed', window: 2 }).events.at(-1)).toEqual({ type: 'over', winners: [1], reason: 'heil-dreieck' });
  });

  it('[HD-30, HD-32] an objection costs the new cards, and play goes on where it was', () => {
    const state = position(silent);
    play(state, 1, dreieck);
    expect(typesOf(play(state, 0, object(1)))).toEqual(['objected', 'heilMissing', 'drew']);
    expect([counts(state), state.phase, state.seat]).toEqual([[2, 9, 2], 'turn', 0]);
  });

  it('[HD-28] an objection to a true win ends the game at once', () => {
    const state = position({ ...silent, heil: [1] });
    play(state, 1, dreieck);
    expect(typesOf(play(state, 0, object(1)))).toEqual(['objected', 'over']);
  });

  it('[HD-5, HD-28] a win that rests on a wrong lay falls with it', () => {
    const state = position({ hands: [`${goal} k5`, 'k4 k2', 'b1 b2'], top: 'r1', heil: [0], options: realtime });
    play(state, 0, lay(state, 0, 'k5'), dreieck);
    expect(typesOf(play(state, 2, object(2)))).toEqual(['objected', 'tookBack', 'drew', 'turn']);
    expect([counts(state)[0], state.seat, state.turns]).toEqual([5, 1, 1]);
  });

  it('[HD-29] of two who say it together only the one who said Heil! wins', () => {
    const state = position({ hands: ['k4 k5', goal, 'k3 b3 g3'], heil: [2], options: realtime });
    const both = [1, 2].map((seat) => ({ seat, action: dreieck, at: 500 }));
    clock(state, { type: 'calls', window: 1, calls: both });
    expect(heilDreieck.view(state, 0).claim).toMatchObject({ seats: [1, 2], objectors: [0] });
    expect(play(state, 0, object(1)).at(-1)).toEqual({ type: 'over', winners: [2], reason: 'heil-dreieck' });
    const two = position({ hands: [goal, 'k3 b3 g3'], options: realtime });
    expect(clock(two, { type: 'calls', window: 1, calls: [0, 1].map((seat) => ({ seat, action: dreieck, at: 5 })) }).events.at(-1)).toEqual({
      type: 'over',
      winners: [0, 1],
      reason: 'heil-dreieck-together',
    });
  });

  it('[HD-28] a win that the table says is open to objections too', () => {
    const state = position({ hands: [`${goal} r5`, 'k4 k2', 'b1 b2'], top: 'r1', options: { ...realtime, win: 'table' } });
    play(state, 0, lay(state, 0, 'r5'));
    expect([state.phase, state.claim?.winners]).toEqual(['check', [0]]);
    play(state, 2, object(2));
    expect([counts(state)[0], state.phase, state.seat]).toEqual([9, 'turn', 1]);
  });
});

describe('Heil Dreieck!: objections in sequence', () => {
  it('[HD-5] asks the others one after the other before play goes on', () => {
    const state = position({ hands: ['g5 r4 k9', 'k2 k4', 'b1 b2'], top: 'r1', options: sequential });
    play(state, 0, lay(state, 0, 'g5'));
    expect(heilDreieck.acting(state)).toEqual([1]);
    expect(heilDreieck.legal(state, 1)).toEqual([object(1), approve(1)]);
    expect(refusal(state, 2, object(1))).toBe('not-your-turn');
    expect(refusal(state, 0, heil)).toBe('not-now');
    play(state, 1, approve(1));
    play(state, 2, object(1));
    expect(hand(state, 0)).toContain('g5');
    play(state, 0, done);
    expect(state.seat).toBe(1);
  });

  it('[HD-28, HD-30] and before a win counts', () => {
    const state = position({ hands: [`${goal} r5`, 'k4 k2', 'b1 b2'], top: 'r1', options: sequential });
    play(state, 0, lay(state, 0, 'r5'));
    play(state, 1, approve(1));
    play(state, 2, approve(1));
    play(state, 0, dreieck);
    const won = heilDreieck.copy(state);
    play(won, 1, approve(2));
    expect(has(play(won, 2, approve(2)), 'over')).toBe(true);
    play(state, 1, object(2));
    expect([counts(state)[0], state.phase]).toEqual([9, 'calls']);
    expect(heilDreieck.legal(state, 0)).toEqual([done, heil]);
  });
});
