import { describe, expect, it } from 'vitest';
import { typolena, type Action, type Options, type State } from '@shared/games/typolena';
import { specialOf } from '@shared/games/typolena/cards';
import { Box, CARD, counts, handOf, isLegal, layOf, play, position, refusal, rightLay, turnOf, typesOf } from './fixture';

const egal: Action = { type: 'egal' };
const stop: Action = { type: 'stop' };
const realtime: Partial<Options> = { calls: 'realtime' };

function start(card: number, stack: 0 | 1 = 1): Action {
  return { type: 'hype', card, stack };
}

function join(card: number): Action {
  return { type: 'join', card };
}

/** Four players; A holds the given cards and some motifs, the others their given cards and some. */
function table(extra: readonly (readonly number[])[], options: Partial<Options> = realtime): State {
  const box = new Box();
  extra.flat().forEach((card) => {
    if (card < 30) box.use(card);
  });
  const stacks: [number[], number[]] = [[box.take()], [box.take()]];
  const hands = [0, 1, 2, 3].map((seat) => [...(extra[seat] ?? []), ...box.some(3)]);
  return position({ hands, stacks, options });
}

/** A starts with a bluff and everybody else says egal. */
function decided(options: Partial<Options> = realtime): State {
  const state = table([[CARD.zirkus]], options);
  play(state, 0, start(CARD.zirkus));
  for (const seat of [1, 2, 3]) play(state, seat, egal);
  return state;
}

describe('starting a Hype', () => {
  it('[TS-28, TS-29] lays any card face down, and says Hype', () => {
    const state = table([[CARD.zirkus]]);
    const [event] = play(state, 0, start(CARD.zirkus));
    if (event === undefined) throw new Error('one event');
    expect(event.type).toBe('hypeStarted');
    expect(typolena.see(event, 1)).toMatchObject({ card: null, back: 'normal', stack: 1 });
    expect(typolena.see(event, 0)).toMatchObject({ card: CARD.zirkus });
    expect(typolena.view(state, 1).stacks[1].top).toEqual({ open: false, packet: ['normal'] });
    expect(typolena.view(state, 1).hype).toMatchObject({ seat: 0, stage: 'open', layers: [0], cards: [null] });
    expect(typolena.view(state, 0).hype?.cards).toEqual([CARD.zirkus]);
  });

  it('[TS-28] is the lay of a turn: nobody else can, and not while red is pending', () => {
    const state = table([[CARD.zirkus], [CARD.hypeA]]);
    expect(refusal(state, 1, start(CARD.hypeA))).toBe('not-your-turn');
    state.phase = { kind: 'red', seat: 0, attacker: 3, count: 1 };
    expect(refusal(state, 0, start(CARD.zirkus))).toBe('not-now');
    state.phase = { kind: 'turn', seat: 0, drawn: true };
    play(state, 0, start(CARD.zirkus));
    expect(state.phase.kind).toBe('hype');
  });

  it('[TS-28] is not possible without Hype cards in the pack', () => {
    const state = table([[CARD.zirkus]], { specials: 'none' });
    expect(refusal(state, 0, start(CARD.zirkus))).toBe('no-hypes');
    expect(typolena.legal(state, 0).some(({ type }) => type === 'hype')).toBe(false);
  });

  it('[TS-54, TS-6] has to go on the special card that lies there', () => {
    const state = table([[CARD.zirkus]]);
    state.stacks[0].cards.push(...state.talon.splice(state.talon.indexOf(CARD.strangerA), 1));
    expect(refusal(state, 0, start(CARD.zirkus, 1))).toBe('special-place');
    play(state, 0, start(CARD.zirkus, 0));
    expect(state.stacks[0].packet).toBe(1);
  });

  it('[TS-30, TS-31] suspends the order of play: everybody may act, in any order', () => {
    const state = table([[CARD.zirkus]]);
    play(state, 0, start(CARD.zirkus));
    expect(typolena.acting(state)).toEqual([0, 1, 2, 3]);
    for (const seat of [1, 2, 3]) {
      const types = new Set(typolena.legal(state, seat).map(({ type }) => type));
      expect(types).toEqual(new Set(['egal', 'join', 'stop']));
    }
    play(state, 3, egal);
    play(state, 1, egal);
    expect(state.phase.kind).toBe('hype');
  });

  it('[TS-38] is forbidden with the last card', () => {
    const state = table([[CARD.zirkus]]);
    state.talon.unshift(...(state.hands[0]?.splice(1) ?? []));
    expect(refusal(state, 0, start(CARD.zirkus))).toBe('last-card-face-down');
  });

  it('[TS-29] shows a Stranger by its back', () => {
    const state = table([[CARD.strangerA]]);
    play(state, 0, start(CARD.strangerA));
    expect(typolena.view(state, 'table').stacks[1].top).toEqual({ open: false, packet: ['stranger'] });
  });
});

describe('deciding', () => {
  it('[TS-32, TS-33] may keep out, by saying egal', () => {
    const state = table([[CARD.zirkus]]);
    play(state, 0, start(CARD.zirkus));
    expect(play(state, 2, egal)).toEqual([{ type: 'egal', seat: 2, silent: false }]);
    expect(typolena.view(state, 0).hype?.undecided).toEqual([1, 3]);
    expect(refusal(state, 2, egal)).toBe('already-decided');
  });

  it('[TS-32, TS-47] G-TS-24: after egal one cannot join, but stop', () => {
    const state = table([[CARD.zirkus]]);
    play(state, 0, start(CARD.zirkus));
    play(state, 2, egal);
    expect(refusal(state, 2, join(state.hands[2]?.[0] ?? -1))).toBe('already-decided');
    expect(typolena.legal(state, 2)).toEqual([stop, { type: 'accept' }]);
  });

  it('[TS-34, TS-35] may join with a card on the face-down card', () => {
    const state = table([[CARD.zirkus], [], [CARD.hypeA]]);
    play(state, 0, start(CARD.zirkus));
    play(state, 2, join(CARD.hypeA));
    expect(state.stacks[1].cards.slice(-2)).toEqual([CARD.zirkus, CARD.hypeA]);
    expect(state.stacks[1].packet).toBe(2);
    expect(typolena.view(state, 1).hype).toMatchObject({ layers: [0, 2], cards: [null, null] });
    expect(typolena.view(state, 2).hype?.cards).toEqual([null, CARD.hypeA]);
  });

  it('[TS-37] does not lay twice: neither the starter nor who has joined', () => {
    const state = table([[CARD.zirkus, CARD.hypeB], [], [CARD.hypeA]]);
    play(state, 0, start(CARD.zirkus));
    expect(refusal(state, 0, join(CARD.hypeB))).toBe('already-decided');
    play(state, 2, join(CARD.hypeA));
    expect(refusal(state, 2, join(state.hands[2]?.[0] ?? -1))).toBe('already-decided');
  });

  it('[TS-38, TS-39] C-TY-45: the last card cannot join; egal and stop remain', () => {
    const state = table([[CARD.zirkus]]);
    state.talon.unshift(...(state.hands[1]?.splice(1) ?? []));
    play(state, 0, start(CARD.zirkus));
    expect(refusal(state, 1, join(state.hands[1]?.[0] ?? -1))).toBe('last-card-face-down');
    expect(typolena.legal(state, 1)).toEqual([egal, stop]);
  });

  it('[TS-49, TS-50] is over when all have decided, and the player after the starter is on', () => {
    const state = decided();
    expect(state.phase).toEqual({ kind: 'turn', seat: 1, drawn: false });
    expect(state.hype?.stage).toBe('grace');
    expect(refusal(state, 3, join(state.hands[3]?.[0] ?? -1))).toBe('already-decided');
  });

  it('[TS-36, TS-33] takes silence for egal when the time is over', () => {
    const state = table([[CARD.zirkus]]);
    play(state, 0, start(CARD.zirkus));
    const [window] = typolena.windows(state);
    expect(window).toEqual({ id: 1, seats: [0, 1, 2, 3], lasts: 10_000, tieMargin: 30 });
    const events: Parameters<typeof typolena.applyClock>[2] = [];
    expect(typolena.applyClock(state, { type: 'elapsed', window: 1 }, events)).toBeNull();
    expect(events.slice(0, 3)).toEqual([1, 2, 3].map((seat) => ({ type: 'egal', seat, silent: true })));
    expect(turnOf(state)).toBe(1);
    // From now on only a card on the packet ends it.
    expect(typolena.windows(state)).toEqual([{ id: 1, seats: [0, 1, 2, 3], lasts: null, tieMargin: 30 }]);
    expect(typolena.applyClock(state, { type: 'elapsed', window: 1 }, null)?.code).toBe('no-such-window');
  });
});

describe('stopping', () => {
  it('[TS-39, TS-40, TS-41, TS-42] turns up the top card, and no more cards can be laid face down', () => {
    const state = table([[CARD.zirkus]]);
    play(state, 0, start(CARD.zirkus));
    const events = play(state, 2, stop);
    expect(events[0]).toEqual({ type: 'stopped', seat: 2, owner: 0, card: CARD.zirkus, covered: false });
    expect(typolena.view(state, 3).revealed).toEqual([{ place: 'hand', seat: 0, card: CARD.zirkus }]);
    expect(refusal(state, 3, join(state.hands[3]?.[0] ?? -1))).toBe('too-late');
    expect(refusal(state, 3, stop)).toBe('too-late');
  });

  it('[TS-43, TS-44] costs the stopper the Hype card and nothing else when the Hype is covered', () => {
    const state = table([[CARD.hypeA]]);
    play(state, 0, start(CARD.hypeA));
    expect(typesOf(play(state, 2, stop))).toEqual(['stopped']);
    expect(handOf(state, 2)).toContain(CARD.hypeA);
    expect(counts(state)).toEqual([3, 3, 4, 3]);
    expect(state.stacks[1].packet).toBe(0);
    expect(typolena.view(state, 0).stacks[1].top?.open).toBe(true);
    expect(turnOf(state)).toBe(1);
  });

  it('[TS-45] gives the packet to whoever laid the top card when that is no Hype card', () => {
    const state = table([[CARD.hypeA], [CARD.zirkus]]);
    play(state, 0, start(CARD.hypeA));
    play(state, 1, join(CARD.zirkus));
    const events = play(state, 3, stop);
    expect(typesOf(events)).toEqual(['stopped', 'packetTaken']);
    expect(handOf(state, 1)).toEqual(expect.arrayContaining([CARD.hypeA, CARD.zirkus]));
    expect(counts(state)).toEqual([3, 5, 3, 3]);
    const taken = events[1];
    if (taken === undefined) throw new Error('two events');
    expect(typolena.see(taken, 0)).toMatchObject({ cards: null, backs: ['normal', 'normal'] });
    expect(typolena.see(taken, 1)).toMatchObject({ cards: [CARD.hypeA, CARD.zirkus] });
    expect(turnOf(state)).toBe(1);
  });

  it('[TS-46] costs one penalty card more at the very first card, for its owner or, as a house rule, the stopper', () => {
    const state = table([[CARD.zirkus]]);
    play(state, 0, start(CARD.zirkus));
    expect(typesOf(play(state, 2, stop))).toEqual(['stopped', 'packetTaken', 'drew']);
    expect(counts(state)).toEqual([5, 3, 3, 3]);
    const other = table([[CARD.zirkus]], { ...realtime, hypeFirst: 'stopper' });
    play(other, 0, start(CARD.zirkus));
    play(other, 2, stop);
    expect(counts(other)).toEqual([4, 3, 4, 3]);
  });

  it('[TS-47] is open to the starter, to those who said egal and to those who joined', () => {
    const begin = (): State => {
      const state = table([[CARD.zirkus], [], [CARD.hypeA]]);
      play(state, 0, start(CARD.zirkus));
      play(state, 1, egal);
      play(state, 2, join(CARD.hypeA));
      return state;
    };
    for (const seat of [0, 1, 2]) {
      const state = begin();
      play(state, seat, stop);
      expect(handOf(state, seat)).toContain(CARD.hypeA);
    }
    // G-TS-25, as a house rule: not to the owner of the top card.
    const strict = table([[CARD.zirkus]], { ...realtime, hypeSelfStop: false });
    play(strict, 0, start(CARD.zirkus));
    expect(refusal(strict, 0, stop)).toBe('not-now');
    expect(isLegal(strict, 1, stop)).toBe(true);
  });

  it('[TS-44, TS-47, TS-52, TS-53] C-TY-41: is possible after all have decided, until the next card lies on it', () => {
    const state = table([[CARD.zirkus], [], [CARD.hypeA]]);
    play(state, 0, start(CARD.zirkus));
    play(state, 1, egal);
    play(state, 2, join(CARD.hypeA));
    play(state, 3, egal);
    expect(turnOf(state)).toBe(1);
    play(state, 1, stop);
    expect(handOf(state, 1)).toContain(CARD.hypeA);
    expect(counts(state)).toEqual([3, 4, 3, 3]);
    expect(state.phase).toEqual({ kind: 'turn', seat: 1, drawn: false });
    expect(state.stacks[1].cards.at(-1)).toBe(CARD.zirkus);
    expect(typolena.view(state, 0).stacks[1].top).toEqual({ open: false, packet: ['normal'] });
    expect(refusal(state, 3, stop)).toBe('too-late');
    // B has to cover it: beside it there is nothing to fit.
    const [card = -1] = handOf(state, 1).filter((other) => specialOf(other) === undefined);
    const lays = typolena.legal({ ...state, options: { ...state.options, check: 'block' } }, 1);
    expect(lays.filter((action) => action.type === 'lay' && action.card === card && action.stack === 0)).toEqual([]);
  });

  it('[TS-51] is possible while the next player draws and passes, and ends with a card on the packet', () => {
    const state = decided();
    play(state, 1, { type: 'draw' });
    expect(isLegal(state, 3, stop)).toBe(true);
    play(state, 1, { type: 'pass' });
    expect(turnOf(state)).toBe(2);
    const stopped = typolena.copy(state);
    play(stopped, 0, stop);
    expect(turnOf(stopped)).toBe(2);
    expect(handOf(stopped, 0)).toContain(CARD.zirkus);
  });

  it('[TS-51, TS-50] C-TY-47: comes too late once the next player has laid a card', () => {
    const box = new Box();
    box.use(CARD.zirkus);
    const x = box.take({ colours: [] });
    const one = box.beside(x);
    const hands = [[CARD.zirkus, ...box.some(3)], [x, ...box.some(3)], box.some(3)];
    const state = position({ hands, stacks: [[one], [box.take()]], options: realtime });
    play(state, 0, start(CARD.zirkus));
    for (const seat of [1, 2]) play(state, seat, egal);
    play(state, 1, rightLay(state, x, 1, null));
    expect(refusal(state, 0, stop)).toBe('too-late');
    expect(state.stacks[1].cards.slice(-2)).toEqual([CARD.zirkus, x]);
    expect(typolena.view(state, 'table').stacks[1].top).toEqual({ open: true, card: x });
    expect(typolena.windows(state)).toEqual([]);
  });

  it('[TS-48, TS-49] is over at once where the table plays without that grace', () => {
    const state = decided({ ...realtime, hypeGrace: false });
    expect(state.hype).toBeNull();
    expect(refusal(state, 3, stop)).toBe('too-late');
    expect(turnOf(state)).toBe(1);
  });

  it('[TS-45] G-TS-30: the second stack is gone when the packet had opened it', () => {
    const state = table([[CARD.zirkus]]);
    state.talon.unshift(...state.stacks[1].cards.splice(0));
    play(state, 0, start(CARD.zirkus));
    play(state, 1, stop);
    expect(typolena.view(state, 'table').stacks[1]).toEqual({ size: 0, top: null });
    expect(refusal(state, 1, start(state.hands[1]?.[0] ?? -1, 0))).toBe('special-place');
  });

  it('[TS-45, TS-51] G-TS-31: a new Hype on the packet closes the old one and covers only its own cards', () => {
    const state = decided();
    const [card = -1] = state.hands[1] ?? [];
    play(state, 1, start(card));
    expect(state.stacks[1].packet).toBe(1);
    play(state, 3, stop);
    expect(handOf(state, 1)).toContain(card);
    expect(handOf(state, 0)).not.toContain(CARD.zirkus);
    expect(state.stacks[1].cards.at(-1)).toBe(CARD.zirkus);
    expect(typolena.view(state, 0).stacks[1].top).toEqual({ open: false, packet: ['normal'] });
  });

  it('[TS-45, TS-46, TS-53, TS-55] C-TY-43: the Fehlerteufel wanders with the packet, without an extra card', () => {
    const state = table([[CARD.devil], [CARD.zirkus], [CARD.burg]]);
    play(state, 0, start(CARD.devil));
    play(state, 1, join(CARD.zirkus));
    play(state, 2, join(CARD.burg));
    play(state, 3, stop);
    expect(handOf(state, 2)).toEqual(expect.arrayContaining([CARD.devil, CARD.zirkus, CARD.burg]));
    expect(counts(state)).toEqual([3, 3, 6, 3]);
  });

  it('[TS-55] gets rid of the Fehlerteufel when nobody stops', () => {
    const state = table([[CARD.devil]]);
    play(state, 0, start(CARD.devil));
    for (const seat of [1, 2, 3]) play(state, seat, egal);
    expect(state.hands.flat()).not.toContain(CARD.devil);
  });

  it('[TS-56] turns the cards again before they are shuffled, but keeps the unresolved packet', () => {
    const state = decided();
    state.stacks[0].cards.unshift(...state.talon.splice(0));
    play(state, 1, { type: 'draw' });
    expect(state.stacks[1].cards).toEqual([CARD.zirkus]);
    expect(state.stacks[1].packet).toBe(1);
    expect(state.stacks[0].cards).toHaveLength(1);
    // Once it is covered and shuffled in, nothing tells it from other cards.
    play(state, 1, { type: 'pass' });
    state.stacks[1].cards.push(...state.talon.splice(0));
    state.stacks[1].packet = 0;
    state.hype = null;
    play(state, 2, { type: 'draw' });
    const all = [...state.talon, ...state.hands.flat()];
    expect(all).toContain(CARD.zirkus);
    expect(typolena.view(state, 'table').stacks[1].top?.open).toBe(true);
  });

  it('[TS-39] may be given up for good, until somebody joins', () => {
    const state = table([[CARD.zirkus], [], [CARD.hypeA]]);
    play(state, 0, start(CARD.zirkus), { type: 'accept' });
    expect(refusal(state, 0, stop)).toBe('not-now');
    play(state, 2, join(CARD.hypeA));
    expect(isLegal(state, 0, stop)).toBe(true);
  });
});

describe('who was first', () => {
  function calls(state: State, list: readonly (readonly [number, number, Action])[]): string | null {
    const timed = list.map(([seat, at, action]) => ({ seat, at, action }));
    return typolena.applyClock(state, { type: 'calls', window: 1, calls: timed }, null)?.code ?? null;
  }

  function begun(): State {
    const state = table([[CARD.zirkus], [CARD.burg], [CARD.hypeA]]);
    play(state, 0, start(CARD.zirkus));
    return state;
  }

  it('[TS-34, TS-36, TS-41] decides by the time of the press, not by the order of arrival', () => {
    const joined = begun();
    expect(calls(joined, [[3, 500, stop], [1, 300, join(CARD.burg)]])).toBeNull();
    expect(handOf(joined, 1)).toEqual(expect.arrayContaining([CARD.burg, CARD.zirkus]));
    const stopped = begun();
    expect(calls(stopped, [[1, 500, join(CARD.burg)], [3, 300, stop]])).toBeNull();
    expect(handOf(stopped, 1)).toContain(CARD.burg);
    expect(handOf(stopped, 0)).toContain(CARD.zirkus);
  });

  it('[TS-36] orders two who join by their times', () => {
    const state = begun();
    expect(calls(state, [[2, 900, join(CARD.hypeA)], [1, 200, join(CARD.burg)]])).toBeNull();
    expect(state.hype?.layers).toEqual([0, 1, 2]);
  });

  it('[TS-36, TS-41] lets the hand on the cards come before a card within the tie margin', () => {
    const state = begun();
    expect(calls(state, [[1, 300, join(CARD.burg)], [3, 320, stop]])).toBeNull();
    expect(handOf(state, 0)).toContain(CARD.zirkus);
    expect(handOf(state, 1)).toContain(CARD.burg);
  });

  it('[TS-51] lets a stop race with the card that would cover the Hype', () => {
    const state = decided();
    const cover: Action = layOf(CARD.hypeA, 1);
    const spare = state.talon.splice(state.talon.indexOf(CARD.hypeA), 1);
    state.hands[1]?.push(...spare);
    expect(typolena.callWindow(state, 1, cover)).toBe(1);
    expect(typolena.callWindow(state, 3, stop)).toBe(1);
    expect(typolena.callWindow(state, 1, { type: 'draw' })).toBeNull();
    const late = typolena.copy(state);
    expect(calls(late, [[3, 4100, stop], [1, 4000, cover]])).toBeNull();
    expect(late.stacks[1].cards.at(-1)).toBe(CARD.hypeA);
    expect(late.hype).toBeNull();
    const early = typolena.copy(state);
    expect(calls(early, [[1, 4100, cover], [3, 4000, stop]])).toBeNull();
    expect(handOf(early, 0)).toContain(CARD.zirkus);
    // The card was meant for a table that the stop has changed: whoever is on chooses anew.
    expect(handOf(early, 1)).toContain(CARD.hypeA);
    expect(isLegal(early, 1, cover)).toBe(true);
  });

  it('[TS-36] refuses calls of a window that is closed, and calls that cannot count', () => {
    const state = begun();
    expect(typolena.applyClock(state, { type: 'calls', window: 7, calls: [] }, null)?.code).toBe('no-such-window');
    expect(calls(state, [[0, 10, join(CARD.burg)]])).toBe('no-call-counts');
    expect(typolena.callWindow(state, 1, egal)).toBeNull();
  });
});

describe('a Hype in sequence', () => {
  it('[TS-31, TS-36] asks one after the other, and then once more whether to stop', () => {
    const state = table([[CARD.zirkus], [], [CARD.hypeA]], {});
    play(state, 0, start(CARD.zirkus));
    expect(typolena.windows(state)).toEqual([]);
    expect(typolena.acting(state)).toEqual([1]);
    expect(refusal(state, 2, egal)).toBe('not-your-turn');
    play(state, 1, egal);
    play(state, 2, join(CARD.hypeA));
    play(state, 3, egal);
    expect(state.hype?.stage).toBe('lastChance');
    for (const seat of [1, 2, 3, 0]) {
      expect(typolena.acting(state)).toEqual([seat]);
      expect(typolena.legal(state, seat)).toEqual([stop, { type: 'accept' }]);
      play(state, seat, { type: 'accept' });
    }
    expect(state.hype).toBeNull();
    expect(state.phase).toEqual({ kind: 'turn', seat: 1, drawn: false });
    expect(state.stacks[1].packet).toBe(2);
  });

  it('[TS-39, TS-47] can be stopped in the first round and in the last', () => {
    const first = table([[CARD.zirkus]], {});
    play(first, 0, start(CARD.zirkus));
    play(first, 1, stop);
    expect(turnOf(first)).toBe(1);
    const last = table([[CARD.zirkus]], {});
    play(last, 0, start(CARD.zirkus));
    for (const seat of [1, 2, 3]) play(last, seat, egal);
    play(last, 1, { type: 'accept' });
    play(last, 2, stop);
    expect(handOf(last, 0)).toContain(CARD.zirkus);
    expect(turnOf(last)).toBe(1);
  });

  it('[TS-47] does not ask the owner of the top card where he may not stop', () => {
    const state = table([[CARD.zirkus]], { hypeSelfStop: false });
    play(state, 0, start(CARD.zirkus));
    for (const seat of [1, 2, 3]) play(state, seat, egal);
    for (const seat of [1, 2, 3]) play(state, seat, { type: 'accept' });
    expect(state.hype).toBeNull();
    expect(turnOf(state)).toBe(1);
  });
});
