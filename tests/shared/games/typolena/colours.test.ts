import { describe, expect, it } from 'vitest';
import { typolena, type Options, type State } from '@shared/games/typolena';
import { COLOURS, hasColour, MOTIFS, type Colour } from '@shared/games/typolena/cards';
import { Box, CARD, counts, handOf, isLegal, layOf, play, position, refusal, rightLay, sorted, turnOf, typesOf } from './fixture';

/** A holds the card and so many others, and can lay it on the second stack. */
function holding(card: number, others: number, seats = 4, options: Partial<Options> = {}): State {
  const box = new Box();
  box.use(card);
  const one = box.beside(card);
  const two = box.take({ lacks: 'red' });
  const size = seats > 2 ? 3 : 5;
  const rest = Array.from({ length: seats - 1 }, () => box.some(size));
  return position({ hands: [[card, ...box.some(others)], ...rest], stacks: [[one], [two]], options });
}

function layIt(state: State, card: number, colour: Colour | null) {
  return play(state, 0, rightLay(state, card, 1, colour));
}

describe('playing a colour', () => {
  it('[TY-47, TY-54, TY-64, TY-67, TY-72, TY-81, TY-84] names it with the letter, and everybody hears it', () => {
    const cards = { red: CARD.zirkus, blue: CARD.segeln, pink: CARD.hund, greygreen: CARD.katze, yellow: CARD.gans, purple: CARD.fliegtier };
    for (const colour of COLOURS) {
      const state = holding(cards[colour], 4);
      expect(refusal(state, 0, rightLay(state, cards[colour], 1, null))).toBe('colour-missing');
      expect(layIt(state, cards[colour], colour)[0]).toMatchObject({ type: 'laid', colour });
      expect(typolena.view(state, 'table').lastLay).toMatchObject({ colour });
    }
  });

  it('[TY-47] counts a forgotten or wrong call as an error where calls are strict', () => {
    const strict: Partial<Options> = { announcements: 'strict' };
    const forgotten = holding(CARD.hund, 4, 4, strict);
    expect(play(forgotten, 0, rightLay(forgotten, CARD.hund, 1, null))[0]).toMatchObject({ reason: 'colourMissing' });
    const silent = holding(CARD.hund, 4, 4, strict);
    expect(play(silent, 0, layOf(CARD.hund, 1, null, 'pink'))[0]).toMatchObject({ reason: 'letterMissing' });
    const lapsed = holding(CARD.kaktus, 2, 4, strict);
    expect(play(lapsed, 0, rightLay(lapsed, CARD.kaktus, 1, 'pink'))[0]).toMatchObject({ reason: 'colourWrong' });
    const right = holding(CARD.kaktus, 2, 4, strict);
    expect(play(right, 0, rightLay(right, CARD.kaktus, 1, 'greygreen'))[0]).toMatchObject({ type: 'laid' });
  });

  it('[TY-48, TY-49] lets the player choose among several colours, but not do without', () => {
    const state = holding(CARD.kaktus, 3);
    expect(isLegal(state, 0, rightLay(state, CARD.kaktus, 1, 'pink'))).toBe(true);
    expect(isLegal(state, 0, rightLay(state, CARD.kaktus, 1, 'greygreen'))).toBe(true);
    expect(refusal(state, 0, rightLay(state, CARD.kaktus, 1, null))).toBe('colour-missing');
    expect(refusal(state, 0, rightLay(state, CARD.kaktus, 1, 'red'))).toBe('colour-wrong');
  });

  it('[TY-50, TY-51, TY-52] C-TY-13: when one colour lapses the other has to be played', () => {
    // The pack has no card with pink and yellow; this one has pink and grey-green, which needs a card less.
    const state = holding(CARD.kaktus, 2);
    expect(refusal(state, 0, rightLay(state, CARD.kaktus, 1, 'pink'))).toBe('colour-wrong');
    expect(refusal(state, 0, rightLay(state, CARD.kaktus, 1, null))).toBe('colour-missing');
    layIt(state, CARD.kaktus, 'greygreen');
    expect(state.phase).toEqual({ kind: 'swapPartner', seat: 0 });
  });

  it('[TY-51, TY-70] lets pink lapse with fewer than three cards left', () => {
    const state = holding(CARD.hund, 2);
    layIt(state, CARD.hund, null);
    expect(turnOf(state)).toBe(1);
    expect(counts(state)[0]).toBe(2);
  });

  it('[TY-51, TY-78] C-TY-15: lets grey-green lapse to nothing with fewer than two cards left', () => {
    const state = holding(CARD.katze, 1);
    layIt(state, CARD.katze, null);
    expect(turnOf(state)).toBe(1);
  });

  it('[TY-53, TY-63, TY-66, TY-71, TY-80, TY-83] counts 15 red, 2 blue, 3 pink, 8 grey-green, 2 yellow and 3 purple cards', () => {
    const count = (colour: Colour): number => MOTIFS.filter(({ id }) => hasColour(id, colour)).length;
    expect(COLOURS.map(count)).toEqual([15, 2, 3, 8, 2, 3]);
  });
});

describe('blue', () => {
  it('[TY-64, TY-65] makes the next player skip one turn', () => {
    const state = holding(CARD.segeln, 3);
    layIt(state, CARD.segeln, 'blue');
    expect(state.phase).toEqual({ kind: 'skip', seat: 1, attacker: 0 });
    expect(typolena.legal(state, 1)).toEqual([{ type: 'accept' }]);
    expect(typesOf(play(state, 1, { type: 'accept' }))).toEqual(['skipped']);
    expect(turnOf(state)).toBe(2);
  });

  it('[TY-65] cannot be answered with blue', () => {
    const state = holding(CARD.segeln, 3);
    state.hands[1]?.push(...state.talon.splice(state.talon.indexOf(CARD.regen), 1));
    layIt(state, CARD.segeln, 'blue');
    expect(refusal(state, 1, layOf(CARD.regen, 1, 'N', 'blue'))).toBe('not-now');
  });

  it('[TY-65] C-TY-19: with two players the same player is on again', () => {
    const state = holding(CARD.segeln, 3, 2);
    layIt(state, CARD.segeln, 'blue');
    play(state, 1, { type: 'accept' });
    expect(state.phase).toEqual({ kind: 'turn', seat: 0, drawn: false });
  });
});

describe('pink', () => {
  function pushing() {
    const state = holding(CARD.hund, 3);
    layIt(state, CARD.hund, 'pink');
    return state;
  }

  it('[TY-67, TY-68] pushes one of the own cards to any other player', () => {
    const state = pushing();
    expect(state.phase).toEqual({ kind: 'push', seat: 0 });
    const [card = -1] = state.hands[0] ?? [];
    for (const to of [1, 2, 3]) expect(isLegal(state, 0, { type: 'push', card, to })).toBe(true);
    expect(refusal(state, 0, { type: 'push', card, to: 0 })).toBe('not-yourself');
    expect(refusal(state, 0, { type: 'push', card, to: 4 })).toBe('no-such-seat');
    expect(refusal(state, 0, { type: 'push', card: CARD.hund, to: 1 })).toBe('not-in-hand');
    play(state, 0, { type: 'push', card, to: 2 });
    expect(counts(state)).toEqual([2, 3, 3, 3]);
    play(state, 2, { type: 'accept' });
    expect(handOf(state, 2)).toContain(card);
    expect(turnOf(state)).toBe(1);
  });

  it('[TY-69] keeps the card secret from everybody but the two', () => {
    const state = pushing();
    const [card = -1] = state.hands[0] ?? [];
    const [pushed] = play(state, 0, { type: 'push', card, to: 2 });
    const views = [0, 1, 2, 'table' as const].map((viewer) => typolena.view(state, viewer).phase);
    expect(views.map((phase) => (phase.kind === 'pushed' ? phase.card : 'none'))).toEqual([card, null, null, null]);
    const [taken] = play(state, 2, { type: 'accept' });
    if (pushed === undefined || taken === undefined) throw new Error('two events');
    const known = (event: typeof taken) =>
      [0, 1, 2, 3, 'table' as const].map((viewer) => {
        const seen = typolena.see(event, viewer);
        return seen !== null && 'card' in seen ? seen.card : undefined;
      });
    expect(known(pushed)).toEqual([card, null, null, null, null]);
    expect(known(taken)).toEqual([card, null, card, null, null]);
  });

  it('[TY-70] can be played with exactly three cards left', () => {
    expect(counts(pushing())[0]).toBe(3);
  });
});

describe('grey-green', () => {
  function swapping(others = 2) {
    const state = holding(CARD.katze, others);
    layIt(state, CARD.katze, 'greygreen');
    return state;
  }

  it('[TY-72, TY-73] has to swap one card with any other player', () => {
    const state = swapping();
    expect(typolena.legal(state, 0)).toEqual([1, 2, 3].map((seat) => ({ type: 'choosePartner', seat })));
    expect(refusal(state, 0, { type: 'choosePartner', seat: 0 })).toBe('not-yourself');
    play(state, 0, { type: 'choosePartner', seat: 2 });
    expect(typolena.acting(state)).toEqual([0, 2]);
  });

  it('[TY-74, TY-77] lets both draw from the other at the same time, in any order, and mixes in only then', () => {
    for (const order of [[0, 2], [2, 0]]) {
      const state = swapping();
      play(state, 0, { type: 'choosePartner', seat: 2 });
      const before = state.hands.map((hand) => [...hand]);
      const [first = -1, second = -1] = order;
      const position = { 0: 2, 2: 1 }[first] ?? 0;
      play(state, first, { type: 'drawFrom', position });
      expect(state.hands).toEqual(before);
      expect(refusal(state, first, { type: 'drawFrom', position: 0 })).toBe('already-drawn');
      play(state, second, { type: 'drawFrom', position: first === 0 ? 1 : 2 });
      const gone = [before[0]?.[1] ?? -1, before[2]?.[2] ?? -1];
      expect(handOf(state, 0)).toEqual(sorted([...(before[0] ?? []).filter((card) => card !== gone[0]), gone[1] ?? -1]));
      expect(handOf(state, 2)).toEqual(sorted([...(before[2] ?? []).filter((card) => card !== gone[1]), gone[0] ?? -1]));
      expect(turnOf(state)).toBe(1);
    }
  });

  it('[TY-74] refuses positions that the other does not have, and draws by others', () => {
    const state = swapping();
    play(state, 0, { type: 'choosePartner', seat: 2 });
    expect(refusal(state, 0, { type: 'drawFrom', position: 3 })).toBe('no-such-position');
    expect(refusal(state, 1, { type: 'drawFrom', position: 0 })).toBe('not-your-turn');
    expect(typolena.legal(state, 2)).toEqual([0, 1].map((place) => ({ type: 'drawFrom', position: place })));
  });

  it('[TY-75, TY-76] shows the holder, and nobody else, which card is drawn', () => {
    const state = swapping();
    play(state, 0, { type: 'choosePartner', seat: 2 });
    const card = state.hands[2]?.[1] ?? -1;
    const [drawn] = play(state, 0, { type: 'drawFrom', position: 1 });
    if (drawn === undefined) throw new Error('one event');
    const lost = ([0, 1, 2, 'table'] as const).map((viewer) => {
      const { phase } = typolena.view(state, viewer);
      return phase.kind === 'swap' ? phase.lostCard : undefined;
    });
    expect(lost).toEqual([null, null, card, null]);
    const seen = ([0, 1, 2, 'table'] as const).map((viewer) => {
      const event = typolena.see(drawn, viewer);
      return event !== null && 'card' in event ? event.card : undefined;
    });
    expect(seen).toEqual([null, null, card, null]);
  });

  it('[TY-74] lays the backs out in a new order, so that a hand cannot be remembered', () => {
    const orders = new Set(
      Array.from({ length: 20 }, (_, index) => {
        const state = swapping(5);
        state.random = [index, 2, 3, 4];
        play(state, 0, { type: 'choosePartner', seat: 2 });
        return JSON.stringify(state.hands[0]);
      }),
    );
    expect(orders.size).toBeGreaterThan(5);
  });

  it('[TY-78, TY-79] can be played with two cards left, against a player with a single one', () => {
    const state = swapping(2);
    const spare = state.hands[1]?.splice(1) ?? [];
    state.talon.unshift(...spare);
    expect(counts(state).slice(0, 2)).toEqual([2, 1]);
    play(state, 0, { type: 'choosePartner', seat: 1 }, { type: 'drawFrom', position: 0 });
    play(state, 1, { type: 'drawFrom', position: 1 });
    expect(counts(state).slice(0, 2)).toEqual([2, 1]);
  });
});

describe('yellow', () => {
  it('[TY-81, TY-82] turns the order round', () => {
    const state = holding(CARD.gans, 3);
    layIt(state, CARD.gans, 'yellow');
    expect(state.direction).toBe(-1);
    expect(turnOf(state)).toBe(3);
    play(state, 3, { type: 'draw' }, { type: 'pass' });
    expect(turnOf(state)).toBe(2);
  });

  it('[TY-82] changes nothing between two players, unless they play it as another turn', () => {
    const plain = holding(CARD.gans, 3, 2);
    layIt(plain, CARD.gans, 'yellow');
    expect([plain.direction, turnOf(plain)]).toEqual([-1, 1]);
    const again = holding(CARD.gans, 3, 2, { reverseForTwo: 'again' });
    layIt(again, CARD.gans, 'yellow');
    expect([again.direction, turnOf(again)]).toEqual([-1, 0]);
  });
});

describe('purple', () => {
  it('[TY-84, TY-85] passes all hands on at once, the own one included', () => {
    const state = holding(CARD.fliegtier, 3);
    const before = [0, 1, 2, 3].map((seat) => handOf(state, seat));
    const own = (before[0] ?? []).filter((card) => card !== CARD.fliegtier);
    const events = layIt(state, CARD.fliegtier, 'purple');
    expect(typesOf(events)).toEqual(['laid', 'handsMoved']);
    expect([0, 1, 2, 3].map((seat) => handOf(state, seat))).toEqual([before[3], own, before[1], before[2]]);
    expect(turnOf(state)).toBe(1);
  });

  it('[TY-85, TY-82] passes the other way after a change of direction', () => {
    const state = holding(CARD.fliegtier, 3);
    state.direction = -1;
    const before = [0, 1, 2, 3].map((seat) => handOf(state, seat));
    const own = (before[0] ?? []).filter((card) => card !== CARD.fliegtier);
    layIt(state, CARD.fliegtier, 'purple');
    expect([0, 1, 2, 3].map((seat) => handOf(state, seat))).toEqual([before[1], before[2], before[3], own]);
    expect(turnOf(state)).toBe(3);
  });
});
