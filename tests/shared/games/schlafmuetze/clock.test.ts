import { describe, expect, it } from 'vitest';
import { schlafmuetze } from '@shared/games/schlafmuetze';
import { clock, sequential } from './calling';
import { draw, mistakeOf, onStack, own, play, position, trust, typesOf } from './position';

describe('Schlafmütze: time pressure', () => {
  it('[SM-72] is off as written, advised for adults, and a window of the host’s clock', () => {
    expect(schlafmuetze.presets[0].options.turnSeconds).toBe(0);
    expect(schlafmuetze.presets.find(({ id }) => id === 'adults')?.options.turnSeconds).toBeGreaterThan(0);
    const state = position({ draw: [[2, 9, 3], [5, 16]], options: { turnSeconds: 6 } });
    state.clock = state.windows = 4;
    expect(schlafmuetze.windows(state)).toEqual([{ id: 4, seats: [0], lasts: 6000, tieMargin: 30 }]);
    expect(schlafmuetze.callWindow(state, 0, draw)).toBeNull();
    play(state, 0, draw);
    expect(schlafmuetze.view(state, 1).clock).toBe(4);
    play(state, 0, onStack(0));
    expect(schlafmuetze.view(state, 1).clock).toBe(5);
  });

  it('[SM-72] draws and keeps a card for whoever thought too long, who may have overlooked a place', () => {
    const state = position({ draw: [[9, 3], [5, 16], [6, 17]], own: [[], [10], []], options: { turnSeconds: 6 } });
    state.clock = state.windows = 1;
    const { events } = clock(state, { type: 'elapsed', window: 1 });
    expect(typesOf(events)).toEqual(['timeUp', 'drew', 'laid', 'mistake', 'gave', 'gave', 'turn']);
    expect([own(state, 0), state.seat]).toEqual([[9], 1]);
    expect(schlafmuetze.windows(state)).toEqual([{ id: 2, seats: [1], lasts: 6000, tieMargin: 30 }]);
  });

  it('[SM-72] blames nobody in block, and waits for nobody who is only asked', () => {
    const state = position({ draw: [[9, 3], [5, 16]], own: [[], [10]], options: { turnSeconds: 6, check: 'block' } });
    state.clock = state.windows = 1;
    expect(mistakeOf(clock(state, { type: 'elapsed', window: 1 }).events)).toBeNull();
    expect(own(state, 0)).toEqual([9]);
    const asked = position({ draw: [[2, 3, 9], [5, 16]], options: { ...sequential, turnSeconds: 6 } });
    asked.clock = asked.windows = 1;
    play(asked, 0, draw, onStack(0));
    expect(schlafmuetze.windows(asked)).toEqual([]);
    play(asked, 1, trust(1));
    expect(schlafmuetze.windows(asked)).toHaveLength(1);
  });

  it('[SM-72] ends a turn in which nothing is left to draw', () => {
    const state = position({ draw: [[2], [5, 16]], own: [[7], []], options: { turnSeconds: 6 } });
    state.clock = state.windows = 1;
    play(state, 0, draw, onStack(0));
    expect(typesOf(clock(state, { type: 'elapsed', window: 2 }).events)).toEqual(['timeUp', 'waited', 'turn']);
  });
});
