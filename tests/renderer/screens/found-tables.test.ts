import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { createMemoryHistory, createRouter } from 'vue-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VueWrapper } from '@vue/test-utils';
import type { Discovery, FoundTable } from '@shared/protocol/discovery';
import { usePreferences } from '@renderer/app/preferences';
import { useConnection } from '@renderer/client/connection';
import { useLobby } from '@renderer/client/lobby';
import { useMatch } from '@renderer/client/match';
import { setLinkOpener } from '@renderer/client/open-link';
import { rememberToken } from '@renderer/client/tokens';
import { registerGameTexts } from '@renderer/games/registry';
import AppHome from '@renderer/screens/home/AppHome.vue';
import { RendererHost } from '@tests/fixtures/renderer-host';

function table(change: Partial<FoundTable> = {}): FoundTable {
  return { instance: 'a', name: 'Küche', game: 'durak', state: 'lobby', free: 2, seats: 6, address: '192.168.0.23:5362', isSameVersion: true, ...change };
}

describe('the tables of the network on the home screen', () => {
  let host: RendererHost;
  let page: VueWrapper;
  let tell: (discovery: Discovery) => void;
  let isLooking: boolean;

  beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
    isLooking = false;
    (globalThis as { doppelstapel?: unknown }).doppelstapel = {
      findTables(handler: (discovery: Discovery) => void) {
        tell = handler;
        isLooking = true;
        return () => (isLooking = false);
      },
    };
    setActivePinia(createPinia());
    registerGameTexts();
    host = new RendererHost();
    setLinkOpener(host.open);
    usePreferences().language = 'de';
    usePreferences().name = 'Jana';
    useLobby();
    useMatch();
    const router = createRouter({
      history: createMemoryHistory(),
      routes: ['home', 'room', 'gallery'].map((name) => ({ path: `/${name}`, name, component: { template: '<p />' } })),
    });
    await router.push('/home');
    page = mount(AppHome, { global: { plugins: [router] }, attachTo: document.body });
  });
  afterEach(() => {
    page.unmount();
    useConnection().leave();
    delete (globalThis as { doppelstapel?: unknown }).doppelstapel;
    vi.useRealTimers();
  });

  async function find(...tables: readonly FoundTable[]): Promise<void> {
    tell({ unavailable: null, tables, silent: [] });
    await flushPromises();
  }

  const rows = (): string[] => page.findAll('.row').map((row) => row.text());

  it('come and go, each with its name, game, free seats and state', async () => {
    expect(page.text()).toContain('Tische werden gesucht …');
    await find(table(), table({ instance: 'b', name: 'Sofa', state: 'running', free: 0, address: '192.168.0.24:5362' }));
    expect(rows()).toEqual(['Küche2 von 6 freiDurakin der Lobby', 'SofavollDurakRunde läuft, zusehen geht']);
    expect(page.find('[role=status]').text()).toBe('Gefundene Tische: 2');
    await find(table());
    expect(rows()).toHaveLength(1);
    expect(page.find('[role=status]').text()).toBe('Gefundene Tische: 1');
  });

  it('show markup as text, and tell namesakes apart by their addresses', async () => {
    const name = '<img src=x>';
    await find(table({ name }), table({ instance: 'b', name, address: '192.168.0.24:5362' }));
    expect(page.find('.row img').exists()).toBe(false);
    expect(rows()[0]).toContain(`${name}2 von 6 freiDurak · 192.168.0.23:5362`);
    expect(rows()[1]).toContain('192.168.0.24:5362');
  });

  it('fill in the address and ask for the code', async () => {
    await find(table());
    await page.find('.row').trigger('click');
    await flushPromises();
    const [, address, code] = page.findAll<HTMLInputElement>('form input').map((input) => input.element);
    expect(address?.value).toBe('192.168.0.23:5362');
    expect(document.activeElement).toBe(code);
    expect(page.find('.row').attributes('aria-pressed')).toBe('true');
    expect(page.text()).toContain('Code für „Küche“');
    expect(host.targets).toEqual([]);
  });

  it('let in at once who has been there before', async () => {
    rememberToken('192.168.0.23:5362', 'a', 'token', null);
    await find(table());
    await page.find('.row').trigger('click');
    await flushPromises();
    expect(host.targets).toEqual([{ kind: 'address', address: '192.168.0.23:5362' }]);
    expect(host.sent('hello')[0]?.token).toBe('token');
  });

  it('are told apart where a host has several', async () => {
    await find(table(), table({ instance: 'b', name: 'Balkon' }));
    await page.findAll('.row')[1]?.trigger('click');
    await flushPromises();
    expect(page.find('.address-form .hint').text()).toContain('Balkon');
    expect(host.targets).toEqual([]);
  });

  it('say why there are none, and what to do, once it takes long', async () => {
    await vi.advanceTimersByTimeAsync(6000);
    expect(page.find('.found').text()).toContain('Noch kein Tisch gefunden.');
    expect(page.find('.found').text()).toContain('Firewall');
    tell({ unavailable: null, tables: [], silent: ['Sofa'] });
    await flushPromises();
    expect(page.find('.nothing').text()).toContain('„Sofa“ ist da, antwortet aber nicht.');
    tell({ unavailable: 'EADDRINUSE', tables: [], silent: [] });
    await flushPromises();
    expect(page.find('[role=status]').text()).toMatch(/kann nicht nach Tischen suchen.*EADDRINUSE/u);
    usePreferences().language = 'en';
    await flushPromises();
    expect(page.find('.nothing').text()).toContain('cannot look for tables');
    expect(page.find('form').exists()).toBe(true);
  });

  it('are looked for on this screen alone', () => {
    expect(isLooking).toBe(true);
    page.unmount();
    expect(isLooking).toBe(false);
  });
});
