import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CARDS, COLOURS, MOTIFS } from '@shared/games/typolena/cards';
import { makeRouter } from '@renderer/app/router';
import CardFace from '@renderer/games/typolena/cards/CardFace.vue';
import GalleryScreen from '@renderer/games/typolena/gallery/GalleryScreen.vue';
import { EXHIBITS, KIND_FILTERS, passes } from '@renderer/games/typolena/gallery/filters';
import { savePackPdf } from '@renderer/games/typolena/gallery/save-pdf';
import { registerGameTexts } from '@renderer/games/registry';
import { typolenaCardsDe } from '@renderer/i18n/games/typolena-cards.de';
import { typolenaCardsEn } from '@renderer/i18n/games/typolena-cards.en';
import { LANGUAGES, i18n } from '@renderer/i18n/text';
import type { Language } from '@renderer/i18n/text';

vi.mock('@renderer/games/typolena/gallery/save-pdf', () => ({ savePackPdf: vi.fn(() => Promise.resolve('pack.pdf')) }));

function gallery(language: Language = 'de') {
  const screen = mount(GalleryScreen, { global: { plugins: [createPinia(), makeRouter(), i18n] }, attachTo: document.body });
  // The preferences have just set the system's language.
  i18n.global.locale.value = language;
  return screen;
}

beforeEach(registerGameTexts);

describe('the gallery', () => {
  it('shows every card of the pack, each picture once', async () => {
    const screen = gallery();
    await screen.vm.$nextTick();
    const titles = screen.findAll('.cards button').map((card) => card.attributes('aria-label')?.replace(' vergrößern', ''));
    expect(titles).toEqual([...new Set(CARDS.map((card) => card.title))]);
    expect(screen.findAll('.cards .card-face .picture')).toHaveLength(titles.length);
    expect(EXHIBITS.reduce((sum, { copies }) => sum + copies, 0)).toBe(CARDS.length);
    screen.unmount();
  });

  it('has a caption in both languages for each of them', () => {
    for (const words of [typolenaCardsDe, typolenaCardsEn]) {
      expect(Object.keys(words.motifs).sort()).toEqual([...new Set(CARDS.map((card) => card.name))].sort());
    }
  });

  it('leaves no key without a text, whatever the language', async () => {
    for (const language of LANGUAGES) {
      const screen = gallery(language);
      await screen.get('.cards button').trigger('click');
      expect(screen.text()).not.toMatch(/\b(?:gallery|motifs|typefaces|inks|card)\.[a-z]/u);
      screen.unmount();
    }
  });

  it('enlarges a card and goes on to the next', async () => {
    const screen = gallery();
    await screen.get('.cards button').trigger('click');
    expect(screen.get('dialog h2').text()).toBe(MOTIFS[0]?.title);
    await screen.get('dialog').trigger('keydown', { key: 'ArrowRight' });
    expect(screen.get('dialog h2').text()).toBe(MOTIFS[1]?.title);
    await screen.get('dialog').trigger('keydown', { key: 'ArrowLeft' });
    await screen.get('dialog').trigger('keydown', { key: 'ArrowLeft' });
    expect(screen.get('dialog h2').text()).toBe(CARDS.at(-1)?.title);
    await screen.get('dialog .close').trigger('click');
    expect(screen.find('dialog').exists()).toBe(false);
    screen.unmount();
  });

  it('shows some of them on demand', async () => {
    const count = (filter: Parameters<typeof passes>[1]) => EXHIBITS.filter((exhibit) => passes(exhibit, filter)).length;
    expect(KIND_FILTERS.map(count)).toEqual([36, 15, 6, 2, 6]);
    expect(COLOURS.map(count)).toEqual([15, 2, 3, 8, 2, 3]);
    const screen = gallery();
    await screen.findAll('.filters .button')[1]?.trigger('click');
    expect(screen.findAll('.cards li')).toHaveLength(15);
    await screen.findAll('.filters .button').at(-1)?.trigger('click');
    expect(screen.findAllComponents(CardFace).every((face) => face.props('picturesOnly') === true)).toBe(true);
    screen.unmount();
  });

  it('hands out the pack to print', async () => {
    const screen = gallery();
    await screen.get('.print button').trigger('click');
    expect(savePackPdf).toHaveBeenCalledWith('de');
    await vi.waitFor(() => expect(screen.get('.status').text()).toContain('pack.pdf'));
    vi.mocked(savePackPdf).mockRejectedValueOnce(new Error('no memory'));
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await screen.get('.print button').trigger('click');
    await vi.waitFor(() => expect(screen.get('.status').text()).toBe(typolenaCardsDe.gallery.printFailed));
    expect(complaint).toHaveBeenCalled();
    complaint.mockRestore();
    screen.unmount();
  });
});
