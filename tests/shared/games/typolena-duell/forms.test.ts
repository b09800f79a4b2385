import { describe, expect, it } from 'vitest';
import { typolenaDuell } from '@shared/games/typolena-duell';
import { NO_PAIR, N_PAIR, call, counts, elapse, none, opened, play, refusal, stranger, together, turnUp, typesOf } from './position';

const [A, B, C] = [0, 1, 2];

describe('Duell: other forms', () => {
  it('in sequence one after the other is asked, and another one first each time', () => {
    const state = opened({ tops: [...N_PAIR, stranger(...N_PAIR)], options: { calls: 'sequential' } });
    expect(typolenaDuell.windows(state)).toEqual([]);
    expect(typolenaDuell.acting(state)).toEqual([A]);
    expect(refusal(state, B, call('N'))).toBe('not-your-turn');
    play(state, A, none);
    expect(typolenaDuell.acting(state)).toEqual([B]);
    play(state, B, call('E'));
    expect(play(state, C, none).at(-1)).toMatchObject({ type: 'putAside', reason: 'nobody' });
    turnUp(state);
    expect(typolenaDuell.acting(state)).toEqual([B]);
  });

  it('block: only right letters can be called', () => {
    const state = opened({ tops: [...N_PAIR], options: { check: 'block' } });
    expect(typolenaDuell.legal(state, A)).toEqual([call('N'), none]);
    expect(refusal(state, A, call('E'))).toBe('wrong-letter');
    expect(together(state, [A, 'E', 10], [B, 'N', 900]).at(-1)).toMatchObject({ type: 'won', seat: B });
    const nothing = opened({ tops: [...NO_PAIR], options: { check: 'block' } });
    expect(typolenaDuell.legal(nothing, A)).toEqual([none]);
    expect(() => together(nothing, [A, 'E', 10])).toThrow('no-call-counts');
  });

  it('challenge: the first call counts unless somebody objects', () => {
    const state = opened({ tops: [...NO_PAIR], options: { check: 'challenge' } });
    const [first = 0, second = 0] = counts(state);
    together(state, [A, 'L', 300], [B, 'E', 400]);
    expect(typolenaDuell.view(state, B).claim).toEqual({ seat: A, letter: 'L', waiting: [B] });
    expect(typolenaDuell.legal(state, B)).toEqual([{ type: 'object' }, { type: 'accept' }]);
    expect(refusal(state, A, { type: 'object' })).toBe('call-settled');
    expect(play(state, B, { type: 'accept' }).at(-1)).toMatchObject({ type: 'won', seat: A });
    expect(counts(state)).toEqual([first + 2, second]);
  });

  it('challenge: an objection to a wrong letter has the caller pay, to a right one it only settles the matter', () => {
    const wrong = opened({ tops: [...NO_PAIR], options: { check: 'challenge' } });
    play(wrong, A, call('L'));
    expect(typesOf(play(wrong, B, { type: 'object' }))).toEqual(['objected', 'wrong', 'penalty', 'putAside']);
    const right = opened({ tops: [...N_PAIR], options: { check: 'challenge' } });
    play(right, A, call('N'));
    expect(typesOf(play(right, B, { type: 'object' }))).toEqual(['objected', 'won']);
  });

  it('challenge: after an upheld objection the others may call on, in a window of their own', () => {
    const state = opened({ tops: [...N_PAIR], options: { check: 'challenge' } });
    play(state, A, call('E'));
    const [claimed] = typolenaDuell.windows(state);
    play(state, B, { type: 'object' });
    const [again] = typolenaDuell.windows(state);
    expect(again?.seats).toEqual([B]);
    expect(again?.id).not.toBe(claimed?.id);
  });

  it('challenge: silence lets the call count', () => {
    const state = opened({ tops: [...NO_PAIR], options: { check: 'challenge' } });
    play(state, A, call('L'));
    expect(elapse(state).at(-1)).toMatchObject({ type: 'won', seat: A });
  });
});
