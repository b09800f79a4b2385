import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import RoomMenu from '@renderer/screens/room/RoomMenu.vue';
import { person } from '@tests/fixtures/renderer-host';
import { RoomPage } from '@tests/fixtures/room-page';

const seats = [person('me', 'Jana'), person('b', 'Ole')];
const running = { id: 'm1', game: 'durak', round: 1, seats: 2 };

describe('the menu of a room', () => {
  let room: RoomPage;
  beforeEach(() => (room = new RoomPage()));
  afterEach(() => room.close());

  async function during(lobby: Parameters<RoomPage['enter']>[0], target?: Parameters<RoomPage['enter']>[2]): Promise<void> {
    await room.enter({ seats, match: running, ...lobby }, 'app', target);
    await room.play('durak', 2, 0);
    await room.show(RoomMenu);
  }

  it('lets the host pause, and asks before anything that cannot be taken back', async () => {
    await during({});
    expect(room.text).toContain('Du bist Gastgeber.');
    await room.press('Pause machen');
    expect(room.host.sent('pause')).toMatchObject([{ paused: true }]);
    await room.press('Spiel abbrechen');
    expect(room.text).toContain('Spiel abbrechen?');
    expect(room.host.sent('to-lobby')).toEqual([]);
    expect(room.find('.apart').exists()).toBe(false);
  });

  it('keeps what is dangerous apart', async () => {
    await during({});
    expect(room.find('.apart').text()).toMatch(/Spiel abbrechen.*Tisch verlassen/u);
    expect(room.find('.entries').text()).not.toContain('verlassen');
  });

  it('names the host to guests and offers them nothing of the host\'s', async () => {
    await during({ hosts: ['b'] });
    expect(room.text).toContain('Gastgeber: Ole');
    for (const entry of ['Pause machen', 'Spiel abbrechen', 'Tische', 'Wieder Gastgeber werden']) expect(room.has(entry)).toBe(false);
  });

  it('has people and the way in while a match is running', async () => {
    await during({ locked: true });
    await room.press('Am Tisch');
    expect(room.text).toMatch(/Jana.*du, Gastgeber.*Ole/u);
    await room.press('Schließen');
    await room.enter({ seats, match: running });
    await room.play('durak', 2, 0);
    await room.show(RoomMenu);
    await room.press('Einladen');
    expect(room.text).toContain('K7M4R');
    expect(room.has('Neuer Code')).toBe(true);
  });

  it('leaves to the lobby\'s page what stands there', async () => {
    await room.enter({ seats });
    await room.show(RoomMenu);
    for (const entry of ['Am Tisch', 'Einladen', 'Pause machen']) expect(room.has(entry)).toBe(false);
    expect(room.has('Tisch verlassen')).toBe(true);
  });

  it('gives the role back to whoever sits at the hosting computer', async () => {
    await during({ hosts: ['b'] }, { kind: 'own' });
    await room.press('Wieder Gastgeber werden');
    expect(room.host.sent('hand-on')).toMatchObject([{ person: 'me' }]);
  });
});
