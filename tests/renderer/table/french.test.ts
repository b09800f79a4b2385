import { mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextTick } from 'vue';
import { pairSize } from '@renderer/games/durak/parts/pair-size';
import { useTexts } from '@renderer/i18n/text';
import { PIPS } from '@renderer/table/french/card-layout';
import { indexOf } from '@renderer/table/french/courts';
import FourColours from '@renderer/table/french/FourColours.vue';
import FrenchCard from '@renderer/table/french/FrenchCard.vue';
import { useFourColours } from '@renderer/table/french/four-colours';
import { CARD_COUNT, RANKS } from '@shared/cards/french';
import { card } from '@tests/shared/cards/notation';

beforeEach(() => {
  useTexts().language.value = 'de';
});
afterEach(() => {
  useFourColours().fourColours.value = false;
});

describe('French-suited cards', () => {
  it('have as many pips as their number says', () => {
    for (const rank of RANKS) expect(PIPS[rank]).toHaveLength(Number(rank) > 0 ? Number(rank) : 0);
  });

  it('carry the letters of the reader’s language, and change with it', async () => {
    expect(RANKS.slice(-4).map((rank) => indexOf(rank, 'de'))).toEqual(['B', 'D', 'K', 'A']);
    expect(RANKS.slice(-4).map((rank) => indexOf(rank, 'en'))).toEqual(['J', 'Q', 'K', 'A']);
    const queen = mount(FrenchCard, { props: { id: card('Qh') } });
    const german = queen.html();
    expect(queen.get('.index').text()).toBe('D');
    useTexts().language.value = 'en';
    await nextTick();
    expect(queen.get('.index').text()).toBe('Q');
    expect(queen.html()).not.toBe(german);
    useTexts().language.value = 'de';
  });

  it('are all drawn, the second pack like the first', () => {
    const faces = Array.from({ length: CARD_COUNT }, (_, id) => mount(FrenchCard, { props: { id } }).get('svg').html());
    expect(new Set(faces.slice(0, 52)).size).toBe(52);
    expect(faces.slice(52)).toEqual(faces.slice(0, 52));
  });

  it('are pictures with a name, or decoration without one', () => {
    expect(mount(FrenchCard, { props: { id: 0, label: 'Karo 2' } }).get('svg').attributes()).toMatchObject({ role: 'img', 'aria-label': 'Karo 2' });
    expect(mount(FrenchCard, { props: { id: 0 } }).get('svg').attributes('aria-hidden')).toBe('true');
  });

  it('show four colours where this device wants them, and remember that', async () => {
    const shown = mount(FrenchCard, { props: { id: card('7c') } });
    const choice = mount(FourColours, { props: { label: 'Vier Farben' } });
    await choice.get('button').trigger('click');
    expect(choice.get('button').attributes('aria-checked')).toBe('true');
    expect(shown.classes()).toContain('four');
    expect(localStorage.getItem('doppelstapel.four-colours')).toBe('yes');
  });
});

describe('the size of pairs in a fight', () => {
  const room = { width: 640, height: 320, gap: 14, largest: 232 };

  it('is the largest that fits, in as many rows as that takes', () => {
    expect(pairSize(1, room)).toBe(232);
    const sizes = [1, 2, 3, 4, 6, 8, 12, 20].map((count) => pairSize(count, room));
    expect(sizes).toEqual([...sizes].sort((left, right) => right - left));
    expect(pairSize(6, room)).toBeGreaterThan(100);
    expect(pairSize(20, room)).toBeGreaterThan(50);
  });
});
