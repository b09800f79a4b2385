import { describe, expect, it } from 'vitest';
import { freiParken } from '@shared/games/frei-parken';
import { asWritten, bankrupt, book, moveOn, park, pay, play, refusal, reverse, transfer, typesOf } from './position';

const [A, B, C] = [0, 1, 2];

describe('Frei-Parken: payments', () => {
  it('[FP-1] is a book for two to six players beside the board, and moves no figures', () => {
    expect(freiParken.seatRange(asWritten)).toEqual({ minimum: 2, maximum: 6 });
    expect(freiParken.pieces(asWritten, 4)).toEqual([]);
  });

  it('[FP-2, FP-5] accounts are numbers: whole amounts in the smallest unit', () => {
    const state = book();
    expect(freiParken.view(state, 'table').seats.map(({ money }) => money)).toEqual([100, 100, 100]);
    play(state, { type: 'receive', seat: B, amount: 200 });
    play(state, pay(B, 30));
    expect(state.money).toEqual([100, 270, 100]);
  });

  it.each([
    ['taxesAndCards', ['tax', 'card']],
    ['jailToo', ['tax', 'card', 'jail']],
    ['everything', ['tax', 'card', 'jail', 'bank']],
  ] as const)('[FP-3, FP-4] with %s, these payments go into the pot: %s', (sources, into) => {
    for (const reason of ['tax', 'card', 'jail', 'bank'] as const) {
      const state = book(3, { sources });
      const [event] = play(state, pay(A, 20, reason));
      const intoPot = (into as readonly string[]).includes(reason);
      expect(event).toMatchObject({ type: 'paid', reason, intoPot });
      expect([state.pot, state.money[A]]).toEqual([intoPot ? 20 : 0, 80]);
    }
  });

  it('[FP-3] what a card has one pay to another player does not', () => {
    const state = book();
    play(state, transfer(A, B, 15));
    expect(state).toMatchObject({ pot: 0, money: [85, 115, 100] });
    expect(refusal(state, transfer(A, A, 15))).toBe('not-to-oneself');
  });

  it('[FP-5, FP-6] the amount is debited from whom it concerns, and written down', () => {
    const state = book();
    play(state, pay(B, 20, 'card'), C);
    expect(state.money).toEqual([100, 80, 100]);
    expect(freiParken.view(state, A).entries).toEqual([
      { number: 1, kind: 'payment', by: C, from: B, to: 'pot', amount: 20, owed: 0, reason: 'card', reversed: false },
    ]);
  });

  it('C-FP-5 [FP-5, FP-6]: only what can be debited is written down; the bankrupt has no claim, and the pot stays', () => {
    const state = book(3);
    state.money[A] = 1;
    expect(play(state, pay(A, 3))[0]).toMatchObject({ amount: 1, owed: 2, pot: 1 });
    expect(refusal(state, pay(A, 3))).toBe('no-money');
    play(state, bankrupt(A));
    expect(state).toMatchObject({ pot: 1, money: [0, 100, 100] });
    expect(state.entries.map(({ amount }) => amount)).toEqual([1, 0]);
    expect(refusal(state, park(A))).toBe('is-bankrupt');
  });

  it('without accounts only the pot is kept', () => {
    const state = book(3, { accounts: false });
    play(state, pay(A, 500));
    play(state, park(B));
    expect(state.pot).toBe(0);
    expect(freiParken.view(state, A).seats.map(({ money }) => money)).toEqual([null, null, null]);
    expect(refusal(state, transfer(A, B, 5))).toBe('no-accounts');
    expect(refusal(state, { type: 'receive', seat: A, amount: 5 })).toBe('no-accounts');
  });
});

describe('Frei-Parken: the pot', () => {
  it('C-FP-1 [FP-3, FP-5, FP-6, FP-7]: a tax goes into the pot, and who lands on Free Parking gets it', () => {
    const state = book();
    play(state, pay(A, 2));
    expect(state).toMatchObject({ pot: 2, money: [98, 100, 100] });
    expect(play(state, park(B))).toEqual([
      { type: 'parked', by: 0, seat: B },
      { type: 'paidOut', entry: 2, seat: B, amount: 2, from: 'pot', pot: 0 },
    ]);
    expect(state).toMatchObject({ pot: 0, money: [98, 102, 100] });
  });

  it('C-FP-3: passing over Free Parking pays nothing', () => {
    const state = book();
    play(state, pay(A, 5));
    expect(refusal(state, moveOn(B))).toBe('not-parked');
    play(state, park(C));
    play(state, pay(A, 5));
    play(state, moveOn(C));
    expect(state).toMatchObject({ pot: 5, money: [90, 100, 105] });
  });

  it('C-FP-7 [FP-7]: who stays there gets nothing until he lands there again', () => {
    const state = book();
    play(state, park(B));
    play(state, pay(A, 2));
    expect(refusal(state, park(B))).toBe('already-parked');
    play(state, moveOn(B));
    expect(state).toMatchObject({ pot: 2, money: [98, 100, 100] });
    play(state, park(B));
    expect(state).toMatchObject({ pot: 0, money: [98, 102, 100] });
  });

  it('[FP-7] an empty pot pays nothing, or what the table has agreed', () => {
    const plain = book();
    expect(typesOf(play(plain, park(A)))).toEqual(['parked', 'potEmpty']);
    expect(plain.entries).toEqual([]);
    const generous = book(3, { empty: 50 });
    expect(play(generous, park(A))[1]).toMatchObject({ type: 'paidOut', amount: 50, from: 'bank', pot: 0 });
    expect(generous.money[A]).toBe(150);
  });

  it('[FP-7] the pot may be seeded, at first and after each payout', () => {
    const state = book(3, { seed: 40 });
    play(state, pay(A, 5));
    play(state, park(B));
    expect(state).toMatchObject({ pot: 40, money: [95, 145, 100] });
  });
});

describe('Frei-Parken: corrections', () => {
  it('[FP-6] a booking can be taken back, once, and stays in the book as such', () => {
    const state = book();
    play(state, pay(A, 20));
    play(state, transfer(B, C, 30));
    play(state, reverse(1));
    expect(state).toMatchObject({ pot: 0, money: [100, 70, 130] });
    expect(refusal(state, reverse(1))).toBe('not-reversible');
    expect(state.entries[0]?.reversed).toBe(true);
    play(state, reverse(2));
    expect(state.money).toEqual([100, 100, 100]);
  });

  it('[FP-6] it lowers the pot, but not below zero', () => {
    const state = book();
    play(state, pay(A, 20));
    play(state, park(B));
    play(state, pay(C, 5));
    expect(play(state, reverse(1))).toEqual([{ type: 'reversed', by: 0, entry: 1, returned: 20, taken: 5, pot: 0 }]);
    expect(state.money).toEqual([100, 120, 95]);
  });

  it('nor does it take from a player what he no longer has', () => {
    const state = book();
    play(state, transfer(A, B, 50));
    state.money[B] = 10;
    play(state, reverse(1));
    expect(state.money).toEqual([100, 0, 100]);
  });

  it('a payout that is taken back fills the pot again, and somebody else can be paid', () => {
    const state = book(3, { seed: 10 });
    play(state, pay(A, 20));
    play(state, park(B));
    play(state, pay(C, 5));
    play(state, reverse(2));
    expect(state).toMatchObject({ pot: 35, money: [80, 100, 95] });
    expect(refusal(state, park(B))).toBeNull();
  });

  it('a bankruptcy can be taken back', () => {
    const state = book();
    play(state, bankrupt(C));
    expect(state.money).toEqual([100, 100, 0]);
    play(state, reverse(1));
    expect(state.money).toEqual([100, 100, 100]);
    expect(refusal(state, pay(C, 5))).toBeNull();
  });

  it('only the latest fifty lines can be taken back', () => {
    const state = book(2, { startMoney: 1000 });
    for (let index = 0; index < 51; index++) play(state, pay(A, 1));
    expect(refusal(state, reverse(1))).toBe('not-reversible');
    expect(refusal(state, reverse(2))).toBeNull();
    expect(freiParken.view(state, A)).toMatchObject({ count: 51 });
    expect(freiParken.view(state, A).entries[0]?.number).toBe(2);
  });
});
