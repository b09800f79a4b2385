import { describe, expect, it } from 'vitest';
import { typolenaDoppelpack } from '@shared/games/typolena-doppelpack';
import { SOUNDS, soundsOf } from '@shared/games/typolena-doppelpack/animals';
import { CARD, MOTIFS, isAnimal, letterMask } from '@shared/games/typolena/cards';
import { below, chain, counts, lay, play, position, refusal, typesOf, unfit } from './position';

const [A, B] = [0, 1];

/** A is about to lay this animal, and has another card left. */
function withAnimal(animal: number, options: Parameters<typeof position>[0]['options'] = {}) {
  const top = below(animal);
  const state = position({ top, hands: [[animal, ...unfit(1, animal, top)], unfit(2, animal, top).slice(1)], options });
  return { state, top };
}

describe('Doppelpack: animals', () => {
  it.each([
    ['Gans', CARD.gans, 'goose'],
    ['Hund', CARD.hund, 'dog'],
    ['Katze', CARD.katze, 'cat'],
    ['Schildkröte', CARD.schildkroete, 'turtle'],
    ['Verzaubert, which is a frog', CARD.verzaubert, 'frog'],
  ] as const)('[TP-12, TP-14, TP-15] %s wants its own sound', (_name, card, sound) => {
    expect(soundsOf(card)).toEqual([sound]);
    const { state, top } = withAnimal(card);
    expect(typesOf(play(state, A, lay(card, top, sound)))).toEqual(['laid']);
    expect(typolenaDoppelpack.view(state, B).lastLay).toMatchObject({ card, sound });
  });

  it('[TP-13] anything that can fly will do for the Fliegtier', () => {
    for (const sound of ['bird', 'bee', 'goose'] as const) {
      const { state, top } = withAnimal(CARD.fliegtier);
      expect(typesOf(play(state, A, lay(CARD.fliegtier, top, sound)))).toEqual(['laid']);
    }
    const { state, top } = withAnimal(CARD.fliegtier);
    expect(typesOf(play(state, A, lay(CARD.fliegtier, top, 'frog')))).toContain('soundForgotten');
  });

  it('[TP-14] no other card wants a sound, and every sound is wanted', () => {
    for (const { id } of MOTIFS) expect([id, soundsOf(id).length > 0]).toEqual([id, isAnimal(id)]);
    expect(new Set(MOTIFS.flatMap(({ id }) => soundsOf(id)))).toEqual(new Set(SOUNDS));
    const [card = 0] = chain(CARD.privat, 1);
    const state = position({ top: CARD.privat, hands: [[card, CARD.hund], [CARD.katze]] });
    expect(refusal(state, A, lay(card, CARD.privat, 'dog'))).toBe('no-sound-needed');
  });

  it('C-TP-5 [TP-12, TP-15, TP-16]: whoever forgets the frog draws a card; the card stays and so does the turn', () => {
    const { state, top } = withAnimal(CARD.verzaubert);
    const events = play(state, A, lay(CARD.verzaubert, top));
    expect(typesOf(events)).toEqual(['laid', 'soundForgotten', 'drew']);
    expect(events[2]).toMatchObject({ reason: 'sound', seat: A });
    expect(counts(state)[A]).toBe(2);
    expect(state).toMatchObject({ turn: A, phase: 'lay', laid: 1 });
    expect(state.stackCards.at(-1)).toBe(CARD.verzaubert);
  });

  it('[TP-16] another animal’s sound is none', () => {
    const { state, top } = withAnimal(CARD.gans);
    expect(play(state, A, lay(CARD.gans, top, 'dog'))[1]).toEqual({ type: 'soundForgotten', seat: A, shownCard: CARD.gans, sound: 'dog' });
  });

  it('[TP-12] two animals in a turn want two sounds', () => {
    const animals = MOTIFS.filter(({ animal }) => animal).map(({ id }) => id);
    const pair = animals.flatMap((one) => animals.filter((other) => other !== one && letterMask(one, other) !== 0).map((other) => [one, other] as const))[0];
    if (pair === undefined) throw new Error('no two animals fit');
    const [one, other] = pair;
    const { state, top } = withAnimal(one);
    state.handCards[A] = [one, other, ...unfit(1, one, other, top)];
    state.handCards[B] = [];
    for (const cards of [state.talonCards, state.stackCards]) {
      for (const used of state.handCards[A]) if (cards.includes(used)) cards.splice(cards.indexOf(used), 1);
    }
    play(state, A, lay(one, top, soundsOf(one)[0] ?? null));
    expect(typesOf(play(state, A, lay(other, one)))).toContain('soundForgotten');
  });

  it('[TP-11, TP-16] forgotten with the last card, the sound costs the win', () => {
    const { state, top } = withAnimal(CARD.hund);
    state.handCards[A] = [CARD.hund];
    expect(typesOf(play(state, A, lay(CARD.hund, top)))).toEqual(['laid', 'soundForgotten', 'drew']);
    expect(state).toMatchObject({ turn: A, phase: 'lay' });
    expect(typolenaDoppelpack.outcome(state)).toBeNull();
  });

  it('house rule: it costs nothing then', () => {
    const { state, top } = withAnimal(CARD.hund, { lastSound: 'win' });
    state.handCards[A] = [CARD.hund];
    expect(typesOf(play(state, A, lay(CARD.hund, top)))).toEqual(['laid', 'soundForgotten', 'won']);
  });

  it('house rule: nobody makes sounds', () => {
    const { state, top } = withAnimal(CARD.hund, { sounds: false });
    expect(refusal(state, A, lay(CARD.hund, top, 'dog'))).toBe('no-sound-needed');
    expect(typesOf(play(state, A, lay(CARD.hund, top)))).toEqual(['laid']);
  });

  it('block: a lay without its sound is refused', () => {
    const { state, top } = withAnimal(CARD.hund, { check: 'block' });
    expect(refusal(state, A, lay(CARD.hund, top))).toBe('sound-missing');
    expect(refusal(state, A, lay(CARD.hund, top, 'cat'))).toBe('sound-missing');
    expect(refusal(state, A, lay(CARD.hund, top, 'dog'))).toBeNull();
  });
});
