import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Neighbour } from '@shared/protocol/lobby';
import { useConnection } from '@renderer/client/connection';
import LobbyScreen from '@renderer/screens/lobby/LobbyScreen.vue';
import TablesDialog from '@renderer/screens/room/TablesDialog.vue';
import { person } from '@tests/fixtures/renderer-host';
import { RoomPage } from '@tests/fixtures/room-page';

const balcony: Neighbour = { table: 'balcony', tableName: 'Balkon', code: 'B2B2B', game: 'durak', isRunning: true, locked: false, taken: 4, seats: 6 };
const attic: Neighbour = { ...balcony, table: 'attic', tableName: 'Dachboden', code: 'C3C3C', isRunning: false, locked: true, taken: 6 };
const jana = person('me', 'Jana');
const ole = person('b', 'Ole');
const running = { id: 'm1', game: 'typolena', round: 1, seats: 2 };

describe('the other tables', () => {
  let room: RoomPage;
  beforeEach(() => (room = new RoomPage()));
  afterEach(() => room.close());

  it('are shown to everybody with game, free seats and state', async () => {
    await room.enter({ hosts: ['b'], seats: [jana, ole], neighbours: [balcony, attic] });
    await room.show(LobbyScreen);
    expect(room.find('.tables').text()).toMatch(/Balkon.*2 von 6 frei.*Durak.*Spiel läuft.*Dachboden.*voll.*Durak.*abgeschlossen/u);
    expect(room.has('Öffnen')).toBe(false);
  });

  it('are opened by the host, by name', async () => {
    await room.enter({ seats: [jana] });
    await room.show(LobbyScreen);
    await room.press('Noch ein Tisch');
    await room.find('dialog form').trigger('submit');
    expect(room.text).toContain('Wie soll der Tisch heißen?');
    await room.find('dialog input').setValue(' Balkon ');
    await room.find('dialog form').trigger('submit');
    expect(room.host.sent('open-table')).toMatchObject([{ name: 'Balkon' }]);
  });

  it('are no business of guests while there are none', async () => {
    await room.enter({ hosts: ['b'], seats: [jana, ole] });
    await room.show(LobbyScreen);
    expect(room.find('.tables').exists()).toBe(false);
  });

  it('are one tap away from the lobby', async () => {
    await room.enter({ hosts: ['b'], seats: [jana, ole], neighbours: [balcony] });
    await room.show(LobbyScreen);
    await room.press('Zum Tisch „Balkon“');
    expect(room.host.sent('hello').at(-1)).toMatchObject({ code: 'B2B2B', token: null });
    expect(useConnection().phase).toBe('connected');
  });

  it('ask who would leave a seat in a match', async () => {
    await room.enter({ hosts: ['b'], seats: [jana, ole], neighbours: [balcony], match: running });
    await room.show(TablesDialog);
    await room.press('Zum Tisch „Balkon“');
    expect(room.text).toContain('dein Platz bleibt deiner');
    await room.press('Hierbleiben');
    expect(room.host.sent('hello')).toHaveLength(1);
    await room.press('Zum Tisch „Balkon“');
    await room.press('Hingehen');
    expect(room.host.sent('stand')).toEqual([]);
    expect(room.host.sent('hello').at(-1)?.code).toBe('B2B2B');
  });

  it('ask the hosting computer whether the others shall wait without a host', async () => {
    await room.enter({ seats: [jana, ole], neighbours: [balcony] }, 'app', { kind: 'own' });
    await room.show(LobbyScreen);
    await room.press('Zum Tisch „Balkon“');
    expect(room.text).toContain('Du bleibst hier Gastgeber');
  });
});
