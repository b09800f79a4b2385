import { describe, expect, it } from 'vitest';
import { typolenaDuell } from '@shared/games/typolena-duell';
import { CARD, MOTIFS } from '@shared/games/typolena/cards';
import { NO_PAIR, N_PAIR, call, counts, elapse, fresh, none, opened, play, position, refusal, stranger, together, typesOf } from './position';

const [A, B, C] = [0, 1, 2];

describe('Duell: cards and turning up', () => {
  it('[TD-1] is for two or three', () => {
    expect(typolenaDuell.seatRange(typolenaDuell.presets[0].options)).toEqual({ minimum: 2, maximum: 3 });
  });

  it.each([2, 3])('[TD-2, TD-3] deals the thirty motifs evenly to %i players, without Fehlerteufel and special cards', (seats) => {
    const state = fresh(seats, 'deal');
    expect(counts(state)).toEqual(Array.from({ length: seats }, () => 30 / seats));
    expect(typolenaDuell.inventory(state).sort((one, other) => one - other)).toEqual(MOTIFS.map(({ id }) => id));
    expect(typolenaDuell.pieces(state.options, seats)).not.toContain(CARD.devil);
  });

  it('[TD-4] shows nobody a card of a stack, not even its owner', () => {
    const state = fresh(2, 'covered');
    for (const viewer of [A, B, 'table'] as const) {
      expect(JSON.stringify(typolenaDuell.view(state, viewer))).not.toMatch(/ards?":\[?\d/u);
    }
    expect(typolenaDuell.view(state, A).seats.map(({ count }) => count)).toEqual([15, 15]);
  });

  it('[TD-5] turns up the top cards together, once everybody is ready', () => {
    const state = position({ tops: [...N_PAIR, NO_PAIR[0]] });
    expect(typesOf(play(state, C, { type: 'turnUp' }))).toEqual(['ready']);
    expect(refusal(state, C, { type: 'turnUp' })).toBe('already-ready');
    expect(typolenaDuell.acting(state)).toEqual([A, B]);
    play(state, A, { type: 'turnUp' });
    expect(typolenaDuell.view(state, 'table').seats.map(({ turnedCard }) => turnedCard)).toEqual([null, null, null]);
    const events = play(state, B, { type: 'turnUp' });
    expect(events.at(-1)).toEqual({ type: 'turnedUp', reveal: 1, cards: [...N_PAIR, NO_PAIR[0]] });
    expect(typolenaDuell.view(state, C).seats.map(({ turnedCard }) => turnedCard)).toEqual([...N_PAIR, NO_PAIR[0]]);
  });
});

describe('Duell: calling', () => {
  it('[TD-6, TD-7, TD-8] the first right letter wins, and anybody may call any letter', () => {
    const state = opened({ tops: [...N_PAIR] });
    expect(typolenaDuell.acting(state)).toEqual([A, B]);
    expect(typolenaDuell.legal(state, B)).toEqual([call('L'), call('E'), call('N'), call('A'), none]);
    const events = together(state, [A, 'N', 900], [B, 'N', 820]);
    expect(events.find(({ type }) => type === 'won')).toMatchObject({ seat: B, letter: 'N' });
  });

  it('C-TD-1 [TD-9, TD-10]: a third player who calls first gets all three cards under the stack', () => {
    const other = stranger(...N_PAIR);
    const state = opened({ tops: [N_PAIR[0], other, N_PAIR[1]] });
    const before = state.stackCards[B] ?? [];
    const events = play(state, B, call('N'));
    expect(events).toContainEqual({ type: 'won', seat: B, letter: 'N', cards: [other, N_PAIR[1], N_PAIR[0]], asideCards: [] });
    // From below: the first of them lies nearest to the stack.
    expect(state.stackCards[B]).toEqual([N_PAIR[0], N_PAIR[1], other, ...before.slice(3)]);
  });

  it('C-TD-3: a wrong letter although another fits costs nothing but this reveal', () => {
    const state = opened({ tops: [...N_PAIR] });
    const [first = 0, second = 0] = counts(state);
    expect(play(state, A, call('E'))).toContainEqual({ type: 'wrong', seat: A, letter: 'E', cost: 'lockout' });
    expect(counts(state)).toEqual([first, second]);
    expect(refusal(state, A, call('N'))).toBe('no-more-calls');
    expect(typolenaDuell.windows(state)[0]?.seats).toEqual([B]);
    play(state, B, call('N'));
    expect(counts(state)).toEqual([first, second + 2]);
  });

  it('[TD-8] clearly earlier wrong calls cost their caller the reveal, and the right one still wins', () => {
    const state = opened({ tops: [...N_PAIR], options: { wrong: 'penalty' } });
    const [first = 0, second = 0] = counts(state);
    const events = together(state, [A, 'E', 100], [B, 'N', 400]);
    expect(typesOf(events)).toEqual(['called', 'called', 'wrong', 'penalty', 'won']);
    expect(counts(state)).toEqual([first - 1, second + 3]);
  });

  it('a wrong letter that came after the right one, or together with it, does not matter any more', () => {
    for (const at of [400, 380, 600]) {
      const state = opened({ tops: [...N_PAIR], options: { wrong: 'penalty' } });
      const [first = 0, second = 0] = counts(state);
      expect(typesOf(together(state, [A, 'E', at], [B, 'N', 400]))).not.toContain('wrong');
      expect(counts(state)).toEqual([first, second + 2]);
    }
  });

  it('a second call of the same seat is void', () => {
    const state = opened({ tops: [...N_PAIR] });
    const events = together(state, [A, 'E', 100], [A, 'N', 200]);
    expect(typesOf(events)).toEqual(['called', 'wrong']);
    expect(state.phase).toBe('calling');
  });

  it.each([
    [29, 'tie'],
    [30, 'first'],
  ])('two right calls %i ms apart: %s', (gap, result) => {
    const state = opened({ tops: [...N_PAIR] });
    const events = together(state, [B, 'N', 500 + gap], [A, 'N', 500]);
    if (result === 'first') expect(events.at(-1)).toMatchObject({ type: 'won', seat: A });
    else expect(events.at(-1)).toEqual({ type: 'putAside', cards: [...N_PAIR], reason: 'tie' });
  });

  it('the tie margin is a house rule, and so is drawing lots', () => {
    const wide = opened({ tops: [...N_PAIR], options: { tieMargin: 200 } });
    expect(typolenaDuell.windows(wide)[0]?.tieMargin).toBe(200);
    expect(together(wide, [A, 'N', 500], [B, 'N', 699]).at(-1)).toMatchObject({ type: 'putAside', reason: 'tie' });
    const winners = new Set<number>();
    for (let index = 0; index < 20; index++) {
      const state = opened({ tops: [...N_PAIR], options: { tie: 'random' } });
      state.random[0] = index * 7919;
      const won = together(state, [A, 'N', 500], [B, 'N', 500]).find((event) => event.type === 'won');
      winners.add(won?.seat ?? -1);
    }
    expect(winners).toEqual(new Set([A, B]));
  });

  it('[TD-11, TD-12] a call when nothing fits costs one card for each other player, unseen, from top to bottom', () => {
    const tops = [NO_PAIR[0], NO_PAIR[1], stranger(...NO_PAIR)];
    const state = opened({ tops });
    const given = state.stackCards[A]?.slice(-2).reverse() ?? [];
    const events = play(state, A, call('L'));
    expect(typesOf(events)).toEqual(['called', 'wrong', 'penalty', 'putAside']);
    expect(events).toContainEqual({ type: 'penalty', seat: A, to: [B, C] });
    expect([state.stackCards[B]?.[0], state.stackCards[C]?.[0]]).toEqual(given);
  });

  it('C-TD-7 [TD-6, TD-11, TD-12]: a letter that only one card shows is a wrong call', () => {
    const state = opened({ tops: [...NO_PAIR] });
    const [first = 0, second = 0] = counts(state);
    play(state, A, call('N'));
    expect(counts(state)).toEqual([first - 1, second + 1]);
  });

  it('[TD-12] who has fewer cards than others to give to gives what he has, clockwise', () => {
    const state = opened({ tops: [NO_PAIR[0], NO_PAIR[1], stranger(...NO_PAIR)], below: [5, 5, 1] });
    const before = counts(state);
    expect(play(state, C, call('L'))).toContainEqual({ type: 'penalty', seat: C, to: [A] });
    expect(counts(state)).toEqual([(before[A] ?? 0) + 1, before[B], 0]);
    expect(state.outAt[C]).toBe(1);
  });

  it('[TD-12] several wrong calls at once all cost', () => {
    const state = opened({ tops: [NO_PAIR[0], NO_PAIR[1], stranger(...NO_PAIR)] });
    const events = together(state, [A, 'L', 100], [B, 'N', 101]);
    expect(events.filter(({ type }) => type === 'penalty')).toHaveLength(2);
    expect(events.at(-1)).toMatchObject({ type: 'putAside', reason: 'no-match' });
  });

  it.each([
    ['penalty', [-1, 1]],
    ['free', [0, 0]],
  ] as const)('house rule: a wrong letter although another fits costs %s', (wrong, change) => {
    const state = opened({ tops: [...N_PAIR], options: { wrong } });
    const [first = 0, second = 0] = counts(state);
    play(state, A, call('E'));
    expect(counts(state)).toEqual([first + change[0], second + change[1]]);
    expect(refusal(state, A, call('N'))).toBe(wrong === 'free' ? null : 'no-more-calls');
  });
});

describe('Duell: cards aside', () => {
  it('[TD-13] cards that do not fit are put aside, once everybody says so', () => {
    const state = opened({ tops: [...NO_PAIR] });
    expect(typesOf(play(state, A, none))).toEqual(['none']);
    expect(refusal(state, A, call('N'))).toBe('no-more-calls');
    expect(play(state, B, none).at(-1)).toEqual({ type: 'putAside', cards: [...NO_PAIR], reason: 'nobody' });
    expect(typolenaDuell.view(state, A).asideCards).toEqual([...NO_PAIR]);
  });

  it('[TD-13] or when the time is over, even if something would have fitted', () => {
    const state = opened({ tops: [...N_PAIR] });
    expect(typolenaDuell.windows(state)).toEqual([{ id: state.window, seats: [A, B], lasts: 10_000, tieMargin: 30 }]);
    expect(elapse(state).at(-1)).toEqual({ type: 'putAside', cards: [...N_PAIR], reason: 'elapsed' });
  });

  it('C-TD-5 [TD-14]: whoever wins next gets those cards as well', () => {
    const state = opened({ tops: [...N_PAIR], below: [0, 10], aside: 4 });
    const aside = [...state.asideCards];
    const before = state.stackCards[A] ?? [];
    play(state, A, call('N'));
    expect(state.stackCards[A]).toEqual([...aside.reverse(), N_PAIR[1], N_PAIR[0], ...before.slice(6)]);
    expect(state.asideCards).toEqual([]);
  });

  it('[TD-14] shuffled, when the table wants nobody to count cards', () => {
    const orders = new Set<string>();
    for (let index = 0; index < 10; index++) {
      const state = opened({ tops: [...N_PAIR], aside: 4, options: { wonOrder: 'shuffled' } });
      state.random[1] = index * 104_729;
      play(state, A, call('N'));
      orders.add(JSON.stringify(state.stackCards[A]?.slice(0, 6)));
    }
    expect(orders.size).toBeGreaterThan(3);
  });
});
