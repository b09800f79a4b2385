import { describe, expect, it } from 'vitest';
import { safeParse } from 'valibot';
import { actionSchema, GRAWLIX } from '@shared/games/typolena/actions';
import { typolena, type Action, type Options, type State } from '@shared/games/typolena';
import { commonLetters, LETTERS, MOTIFS } from '@shared/games/typolena/cards';
import { Box, CARD, counts, handOf, isLegal, layOf, play, position, refusal, rightLay, turnOf, typesOf } from './fixture';

const { devil } = CARD;
const show: Action = { type: 'show' };

/** B holds the Fehlerteufel; A holds the attacking card, which can be laid on the second stack. */
function table(attack: number, othersOfB = 2, seats = 4, options: Partial<Options> = {}): State {
  const box = new Box();
  box.use(attack);
  const one = box.beside(attack);
  const two = box.take({ lacks: 'red' });
  const hands = [[attack, ...box.some(3)], [devil, ...box.some(othersOfB)]];
  while (hands.length < seats) hands.push(box.some(3));
  return position({ hands, stacks: [[one], [two]], options });
}

function attack(state: State, card: number, colour: 'red' | 'blue' | 'pink'): void {
  play(state, 0, rightLay(state, card, 1, colour));
}

/** Facing so many penalty cards from the attacker. */
function facing(count: number, hand: number[], options: Partial<Options> = {}): State {
  const box = new Box();
  hand.filter((card) => card !== devil).forEach((card) => box.use(card));
  const one = box.take({ lacks: 'red' });
  const hands = [box.some(3), box.some(3), box.some(3), hand];
  const state = position({ hands, stacks: [[one], [box.take({ lacks: 'red' })]], options });
  state.phase = { kind: 'red', seat: 3, attacker: 2, count };
  return state;
}

describe('the Fehlerteufel', () => {
  it('[TF-1, TF-22] fits no card and is an error when laid', () => {
    for (const { id } of MOTIFS) expect(commonLetters(devil, id)).toEqual([]);
    const state = table(CARD.zirkus);
    state.phase = { kind: 'turn', seat: 1, drawn: false };
    for (const letter of LETTERS) {
      const copy = typolena.copy(state);
      expect(play(copy, 1, layOf(devil, 1, letter))[0]).toMatchObject({ type: 'mistake', reason: 'fit' });
      expect(handOf(copy, 1)).toContain(devil);
      expect(counts(copy)[1]).toBe(4);
    }
  });

  it('[TF-22] cannot be laid at all in block mode', () => {
    const state = table(CARD.zirkus, 2, 4, { check: 'block' });
    state.phase = { kind: 'turn', seat: 1, drawn: false };
    expect(refusal(state, 1, layOf(devil, 1, 'N'))).toBe('does-not-fit');
    expect(typolena.legal(state, 1).some((action) => action.type === 'lay' && action.card === devil)).toBe(false);
  });

  it('[TF-3] does not win as an ordinary last card', () => {
    const state = facing(3, [devil]);
    state.phase = { kind: 'turn', seat: 3, drawn: false };
    play(state, 3, layOf(devil, 1, 'N'));
    expect(state.outcome).toBeNull();
  });
});

describe('against red', () => {
  it('[TF-6, TF-7] makes the attacker draw instead', () => {
    const state = table(CARD.zirkus);
    attack(state, CARD.zirkus, 'red');
    expect(typesOf(play(state, 1, show))).toEqual(['shown', 'drew']);
    expect(counts(state)).toEqual([4, 3, 3, 3]);
    expect(handOf(state, 1)).toContain(devil);
    expect(state.phase).toEqual({ kind: 'turn', seat: 1, drawn: false });
    expect(typolena.view(state, 'table').revealed).toEqual([{ place: 'hand', seat: 1, card: devil }]);
  });

  it('[TF-6, TF-7] C-TY-21: hits the last attacker with the whole chain, and the turn is still there', () => {
    const state = facing(2, [devil]);
    play(state, 3, show);
    expect(counts(state)).toEqual([3, 3, 5, 1]);
    play(state, 3, { type: 'draw' });
    expect(state.phase).toEqual({ kind: 'turn', seat: 3, drawn: true });
  });

  it('[TF-6] can only be shown by who holds it', () => {
    const state = table(CARD.zirkus);
    attack(state, CARD.zirkus, 'red');
    state.hands[1] = handOf(state, 1).filter((card) => card !== devil);
    state.talon.unshift(devil);
    expect(refusal(state, 1, show)).toBe('no-devil');
    expect(isLegal(state, 1, show)).toBe(false);
  });
});

describe('against blue', () => {
  it('[TF-8, TF-9] makes the attacker skip, and its holder plays at once', () => {
    const state = table(CARD.segeln);
    attack(state, CARD.segeln, 'blue');
    expect(typesOf(play(state, 1, show))).toEqual(['shown', 'skipMarked']);
    expect(turnOf(state)).toBe(1);
    expect(typolena.view(state, 3).seats.map(({ skip }) => skip)).toEqual([true, false, false, false]);
    for (const seat of [1, 2, 3]) play(state, seat, { type: 'draw' }, { type: 'pass' });
    expect(turnOf(state)).toBe(1);
    expect(state.skips).toBe(0);
  });

  /** B has shown against A's blue; D lays a card. */
  function delayed(card: number, seats = 4): State {
    const box = new Box();
    box.use(card);
    const one = box.beside(card);
    const last = [card, ...box.some(3)];
    const hands = seats === 2 ? [box.some(3), last] : [box.some(3), [devil, ...box.some(3)], box.some(3), last];
    const state = position({ hands, stacks: [[one], [box.take({ lacks: 'red' })]], turn: seats - 1 });
    state.skips = 1;
    return state;
  }

  it('[TF-10, TF-11, TF-12, TF-21] C-TY-25: red passes over who sits out and hits the one after', () => {
    const state = delayed(CARD.zirkus);
    const events = play(state, 3, rightLay(state, CARD.zirkus, 1, 'red'));
    expect(typesOf(events)).toEqual(['laid', 'skipped', 'attacked']);
    expect(state.phase).toEqual({ kind: 'red', seat: 1, attacker: 3, count: 1 });
    expect(state.skips).toBe(0);
    play(state, 1, show);
    expect(counts(state)[3]).toBe(4);
  });

  it('[TF-11, TF-12] G-TF-12: blue uses up the skip and hits the one after as well', () => {
    const state = delayed(CARD.segeln);
    play(state, 3, rightLay(state, CARD.segeln, 1, 'blue'));
    expect(state.phase).toEqual({ kind: 'skip', seat: 1, attacker: 3 });
    play(state, 1, { type: 'accept' });
    expect(turnOf(state)).toBe(2);
  });

  it('[TF-12] C-TY-27: with two players the attack lapses and the skip is used up', () => {
    const state = delayed(CARD.zirkus, 2);
    const events = play(state, 1, rightLay(state, CARD.zirkus, 1, 'red'));
    expect(typesOf(events)).toEqual(['laid', 'skipped', 'attackLapsed']);
    expect(state.phase).toEqual({ kind: 'turn', seat: 1, drawn: false });
    expect(state.skips).toBe(0);
    const blue = delayed(CARD.segeln, 2);
    expect(typesOf(play(blue, 1, rightLay(blue, CARD.segeln, 1, 'blue')))).toEqual(['laid', 'skipped', 'attackLapsed']);
    expect(blue.phase).toEqual({ kind: 'turn', seat: 1, drawn: false });
  });

  it('[TF-11] protects against nothing else: a card may be pushed to who sits out', () => {
    const state = delayed(CARD.hund);
    play(state, 3, rightLay(state, CARD.hund, 1, 'pink'));
    const [card = -1] = state.hands[3] ?? [];
    play(state, 3, { type: 'push', card, to: 0 });
    play(state, 0, { type: 'accept' });
    expect(handOf(state, 0)).toContain(card);
    expect(turnOf(state)).toBe(1);
  });

  it('[TF-9] G-TF-15: stays with the person when the direction changes', () => {
    const state = delayed(CARD.gans);
    play(state, 3, rightLay(state, CARD.gans, 1, 'yellow'));
    for (const seat of [2, 1]) play(state, seat, { type: 'draw' }, { type: 'pass' });
    expect(turnOf(state)).toBe(3);
  });
});

describe('against pink', () => {
  /** A pushes a card to B. */
  function pushed(othersOfB: number) {
    const state = table(CARD.hund, othersOfB);
    attack(state, CARD.hund, 'pink');
    const [card = -1] = state.hands[0] ?? [];
    play(state, 0, { type: 'push', card, to: 1 });
    return { state, card };
  }

  it('[TF-13, TF-14] sends the pushed card back', () => {
    const { state, card } = pushed(1);
    expect(typesOf(play(state, 1, show))).toEqual(['shown', 'pushRefused']);
    expect(handOf(state, 0)).toContain(card);
    expect(counts(state)).toEqual([3, 2, 3, 3]);
    expect(turnOf(state)).toBe(1);
  });

  it('[TF-15, TF-16, TF-26, TF-27] C-TY-29: with three cards the Fehlerteufel itself may be pushed back', () => {
    const { state, card } = pushed(2);
    play(state, 1, show);
    expect(state.phase).toEqual({ kind: 'pushBack', seat: 1, to: 0 });
    play(state, 1, { type: 'pushBack', card: devil });
    expect(handOf(state, 0)).toEqual(expect.arrayContaining([card, devil]));
    expect(counts(state)).toEqual([4, 2, 3, 3]);
    expect(turnOf(state)).toBe(1);
  });

  it('[TF-15] may push back another card, or none', () => {
    const { state } = pushed(2);
    play(state, 1, show);
    const [other = -1] = handOf(state, 1).filter((card) => card !== devil);
    const kept = typolena.copy(state);
    play(kept, 1, { type: 'keep' });
    expect(counts(kept)).toEqual([3, 3, 3, 3]);
    expect(turnOf(kept)).toBe(1);
    play(state, 1, { type: 'pushBack', card: other });
    expect(handOf(state, 0)).toContain(other);
    expect(handOf(state, 1)).toContain(devil);
  });

  it('[TF-25] may be the card that is pushed', () => {
    const state = table(CARD.hund);
    state.hands = [[CARD.hund, devil, ...(state.hands[0] ?? []).slice(1)], (state.hands[1] ?? []).slice(1), ...state.hands.slice(2)];
    attack(state, CARD.hund, 'pink');
    play(state, 0, { type: 'push', card: devil, to: 3 });
    play(state, 3, { type: 'accept' });
    expect(handOf(state, 3)).toContain(devil);
  });
});

describe('showing is voluntary', () => {
  it('[TF-17, TF-21] asks every attacked player, who may keep quiet each time', () => {
    const blue = table(CARD.segeln);
    attack(blue, CARD.segeln, 'blue');
    expect(typolena.legal(blue, 1)).toEqual([{ type: 'accept' }, { type: 'show' }]);
    play(blue, 1, { type: 'accept' });
    expect(handOf(blue, 1)).toContain(devil);
    const red = table(CARD.zirkus);
    attack(red, CARD.zirkus, 'red');
    play(red, 1, { type: 'take' });
    expect(counts(red)).toEqual([3, 4, 3, 3]);
  });

  it('[TF-17] does not betray by the question who holds it', () => {
    const holder = table(CARD.segeln);
    attack(holder, CARD.segeln, 'blue');
    const other = typolena.copy(holder);
    const spare = other.talon.shift() ?? -1;
    other.hands[1] = (other.hands[1] ?? []).map((card) => (card === devil ? spare : card));
    other.talon.push(devil);
    for (const viewer of [0, 2, 3, 'table'] as const) {
      expect(typolena.view(other, viewer).phase).toEqual(typolena.view(holder, viewer).phase);
    }
    expect(typolena.acting(other)).toEqual(typolena.acting(holder));
    expect(typolena.legal(other, 1)).toEqual([{ type: 'accept' }]);
  });
});

describe('getting rid of it', () => {
  it('[TF-28] may happen in a swap', () => {
    const state = table(CARD.katze, 2);
    play(state, 0, rightLay(state, CARD.katze, 1, 'greygreen'), { type: 'choosePartner', seat: 1 });
    play(state, 0, { type: 'drawFrom', position: state.hands[1]?.indexOf(devil) ?? -1 });
    play(state, 1, { type: 'drawFrom', position: 0 });
    expect(handOf(state, 0)).toContain(devil);
  });

  it('[TF-29] happens when hands are passed on', () => {
    const state = table(CARD.fliegtier, 2);
    play(state, 0, rightLay(state, CARD.fliegtier, 1, 'purple'));
    expect(handOf(state, 2)).toContain(devil);
  });

  it('[TF-30, TF-31] facing three: showing makes the attacker draw three', () => {
    const state = facing(3, [devil, CARD.tanz]);
    play(state, 3, show);
    expect(counts(state)).toEqual([3, 3, 6, 2]);
    expect(turnOf(state)).toBe(3);
  });

  it('[TF-32, TF-33, TF-34] facing three: it may go into the middle of the talon, nobody draws, and the turn goes on', () => {
    const state = facing(3, [devil, CARD.tanz, CARD.tattoo]);
    const talon = [...state.talon];
    expect(typesOf(play(state, 3, { type: 'tuck', word: null }))).toEqual(['tucked']);
    const above = Math.floor(talon.length / 2);
    expect(state.talon).toEqual([...talon.slice(0, talon.length - above), devil, ...talon.slice(talon.length - above)]);
    expect(counts(state)).toEqual([3, 3, 3, 2]);
    expect(state.phase).toEqual({ kind: 'turn', seat: 3, drawn: false });
    expect(typolena.view(state, 0).revealed).toEqual([{ place: 'talon', card: devil }]);
  });

  it('[TF-32] G-TF-7: the holder may win in the same turn', () => {
    const box = new Box();
    box.use(CARD.tattoo);
    const one = box.beside(CARD.tattoo);
    const state = position({ hands: [[devil, CARD.tattoo], box.some(3)], stacks: [[one], [box.take()]] });
    state.phase = { kind: 'red', seat: 0, attacker: 1, count: 3 };
    play(state, 0, { type: 'tuck', word: null }, rightLay(state, CARD.tattoo, 1, null));
    expect(state.outcome).toMatchObject({ kind: 'won', reason: 'last-card' });
  });

  it('[TF-32] G-TF-6: is not possible facing one or two', () => {
    for (const count of [1, 2]) {
      expect(refusal(facing(count, [devil, CARD.tanz]), 3, { type: 'tuck', word: null })).toBe('only-at-three');
    }
    expect(refusal(facing(3, [CARD.tanz]), 3, { type: 'tuck', word: null })).toBe('no-devil');
  });

  it('[TF-32] G-TF-10: in an empty talon it is the only card', () => {
    const state = facing(3, [devil, CARD.tanz]);
    state.stacks[0].cards.unshift(...state.talon.splice(0));
    play(state, 3, { type: 'tuck', word: null });
    expect(state.talon).toEqual([devil]);
  });

  it('[TF-35, TF-36, TF-37, TF-4] C-TY-23: as the last card it is laid openly with a word, and has won', () => {
    const shown = facing(3, [devil]);
    play(shown, 3, show);
    expect(counts(shown)).toEqual([3, 3, 6, 1]);
    play(shown, 3, { type: 'draw' });
    const state = facing(3, [devil]);
    expect(refusal(state, 3, { type: 'tuck', word: null })).toBe('word-missing');
    expect(isLegal(state, 3, { type: 'tuck', word: GRAWLIX })).toBe(true);
    const events = play(state, 3, { type: 'tuck', word: 'Potzblitz' });
    expect(events).toEqual([{ type: 'devilWon', seat: 3, card: devil, word: 'Potzblitz' }]);
    expect(state.talon.at(-1)).toBe(devil);
    expect(state.outcome).toEqual({
      kind: 'won',
      ranks: [2, 2, 2, 1],
      points: [0, 0, 0, 1],
      reason: 'devil',
      params: { seat: 3, word: 'Potzblitz' },
    });
    const taken = facing(3, [devil]);
    play(taken, 3, { type: 'take' });
    expect(counts(taken)[3]).toBe(4);
  });

  it('[TF-36] takes a short line of visible characters for a word, and none with other cards left', () => {
    const parses = (word: string): boolean => safeParse(actionSchema, { type: 'tuck', word }).success;
    expect(['Mist!', 'Himmel, Arsch und Zwirn', 'ß', GRAWLIX].map(parses)).toEqual([true, true, true, true]);
    expect(['', '   ', 'two\nlines', 'x'.repeat(31), '\u0000', ' padded'].map(parses)).toEqual([false, false, false, false, false, false]);
    expect(refusal(facing(3, [devil, CARD.tanz]), 3, { type: 'tuck', word: 'Mist!' })).toBe('word-not-needed');
  });

  it('[TF-37] G-TF-9: nobody is credited where the table plays so', () => {
    const state = facing(3, [devil], { devilWin: 'nobody' });
    play(state, 3, { type: 'tuck', word: 'Mist!' });
    expect(state.outcome).toMatchObject({ kind: 'drawn', reason: 'devil', points: [0, 0, 0, 0] });
  });
});
