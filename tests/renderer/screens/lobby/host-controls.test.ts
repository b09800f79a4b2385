import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameOf } from '@shared/games/registry';
import LobbyScreen from '@renderer/screens/lobby/LobbyScreen.vue';
import { bot, person } from '@tests/fixtures/renderer-host';
import { RoomPage } from '@tests/fixtures/room-page';

const ole = person('b', 'Ole', { device: 'phone' });
const absent = person('b', 'Ole', { connected: false });
const jana = person('me', 'Jana');

describe('the lobby', () => {
  let room: RoomPage;
  beforeEach(() => (room = new RoomPage()));
  afterEach(() => room.close());

  async function asHost(lobby: Parameters<RoomPage['enter']>[0] = {}): Promise<void> {
    await room.enter({ seats: [jana, ole], ...lobby });
    await room.show(LobbyScreen);
  }

  async function asGuest(lobby: Parameters<RoomPage['enter']>[0] = {}): Promise<void> {
    await room.enter({ seats: [jana, ole], hosts: ['b'], ...lobby });
    await room.show(LobbyScreen);
  }

  describe('and the way in', () => {
    it('is locked and opened with one press', async () => {
      await asHost();
      await room.press('Abschließen');
      await room.change({ seats: [jana, ole], locked: true });
      expect(room.find('.closed [aria-label="Abgeschlossen"]').exists()).toBe(true);
      expect(room.find('.invite .qr[role=img]').exists()).toBe(false);
      await room.press('Aufschließen');
      expect(room.host.sent('lock').map(({ locked }) => locked)).toEqual([true, false]);
    });

    it('gets a new code after a word about the old one', async () => {
      await asHost();
      await room.press('Neuer Code');
      expect(room.text).toContain('Der alte Code gilt dann nicht mehr.');
      expect(room.text).toContain('behält seinen Platz');
      await room.press('Abbrechen');
      expect(room.host.sent('rotate-code')).toEqual([]);
      await room.press('Neuer Code');
      await room.press('Neuer Code');
      expect(room.host.sent('rotate-code')).toHaveLength(1);
    });

    it('is told to guests, who have no keys', async () => {
      await asGuest({ locked: true });
      expect(room.text).toContain('Neue kommen nicht herein.');
      for (const key of ['Abschließen', 'Aufschließen', 'Neuer Code']) expect(room.has(key)).toBe(false);
    });
  });

  describe('and its people', () => {
    it('says who hosts, who looks on and who shows the table', async () => {
      await asGuest({ onlookers: [{ person: 'tv', device: 'television' }, { person: 'c', device: 'phone' }] });
      const words = (selector: string): string => room.find(selector).text();
      expect(words('.seats ol')).toMatch(/Jana.*du, Rechner.*Ole.*Gastgeber/u);
      expect(words('.onlookers')).toMatch(/Ein Fernseher.*zeigt den Tisch.*Ein Telefon.*sieht zu/u);
      expect(room.find('.onlookers button').exists()).toBe(false);
    });

    it('lets the host send somebody away and takes the code, which they do not hear any more', async () => {
      await asHost();
      await room.press('Platz von Ole ändern');
      await room.press('Wegschicken');
      expect(room.text).toContain('Ole wegschicken?');
      expect(room.host.sent('remove-person')).toEqual([]);
      await room.press('Wegschicken');
      const types = room.host.received.map(({ type }) => type);
      expect(room.host.sent('remove-person')).toMatchObject([{ person: 'b' }]);
      expect(types.indexOf('rotate-code')).toBeGreaterThan(types.indexOf('remove-person'));
    });

    it('leaves the code as it is where that is wanted, and names who goes along', async () => {
      await asHost({ seats: [jana, ole, person('b', 'Mia')] });
      await room.press('Platz von Ole ändern');
      await room.press('Wegschicken');
      expect(room.text).toContain('Vom selben Gerät gehen mit: Mia.');
      await room.find('input[type=checkbox]').setValue(false);
      await room.press('Wegschicken');
      expect(room.host.sent('remove-person')).toHaveLength(1);
      expect(room.host.sent('rotate-code')).toEqual([]);
    });

    it('says why the hosting computer cannot be sent away', async () => {
      await asHost();
      room.host.answers.set('remove-person', ({ id }) => ({ type: 'refused', re: id, code: 'no-such-person', params: {} }));
      await room.press('Platz von Ole ändern');
      await room.press('Wegschicken');
      await room.press('Wegschicken');
      expect(room.text).toContain('Ole sitzt am Rechner, auf dem der Tisch läuft.');
      expect(room.host.sent('rotate-code')).toEqual([]);
    });

    it('lets the host free a seat without sending anybody away', async () => {
      await asHost();
      await room.press('Platz von Ole ändern');
      await room.press('Platz freigeben');
      await room.press('Platz freigeben');
      expect(room.host.sent('stand')).toMatchObject([{ seat: 1 }]);
      expect(room.host.sent('remove-person')).toEqual([]);
    });

    it('lets the host hand on the role, after asking, to whoever is here', async () => {
      await asHost({ onlookers: [{ person: 'tv', device: 'television' }, { person: 'c', device: 'phone' }] });
      await room.press('Platz von Ole ändern');
      await room.press('Zum Gastgeber machen');
      expect(room.text).toContain('Du gibst die Rolle ab');
      await room.press('Rolle abgeben');
      await room.press('Ein Telefon ändern');
      await room.press('Zum Gastgeber machen');
      await room.press('Rolle abgeben');
      expect(room.host.sent('hand-on').map(({ person: next }) => next)).toEqual(['b', 'c']);
      await room.press('Ein Fernseher ändern');
      expect(room.has('Zum Gastgeber machen')).toBe(false);
      expect(room.has('Wegschicken')).toBe(true);
    });

    it('lets a bot play for who is away, until they return', async () => {
      await asHost({ seats: [jana, absent], obstacle: { code: 'player-away', params: { name: 'Ole' } } });
      expect(room.find('.seats ol').text()).toContain('abwesend');
      await room.press('Bot für Ole');
      await room.press('Platz von Ole ändern');
      expect(room.has('Zum Gastgeber machen')).toBe(false);
      await room.press('Bot spielt bis zur Rückkehr');
      expect(room.host.sent('stand-in')).toMatchObject([{ seat: 1, level: 'medium' }, { seat: 1, level: 'medium' }]);
      await room.change({ seats: [jana, { ...absent, standIn: 'medium' } as typeof absent] });
      expect(room.find('.seats ol').text()).toContain('abwesend, Bot spielt');
      expect(room.has('Bot für Ole')).toBe(false);
      await room.press('Platz von Ole ändern');
      await room.press('Lieber warten, ohne Bot');
      expect(room.host.sent('stand-in').at(-1)).toMatchObject({ seat: 1, level: null });
    });

    it('lets guests change nothing but their own seat', async () => {
      await asGuest({ seats: [jana, ole, bot('Cicero')] });
      expect(room.buttons().filter((text) => text.includes('ändern'))).toEqual([expect.stringContaining('Platz von Jana ändern')]);
      await room.press('Platz von Jana ändern');
      for (const key of ['Wegschicken', 'Platz freigeben', 'Zum Gastgeber machen']) expect(room.has(key)).toBe(false);
    });

    it('offers bots only in games with turns', async () => {
      const options = gameOf('frei-parken')?.presets[0].options ?? {};
      await asHost({ game: 'frei-parken', options, maximumSeats: 6, seats: [jana], obstacle: { code: 'too-few-players', params: { seats: 1 } } });
      expect(room.text).not.toMatch(/Bot/u);
      await room.press('Noch jemand an diesem Gerät');
      expect(room.text).not.toMatch(/Bot dazu/u);
      await room.press('Schließen');
      await room.change({ seats: [jana] });
      await room.press('Bot oder Person dazu');
      expect(room.text).toContain('Bot dazu');
    });
  });

  describe('and the time for a move', () => {
    it('is a house rule that says what happens when it is up', async () => {
      await asHost();
      await room.press('Regeln ändern');
      expect(room.text).toContain('Ist die Zeit um, zieht das Haus für dich');
      for (const choice of ['30 s', '60 s', '2 Min.', '5 Min.']) await room.press(choice);
      expect(room.host.sent('set-turn-limit').map(({ seconds }) => seconds)).toEqual([30, 60, 120, 300]);
    });

    it('is listed as changed while there is one, and can be taken back', async () => {
      const options = gameOf('typolena')?.presets[0].options ?? {};
      await asHost({ options });
      expect(room.find('.house-rules').text()).not.toContain('Zeit für einen Zug');
      await room.change({ options, seats: [jana, ole], turnLimit: 45 });
      expect(room.find('.house-rules .changed').text()).toMatch(/Zeit für einen Zug.*sonst: ohne Grenze.*45 s/u);
      expect(room.find('.house-rules .head').text()).toContain('1 geändert');
      await room.press('Regeln ändern');
      await room.press('ohne Grenze');
      expect(room.host.sent('set-turn-limit')).toMatchObject([{ seconds: null }]);
    });

    it('is read by guests, and is no rule of a game without turns', async () => {
      await asGuest({ turnLimit: 60 });
      await room.press('Alle Regeln ansehen');
      expect(room.find('dialog').text()).toContain('60 s');
      expect(room.has('30 s')).toBe(false);
      await room.press('Schließen');
      await room.change({ hosts: ['b'], seats: [jana, ole], turnLimit: 60, game: 'frei-parken', options: gameOf('frei-parken')?.presets[0].options ?? {} });
      expect(room.text).not.toContain('Zeit für einen Zug');
    });
  });
});
