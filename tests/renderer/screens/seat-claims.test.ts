import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usePreferences } from '@renderer/app/preferences';
import { useConnection } from '@renderer/client/connection';
import { useLobby } from '@renderer/client/lobby';
import { setLinkOpener } from '@renderer/client/open-link';
import OnlookerDialog from '@renderer/screens/lobby/OnlookerDialog.vue';
import SeatClaims from '@renderer/screens/room/SeatClaims.vue';
import SeatOffer from '@renderer/screens/room/SeatOffer.vue';
import { ADDRESS, RendererHost, bot, emptyLobby, person } from '@tests/fixtures/renderer-host';

const seats = [person('jana', 'Jana', { connected: false }), person('ole', 'Ole'), bot('Cicero')];
const me = { person: 'me', device: 'phone' } as const;

let host: RendererHost;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  setActivePinia(createPinia());
  host = new RendererHost();
  setLinkOpener(host.open);
  usePreferences().language = 'de';
  useLobby();
  await useConnection().join({ kind: 'address', address: ADDRESS }, null, 'phone');
});
afterEach(() => useConnection().leave());

async function tell(changes: Partial<ReturnType<typeof emptyLobby>>): Promise<void> {
  host.send({ type: 'lobby', lobby: emptyLobby({ seats, onlookers: [me], hosts: ['ole'], ...changes }) });
  await flushPromises();
}

describe('who comes back without a seat', () => {
  it('says whose it is, and waits for the host', async () => {
    const page = mount(SeatOffer);
    await tell({});
    expect(page.findAll('button').map((button) => button.text())).toEqual(['Ich bin Jana']);
    await page.find('button').trigger('click');
    expect(host.sent('claim-seat')).toMatchObject([{ seat: 0 }]);
    await tell({ claims: [{ seat: 0, person: 'me' }] });
    expect(page.text()).toContain('Du sagst, du bist Jana.');
    await tell({ claims: [] });
    expect(page.text()).toContain('Der Gastgeber hat Nein gesagt.');
  });

  it('takes it back without being told that somebody refused', async () => {
    const page = mount(SeatOffer);
    await tell({ claims: [{ seat: 0, person: 'me' }] });
    await page.find('button').trigger('click');
    expect(host.sent('claim-seat')).toMatchObject([{ seat: null }]);
    await tell({ claims: [] });
    expect(page.text()).not.toContain('Nein gesagt');
  });

  it('takes it at once as the host', async () => {
    const page = mount(SeatOffer);
    await tell({ hosts: ['me'] });
    await page.find('button').trigger('click');
    expect(host.sent('give-seat')).toMatchObject([{ seat: 0, person: 'me' }]);
    expect(host.sent('claim-seat')).toEqual([]);
  });

  it('is not asked where nobody is away, or with a seat of their own', async () => {
    const page = mount(SeatOffer);
    await tell({ seats: [person('jana', 'Jana')] });
    expect(page.find('button').exists()).toBe(false);
    await tell({ seats: [...seats, person('me', 'Mia')] });
    expect(page.find('button').exists()).toBe(false);
  });
});

describe('the host', () => {
  it('reads who claims which seat, and gives it or not', async () => {
    const page = mount(SeatClaims);
    const claims = [{ seat: 0, person: 'guest' }];
    const onlookers = [{ person: 'guest', device: 'app' }] as const;
    await tell({ hosts: ['me'], claims, onlookers });
    expect(page.text()).toContain('Ein Rechner sagt: „Ich bin Jana.“');
    const [give, refuse] = page.findAll('button');
    await give?.trigger('click');
    expect(host.sent('give-seat')).toMatchObject([{ seat: 0, person: 'guest' }]);
    await refuse?.trigger('click');
    expect(host.sent('refuse-claim')).toMatchObject([{ person: 'guest' }]);
    await tell({ hosts: ['ole'], claims, onlookers });
    expect(page.text()).toBe('');
  });

  it('hands over an empty seat or a bot’s, after being asked', async () => {
    const page = mount(OnlookerDialog, { props: { onlooker: { person: 'guest', device: 'phone' } }, attachTo: document.body });
    await tell({ hosts: ['me'] });
    expect(page.findAll('button').map((button) => button.text()).filter((text) => text.startsWith('Platz'))).toEqual(['Platz von Jana geben', 'Platz von Cicero geben']);
    await page.findAll('button').find((button) => button.text() === 'Platz von Jana geben')?.trigger('click');
    expect(host.sent('give-seat')).toEqual([]);
    await page.findAll('button').find((button) => button.text() === 'Platz geben')?.trigger('click');
    expect(host.sent('give-seat')).toMatchObject([{ seat: 0, person: 'guest' }]);
  });
});
