import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { createMemoryHistory, createRouter } from 'vue-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VueWrapper } from '@vue/test-utils';
import type { Outcome } from '@shared/engine/contract';
import type { Lobby } from '@shared/protocol/lobby';
import { usePreferences } from '@renderer/app/preferences';
import { useConnection } from '@renderer/client/connection';
import { useLobby } from '@renderer/client/lobby';
import { useMatch } from '@renderer/client/match';
import { setLinkOpener } from '@renderer/client/open-link';
import { registerGameTexts } from '@renderer/games/registry';
import TelevisionResult from '@renderer/screens/television/TelevisionResult.vue';
import TelevisionScreen from '@renderer/screens/television/TelevisionScreen.vue';
import { RendererHost, bot, emptyLobby, person } from '@tests/fixtures/renderer-host';

const LOOK = 2200;

describe('the television', () => {
  let host: RendererHost;
  let page: VueWrapper;

  beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
    setActivePinia(createPinia());
    registerGameTexts();
    host = new RendererHost();
    setLinkOpener(host.open);
    usePreferences().language = 'de';
    useLobby();
    useMatch();
    const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', name: 'home', component: { template: '<p />' } }] });
    page = mount(TelevisionScreen, { global: { plugins: [router] }, attachTo: document.body });
    await flushPromises();
  });
  afterEach(() => {
    page.unmount();
    useConnection().leave();
    vi.useRealTimers();
  });

  async function show(lobby: Partial<Lobby>): Promise<void> {
    host.send({ type: 'lobby', lobby: emptyLobby(lobby) });
    await flushPromises();
  }

  /** What the host says of a match; a game that nobody knows has no picture of its own, only what is around it. */
  async function match(game: string, version: number, outcome: Outcome | null, counts: readonly number[] = []): Promise<void> {
    const view = { seats: counts.map((count) => ({ count })) };
    const projections = [{ viewer: 'table' as const, view, legal: [], events: [] }];
    const status = { acting: [], windows: [], outcome };
    host.send({ type: 'match', match: 'm1', game, options: {}, version, status, showAt: null, deadlines: [], projections });
    await flushPromises();
  }

  const unknown = { game: 'unknown', seats: [bot('A'), bot('B')], match: { id: 'm1', game: 'unknown', round: 1, seats: 2 } };

  /** The result of a match that was over before the television came. */
  async function result(seats: number): Promise<VueWrapper> {
    const names = Array.from({ length: seats }, (_, seat) => `Name ${String(seat)}`);
    const ranks = names.map((_, seat) => seat + 1);
    const scores = names.map((name, seat) => ({ name, seat, matches: 2, wins: 1, points: 10 * seat }));
    const outcome: Outcome = { kind: 'won', ranks, points: ranks.map((rank) => (rank === 1 ? 3 : 0)), reason: 'last-card', params: { seat: 0 } };
    const running = { id: 'm1', game: 'typolena', round: 1, seats };
    await show({ seats: names.map((name) => bot(name)), maximumSeats: 12, match: running, scores });
    await match('typolena', 5, outcome, ranks.map((rank) => 20 + rank));
    return page;
  }

  const race = { type: 'verdict', match: 'm1', window: 1, calls: [{ seat: 1, at: 412 }, { seat: 0, at: 459 }], tieMargin: 30 } as const;

  it('asks for no code while the first attempt is under way', async () => {
    useConnection().leave();
    page.unmount();
    host.mute = true;
    page = mount(TelevisionScreen, { attachTo: document.body });
    await flushPromises();
    expect(page.find('input').exists()).toBe(false);
    expect(page.text()).toContain('Verbinde mit dem Tisch');
  });

  it('shows the way in, and everybody who is in', async () => {
    await show({ seats: [person('a', 'Jana'), person('b', 'Ole', { connected: false }), bot('Cicero')] });
    expect(page.find('.join-code').text()).toBe('K7M4R');
    expect(page.find('.qr').exists()).toBe(true);
    expect(page.findAll('li .name').map((name) => name.text())).toEqual(['Jana', 'Ole', 'Cicero']);
    expect(page.findAll('li .state').map((state) => state.text())).toEqual(['verbunden', 'abwesend', 'Bot']);
    expect(page.findAll('li.soft')).toHaveLength(5);
  });

  it('shows no way into a locked table', async () => {
    await show({ locked: true, seats: [person('a', 'Jana')] });
    expect(page.text()).toContain('abgeschlossen');
    expect(page.text()).not.toContain('K7M4R');
    expect(page.find('.qr').exists()).toBe(false);
  });

  it('lists ranks with what the game counted, what the match brought and the evening', async () => {
    await result(3);
    expect(page.findAll('tbody tr').map((row) => row.findAll('td, th').map((cell) => cell.text()))).toEqual([
      ['1', 'Name 0', '21', '+3', '0'],
      ['2', 'Name 1', '22', '', '10'],
      ['3', 'Name 2', '23', '', '20'],
    ]);
  });

  it('names several winners as the language joins them', async () => {
    await show({ ...unknown, seats: [bot('Jana'), bot('Ole'), bot('Ben')] });
    const won: Outcome = { kind: 'won', ranks: [1, 1, 1], points: [1, 1, 1], reason: 'x', params: {} };
    await match('unknown', 3, won);
    expect(page.find('h1').text()).toBe('Jana, Ole und Ben gewinnen');
    usePreferences().language = 'en';
    await flushPromises();
    expect(page.find('h1').text()).toBe('Jana, Ole and Ben win');
  });

  it('lists many in two columns', async () => {
    await result(7);
    expect(page.findAll('table').map((table) => table.findAll('tbody tr').length)).toEqual([4, 3]);
  });

  it('shows the last race of calls with times and margin, if there is room', async () => {
    await result(8);
    host.send(race);
    await flushPromises();
    expect(page.find('.race').text()).toContain('412');
    expect(page.find('.race').text()).toContain('47 ms');
    expect(page.find('.race').text()).toContain('30 ms');
    expect(page.findAll('table')).toHaveLength(1);
    await show({ match: null });
    await result(9);
    host.send(race);
    await flushPromises();
    expect(page.find('.race').exists()).toBe(false);
  });

  it('leaves the last card in sight before the result', async () => {
    await show(unknown);
    await match('unknown', 1, null);
    await match('unknown', 2, { kind: 'drawn', ranks: [1, 1], points: [0, 0], reason: 'x', params: {} });
    await vi.advanceTimersByTimeAsync(LOOK - 100);
    expect(page.findComponent(TelevisionResult).exists()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(page.findComponent(TelevisionResult).exists()).toBe(true);
  });

  it('says that the match stands still', async () => {
    await show({ ...unknown, paused: true });
    await match('unknown', 1, null);
    expect(page.find('[role=status]').text()).toContain('Pause');
    await show({ ...unknown, paused: false });
    expect(page.find('[role=status]').exists()).toBe(false);
  });

  it('says that the host is gone, with nothing to press, and comes back by itself', async () => {
    await show({ seats: [person('a', 'Jana')] });
    host.reachable = false;
    host.breakLink();
    await vi.advanceTimersByTimeAsync(900);
    expect(page.find('.tv-lost').text()).toContain('Verbindung weg');
    expect(page.find('.tv-lost button').exists()).toBe(false);
    host.reachable = true;
    await vi.advanceTimersByTimeAsync(7000);
    expect(page.find('.tv-lost').exists()).toBe(false);
  });
});
