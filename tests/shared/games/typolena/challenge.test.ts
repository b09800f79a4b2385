import { describe, expect, it } from 'vitest';
import { typolena, type Action, type Options, type State } from '@shared/games/typolena';
import type { Letter } from '@shared/games/typolena/cards';
import { Box, CARD, counts, handOf, isLegal, layOf, play, position, refusal, rightLay, topCard, turnOf, typesOf, wrongLetter } from './fixture';

/** A holds the card and some motifs and can lay it on the second stack; nothing is caught unless somebody objects. */
function table(card: number, options: Partial<Options> = {}, others = 3): State {
  const box = new Box();
  if (card < 30) box.use(card);
  const one = card < 30 ? box.beside(card) : box.take();
  const hands = [[card, ...box.some(others)], box.some(3), box.some(3), box.some(3)];
  return position({ hands, stacks: [[one], [box.take()]], options: { check: 'challenge', ...options } });
}

function wrong(state: State, card: number, colour: 'red' | 'blue' | 'pink' | 'greygreen' | 'yellow' | 'purple' | null): Action {
  const letter: Letter = card < 30 ? wrongLetter(card, topCard(state, 0)) : 'N';
  return layOf(card, 1, letter, colour);
}

const object: Action = { type: 'object', lay: 1 };
const approve: Action = { type: 'approve', lay: 1 };

describe('objecting', () => {
  it('[TY-35, TY-36, TY-37, TY-38] sends a wrong card back with a penalty card, and the turn is over', () => {
    const state = table(CARD.burg);
    expect(typesOf(play(state, 0, wrong(state, CARD.burg, null)))).toEqual(['laid']);
    expect(topCard(state, 1)).toBe(CARD.burg);
    expect(typolena.view(state, 2).objectors).toEqual([1, 2, 3]);
    const events = play(state, 2, object);
    expect(events[0]).toMatchObject({ type: 'objected', seat: 2, against: 0, upheld: true });
    expect(events[1]).toMatchObject({ type: 'mistake', card: CARD.burg, tried: false });
    expect(counts(state)).toEqual([5, 3, 3, 3]);
    expect(topCard(state, 1)).not.toBe(CARD.burg);
    expect(state.phase).toEqual({ kind: 'turn', seat: 1, drawn: false });
    expect(typolena.view(state, 'table').lastLay).toBeNull();
  });

  it('[TY-35] comes too late after the next action: the wrong card stays', () => {
    const state = table(CARD.burg);
    play(state, 0, wrong(state, CARD.burg, null));
    play(state, 1, { type: 'draw' });
    expect(refusal(state, 2, object)).toBe('lay-settled');
    expect(topCard(state, 1)).toBe(CARD.burg);
    expect(counts(state)).toEqual([3, 4, 3, 3]);
  });

  it('[TY-35] names the lay, so that an objection to an earlier one does not hit a later one', () => {
    const state = table(CARD.burg);
    play(state, 0, wrong(state, CARD.burg, null));
    expect(refusal(state, 2, { type: 'object', lay: 2 })).toBe('lay-settled');
    expect(refusal(state, 0, object)).toBe('lay-settled');
  });

  it('[TY-35] changes nothing about a right lay, and settles it', () => {
    const state = table(CARD.burg);
    play(state, 0, rightLay(state, CARD.burg, 1, null));
    expect(play(state, 2, object)[0]).toMatchObject({ upheld: false });
    expect(topCard(state, 1)).toBe(CARD.burg);
    expect(counts(state)).toEqual([3, 3, 3, 3]);
    expect(refusal(state, 3, object)).toBe('lay-settled');
    const strict = table(CARD.burg, { falseObjection: 'draw' });
    play(strict, 0, rightLay(strict, CARD.burg, 1, null));
    play(strict, 2, object);
    expect(counts(strict)).toEqual([3, 3, 4, 3]);
  });

  it('[TY-35] may be given up', () => {
    const state = table(CARD.burg);
    play(state, 0, wrong(state, CARD.burg, null));
    play(state, 2, approve);
    expect(refusal(state, 2, object)).toBe('lay-settled');
    expect(isLegal(state, 3, object)).toBe(true);
  });

  it('[TY-35] is not needed for special cards, which always fit', () => {
    const state = table(CARD.strangerA);
    play(state, 0, layOf(CARD.strangerA, 1));
    expect(typolena.view(state, 1).objectors).toBeNull();
  });

  it('[TY-35] races with the next action on a network', () => {
    const state = table(CARD.burg, { calls: 'realtime' });
    play(state, 0, wrong(state, CARD.burg, null));
    const [window] = typolena.windows(state);
    expect(window).toMatchObject({ lasts: null, seats: [1, 2, 3] });
    const id = window?.id ?? -1;
    expect(typolena.callWindow(state, 1, { type: 'draw' })).toBe(id);
    expect(typolena.callWindow(state, 3, object)).toBe(id);
    expect(typolena.callWindow(state, 3, approve)).toBeNull();
    const calls = (objected: number): State => {
      const copy = typolena.copy(state);
      const list = [{ seat: 1, at: 2000, action: { type: 'draw' as const } }, { seat: 3, at: objected, action: object }];
      expect(typolena.applyClock(copy, { type: 'calls', window: id, calls: list }, null)).toBeNull();
      return copy;
    };
    expect(handOf(calls(1500), 0)).toContain(CARD.burg);
    expect(handOf(calls(2020), 0)).toContain(CARD.burg);
    expect(handOf(calls(2500), 0)).not.toContain(CARD.burg);
  });
});

describe('undoing a wrong lay', () => {
  it('[TY-36, TY-82] turns the direction back', () => {
    const state = table(CARD.gans);
    play(state, 0, wrong(state, CARD.gans, 'yellow'));
    expect([state.direction, turnOf(state)]).toEqual([-1, 3]);
    play(state, 2, object);
    expect([state.direction, turnOf(state)]).toEqual([1, 1]);
  });

  it('[TY-36, TY-55] takes the attack back, and leaves a skip that was used up', () => {
    const state = table(CARD.skandal);
    state.skips = 0b0010;
    play(state, 0, wrong(state, CARD.skandal, 'red'));
    expect(state.phase).toMatchObject({ kind: 'red', seat: 2 });
    play(state, 2, object);
    // The seat that sits out is passed over now, when the turn comes to it.
    expect(turnOf(state)).toBe(2);
    expect(state.skips).toBe(0);
    expect(counts(state)).toEqual([5, 3, 3, 3]);
  });

  it('[TY-36, TY-37] G-TY-18: a wrong answer to red costs the penalty as well', () => {
    const state = table(CARD.skandal);
    state.phase = { kind: 'red', seat: 0, attacker: 3, count: 2 };
    play(state, 0, wrong(state, CARD.skandal, 'red'));
    expect(state.phase).toMatchObject({ kind: 'red', seat: 1, count: 3 });
    play(state, 1, object);
    expect(counts(state)).toEqual([7, 3, 3, 3]);
    expect(turnOf(state)).toBe(1);
  });

  it('[TY-36, TY-85] holds the hands until everybody has let a purple card stand', () => {
    const state = table(CARD.fliegtier);
    const before = [0, 1, 2, 3].map((seat) => handOf(state, seat));
    play(state, 0, wrong(state, CARD.fliegtier, 'purple'));
    expect(state.phase).toEqual({ kind: 'check', seat: 0, then: 'passOn' });
    expect(typolena.acting(state)).toEqual([1, 2, 3]);
    const undone = typolena.copy(state);
    play(undone, 3, object);
    expect([1, 2, 3].map((seat) => handOf(undone, seat))).toEqual(before.slice(1));
    for (const seat of [3, 1, 2]) play(state, seat, approve);
    expect(handOf(state, 2)).toEqual(before[1]);
    expect(turnOf(state)).toBe(1);
  });

  it('[TY-36] uncovers a Hype again that the wrong card had covered, which stays closed', () => {
    const state = table(CARD.burg);
    state.stacks[1].packet = 1;
    play(state, 0, wrong(state, CARD.burg, null));
    expect(state.stacks[1].packet).toBe(0);
    play(state, 1, object);
    expect(state.stacks[1].packet).toBe(1);
    expect(state.hype).toBeNull();
  });

  it('[TY-36] does not let a table without cards to draw go on for ever', () => {
    const state = table(CARD.burg);
    state.stacks[1].cards.unshift(...state.talon.splice(0));
    const all = state.stacks[1].cards.splice(0, state.stacks[1].cards.length - 1);
    state.hands[3]?.push(...all);
    let turns = 0;
    while (state.outcome === null && turns < 20) {
      const seat = turnOf(state) ?? -1;
      const beside = topCard(state, 0);
      const card = state.hands[seat]?.find((own) => own < 30) ?? -1;
      play(state, seat, layOf(card, 1, wrongLetter(card, beside), colourFor(state, seat, card)));
      play(state, (seat + 1) % 4, { type: 'object', lay: state.lays });
      turns += 1;
    }
    expect(state.outcome).toMatchObject({ kind: 'drawn', reason: 'exhausted' });
    expect(turns).toBeLessThan(8);
  });
});

function colourFor(state: State, seat: number, card: number) {
  for (const action of typolena.legal(state, seat)) if (action.type === 'lay' && action.card === card) return action.colour;
  return null;
}

describe('the last card', () => {
  it('[TY-86, TY-88, TY-35] wins only when everybody has let it stand', () => {
    const state = table(CARD.tattoo, {}, 0);
    play(state, 0, rightLay(state, CARD.tattoo, 1, null));
    expect(state.phase).toEqual({ kind: 'check', seat: 0, then: 'win' });
    expect(state.outcome).toBeNull();
    for (const seat of [1, 2]) play(state, seat, approve);
    expect(state.outcome).toBeNull();
    play(state, 3, approve);
    expect(state.outcome).toMatchObject({ kind: 'won', reason: 'last-card' });
  });

  it('[TY-86] wins at once when an objection to it was unfounded', () => {
    const state = table(CARD.tattoo, { falseObjection: 'draw' }, 0);
    play(state, 0, rightLay(state, CARD.tattoo, 1, null));
    play(state, 2, object);
    expect(state.outcome?.kind).toBe('won');
    expect(counts(state)).toEqual([0, 3, 3, 3]);
  });

  it('[TY-88, TY-87, TS-8] sends back a card that may not be the last, and a forgotten Lena', () => {
    for (const card of [CARD.katze, CARD.strangerA]) {
      const state = table(card, {}, 0);
      play(state, 0, card === CARD.katze ? rightLay(state, card, 1, null) : layOf(card, 1));
      play(state, 1, object);
      expect(state.outcome).toBeNull();
      expect(handOf(state, 0)).toContain(card);
      expect(counts(state)[0]).toBe(2);
    }
    const forgotten = table(CARD.tattoo, { lenaCall: 'press' }, 0);
    play(forgotten, 0, rightLay(forgotten, CARD.tattoo, 1, null));
    expect(play(forgotten, 3, object)[1]).toMatchObject({ type: 'mistake', reason: 'lenaMissing' });
    expect(counts(forgotten)[0]).toBe(2);
  });

  it('[TF-4, TF-22] wins even with the Fehlerteufel when nobody pays attention', () => {
    const state = table(CARD.devil, {}, 0);
    const caught = typolena.copy(state);
    play(caught, 0, wrong(caught, CARD.devil, null));
    play(caught, 3, object);
    expect(handOf(caught, 0)).toContain(CARD.devil);
    play(state, 0, wrong(state, CARD.devil, null));
    for (const seat of [1, 2, 3]) play(state, seat, approve);
    expect(state.outcome).toMatchObject({ kind: 'won', reason: 'devil-unnoticed', ranks: [1, 2, 2, 2] });
  });

  it('[TF-22] may lie on a stack unnoticed, where it shows no letters', () => {
    const state = table(CARD.devil);
    play(state, 0, wrong(state, CARD.devil, null));
    play(state, 1, { type: 'draw' });
    expect(topCard(state, 1)).toBe(CARD.devil);
    state.hands[1]?.push(...state.talon.splice(state.talon.indexOf(CARD.hypeA), 1));
    expect(refusal(state, 1, layOf(CARD.hypeA, 0))).toBe('special-place');
    expect(isLegal(state, 1, layOf(CARD.hypeA, 1))).toBe(true);
  });
});

describe('strict calls', () => {
  const strict: Partial<Options> = { announcements: 'strict' };

  it('[TY-47, TY-34] lets a forgotten call stand unless somebody objects; then the colour does nothing', () => {
    const state = table(CARD.segeln, strict);
    play(state, 0, rightLay(state, CARD.segeln, 1, null));
    const caught = typolena.copy(state);
    expect(play(caught, 2, object)[1]).toMatchObject({ reason: 'colourMissing' });
    play(state, 1, { type: 'draw' });
    expect(turnOf(state)).toBe(1);
    const silent = table(CARD.burg, strict);
    play(silent, 0, layOf(CARD.burg, 1, null, null));
    expect(play(silent, 2, object)[1]).toMatchObject({ reason: 'letterMissing' });
  });

  it('[TY-51, TY-52] plays no colour that has lapsed, even if nobody objects', () => {
    const state = table(CARD.hund, strict, 1);
    play(state, 0, rightLay(state, CARD.hund, 1, 'pink'));
    expect(turnOf(state)).toBe(1);
    play(state, 1, { type: 'draw' });
    expect(counts(state)[0]).toBe(1);
  });

  it('[TY-54, TY-56] asks for the call of red where only it makes the answer', () => {
    const state = table(CARD.skandal, strict);
    state.phase = { kind: 'red', seat: 0, attacker: 3, count: 1 };
    expect(refusal(state, 0, rightLay(state, CARD.skandal, 1, null))).toBe('colour-missing');
  });
});
