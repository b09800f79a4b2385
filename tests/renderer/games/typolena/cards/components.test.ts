import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { CARD, CARDS, COLOURS, LETTERS } from '@shared/games/typolena/cards';
import CardBack from '@renderer/games/typolena/cards/CardBack.vue';
import CardFace from '@renderer/games/typolena/cards/CardFace.vue';
import CardStrip from '@renderer/games/typolena/cards/CardStrip.vue';
import InkSign from '@renderer/games/typolena/cards/InkSign.vue';

describe('a card face', () => {
  it('draws every card of the pack', () => {
    for (const card of CARDS) {
      const face = mount(CardFace, { props: { id: card.id } });
      expect(face.findAll('.picture path').length, card.name).toBeGreaterThanOrEqual(4);
      expect(face.text()).toContain(card.title);
    }
  });

  it('is named by its label, and decoration without one', () => {
    const named = mount(CardFace, { props: { id: CARD.katze, label: 'Katze, Graugrün' } }).get('svg');
    expect(named.attributes()).toMatchObject({ role: 'img', 'aria-label': 'Katze, Graugrün' });
    const silent = mount(CardFace, { props: { id: CARD.katze } }).get('svg');
    expect(silent.attributes('role')).toBeUndefined();
    expect(silent.attributes('aria-hidden')).toBe('true');
  });

  it('[TY-6] shows the four letters and the inks in the strip of a motif', () => {
    const strip = mount(CardFace, { props: { id: CARD.brille } }).getComponent(CardStrip);
    expect(strip.findAll('path')).toHaveLength(1 + LETTERS.length + 2);
    expect(strip.findAll('rect').map((mark) => mark.attributes('fill'))).toEqual([
      expect.stringContaining('--ink-red'),
      expect.stringContaining('--ink-greygreen'),
    ]);
  });

  it('[TY-88] marks Lena cards by a black strip', () => {
    const ground = (id: number) =>
      mount(CardFace, { props: { id } }).getComponent(CardStrip).get('path').attributes('fill');
    expect(ground(CARD.tanz)).toContain('--black');
    expect(ground(CARD.katze)).toBeUndefined();
  });

  it('gives special cards their name instead of letters', () => {
    const strip = mount(CardFace, { props: { id: CARD.hypeA } }).getComponent(CardStrip);
    expect(strip.findAll('path')).toHaveLength(1);
    expect(strip.text()).toBe('Hype');
  });

  it('can leave the strip out for those who want to hunt for letters', () => {
    const face = mount(CardFace, { props: { id: CARD.brille, picturesOnly: true } });
    expect(face.findComponent(CardStrip).exists()).toBe(false);
  });

  it('draws an empty card for an unknown id', () => {
    expect(mount(CardFace, { props: { id: 99 } }).find('.picture').exists()).toBe(false);
  });
});

describe('a card back', () => {
  it('[TS-10] tells the Stranger from all others', () => {
    const normal = mount(CardBack, { props: { label: 'verdeckt' } });
    const stranger = mount(CardBack, { props: { back: 'stranger' } });
    expect(normal.get('svg').attributes('aria-label')).toBe('verdeckt');
    expect(normal.get('rect').attributes('fill')).not.toBe(stranger.get('rect').attributes('fill'));
  });
});

describe('an ink sign', () => {
  it('has a shape of its own for each of the six inks', () => {
    const shapes = COLOURS.map((colour) => mount(InkSign, { props: { colour } }).get('path').attributes('d'));
    expect(new Set(shapes).size).toBe(COLOURS.length);
  });
});
