import { describe, expect, it } from 'vitest';
import { typolena } from '@shared/games/typolena';
import { commonLetters, fits, LETTERS, MOTIFS } from '@shared/games/typolena/cards';
import {
  Box,
  CARD,
  counts,
  handOf,
  isLegal,
  layOf,
  letterOf,
  play,
  position,
  refusal,
  rightLay,
  sorted,
  topCard,
  turnOf,
  typesOf,
  wrongLetter,
} from './fixture';

/** A holds a colourless card X that fits the first stack's top and not the second's. */
function opening(options = {}) {
  const box = new Box();
  const colourless = box.take({ colours: [], lena: false });
  const one = box.beside(colourless);
  const two = box.take({ clashes: colourless });
  const draws = box.some(4);
  const hands = [[colourless, ...box.some(4)], box.some(3), box.some(3)];
  return { x: colourless, one, two, draws, state: position({ hands, stacks: [[one], [two]], draws, options }) };
}

describe('laying', () => {
  it('[TY-17, TY-22, TY-23] takes a card from the hand that fits the top of the other stack, not the one below it', () => {
    const { state, x, one, two } = opening();
    expect(commonLetters(x, two)).toEqual([]);
    play(state, 0, layOf(x, 1, letterOf(x, one)));
    expect(state.stacks.map(({ cards }) => cards.at(-1))).toEqual([one, x]);
    expect(handOf(state, 0)).not.toContain(x);
    expect(turnOf(state)).toBe(1);
  });

  it('[TY-17] refuses a card that the player does not hold', () => {
    const { state, one } = opening();
    const foreign = state.hands[1]?.[0] ?? -1;
    expect(refusal(state, 0, layOf(foreign, 1, 'N'))).toBe('not-in-hand');
    expect(refusal(state, 0, layOf(one, 1, 'N'))).toBe('not-in-hand');
  });

  it('[TY-22] counts the same card laid on the other stack as an error', () => {
    const { state, x, two } = opening();
    expect(commonLetters(x, two)).toEqual([]);
    expect(play(state, 0, layOf(x, 0, 'N'))[0]).toMatchObject({ type: 'mistake', reason: 'fit' });
    expect(handOf(state, 0)).toContain(x);
  });

  it('[TY-24, TY-46] lays one card a turn; without a colour the turn is over', () => {
    const { state, x, one } = opening();
    play(state, 0, layOf(x, 1, letterOf(x, one)));
    const next = state.hands[0]?.[0] ?? -1;
    expect(refusal(state, 0, layOf(next, 1, 'N', null))).toBe('not-your-turn');
    expect(state.phase).toEqual({ kind: 'turn', seat: 1, drawn: false });
    expect(counts(state)).toEqual([4, 3, 3]);
  });

  it('[TY-25] offers both stacks in every turn', () => {
    const { state, x } = opening();
    const lays = typolena.legal(state, 0).filter((action) => action.type === 'lay' && action.card === x);
    expect(new Set(lays.map((action) => (action.type === 'lay' ? action.stack : null)))).toEqual(new Set([0, 1]));
  });

  it('[TY-28, TY-29, TY-30, TY-31] asks for the same letter in the same typeface, whatever its colour, size or turn', () => {
    for (const first of MOTIFS) {
      for (const second of MOTIFS) {
        for (const letter of LETTERS) {
          expect(fits(first.id, second.id, letter)).toBe(first.typefaces[letter] === second.typefaces[letter]);
        }
      }
    }
  });

  it('[TY-28] C-TY-3: the same letter in another typeface is an error', () => {
    const { state, x, two } = opening();
    // Every card bears an N, so only the typeface is wrong.
    expect(fits(x, two, 'N')).toBe(false);
    play(state, 0, layOf(x, 0, 'N'));
    expect(handOf(state, 0)).toContain(x);
    expect(turnOf(state)).toBe(1);
  });

  it('[TY-32, TY-33] knows that Tattoo and Countrygirl share nothing, and Privat and Supi an N', () => {
    expect(commonLetters(CARD.tattoo, CARD.countrygirl)).toEqual([]);
    expect(commonLetters(CARD.privat, CARD.supi)).toEqual(['N']);
  });

  it('[TY-34] does not accept a lay without the letter', () => {
    const { state, x } = opening();
    expect(refusal(state, 0, layOf(x, 1, null))).toBe('letter-missing');
  });

  it('[TY-34] tells everybody the letter', () => {
    const { state, x, one } = opening();
    const letter = letterOf(x, one);
    const events = play(state, 0, layOf(x, 1, letter));
    expect(events[0]).toMatchObject({ type: 'laid', seat: 0, card: x, letter });
    expect(typolena.view(state, 'table').lastLay).toMatchObject({ seat: 0, card: x, stack: 1, letter });
  });
});

describe('errors', () => {
  it('[TY-35, TY-36, TY-37] takes a wrong card back and draws one', () => {
    const { state, x, draws } = opening();
    const before = handOf(state, 0);
    const events = play(state, 0, layOf(x, 0, 'N'));
    expect(typesOf(events)).toEqual(['mistake', 'drew']);
    expect(handOf(state, 0)).toEqual(sorted([...before, draws[0] ?? -1]));
    expect(topCard(state, 0)).not.toBe(x);
    expect(typolena.view(state, 1).revealed).toEqual([{ place: 'hand', seat: 0, card: x }]);
  });

  it('[TY-38] gives no second try', () => {
    const { state, x, one } = opening();
    play(state, 0, layOf(x, 0, 'N'));
    expect(refusal(state, 0, layOf(x, 1, letterOf(x, one)))).toBe('not-your-turn');
    expect(refusal(state, 0, { type: 'draw' })).toBe('not-your-turn');
    expect(turnOf(state)).toBe(1);
  });

  it('[TY-34, TY-36, TY-37, TY-38, TY-39] C-TY-1: a wrong letter is an error although another would have fitted', () => {
    const { state, x, one } = opening();
    const events = play(state, 0, layOf(x, 1, wrongLetter(x, one)));
    expect(events[0]).toMatchObject({ type: 'mistake', reason: 'letter' });
    expect(handOf(state, 0)).toContain(x);
    expect(counts(state)).toEqual([6, 3, 3]);
    expect(turnOf(state)).toBe(1);
  });

  it('[TY-36] costs the same at the second opportunity', () => {
    const { state, x } = opening();
    play(state, 0, { type: 'draw' }, layOf(x, 0, 'N'));
    expect(counts(state)).toEqual([7, 3, 3]);
    expect(turnOf(state)).toBe(1);
  });

  it('[TY-35] in block mode refuses wrong lays with the reason and lists only right ones', () => {
    const { state, x, one } = opening({ check: 'block' });
    expect(refusal(state, 0, layOf(x, 0, 'N'))).toBe('does-not-fit');
    expect(refusal(state, 0, layOf(x, 1, wrongLetter(x, one)))).toBe('wrong-letter');
    const lays = typolena.legal(state, 0).filter((action) => action.type === 'lay' && action.card === x);
    expect(lays).toEqual(commonLetters(x, one).map((letter) => layOf(x, 1, letter)));
    play(state, 0, layOf(x, 1, letterOf(x, one)));
    expect(turnOf(state)).toBe(1);
  });
});

describe('not laying', () => {
  it('[TY-40, TY-41] lets a player draw although he could lay', () => {
    const { state, x, one, draws } = opening();
    expect(isLegal(state, 0, layOf(x, 1, letterOf(x, one)))).toBe(true);
    play(state, 0, { type: 'draw' });
    expect(handOf(state, 0)).toContain(draws[0]);
    expect(counts(state)).toEqual([6, 3, 3]);
  });

  it('[TY-41] does not let a turn end without laying or drawing', () => {
    const { state } = opening();
    expect(refusal(state, 0, { type: 'pass' })).toBe('draw-first');
  });

  it('[TY-42, TY-43] C-TY-5: after drawing an old card may be laid', () => {
    const { state, x, one } = opening();
    play(state, 0, { type: 'draw' });
    expect(state.phase).toEqual({ kind: 'turn', seat: 0, drawn: true });
    play(state, 0, layOf(x, 1, letterOf(x, one)));
    expect(counts(state)).toEqual([5, 3, 3]);
    expect(turnOf(state)).toBe(1);
  });

  it('[TY-42] lets the second opportunity go without drawing again', () => {
    const { state } = opening();
    play(state, 0, { type: 'draw' });
    expect(refusal(state, 0, { type: 'draw' })).toBe('already-drew');
    play(state, 0, { type: 'pass' });
    expect(counts(state)).toEqual([6, 3, 3]);
    expect(turnOf(state)).toBe(1);
  });
});

describe('the empty talon', () => {
  /** The talon holds one card; below the tops lie cards that can be shuffled. */
  function nearlyEmpty(options = {}) {
    const box = new Box();
    const one = box.take();
    const two = box.take();
    const draws = box.some(1);
    const state = position({ hands: [box.some(3), box.some(3)], stacks: [[one], [two]], draws, short: true, options });
    return { state, one, two, draws };
  }

  it('[TY-44, TY-45] leaves the two tops and shuffles the other laid cards into a new talon', () => {
    const { state, one, two } = nearlyEmpty();
    const below = state.stacks[0].cards.slice(0, -1);
    play(state, 0, { type: 'draw' }, { type: 'pass' });
    expect(state.talon).toEqual([]);
    const events = play(state, 1, { type: 'draw' });
    expect(events[0]).toEqual({ type: 'reshuffled', count: below.length });
    expect(state.stacks.map(({ cards }) => cards)).toEqual([[one], [two]]);
    const drawn = handOf(state, 1).filter((card) => below.includes(card));
    expect(drawn).toHaveLength(1);
    expect(sorted([...state.talon, ...drawn])).toEqual(sorted(below));
    expect(state.talon).not.toEqual(sorted(state.talon));
  });

  it('[TY-44] renews the talon in the middle of a draw of several cards', () => {
    const { state, draws } = nearlyEmpty();
    state.phase = { kind: 'red', seat: 0, attacker: 1, count: 3 };
    play(state, 0, { type: 'take' });
    expect(counts(state)).toEqual([6, 3]);
    expect(handOf(state, 0)).toContain(draws[0]);
  });

  it('[TY-44] renews it as soon as it is empty where the table plays so', () => {
    const { state } = nearlyEmpty({ reshuffle: 'onEmpty' });
    const events = play(state, 0, { type: 'draw' });
    expect(typesOf(events)).toEqual(['drew', 'reshuffled']);
    expect(state.talon.length).toBeGreaterThan(0);
  });

  it('G-TY-26: draws what there is, and ends in a draw when a whole circle neither lays nor draws', () => {
    const box = new Box();
    const [one, two] = box.some(2);
    const all = typolena.pieces(position({ hands: [[], []], stacks: [[], []], options: { specials: 'none' } }).options, 2);
    const hand = all.filter((card) => card !== one && card !== two);
    const state = position({
      hands: [hand.slice(0, 14), hand.slice(14)],
      stacks: [[one ?? -1], [two ?? -1]],
      options: { specials: 'none' },
    });
    expect(state.talon).toEqual([]);
    state.phase = { kind: 'red', seat: 0, attacker: 1, count: 2 };
    expect(play(state, 0, { type: 'take' })[0]).toMatchObject({ type: 'drew', cards: [], missing: 2 });
    for (const seat of [0, 1]) play(state, seat, { type: 'draw' }, { type: 'pass' });
    expect(state.outcome).toMatchObject({ kind: 'drawn', reason: 'exhausted', ranks: [1, 1], points: [0, 0] });
    expect(typolena.acting(state)).toEqual([]);
  });

  it('G-TY-27: ends after as many rounds without a laid card as the table allows', () => {
    const { state } = nearlyEmpty({ stallLimit: 2 });
    for (let turn = 0; turn < 3; turn++) play(state, turn % 2, { type: 'draw' }, { type: 'pass' });
    expect(state.outcome).toBeNull();
    play(state, 1, { type: 'draw' });
    play(state, 1, { type: 'pass' });
    expect(state.outcome).toMatchObject({ kind: 'drawn', reason: 'stalled' });
  });
});

describe('the end', () => {
  function lastCard(card: number, options = {}) {
    const box = new Box();
    box.use(card);
    const one = box.take({ fits: card });
    const two = box.take();
    const state = position({ hands: [[card], box.some(3), box.some(2), box.some(3)], stacks: [[one], [two]], options });
    return { state, one };
  }

  it('[TY-4, TY-86, TY-87, TY-88] is won with the last card, a Lena card, and Lena is said', () => {
    const { state, one } = lastCard(CARD.tattoo);
    const events = play(state, 0, layOf(CARD.tattoo, 1, letterOf(CARD.tattoo, one)));
    expect(events[0]).toMatchObject({ type: 'laid', lena: true });
    expect(state.outcome).toMatchObject({ kind: 'won', reason: 'last-card', ranks: [1, 3, 2, 3], points: [1, 0, 0, 0] });
    expect(typesOf(events)).toEqual(['laid', 'won']);
    expect(refusal(state, 1, { type: 'draw' })).toBe('game-over');
  });

  it('[TY-87] asks for Lena where it has to be pressed, and counts forgetting it as an error', () => {
    const { state, one } = lastCard(CARD.tattoo, { lenaCall: 'press' });
    const letter = letterOf(CARD.tattoo, one);
    expect(isLegal(state, 0, layOf(CARD.tattoo, 1, letter, null, true))).toBe(true);
    const forgotten = typolena.copy(state);
    expect(play(forgotten, 0, layOf(CARD.tattoo, 1, letter))[0]).toMatchObject({ type: 'mistake', reason: 'lenaMissing' });
    expect(counts(forgotten)[0]).toBe(2);
    play(state, 0, layOf(CARD.tattoo, 1, letter, null, true));
    expect(state.outcome?.kind).toBe('won');
  });

  it('[TY-87] does not take Lena for a card that is not the last', () => {
    const { state, x, one } = opening({ lenaCall: 'press' });
    expect(refusal(state, 0, layOf(x, 1, letterOf(x, one), null, true))).toBe('call-not-needed');
  });

  it('[TY-88, TY-91] lets none but the fifteen Lena cards end the game', () => {
    for (const { id, lena } of MOTIFS) {
      const { state, one } = lastCard(id);
      play(state, 0, layOf(id, 1, letterOf(id, one)));
      expect(state.outcome?.kind ?? 'goes on').toBe(lena ? 'won' : 'goes on');
      expect(counts(state)[0]).toBe(lena ? 0 : 2);
    }
    expect(MOTIFS.filter(({ lena }) => lena)).toHaveLength(15);
  });

  it('[TY-88] in block mode refuses another last card', () => {
    const { state, one } = lastCard(CARD.katze, { check: 'block' });
    expect(refusal(state, 0, layOf(CARD.katze, 1, letterOf(CARD.katze, one)))).toBe('not-as-last-card');
  });

  it('[TY-89] C-TY-17: the colours of the last card no longer matter', () => {
    const { state, one } = lastCard(CARD.meditativ);
    const before = [1, 2, 3].map((seat) => handOf(state, seat));
    expect(refusal(state, 0, layOf(CARD.meditativ, 1, letterOf(CARD.meditativ, one), 'purple'))).toBe('colour-wrong');
    play(state, 0, layOf(CARD.meditativ, 1, letterOf(CARD.meditativ, one)));
    expect(state.outcome?.kind).toBe('won');
    expect([1, 2, 3].map((seat) => handOf(state, seat))).toEqual(before);
  });

  it('[TY-48] plays on with the right lay helper: every colour of a card is a lay of its own', () => {
    const box = new Box();
    const party = box.use(CARD.party);
    const one = box.take({ fits: party });
    const state = position({ hands: [[party, ...box.some(4)], box.some(4)], stacks: [[one], [box.take()]] });
    expect(isLegal(state, 0, rightLay(state, party, 1, 'red'))).toBe(true);
    expect(isLegal(state, 0, rightLay(state, party, 1, 'purple'))).toBe(true);
    expect(refusal(state, 0, rightLay(state, party, 1, 'blue'))).toBe('colour-wrong');
  });
});
