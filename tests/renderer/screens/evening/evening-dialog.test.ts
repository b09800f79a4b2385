import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreferences } from '@renderer/app/preferences';
import { useConnection } from '@renderer/client/connection';
import { useLobby } from '@renderer/client/lobby';
import { setLinkOpener } from '@renderer/client/open-link';
import { registerGameTexts } from '@renderer/games/registry';
import EveningDialog from '@renderer/screens/evening/EveningDialog.vue';
import { ADDRESS, RendererHost, emptyLobby } from '@tests/fixtures/renderer-host';
import { finished, scores } from './evening';

describe('the dialog of the evening', () => {
  let host: RendererHost;
  let saved: { name: string; content: Blob }[];

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    document.body.innerHTML = '';
    setActivePinia(createPinia());
    registerGameTexts();
    host = new RendererHost();
    setLinkOpener(host.open);
    usePreferences().language = 'de';
    saved = [];
    let content = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      content = blob as Blob;
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, content });
    });
  });
  afterEach(() => {
    useConnection().leave();
    vi.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'doppelstapel');
  });

  async function show(lobby: Partial<ReturnType<typeof emptyLobby>>, target: { kind: 'own' } | { kind: 'address'; address: string } = { kind: 'address', address: ADDRESS }) {
    useLobby();
    await useConnection().join(target, null, 'app');
    host.send({ type: 'lobby', lobby: emptyLobby(lobby) });
    return mount(EveningDialog, { attachTo: document.body });
  }

  it('shows who stands where, and every match with its winners and the reason in words', async () => {
    const page = await show({ finished, scores });
    expect(page.findAll('.standing tbody tr').map((row) => row.findAll('td, th').map((cell) => cell.text()))).toEqual([
      ['1', 'JohannaBettler', '4', '2', '3'],
      ['2', 'MehmetNeutrum', '4', '1', '3'],
      ['3', 'OleKönig', '2', '1', '2'],
    ]);
    const rows = page.findAll('.matches tbody tr');
    expect(rows.map((row) => row.find('.game').text())).toEqual(['Durak', 'Betteln', 'Durak', 'Durak']);
    expect(rows[0]?.find('.reason').text()).toBe('Ole hat zuletzt noch Karten und ist der Durak.');
    expect(rows[1]?.find('.reason').text()).toBe('Ole ist König, Johanna muss betteln.');
    expect(rows.map((row) => row.findAll('.won').length)).toEqual([2, 1, 1, 0]);
    expect(rows[0]?.find('time').text()).toBe('20:15');
    expect(rows[2]?.find('time').exists()).toBe(false);
    expect(rows[2]?.findAll('.absent')).toHaveLength(1);
  });

  it('speaks the reader’s language, also when it changes', async () => {
    const page = await show({ finished, scores });
    usePreferences().language = 'en';
    await page.vm.$nextTick();
    expect(page.find('h2').text()).toBe('The evening');
    expect(page.find('.reason').text()).toBe('Ole is left with cards, and is the Durak.');
  });

  it('saves the table under a name with table and day', async () => {
    const page = await show({ finished, scores, tableName: 'Küche/Bad' });
    await page.findAll('button').find((button) => button.text().includes('CSV'))?.trigger('click');
    expect(saved.map(({ name }) => name)).toEqual(['Doppelstapel Küche Bad 2026-11-29.csv']);
    expect(await saved[0]?.content.text()).toContain('"Durak";"2026-11-29 20:15";"Ole hat zuletzt noch Karten und ist der Durak.";"Johanna, Mehmet";1;1;0');
    expect(page.find('.note').text()).toBe('Gespeichert: Doppelstapel Küche Bad 2026-11-29.csv');
  });

  it('says so before the first match is over, and saves nothing', async () => {
    const page = await show({});
    expect(page.text()).toContain('Noch ist keine Partie zu Ende.');
    expect(page.findAll('button').map((button) => button.text())).toEqual(['']);
  });

  it('offers the evening as a file at the own table alone', async () => {
    const done: string[] = [];
    Object.assign(globalThis, { doppelstapel: { saveEvening: () => done.push('save'), openEvening: () => done.push('open') } });
    const page = await show({}, { kind: 'own' });
    for (const label of ['Abend sichern …', 'Abend öffnen …']) await page.findAll('button').find((button) => button.text() === label)?.trigger('click');
    expect(done).toEqual(['save', 'open']);
    page.unmount();
    const guest = await show({});
    expect(guest.text()).not.toContain('Abend sichern');
  });
});
