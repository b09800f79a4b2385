import { describe, expect, it } from 'vitest';
import { NO_INTENT, nextStep, playable, stacksFor } from '@renderer/games/typolena/intent';
import type { Action } from '@shared/games/typolena/actions';
import { CARD } from '@shared/games/typolena/cards';
import { everyLay } from '@tests/fixtures/typolena-views';

const ONE_LAY: Action = { type: 'lay', card: 20, stack: 1, letter: 'N', colour: 'red', lena: false };
const OTHER_INK: Action = { ...ONE_LAY, colour: 'greygreen' };

describe('putting a lay together', () => {
  it('asks for card, stack, letter and colour in this order', () => {
    const legal = everyLay([20, 12]);
    const card = { ...NO_INTENT, card: 20 };
    const stack = { ...card, stack: 1 as const };
    const letter = { ...stack, letter: 'N' as const };
    expect(nextStep(legal, NO_INTENT)).toEqual({ kind: 'card' });
    expect(nextStep(legal, card)).toEqual({ kind: 'stack' });
    expect(nextStep(legal, stack)).toEqual({ kind: 'letter', letters: ['L', 'E', 'N', 'A'] });
    expect(nextStep(legal, letter)).toEqual({ kind: 'colour', colours: ['red', 'greygreen'] });
    expect(nextStep(legal, { ...letter, colour: 'red' })).toEqual({ kind: 'ready', action: ONE_LAY });
  });

  it('offers only letters and colours that the host listed', () => {
    const put = { ...NO_INTENT, card: 20, stack: 1 as const };
    expect(nextStep([ONE_LAY], put)).toEqual({ kind: 'letter', letters: ['N'] });
    expect(nextStep([ONE_LAY], { ...put, letter: 'N' })).toEqual({ kind: 'ready', action: ONE_LAY });
    expect(nextStep([ONE_LAY, OTHER_INK], { ...put, letter: 'N' })).toEqual({ kind: 'colour', colours: ['red', 'greygreen'] });
    expect(nextStep([ONE_LAY], { ...put, letter: 'A' })).toEqual({ kind: 'impossible' });
    expect(nextStep([ONE_LAY], { ...put, stack: 0 })).toEqual({ kind: 'impossible' });
  });

  it('needs no letter for a special card, even when one was chosen before', () => {
    const legal = everyLay([CARD.absolute], [0]);
    const ready = { kind: 'ready', action: { type: 'lay', card: CARD.absolute, stack: 0, letter: null, colour: null, lena: false } };
    expect(nextStep(legal, { ...NO_INTENT, card: CARD.absolute, stack: 0 })).toEqual(ready);
    expect(nextStep(legal, { ...NO_INTENT, card: CARD.absolute, stack: 0, letter: 'E' })).toEqual(ready);
  });

  it('lets calls be left out where the host lists that', () => {
    const silent: Action = { ...ONE_LAY, letter: null, colour: null };
    const put = { ...NO_INTENT, card: 20, stack: 1 as const };
    expect(nextStep([ONE_LAY, silent], put)).toEqual({ kind: 'letter', letters: ['N', 'silent'] });
    expect(nextStep([ONE_LAY, { ...ONE_LAY, colour: null }], { ...put, letter: 'N' })).toEqual({ kind: 'colour', colours: ['red', 'silent'] });
    expect(nextStep([{ ...ONE_LAY, colour: null }, ONE_LAY], { ...put, letter: 'N', colour: 'silent' })).toMatchObject({ action: { colour: null } });
  });

  it('says Lena only where that is possible', () => {
    const withLena: Action = { ...ONE_LAY, lena: true };
    const said = { ...NO_INTENT, card: 20, stack: 1 as const, letter: 'N' as const, lena: true };
    expect(nextStep([ONE_LAY, withLena], said)).toEqual({ kind: 'ready', action: withLena });
    expect(nextStep([ONE_LAY], said)).toEqual({ kind: 'ready', action: ONE_LAY });
    expect(nextStep([ONE_LAY, withLena], { ...said, lena: false })).toEqual({ kind: 'ready', action: ONE_LAY });
  });

  it('starts a Hype face down and discards from below', () => {
    const hype: Action = { type: 'hype', card: 20, stack: 0 };
    const under: Action = { type: 'discardUnder', card: 12, stack: 1 };
    expect(nextStep([hype], { ...NO_INTENT, card: 20, stack: 0, faceDown: true })).toEqual({ kind: 'ready', action: hype });
    expect(nextStep([under], { ...NO_INTENT, card: 12, stack: 1 })).toEqual({ kind: 'ready', action: under });
    expect(stacksFor([hype, ONE_LAY], 20, true)).toEqual([0]);
    expect(stacksFor([hype, ONE_LAY], 20, false)).toEqual([1]);
  });

  it('knows which cards the host names', () => {
    expect(playable([ONE_LAY], 20)).toBe(true);
    expect(playable([ONE_LAY, { type: 'draw' }], 12)).toBe(false);
  });
});
