import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VueWrapper } from '@vue/test-utils';
import type { DisplayChoice, TelevisionWindow } from '@shared/protocol/television-window';
import { usePreferences } from '@renderer/app/preferences';
import { hasOwnTable } from '@renderer/client/television-window';
import TelevisionDialog from '@renderer/screens/room/TelevisionDialog.vue';

const laptop: DisplayChoice = { id: 11, label: '', width: 1280, height: 800, isPlayers: true };
const set: DisplayChoice = { id: 12, label: 'Wohnzimmer', width: 1920, height: 1080, isPlayers: false };

describe('the television in the app', () => {
  let page: VueWrapper;
  let asked: string[];
  let isWatching: boolean;
  let tell: (state: TelevisionWindow) => void;

  beforeEach(() => {
    asked = [];
    isWatching = false;
    (globalThis as { doppelstapel?: unknown }).doppelstapel = {
      watchTelevision(handler: (state: TelevisionWindow) => void) {
        tell = handler;
        isWatching = true;
        return () => (isWatching = false);
      },
      openTelevision: (display: number | null) => asked.push(`open ${String(display)}`),
      closeTelevision: () => asked.push('close'),
    };
    setActivePinia(createPinia());
    usePreferences().language = 'de';
    page = mount(TelevisionDialog, { attachTo: document.body });
  });
  afterEach(() => {
    page.unmount();
    expect(isWatching).toBe(false);
    delete (globalThis as { doppelstapel?: unknown }).doppelstapel;
  });

  async function be(state: Partial<TelevisionWindow>): Promise<void> {
    tell({ isAvailable: true, shownOn: null, displays: [laptop, set], ...state });
    await page.vm.$nextTick();
  }

  function button(text: string) {
    const found = page.findAll('button').find((candidate) => candidate.text().includes(text));
    if (found === undefined) throw new Error(`no button says ${text}`);
    return found;
  }

  it('offers the displays by name and size, and says which one has the player\'s window', async () => {
    await be({});
    expect(button('Bildschirm 1').text()).toContain('hier ist dein Fenster');
    expect(button('Bildschirm 1').text()).toContain('1280 × 800');
    await button('Wohnzimmer').trigger('click');
    expect(asked).toEqual(['open 12']);
    expect(page.text()).not.toContain('schließen');
  });

  it('says where it is shown, and closes it', async () => {
    await be({ shownOn: 12 });
    expect(button('Wohnzimmer').attributes('aria-pressed')).toBe('true');
    expect(button('Wohnzimmer').text()).toContain('hier läuft er');
    expect(button('Bildschirm 1').attributes('aria-pressed')).toBe('false');
    await button('Fernseher schließen').trigger('click');
    expect(asked).toEqual(['close']);
  });

  it('opens a window where there is one display only, and follows when a second one comes', async () => {
    await be({ displays: [laptop] });
    await button('Als Fenster öffnen').trigger('click');
    expect(asked).toEqual(['open null']);
    await be({ displays: [laptop], shownOn: 11 });
    expect(page.text()).not.toContain('Als Fenster öffnen');
    await be({ shownOn: 12 });
    expect(button('Wohnzimmer').attributes('aria-pressed')).toBe('true');
  });

  it('is there for the window that hosts, and for no guest', () => {
    expect(hasOwnTable({ kind: 'own' })).toBe(true);
    expect(hasOwnTable({ kind: 'address', address: '192.168.0.2:5362' })).toBe(false);
    expect(hasOwnTable(null)).toBe(false);
  });
});

it('no browser opens a television of the app', () => {
  expect(hasOwnTable({ kind: 'own' })).toBe(false);
});
