import { describe, expect, it } from 'vitest';
import { typolena, type Action, type Options, type State } from '@shared/games/typolena';
import { CARDS, isSpecial, specialOf } from '@shared/games/typolena/cards';
import { asWritten, Box, CARD, counts, handOf, isLegal, layOf, play, position, refusal, rightLay, turnOf, typesOf } from './fixture';

/** A (or who has the turn) holds the special card and three motifs. */
function holding(special: number, options: Partial<Options> = {}): State {
  const box = new Box();
  const hands = [[special, ...box.some(3)], box.some(3), box.some(3), box.some(3)];
  return position({ hands, stacks: [[box.take()], [box.take()]], options });
}

describe('special cards', () => {
  it('[TS-3] can be left out altogether, as beginners do, or one by one', () => {
    const beginners = typolena.presets.find(({ id }) => id === 'beginners')?.options ?? asWritten;
    expect(typolena.pieces(beginners, 4).some(isSpecial)).toBe(false);
    expect(typolena.pieces(asWritten, 4).filter(isSpecial)).toHaveLength(8);
    const some: Options = { ...asWritten, specials: 'chosen', hypes: false, rogue: false };
    expect(typolena.pieces(some, 4).filter(isSpecial)).toEqual([31, 32, 37, 38]);
    expect(typolena.optionFields[0]).toMatchObject({ key: 'specials', group: 'common' });
  });

  it('[TS-9, TS-26] are two Strangers, three Hypes and one each of the others', () => {
    const kinds = CARDS.map(({ id }) => specialOf(id)).filter((kind) => kind !== undefined);
    const count = (kind: string): number => kinds.filter((other) => other === kind).length;
    expect(['stranger', 'hype', 'rogue', 'giddyup', 'absolute'].map(count)).toEqual([2, 3, 1, 1, 1]);
  });

  it('[TS-4, TS-5] can always be laid, on either stack, without a letter or a colour', () => {
    for (const special of [CARD.strangerA, CARD.hypeA, CARD.rogue, CARD.giddyup, CARD.absolute]) {
      const state = holding(special);
      expect(isLegal(state, 0, layOf(special, 0))).toBe(true);
      expect(isLegal(state, 0, layOf(special, 1))).toBe(true);
      expect(refusal(state, 0, layOf(special, 1, 'N'))).toBe('call-not-needed');
      expect(typesOf(play(state, 0, layOf(special, 1)))[0]).toBe('laid');
    }
  });

  it('[TS-4] can be laid at the second opportunity too', () => {
    const state = holding(CARD.hypeA);
    play(state, 0, { type: 'draw' }, layOf(CARD.hypeA, 0));
    expect(turnOf(state)).toBe(1);
  });

  it('[TS-4] may open the second stack, and nothing else can take its place', () => {
    const state = holding(CARD.strangerA);
    state.talon.unshift(...state.stacks[1].cards.splice(0));
    expect(refusal(state, 0, layOf(CARD.strangerA, 0))).toBe('special-place');
    play(state, 0, layOf(CARD.strangerA, 1));
    expect(state.stacks[1].cards).toEqual([CARD.strangerA]);
  });

  it('[TS-6, TS-7] C-TY-33: have to go on the special card that lies there, and motifs must fit the other stack', () => {
    const box = new Box();
    const x = box.take({ colours: [], lena: false });
    const two = box.beside(x);
    const start = (): State =>
      position({ hands: [box.some(1), [CARD.absolute, x, CARD.hypeA]], stacks: [[CARD.strangerA], [two]], turn: 1 });
    expect(refusal(start(), 1, layOf(CARD.absolute, 1))).toBe('special-place');
    const onSpecial = start();
    play(onSpecial, 1, layOf(CARD.hypeA, 0));
    expect(onSpecial.stacks[0].cards).toEqual([CARD.strangerA, CARD.hypeA]);
    const beside = start();
    expect(play(beside, 1, layOf(x, 1, 'N'))[0]).toMatchObject({ type: 'mistake', reason: 'beside' });
    const fitting = start();
    play(fitting, 1, rightLay(fitting, x, 0, null));
    expect(fitting.stacks[0].cards).toEqual([CARD.strangerA, x]);
    const block = start();
    const blocked = { ...block, options: { ...block.options, check: 'block' as const } };
    expect(refusal(blocked, 1, layOf(x, 1, 'N'))).toBe('nothing-beside');
  });

  it('[TS-8] may not be the last card', () => {
    for (const special of [CARD.strangerA, CARD.hypeA, CARD.rogue, CARD.giddyup, CARD.absolute]) {
      const state = holding(special);
      state.talon.unshift(...(state.hands[0]?.splice(1) ?? []));
      const block = { ...typolena.copy(state), options: { ...state.options, check: 'block' as const } };
      expect(refusal(block, 0, layOf(special, 1))).toBe('not-as-last-card');
      expect(play(state, 0, layOf(special, 1))[0]).toMatchObject({ type: 'mistake', reason: 'lastCard' });
      expect(counts(state)[0]).toBe(2);
      expect(state.outcome).toBeNull();
    }
  });

  it('[TS-4] C-TY-35: do not answer red, but may be laid once the penalty is taken', () => {
    const state = holding(CARD.giddyup);
    state.phase = { kind: 'red', seat: 0, attacker: 3, count: 1 };
    expect(refusal(state, 0, layOf(CARD.giddyup, 1))).toBe('only-red-counters');
    play(state, 0, { type: 'take' }, layOf(CARD.giddyup, 1));
    expect(state.stacks[1].cards).toContain(CARD.giddyup);
  });
});

describe('Stranger', () => {
  const purple = CARD.fliegtier;

  /** A lays purple; the Strangers are in the hands of these seats. */
  function layPurple(holders: readonly [number | null, number | null], seats = 4) {
    const box = new Box();
    box.use(purple);
    const one = box.beside(purple);
    const hands = Array.from({ length: seats }, (_, seat) => [...(seat === 0 ? [purple] : []), ...box.some(2)]);
    if (holders[0] !== null) hands[holders[0]]?.push(CARD.strangerA);
    if (holders[1] !== null) hands[holders[1]]?.push(CARD.strangerB);
    const state = position({ hands, stacks: [[one], [box.take()]] });
    const before = state.hands.map((_, seat) => handOf(state, seat).filter((card) => card !== purple));
    play(state, 0, rightLay(state, purple, 1, 'purple'));
    return { state, before, after: () => state.hands.map((_, seat) => handOf(state, seat)) };
  }

  it('[TS-10, TS-11] shows by its back who holds one, and where', () => {
    const { state } = layPurple([null, null]);
    state.hands[2]?.push(...state.talon.splice(state.talon.indexOf(CARD.strangerA), 1));
    const view = typolena.view(state, 0);
    expect(view.seats[2]?.backs).toEqual(['stranger', 'normal', 'normal']);
    expect(view.seats[1]?.backs).toEqual(['normal', 'normal']);
    state.talon.push(...state.talon.splice(state.talon.indexOf(CARD.strangerB), 1));
    expect(typolena.view(state, 'table').talon.back).toBe('stranger');
  });

  it('[TS-15, TS-16] does nothing when it is laid', () => {
    const state = holding(CARD.strangerA);
    const before = state.hands.map((_, seat) => handOf(state, seat).filter((card) => card !== CARD.strangerA));
    expect(refusal(state, 0, layOf(CARD.strangerA, 1, null, 'purple'))).toBe('call-not-needed');
    expect(typesOf(play(state, 0, layOf(CARD.strangerA, 1)))).toEqual(['laid']);
    expect(state.hands.map((_, seat) => handOf(state, seat))).toEqual(before);
    expect(turnOf(state)).toBe(1);
  });

  it('[TS-18, TS-19] protects one holder; all others pass to the next who is not protected', () => {
    const { state, before, after } = layPurple([1, null]);
    expect(after()).toEqual([before[3], before[1], before[0], before[2]]);
    expect(turnOf(state)).toBe(1);
  });

  it('[TS-20, TS-21] C-TY-37: two holders swap complete hands, Strangers included, and nobody else passes', () => {
    const { state, before, after } = layPurple([1, 3]);
    expect(after()).toEqual([before[0], before[3], before[2], before[1]]);
    expect(after()[3]).toContain(CARD.strangerA);
    expect(turnOf(state)).toBe(1);
  });

  it('[TS-22] makes who holds both swap everything with a player of his choice', () => {
    const { state, before, after } = layPurple([2, 2]);
    expect(state.phase).toEqual({ kind: 'strangerPartner', seat: 2, layer: 0 });
    expect(typolena.legal(state, 2)).toEqual([0, 1, 3].map((seat) => ({ type: 'choosePartner', seat })));
    play(state, 2, { type: 'choosePartner', seat: 3 });
    expect(after()).toEqual([before[0], before[1], before[3], before[2]]);
    expect(turnOf(state)).toBe(1);
  });

  it('[TS-18, TS-19] C-TY-39: with two players and one Stranger nothing moves', () => {
    const { before, after } = layPurple([1, null], 2);
    expect(after()).toEqual(before);
  });

  it('[TS-20, TS-22] G-TS-8: with two players both Strangers swap the two hands in any case', () => {
    const shared = layPurple([0, 1], 2);
    expect(shared.after()).toEqual([shared.before[1], shared.before[0]]);
    const both = layPurple([1, 1], 2);
    play(both.state, 1, { type: 'choosePartner', seat: 0 });
    expect(both.after()).toEqual([both.before[1], both.before[0]]);
  });

  it('[TS-23, TS-25] can be drawn in a swap, where its back marks it', () => {
    const box = new Box();
    box.use(CARD.katze);
    const one = box.beside(CARD.katze);
    const state = position({
      hands: [[CARD.katze, ...box.some(3)], [CARD.strangerB, ...box.some(3)]],
      stacks: [[one], [box.take()]],
    });
    play(state, 0, rightLay(state, CARD.katze, 1, 'greygreen'), { type: 'choosePartner', seat: 1 });
    const { phase } = typolena.view(state, 0);
    if (phase.kind !== 'swap') throw new Error('the swap is on');
    const place = phase.sides[1].backs.indexOf('stranger');
    expect(state.hands[1]?.[place]).toBe(CARD.strangerB);
    play(state, 0, { type: 'drawFrom', position: place });
    play(state, 1, { type: 'drawFrom', position: 0 });
    expect(handOf(state, 0)).toContain(CARD.strangerB);
  });

  it('[TS-10, TY-69] is seen when it is pushed', () => {
    const box = new Box();
    box.use(CARD.hund);
    const one = box.beside(CARD.hund);
    const hands = [[CARD.hund, CARD.strangerA, ...box.some(3)], box.some(2), box.some(2)];
    const state = position({ hands, stacks: [[one], [box.take()]] });
    play(state, 0, rightLay(state, CARD.hund, 1, 'pink'), { type: 'push', card: CARD.strangerA, to: 1 });
    expect(typolena.view(state, 2).phase).toMatchObject({ kind: 'pushed', back: 'stranger', card: null });
  });
});

describe('Schummelschurke', () => {
  function rogue(hand: number[], other: number[], options: Partial<Options> = {}): State {
    const box = new Box();
    [...hand, ...other].forEach((card) => {
      if (card < 30) box.use(card);
    });
    const hands = [[CARD.rogue, ...hand], box.some(3)];
    const state = position({ hands, stacks: [[box.take()], other], options });
    play(state, 0, layOf(CARD.rogue, 0));
    return state;
  }

  it('[TS-57, TS-58, TS-61] takes any card of the other stack for one from the hand, whose colours do nothing', () => {
    const state = rogue([CARD.zirkus, CARD.tanz], [CARD.strangerA, CARD.burg, CARD.supi]);
    expect(state.phase).toEqual({ kind: 'rogue', seat: 0, stack: 1 });
    for (const takeCard of [CARD.strangerA, CARD.burg, CARD.supi]) {
      expect(isLegal(state, 0, { type: 'exchange', takeCard, giveCard: CARD.zirkus })).toBe(true);
    }
    play(state, 0, { type: 'exchange', takeCard: CARD.strangerA, giveCard: CARD.zirkus });
    expect(handOf(state, 0)).toEqual([CARD.tanz, CARD.strangerA]);
    expect(state.stacks[1].cards).toEqual([CARD.burg, CARD.supi, CARD.zirkus]);
    expect(state.phase).toEqual({ kind: 'turn', seat: 1, drawn: false });
  });

  it('[TS-57] may be left alone', () => {
    const state = rogue([CARD.zirkus], [CARD.supi]);
    play(state, 0, { type: 'decline' });
    expect(handOf(state, 0)).toEqual([CARD.zirkus]);
    expect(turnOf(state)).toBe(1);
  });

  it('[TS-57, TS-58] C-TY-49: works with one card in hand and a single card in the stack', () => {
    const state = rogue([CARD.zirkus], [CARD.supi]);
    play(state, 0, { type: 'exchange', takeCard: CARD.supi, giveCard: CARD.zirkus });
    expect(handOf(state, 0)).toEqual([CARD.supi]);
    expect(state.stacks[1].cards).toEqual([CARD.zirkus]);
    expect(state.outcome).toBeNull();
    expect(state.phase).toEqual({ kind: 'turn', seat: 1, drawn: false });
  });

  it('[TS-58, TS-59] gives neither the Fehlerteufel nor a special card, nor one that he has not', () => {
    const state = rogue([CARD.devil, CARD.hypeA, CARD.strangerB], [CARD.supi, CARD.burg]);
    const give = (giveCard: number): Action => ({ type: 'exchange', takeCard: CARD.supi, giveCard });
    for (const card of [CARD.devil, CARD.hypeA, CARD.strangerB]) expect(refusal(state, 0, give(card))).toBe('only-motifs');
    expect(refusal(state, 0, give(CARD.burg))).toBe('not-in-hand');
    expect(refusal(state, 0, { type: 'exchange', takeCard: CARD.tattoo, giveCard: CARD.supi })).toBe('not-in-hand');
    expect(typolena.legal(state, 0)).toEqual([{ type: 'decline' }]);
  });

  it('[TS-57] takes only from the other stack', () => {
    const state = rogue([CARD.zirkus], [CARD.supi]);
    const takeCard = state.stacks[0].cards[0] ?? -1;
    expect(refusal(state, 0, { type: 'exchange', takeCard, giveCard: CARD.zirkus })).toBe('not-in-stack');
  });

  it('[TS-57] lets only its player look through the stack, and hides what he takes', () => {
    const state = rogue([CARD.zirkus, CARD.tanz], [CARD.burg, CARD.supi]);
    const looks = ([0, 1, 'table'] as const).map((viewer) => {
      const { phase } = typolena.view(state, viewer);
      return phase.kind === 'rogue' ? phase.cards : undefined;
    });
    expect(looks).toEqual([[CARD.burg, CARD.supi], null, null]);
    const [event] = play(state, 0, { type: 'exchange', takeCard: CARD.burg, giveCard: CARD.tanz });
    if (event === undefined) throw new Error('one event');
    expect(typolena.see(event, 0)).toMatchObject({ takenCard: CARD.burg, givenCard: CARD.tanz });
    expect(typolena.see(event, 1)).toMatchObject({ takenCard: null, givenCard: CARD.tanz });
  });
});

describe('Hü oder Hott', () => {
  /** C-TY-51: A keeps two cards, B has eight with the Fehlerteufel, C six, D three. */
  function counting(): State {
    const box = new Box();
    const hands = [[CARD.giddyup, ...box.some(2)], [CARD.devil, CARD.hypeA, ...box.some(6)], box.some(6), box.some(3)];
    const state = position({ hands, stacks: [[box.take()], [box.take()]] });
    play(state, 0, layOf(CARD.giddyup, 0));
    return state;
  }

  it('[TS-66, TS-67, TS-68] C-TY-51: all count; who has too few draws, who has too many may discard', () => {
    const state = counting();
    expect(state.phase).toEqual({ kind: 'giddyup', seat: 1, layer: 0 });
    expect(typolena.view(state, 'table').phase).toEqual({ kind: 'giddyup', seat: 1, surplus: 2 });
    play(state, 1, { type: 'done' });
    expect(counts(state)).toEqual([3, 8, 6, 3]);
    expect(turnOf(state)).toBe(1);
  });

  it('[TS-68, TS-69, TS-70] shows surplus cards and pushes them under a stack, down to six', () => {
    const state = counting();
    const [first = -1, second = -1] = handOf(state, 1).filter((card) => card < 30);
    const events = play(state, 1, { type: 'discardUnder', card: first, stack: 1 });
    expect(events).toEqual([{ type: 'discardedUnder', seat: 1, card: first, stack: 1 }]);
    expect(typolena.view(state, 3).revealed).toEqual([{ place: 'stack', stack: 1, card: first }]);
    expect(state.stacks[1].cards[0]).toBe(first);
    play(state, 1, { type: 'discardUnder', card: second, stack: 0 });
    expect(state.stacks[0].cards[0]).toBe(second);
    expect(counts(state)).toEqual([3, 6, 6, 3]);
    expect(turnOf(state)).toBe(1);
    expect(refusal(state, 1, { type: 'done' })).toBe('not-now');
  });

  it('[TS-71] does not get rid of the Fehlerteufel, but of special cards', () => {
    const state = counting();
    expect(refusal(state, 1, { type: 'discardUnder', card: CARD.devil, stack: 0 })).toBe('not-the-devil');
    expect(isLegal(state, 1, { type: 'discardUnder', card: CARD.devil, stack: 0 })).toBe(false);
    expect(isLegal(state, 1, { type: 'discardUnder', card: CARD.hypeA, stack: 0 })).toBe(true);
    expect(refusal(state, 1, { type: 'discardUnder', card: CARD.hypeB, stack: 0 })).toBe('not-in-hand');
  });

  it('[TS-66, TS-67] goes round from the next player and ends with the one who laid it', () => {
    const box = new Box();
    const hands = [[CARD.giddyup, ...box.some(1)], box.some(1), box.some(2)];
    const draws = box.some(6);
    const state = position({ hands, stacks: [[box.take()], [box.take()]], draws });
    const events = play(state, 0, layOf(CARD.giddyup, 0));
    expect(events.flatMap((event) => (event.type === 'drew' ? [[event.seat, event.cards.length]] : []))).toEqual([[1, 2], [2, 1], [0, 2]]);
    expect(state.hands[1]).toEqual(expect.arrayContaining(draws.slice(0, 2)));
    expect(turnOf(state)).toBe(1);
  });

  it('[TS-68] asks the one who laid it as well', () => {
    const box = new Box();
    const state = position({ hands: [[CARD.giddyup, ...box.some(8)], box.some(3)], stacks: [[box.take()], [box.take()]] });
    play(state, 0, layOf(CARD.giddyup, 0));
    expect(state.phase).toEqual({ kind: 'giddyup', seat: 0, layer: 0 });
    play(state, 0, { type: 'done' });
    expect(turnOf(state)).toBe(1);
  });
});

describe('Absolut', () => {
  function absolute(options: Partial<Options>, skips = 0): State {
    const state = holding(CARD.absolute, options);
    play(state, 0, layOf(CARD.absolute, 1));
    state.skips = skips;
    return state;
  }

  function windowOf(state: State): number {
    const [window] = typolena.windows(state);
    if (window === undefined) throw new Error('a window is open');
    return window.id;
  }

  function calls(state: State, times: readonly (readonly [number, number])[]): string | null {
    const list = times.map(([seat, at]) => ({ seat, at, action: { type: 'callAbsolute' as const } }));
    return typolena.applyClock(state, { type: 'calls', window: windowOf(state), calls: list }, [])?.code ?? null;
  }

  const realtime: Partial<Options> = { calls: 'realtime' };

  it('[TS-73] goes on with the other player who called first, by the time of the press', () => {
    const state = absolute(realtime);
    expect(typolena.acting(state)).toEqual([1, 2, 3]);
    expect(typolena.windows(state)).toEqual([{ id: 1, seats: [1, 2, 3], lasts: 10_000, tieMargin: 30 }]);
    expect(calls(state, [[3, 900], [2, 400], [1, 430]])).toBeNull();
    expect(state.phase).toEqual({ kind: 'turn', seat: 2, drawn: false });
    expect(state.direction).toBe(1);
    play(state, 2, { type: 'draw' }, { type: 'pass' });
    expect(turnOf(state)).toBe(3);
  });

  it('[TS-73] takes an uncontested call at once', () => {
    const state = absolute(realtime);
    expect(typolena.callWindow(state, 3, { type: 'callAbsolute' })).toBe(windowOf(state));
    play(state, 3, { type: 'callAbsolute' });
    expect(turnOf(state)).toBe(3);
  });

  it('[TS-74] C-TY-53: the call of the player who laid it is void', () => {
    const state = absolute(realtime);
    expect(refusal(state, 0, { type: 'callAbsolute' })).toBe('not-the-layer');
    expect(calls(state, [[0, 10], [2, 500]])).toBeNull();
    expect(turnOf(state)).toBe(2);
  });

  it('[TS-75] gives the player who laid it another turn when the first two calls are simultaneous', () => {
    const tied = absolute(realtime);
    expect(calls(tied, [[1, 400], [2, 429]])).toBeNull();
    expect(tied.phase).toEqual({ kind: 'turn', seat: 0, drawn: false });
    const clear = absolute(realtime);
    expect(calls(clear, [[1, 400], [2, 430]])).toBeNull();
    expect(turnOf(clear)).toBe(1);
    const wide = absolute({ ...realtime, tieMargin: 100 });
    expect(calls(wide, [[1, 400], [2, 499]])).toBeNull();
    expect(turnOf(wide)).toBe(0);
    const twice = absolute(realtime);
    expect(calls(twice, [[1, 400], [1, 401]])).toBeNull();
    expect(turnOf(twice)).toBe(1);
  });

  it('[TS-75] G-TS-53: and when nobody calls in time', () => {
    const state = absolute(realtime);
    const window = windowOf(state);
    expect(calls(state, [[0, 5]])).toBe('no-call-counts');
    expect(typolena.applyClock(state, { type: 'elapsed', window: window + 1 }, null)?.code).toBe('no-such-window');
    expect(typolena.applyClock(state, { type: 'elapsed', window }, null)).toBeNull();
    expect(turnOf(state)).toBe(0);
    expect(typolena.windows(state)).toEqual([]);
  });

  it('[TS-73, TF-10] G-TS-56: a caller who sits out has used that up, and the next one plays', () => {
    const state = absolute(realtime, 0b0100);
    play(state, 2, { type: 'callAbsolute' });
    expect(turnOf(state)).toBe(3);
    expect(state.skips).toBe(0);
  });

  it('[TS-73, TS-75, TS-76] in sequence one secret yes wins, and several or none give the player another turn', () => {
    const bidding = (bids: readonly boolean[]): State => {
      const state = absolute({ calls: 'sequential' });
      expect(typolena.windows(state)).toEqual([]);
      expect(refusal(state, 0, { type: 'bid', yes: true })).toBe('not-the-layer');
      // In any order, and only once each.
      for (const seat of [3, 1, 2]) {
        play(state, seat, { type: 'bid', yes: bids[seat - 1] ?? false });
        if (seat !== 2) expect(refusal(state, seat, { type: 'bid', yes: true })).toBe('already-bid');
      }
      return state;
    };
    expect(turnOf(bidding([false, true, false]))).toBe(2);
    expect(turnOf(bidding([true, true, false]))).toBe(0);
    expect(turnOf(bidding([false, false, false]))).toBe(0);
  });

  it('[TS-76] keeps bids secret until all are made', () => {
    const state = absolute({ calls: 'sequential' });
    play(state, 3, { type: 'bid', yes: true });
    const bids = ([0, 1, 3, 'table'] as const).map((viewer) => {
      const { phase } = typolena.view(state, viewer);
      return phase.kind === 'absolute' ? [phase.bid, phase.undecided] : null;
    });
    expect(bids).toEqual([[null, [1, 2]], [null, [1, 2]], [true, [1, 2]], [null, [1, 2]]]);
    expect(refusal(state, 1, { type: 'callAbsolute' })).toBe('wrong-pace');
  });
});
