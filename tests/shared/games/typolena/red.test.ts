import { describe, expect, it } from 'vitest';
import type { Options, State } from '@shared/games/typolena';
import { typolena } from '@shared/games/typolena';
import { hasColour, MOTIFS } from '@shared/games/typolena/cards';
import { Box, CARD, counts, isLegal, layOf, letterOf, play, position, refusal, rightLay, turnOf, typesOf, wrongLetter } from './fixture';

/** Four players with a red card each that fits the first stack, so all of them can be laid on the second. */
function redTable(seats = 4, options: Partial<Options> = {}): { state: State; reds: number[]; draws: number[]; one: number } {
  const box = new Box();
  const one = box.use(CARD.gans);
  const two = box.take({ lacks: 'red' });
  const reds = Array.from({ length: seats }, () => box.take({ colours: ['red'], fits: one }));
  const draws = box.some(6);
  const hands = reds.map((red) => [red, ...box.some(2)]);
  return { state: position({ hands, stacks: [[one], [two]], draws, options }), reds, draws, one };
}

function layRed(state: State, seat: number, card: number): void {
  play(state, seat, rightLay(state, card, 1, 'red'));
}

describe('red', () => {
  it('[TY-53, TY-54, TY-55] makes the next player draw one card, and says so', () => {
    const { state, reds, draws } = redTable();
    const events = play(state, 0, rightLay(state, reds[0] ?? -1, 1, 'red'));
    expect(typesOf(events)).toEqual(['laid', 'attacked']);
    expect(events[0]).toMatchObject({ colour: 'red' });
    expect(state.phase).toEqual({ kind: 'red', seat: 1, attacker: 0, count: 1 });
    play(state, 1, { type: 'take' });
    expect(state.hands[1]).toContain(draws[0]);
    expect(counts(state)).toEqual([2, 4, 3, 3]);
    expect(MOTIFS.filter(({ id }) => hasColour(id, 'red'))).toHaveLength(15);
  });

  it('[TY-54, TY-47] cannot be laid without naming the colour', () => {
    const { state, reds, one } = redTable();
    const red = reds[0] ?? -1;
    expect(refusal(state, 0, layOf(red, 1, letterOf(red, one), null))).toBe('colour-missing');
  });

  it('[TY-56, TY-57, TY-58] is shifted to the next player with one card more, and once more after that', () => {
    const { state, reds } = redTable();
    layRed(state, 0, reds[0] ?? -1);
    layRed(state, 1, reds[1] ?? -1);
    expect(state.phase).toEqual({ kind: 'red', seat: 2, attacker: 1, count: 2 });
    layRed(state, 2, reds[2] ?? -1);
    expect(state.phase).toEqual({ kind: 'red', seat: 3, attacker: 2, count: 3 });
    expect(counts(state)).toEqual([2, 2, 2, 3]);
  });

  it('[TY-56] is answered only before drawing: to draw for the turn is not possible', () => {
    const { state, reds } = redTable();
    layRed(state, 0, reds[0] ?? -1);
    expect(refusal(state, 1, { type: 'draw' })).toBe('not-now');
    expect(isLegal(state, 1, rightLay(state, reds[1] ?? -1, 1, 'red'))).toBe(true);
  });

  it('[TY-58] need not be shifted', () => {
    const { state, reds } = redTable();
    layRed(state, 0, reds[0] ?? -1);
    play(state, 1, { type: 'take' });
    expect(turnOf(state)).toBe(1);
    expect(state.hands[1]).toContain(reds[1]);
  });

  it('[TY-59, TY-60] stops at three: those have to be taken, and then the turn follows', () => {
    const { state, reds } = redTable();
    for (const seat of [0, 1, 2]) layRed(state, seat, reds[seat] ?? -1);
    expect(refusal(state, 3, rightLay(state, reds[3] ?? -1, 1, 'red'))).toBe('not-now');
    expect(typolena.legal(state, 3)).toEqual([{ type: 'take' }]);
    play(state, 3, { type: 'take' });
    expect(counts(state)).toEqual([2, 2, 2, 6]);
    expect(state.phase).toEqual({ kind: 'turn', seat: 3, drawn: false });
    layRed(state, 3, reds[3] ?? -1);
    expect(state.phase).toEqual({ kind: 'red', seat: 0, attacker: 3, count: 1 });
  });

  it('[TY-61, TY-62] leaves the turn after the penalty, with one more card to draw when nothing is laid', () => {
    const { state, reds } = redTable();
    layRed(state, 0, reds[0] ?? -1);
    play(state, 1, { type: 'take' });
    expect(refusal(state, 1, { type: 'pass' })).toBe('draw-first');
    play(state, 1, { type: 'draw' });
    expect(counts(state)[1]).toBe(5);
    expect(state.phase).toEqual({ kind: 'turn', seat: 1, drawn: true });
    play(state, 1, { type: 'pass' });
    expect(turnOf(state)).toBe(2);
  });

  it('[TY-56, TY-61] C-TY-7: red laid after taking the penalty is a new attack of one', () => {
    const { state, reds } = redTable();
    layRed(state, 0, reds[0] ?? -1);
    play(state, 1, { type: 'take' });
    layRed(state, 1, reds[1] ?? -1);
    expect(state.phase).toEqual({ kind: 'red', seat: 2, attacker: 1, count: 1 });
  });

  it('G-TY-34: alternates between two players', () => {
    const { state, reds } = redTable(2);
    layRed(state, 0, reds[0] ?? -1);
    layRed(state, 1, reds[1] ?? -1);
    expect(state.phase).toEqual({ kind: 'red', seat: 0, attacker: 1, count: 2 });
  });

  it('[TY-36, TY-37, TY-38] G-TY-18: a failed answer costs the error card and the penalty, and the turn', () => {
    const { state, reds, one } = redTable();
    layRed(state, 0, reds[0] ?? -1);
    const red = reds[1] ?? -1;
    const events = play(state, 1, layOf(red, 1, wrongLetter(red, one), 'red'));
    expect(typesOf(events)).toEqual(['mistake', 'drew', 'drew']);
    expect(counts(state)).toEqual([2, 5, 3, 3]);
    expect(turnOf(state)).toBe(2);
  });

  it('[TY-56] is not answered by a card without red', () => {
    const { state, reds } = redTable();
    layRed(state, 0, reds[0] ?? -1);
    const other = state.hands[1]?.find((card) => !hasColour(card, 'red')) ?? -1;
    expect(refusal(state, 1, layOf(other, 1, 'N', null))).toBe('only-red-counters');
  });

  it('[TY-56, TY-48] is answered by a card of several colours only as red', () => {
    const box = new Box();
    const one = box.use(CARD.faul);
    const both = box.use(CARD.verzaubert);
    const state = position({ hands: [box.some(4), [both, ...box.some(3)]], stacks: [[one], [box.take()]] });
    state.phase = { kind: 'red', seat: 1, attacker: 0, count: 1 };
    expect(refusal(state, 1, rightLay(state, both, 1, 'greygreen'))).toBe('colour-wrong');
    layRed(state, 1, both);
    expect(state.phase).toEqual({ kind: 'red', seat: 0, attacker: 1, count: 2 });
  });
});

describe('red and the last card', () => {
  function facing(count: number, card: number): State {
    const box = new Box();
    box.use(card);
    const one = box.beside(card);
    const state = position({ hands: [box.some(3), box.some(3), [card], box.some(3)], stacks: [[one], [box.take()]] });
    state.phase = { kind: 'red', seat: 2, attacker: 1, count };
    return state;
  }

  it('[TY-90, TY-87, TY-88] C-TY-9: a red Lena card ends the game facing one or two, and nobody draws', () => {
    for (const count of [1, 2]) {
      const state = facing(count, CARD.skandal);
      const events = play(state, 2, rightLay(state, CARD.skandal, 1, 'red'));
      expect(typesOf(events)).toEqual(['laid', 'won']);
      expect(state.outcome).toMatchObject({ kind: 'won', reason: 'last-card', params: { seat: 2 } });
      expect(counts(state)).toEqual([3, 3, 0, 3]);
    }
  });

  it('[TY-59, TY-90] does not end it facing three', () => {
    const state = facing(3, CARD.skandal);
    expect(refusal(state, 2, rightLay(state, CARD.skandal, 1, 'red'))).toBe('not-now');
  });

  it('[TY-90, TY-55] C-TY-11: a Lena card without red does not end it', () => {
    const state = facing(1, CARD.tattoo);
    expect(refusal(state, 2, rightLay(state, CARD.tattoo, 1, null))).toBe('only-red-counters');
    play(state, 2, { type: 'take' });
    expect(counts(state)[2]).toBe(2);
    play(state, 2, rightLay(state, CARD.tattoo, 1, null));
    expect(state.outcome).toBeNull();
    expect(counts(state)[2]).toBe(1);
  });

  it('[TY-88] is an error with a red card that is no Lena card', () => {
    const state = facing(1, CARD.zirkus);
    expect(play(state, 2, rightLay(state, CARD.zirkus, 1, 'red'))[0]).toMatchObject({ type: 'mistake', reason: 'lastCard' });
    expect(counts(state)[2]).toBe(3);
  });
});
