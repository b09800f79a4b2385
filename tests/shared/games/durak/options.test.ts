import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { durak } from '@shared/games/durak';
import { written } from '@tests/shared/cards/notation';
import { add, attack, cover, pass, play, position, refusal, take, transfer } from './position';

describe('Durak: options', () => {
  it('has presets that its own schema accepts and a field for every option', () => {
    expect(durak.presets.map((preset) => preset.id)).toEqual(['as-written', 'beginners', 'free-for-all', 'passing-on']);
    for (const { options } of durak.presets) {
      expect(safeParse(durak.optionsSchema, options).success).toBe(true);
      expect(durak.optionFields.map((field) => field.key).sort()).toEqual(Object.keys(options).sort());
    }
    expect(safeParse(durak.optionsSchema, { ...durak.presets[0].options, more: true }).success).toBe(false);
  });

  it('addUncovered off: adding waits until everything is covered', () => {
    const state = position({ hands: ['6s 6d 7d', '7s 8s 9s', 'Ks Kd'], talon: 'Ah', options: { addUncovered: false } });
    play(state, 0, attack('6s'));
    expect(durak.acting(state)).toEqual([1]);
    expect(refusal(state, 0, add('6d'))).toBe('not-your-turn');
    play(state, 1, cover('6s', '7s'));
    expect(durak.acting(state)).toEqual([0]);
    play(state, 0, add('7d'));
    expect(durak.acting(state)).toEqual([1]);
  });

  it('addAfterTake off: taking ends the round', () => {
    const state = position({ hands: ['6s 6d', '7s 8s 9s'], talon: 'Ah' });
    play(state, 0, attack('6s'));
    play(state, 1, take);
    expect(state.round).toBe(2);
  });

  it('addAfterTake on: the others may still give what the limit allows', () => {
    const state = position({ hands: ['6s 6d', '7s 8s 9s', '6c Kd'], talon: 'Ah', options: { addAfterTake: true } });
    play(state, 0, attack('6s'));
    expect(play(state, 1, take)).toEqual([{ type: 'taking', seat: 1 }]);
    expect(durak.acting(state)).toEqual([0]);
    expect(refusal(state, 1, cover('6s', '7s'))).toBe('not-your-turn');
    play(state, 0, add('6d'));
    play(state, 2, add('6c'));
    expect(written(state.handCards[1] ?? [])).toBe('7s 8s 9s 6s 6d 6c');
    expect(state.attacker).toBe(2);
  });

  it('addAfterTake on: passes of all end the round', () => {
    const state = position({ hands: ['6s 6d', '7s 8s 9s', '6c Kd'], talon: 'Ah', options: { addAfterTake: true } });
    play(state, 0, attack('6s'));
    play(state, 1, take);
    play(state, 0, pass);
    play(state, 2, pass);
    expect(written(state.handCards[1] ?? [])).toBe('7s 8s 9s 6s');
  });

  it('transfer on: a card of the same value hands the attack on to the next player', () => {
    const hands = ['6s 9d', '6d 8s 9s', '7s 7d Kd'];
    const state = position({ hands, talon: 'Ah Kh Qh', options: { transfer: true } });
    play(state, 0, attack('6s'));
    expect(durak.legal(state, 1)).toEqual([cover('6s', '8s'), cover('6s', '9s'), transfer('6d'), take]);
    play(state, 1, transfer('6d'));
    expect([state.opener, state.attacker, state.defender]).toEqual([0, 1, 2]);
    expect(durak.legal(state, 2)).toContainEqual(cover('6s', '7s'));
    play(state, 2, cover('6s', '7s'));
    play(state, 2, cover('6d', '7d'));
    play(state, 1, pass);
    const events = play(state, 0, pass);
    expect(events.flatMap((event) => (event.type === 'drew' ? [event.seat] : []))).toEqual([0]);
    expect(state.attacker).toBe(2);
  });

  it('transfer: the hand of the new defender limits the attack', () => {
    const hands = ['6s 6c 6h', '6d 8s 9s 10s', '7s 7d'];
    const state = position({ hands, talon: 'Ah', options: { transfer: true } });
    play(state, 0, attack('6s'));
    expect(state.limit).toBe(4);
    play(state, 1, transfer('6d'));
    expect(state.limit).toBe(2);
    expect(refusal(state, 0, add('6c'))).toBe('too-many-cards');
    expect(durak.acting(state)).toEqual([2]);
  });

  it('transfer: not once something is covered, not with another value, not to somebody with too few cards', () => {
    const options = { transfer: true };
    const state = position({ hands: ['6s 6c', '6d 8s 8c', '7s 7d Kd'], talon: 'Ah', options });
    play(state, 0, attack('6s 6c'));
    expect(refusal(state, 1, transfer('8s'))).toBe('value-not-in-fight');
    expect(refusal(state, 1, transfer('7s'))).toBe('not-in-hand');
    play(state, 1, cover('6s', '8s'));
    expect(refusal(state, 1, transfer('6d'))).toBe('may-not-transfer');
    const few = position({ hands: ['6s 9d', '6d 8s 8c', '7s'], talon: 'Ah', options });
    play(few, 0, attack('6s'));
    expect(refusal(few, 1, transfer('6d'))).toBe('may-not-transfer');
    const off = position({ hands: ['6s 9d', '6d 8s', '7s 7d'], talon: 'Ah' });
    play(off, 0, attack('6s'));
    expect(refusal(off, 1, transfer('6d'))).toBe('may-not-transfer');
    expect(refusal(off, 2, transfer('6d'))).toBe('not-your-turn');
  });

  it('firstFive: five cards in the first round of a deal, six later', () => {
    const hands = ['6s 6d 9c', '7s 8s 9s 10s Js Qs', 'Ks Kd'];
    const state = position({ hands, talon: 'Ah Kh Qh Jh 10h 9h 8h 7h 6h', options: { firstFive: true } });
    expect(state.limit).toBe(5);
    play(state, 0, attack('6s'));
    play(state, 1, take);
    expect(state.limit).toBe(6);
    expect(position({ hands }).limit).toBe(6);
  });
});
