import { mount, flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { createMemoryHistory, createRouter } from 'vue-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Component } from 'vue';
import { gameOf } from '@shared/games/registry';
import { usePreferences } from '@renderer/app/preferences';
import { useConnection } from '@renderer/client/connection';
import { useLobby } from '@renderer/client/lobby';
import { useMatch } from '@renderer/client/match';
import { setLinkOpener } from '@renderer/client/open-link';
import { registerGameTexts } from '@renderer/games/registry';
import AppHome from '@renderer/screens/home/AppHome.vue';
import GuestHome from '@renderer/screens/home/GuestHome.vue';
import LobbyScreen from '@renderer/screens/lobby/LobbyScreen.vue';
import RoomScreen from '@renderer/screens/RoomScreen.vue';
import { ADDRESS, RendererHost, bot, emptyLobby, person } from '@tests/fixtures/renderer-host';

const Empty = { template: '<p />' };

describe('the screens', () => {
  let host: RendererHost;
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'home', component: Empty },
      { path: '/room', name: 'room', component: Empty },
      { path: '/television', name: 'television', component: Empty },
      { path: '/gallery', name: 'gallery', component: Empty },
      { path: '/:code', name: 'join', component: Empty },
    ],
  });

  function show(screen: Component) {
    return mount(screen, { global: { plugins: [router] }, attachTo: document.body });
  }

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    document.body.innerHTML = '';
    setActivePinia(createPinia());
    registerGameTexts();
    host = new RendererHost();
    setLinkOpener(host.open);
    usePreferences().language = 'de';
    useLobby();
    useMatch();
    await router.push('/');
  });
  afterEach(() => useConnection().leave());

  async function enter(lobby: ReturnType<typeof emptyLobby>): Promise<void> {
    await useConnection().join({ kind: 'address', address: ADDRESS }, null, 'app');
    host.send({ type: 'lobby', lobby });
  }

  it('takes the code from the invitation and out of the address', async () => {
    await router.push('/k7m4r');
    const page = show(GuestHome);
    await flushPromises();
    expect(page.find<HTMLInputElement>('input.code').element.value).toBe('K7M4R');
    expect(router.currentRoute.value.fullPath).toBe('/');
  });

  it('seats a guest with a name and one button', async () => {
    const page = show(GuestHome);
    await page.find('input[autocomplete=nickname]').setValue('Jana');
    await page.find('input.code').setValue('k7m 4r');
    host.answers.set('hello', ({ id }) => {
      queueMicrotask(() => queueMicrotask(() => host.send({ type: 'lobby', lobby: emptyLobby() })));
      return { type: 'welcome', re: id, token: 't', person: 'me', table: 'table-1', tableName: 'Werkbank' };
    });
    await page.find('form').trigger('submit');
    await flushPromises();
    expect(host.sent('hello')[0]?.code).toBe('K7M4R');
    expect(host.sent('sit')).toMatchObject([{ name: 'Jana' }]);
    expect(router.currentRoute.value.name).toBe('room');
  });

  it('keeps what was typed when the host refuses, and says why', async () => {
    host.answers.set('hello', ({ id }) => ({ type: 'refused', re: id, code: 'wrong-code', params: {} }));
    const page = show(GuestHome);
    await page.find('input[autocomplete=nickname]').setValue('Jana');
    await page.find('input.code').setValue('WRONG');
    await page.find('form').trigger('submit');
    await flushPromises();
    expect(page.text()).toContain('Dieser Code stimmt nicht.');
    expect(page.find<HTMLInputElement>('input.code').element.value).toBe('WRONG');
    expect(page.find<HTMLInputElement>('input[autocomplete=nickname]').element.value).toBe('Jana');
  });

  it('asks for a name before anything is sent', async () => {
    const page = show(GuestHome);
    await page.find('form').trigger('submit');
    expect(page.text()).toContain('Ein Name fehlt noch.');
    expect(host.targets).toEqual([]);
  });

  it('names an address that nobody answers and one that is none', async () => {
    usePreferences().name = 'Jana';
    host.reachable = false;
    const page = show(AppHome);
    const address = page.find<HTMLInputElement>('input[inputmode=url]');
    await address.setValue('keine adresse');
    await page.find('form').trigger('submit');
    expect(page.text()).toContain('Das ist keine Adresse.');
    await address.setValue('10.0.0.9');
    await page.find('form').trigger('submit');
    await flushPromises();
    expect(page.text()).toContain('Keine Antwort von 10.0.0.9:5362.');
    expect(address.element.value).toBe('10.0.0.9');
  });

  it('plays alone against three bots', async () => {
    host.answers.set('hello', ({ id }) => {
      queueMicrotask(() => queueMicrotask(() => host.send({ type: 'lobby', lobby: emptyLobby() })));
      return { type: 'welcome', re: id, token: 't', person: 'me', table: 'table-1', tableName: 'Werkbank' };
    });
    await show(AppHome).find('button.alone').trigger('click');
    await flushPromises();
    expect(host.targets).toEqual([{ kind: 'own' }]);
    expect(host.sent('sit')).toMatchObject([{ name: 'Du' }]);
    expect(host.sent('add-bot')).toHaveLength(3);
    expect(host.sent('start')).toHaveLength(1);
  });

  it('shows the host the reason and does not start, and starts once it is gone', async () => {
    const seats = [person('me', 'Jana'), person('b', 'Ole', { connected: false })];
    await enter(emptyLobby({ seats, obstacle: { code: 'player-away', params: { name: 'Ole' } } }));
    const page = show(LobbyScreen);
    const start = () => page.findAll('button').find((button) => button.text() === 'Start');
    expect(page.text()).toContain('Ole ist abwesend.');
    expect(start()?.attributes('aria-disabled')).toBe('true');
    await start()?.trigger('click');
    expect(host.sent('start')).toEqual([]);
    host.send({ type: 'lobby', lobby: emptyLobby({ seats }) });
    await flushPromises();
    await start()?.trigger('click');
    expect(host.sent('start')).toHaveLength(1);
  });

  it('gives guests the same page without what only hosts may do', async () => {
    await enter(emptyLobby({ hosts: ['b'], seats: [person('b', 'Ole'), person('me', 'Jana'), bot('Cicero')] }));
    const page = show(LobbyScreen);
    expect(page.text()).toContain('Ole startet das Spiel.');
    expect(page.findAll('button').some((button) => button.text() === 'Start')).toBe(false);
    expect(page.find('button.poster').exists()).toBe(false);
    expect(page.findAll('.seats button.row').map((row) => row.find('.name').text())).toEqual(['Jana', 'Noch jemand an diesem Gerät']);
  });

  it('marks changed house rules and names what is usual', async () => {
    const options = { ...gameOf('typolena')?.presets[0].options, check: 'block' };
    await enter(emptyLobby({ options, seats: [person('me', 'Jana')] }));
    const changed = show(LobbyScreen).findAll('.house-rules .changed');
    expect(changed).toHaveLength(1);
    expect(changed[0]?.text()).toContain('sonst:');
  });

  it('says why somebody is no longer at the table, and how to come back', async () => {
    await enter(emptyLobby());
    const page = show(RoomScreen);
    host.send({ type: 'closed', code: 'replaced-by-newer-tab' });
    await flushPromises();
    expect(page.text()).toContain('in einem anderen Fenster');
    const back = page.findAll('button').find((button) => button.text() === 'Hier weiterspielen');
    await back?.trigger('click');
    await flushPromises();
    expect(useConnection().phase).toBe('connected');
  });

  it('goes home when a reloaded page is no longer known, without endless attempts', async () => {
    await router.push('/room');
    host.answers.set('hello', ({ id }) => ({ type: 'refused', re: id, code: 'wrong-code', params: {} }));
    show(RoomScreen);
    await flushPromises();
    expect(router.currentRoute.value.name).toBe('home');
    expect(host.targets).toHaveLength(1);
  });

  it('names a lost connection after a moment, and not for a hiccup', async () => {
    vi.useFakeTimers();
    await enter(emptyLobby({ seats: [person('me', 'Jana')] }));
    const page = show(RoomScreen);
    host.reachable = false;
    host.breakLink();
    await vi.advanceTimersByTimeAsync(300);
    expect(page.text()).not.toContain('Verbindung weg');
    await vi.advanceTimersByTimeAsync(600);
    expect(page.text()).toContain('Verbindung weg');
    host.reachable = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.text()).not.toContain('Verbindung weg');
    vi.useRealTimers();
  });
});
