import { mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CARD, LETTERS, MOTIFS, TYPEFACES } from '@shared/games/typolena/cards';
import CardFace from '@renderer/games/typolena/cards/CardFace.vue';
import { LETTER_FORMS } from '@renderer/games/typolena/cards/bearers';
import EnlargedCard from '@renderer/games/typolena/help/EnlargedCard.vue';
import LetterOverview from '@renderer/games/typolena/help/LetterOverview.vue';
import { asidePlace, enlargedPlace } from '@renderer/games/typolena/help/enlarged-place';
import { registerGameTexts } from '@renderer/games/registry';
import { LANGUAGES, i18n } from '@renderer/i18n/text';

beforeEach(() => {
  registerGameTexts();
  i18n.global.locale.value = 'de';
});

describe('the overview of letters', () => {
  it('[TY-6] lists all 40 letters with the cards that show them, and each card four times', () => {
    const overview = mount(LetterOverview, { global: { plugins: [i18n] } });
    const cells = overview.findAll('.form');
    expect(cells).toHaveLength(LETTERS.length * TYPEFACES.length);
    const labels = cells.map((cell) => cell.attributes('aria-label') ?? '');
    for (const card of MOTIFS) {
      const bearing = LETTER_FORMS.filter((form) => form.cards.includes(card));
      expect(bearing.map((form) => form.letter).sort()).toEqual([...LETTERS].sort());
      for (const { letter, typeface } of bearing) expect(card.typefaces[letter]).toBe(typeface);
      expect(labels.filter((label) => label.split(/[:,] /u).includes(card.title))).toHaveLength(LETTERS.length);
    }
  });

  it('shows the cards of a letter side by side, and hides them again', async () => {
    const overview = mount(LetterOverview, { global: { plugins: [i18n] } });
    const index = LETTER_FORMS.findIndex((form) => form.letter === 'N' && form.typeface === 'ewert');
    const cell = overview.findAll('.form')[index];
    await cell?.trigger('click');
    const shown = overview.findAllComponents(CardFace).map((face) => face.props('id'));
    expect(shown).toEqual([CARD.supi, CARD.privat, CARD.burg]);
    await cell?.trigger('click');
    expect(overview.findAllComponents(CardFace)).toHaveLength(0);
  });

  it('speaks both languages', () => {
    const texts = LANGUAGES.map((language) => {
      i18n.global.locale.value = language;
      return mount(LetterOverview, { global: { plugins: [i18n] } }).html();
    });
    expect(texts[0]).not.toBe(texts[1]);
    for (const text of texts) expect(text).not.toMatch(/(?:overview|typefaces)\.[a-z]/u);
  });
});

describe('an enlarged card', () => {
  const hand = document.createElement('div');
  hand.innerHTML = `<button data-card="${String(CARD.katze)}"><i>Katze</i></button><button data-card="999"></button>`;
  const [cat, unknown] = [...hand.children];
  let component: ReturnType<typeof mount> | undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.append(hand);
    component = mount(EnlargedCard);
  });
  afterEach(() => {
    component?.unmount();
    hand.remove();
    vi.useRealTimers();
  });

  async function shown(): Promise<boolean> {
    await component?.vm.$nextTick();
    return document.querySelector('.enlarged') !== null;
  }
  const pointer = (element: Element | undefined, name: string, more: PointerEventInit = {}) =>
    element?.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'touch', ...more }));
  const key = (name: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key: name }));

  it('appears under a resting finger, goes with it, and chooses nothing', async () => {
    const chosen = vi.fn();
    cat?.addEventListener('click', chosen);
    pointer(cat?.firstElementChild ?? undefined, 'pointerdown');
    expect(await shown()).toBe(false);
    vi.advanceTimersByTime(500);
    expect(await shown()).toBe(true);
    pointer(cat, 'pointerup');
    cat?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(await shown()).toBe(false);
    expect(chosen).not.toHaveBeenCalled();
    cat?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(chosen).toHaveBeenCalledOnce();
  });

  it('does not disturb a finger that drags', async () => {
    pointer(cat, 'pointerdown', { clientX: 10, clientY: 10 });
    pointer(cat, 'pointermove', { clientX: 40, clientY: 10 });
    vi.advanceTimersByTime(500);
    expect(await shown()).toBe(false);
  });

  it('appears under a mouse that stays, and not while a button is down', async () => {
    pointer(cat, 'pointerover', { pointerType: 'mouse' });
    vi.advanceTimersByTime(800);
    expect(await shown()).toBe(true);
    pointer(hand, 'pointerover', { pointerType: 'mouse' });
    expect(await shown()).toBe(false);
    pointer(cat, 'pointerover', { pointerType: 'mouse', buttons: 1 });
    vi.advanceTimersByTime(800);
    expect(await shown()).toBe(false);
    // A card that moves under a mouse at rest.
    pointer(hand, 'pointermove', { pointerType: 'mouse', clientX: 5 });
    pointer(hand, 'pointerover', { pointerType: 'mouse', clientX: 5 });
    pointer(cat, 'pointerover', { pointerType: 'mouse', clientX: 5 });
    vi.advanceTimersByTime(800);
    expect(await shown()).toBe(false);
    pointer(unknown, 'pointerover', { pointerType: 'mouse' });
    vi.advanceTimersByTime(800);
    expect(await shown()).toBe(false);
  });

  it('appears and goes by the key V', async () => {
    if (cat instanceof HTMLElement) cat.focus();
    key('v');
    expect(await shown()).toBe(true);
    key('v');
    expect(await shown()).toBe(false);
    key('v');
    key('Escape');
    expect(await shown()).toBe(false);
  });
});

describe('its place', () => {
  it('leaves the middle of a wide table free for mouse and keyboard', () => {
    const hand = { left: 600, top: 500, right: 730, bottom: 682 };
    const aside = asidePlace(hand, { width: 1280, height: 720 });
    expect(aside.left).toBeGreaterThan(940);
    expect(aside.top + aside.height).toBeLessThan(hand.top + 10);
    expect(asidePlace(hand, { width: 390, height: 844 })).toEqual(enlargedPlace(hand, { width: 390, height: 844 }));
  });

  const window = { width: 1280, height: 720 };
  const inside = (place: ReturnType<typeof enlargedPlace>, { width, height }: typeof window) =>
    place.left >= 0 && place.top >= 0 && place.left + place.width <= width && place.top + place.height <= height;

  it('is above the small card, or beside it, and always on the screen', () => {
    const hand = { left: 600, top: 500, right: 730, bottom: 682 };
    const above = enlargedPlace(hand, window);
    expect(above.top + above.height).toBeLessThan(hand.top);
    const stack = { left: 300, top: 200, right: 500, bottom: 480 };
    expect(enlargedPlace(stack, window).left).toBeGreaterThan(stack.right);
    const right = { left: 1000, top: 200, right: 1200, bottom: 480 };
    const beside = enlargedPlace(right, window);
    expect(beside.left + beside.width).toBeLessThan(right.left);
    const phone = { width: 360, height: 640 };
    for (const small of [hand, stack, right, { left: 0, top: 560, right: 90, bottom: 640 }]) {
      expect(inside(enlargedPlace(small, window), window)).toBe(true);
      expect(inside(enlargedPlace(small, phone), phone)).toBe(true);
    }
  });
});
