import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lobby } from '@shared/protocol/lobby';
import { announcement } from '@renderer/composables/announcer';
import RoomScreen from '@renderer/screens/RoomScreen.vue';
import { person } from '@tests/fixtures/renderer-host';
import { RoomPage } from '@tests/fixtures/room-page';

const jana = person('me', 'Jana');
const here = person('b', 'Ole');
const away = person('b', 'Ole', { connected: false });
const replaced = person('b', 'Ole', { connected: false, standIn: 'medium' });
const running = { id: 'm1', game: 'durak', round: 1, seats: 2 };

describe('the frame round a table', () => {
  let room: RoomPage;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
    room = new RoomPage();
  });
  afterEach(() => {
    room.close();
    vi.useRealTimers();
  });

  const lobby = (changes: Partial<Lobby> = {}): Partial<Lobby> => ({ game: 'durak', seats: [jana, here], match: running, ...changes });

  /** A match in which the table waits for this seat. */
  async function playing(waitsFor: number, changes: Partial<Lobby> = {}, seat: number | null = 0): Promise<void> {
    await room.enter(lobby(changes));
    await room.play('durak', 2, seat, { status: { acting: [waitsFor], windows: [], outcome: null } });
    await room.show(RoomScreen);
  }

  async function pass(milliseconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await flushPromises();
  }

  const panel = (): boolean => room.find('.away-panel').exists();

  describe('where somebody is missing', () => {
    it('says so to everybody, and asks the host what to do', async () => {
      await playing(1);
      await room.change(lobby({ seats: [jana, away] }));
      expect(room.find('.away-sign').text()).toContain('Ole fehlt');
      await pass(100);
      expect(announcement.value).toContain('Ole ist weg.');
      expect(panel()).toBe(false);
      await pass(600);
      expect(room.find('.away-panel').text()).toContain('Der Tisch wartet auf Ole.');
    });

    it('waits with the question until no finger is at work', async () => {
      await playing(1);
      window.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1 }));
      await room.change(lobby({ seats: [jana, away] }));
      await pass(3000);
      expect(panel()).toBe(false);
      window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
      await pass(600);
      expect(panel()).toBe(true);
    });

    it('lets the host wait, and asks again on demand only', async () => {
      await playing(1, { seats: [jana, away] });
      await pass(600);
      await room.press('Warten');
      await pass(2000);
      expect(panel()).toBe(false);
      await room.press('Was tun?');
      expect(panel()).toBe(true);
      await room.change(lobby());
      await room.change(lobby({ seats: [jana, away] }));
      await pass(600);
      expect(panel()).toBe(true);
    });

    it('lets a bot play, or passes over them', async () => {
      await playing(1, { seats: [jana, away] });
      await pass(600);
      await room.press('Zug überspringen');
      expect(room.host.sent('skip')).toMatchObject([{ seat: 1 }]);
      await room.press('Was tun?');
      await room.press('Bot spielt mit');
      expect(room.host.sent('stand-in')).toMatchObject([{ seat: 1, level: 'medium' }]);
      await room.change(lobby({ seats: [jana, replaced] }));
      expect(room.find('.away-sign').text()).toContain('Ole fehlt, Bot spielt');
      await pass(600);
      expect(panel()).toBe(false);
      await room.press('Was tun?');
      await room.press('Lieber warten, ohne Bot');
      expect(room.host.sent('stand-in').at(-1)).toMatchObject({ seat: 1, level: null });
    });

    it('does not ask while the table waits for somebody else, and offers to skip nobody then', async () => {
      await playing(0, { seats: [jana, away] });
      await pass(1000);
      expect(panel()).toBe(false);
      await room.press('Was tun?');
      expect(room.has('Bot spielt mit')).toBe(true);
      expect(room.has('Zug überspringen')).toBe(false);
    });

    it('asks about those for whom the table waits, and shows all on demand', async () => {
      const seats = [jana, away, person('c', 'Mia', { connected: false })];
      await room.enter(lobby({ seats, match: { ...running, seats: 3 } }));
      await room.play('durak', 3, 0, { status: { acting: [1], windows: [], outcome: null } });
      await room.show(RoomScreen);
      await pass(600);
      expect(room.find('.away-sign').text()).toContain('Ole, Mia fehlen');
      expect(room.find('.away-panel').text()).not.toContain('Mia');
      await room.press('Was tun?');
      expect(room.find('.away-panel').text()).toMatch(/Der Tisch wartet auf Ole.*Mia ist nicht da/u);
    });

    it('says why it could not be done', async () => {
      await playing(1, { seats: [jana, away] });
      await pass(600);
      room.host.answers.set('skip', ({ id }) => ({ type: 'refused', re: id, code: 'not-acting', params: {} }));
      await room.press('Zug überspringen');
      expect(room.find('.away-panel [role=alert]').text()).not.toBe('');
    });

    it('asks guests nothing', async () => {
      await playing(1, { hosts: ['b'], seats: [jana, away] });
      await pass(1000);
      expect(room.find('.away-sign').text()).toContain('Ole fehlt');
      expect(room.find('button.away-sign').exists()).toBe(false);
      expect(panel()).toBe(false);
    });

    it('tells everybody who is back', async () => {
      await playing(1, { seats: [jana, away] });
      await room.change(lobby());
      expect(room.find('.away-sign').text()).toContain('Ole ist wieder da');
      await pass(100);
      expect(announcement.value).toContain('Ole ist wieder da.');
      await pass(5000);
      expect(room.find('.away-sign').exists()).toBe(false);
    });

    it('offers no bot in a game in which nobody waits', async () => {
      await room.enter(lobby({ game: 'frei-parken', seats: [jana, away], match: { ...running, game: 'frei-parken' } }));
      await room.play('frei-parken', 2, 0);
      await room.show(RoomScreen);
      await pass(1000);
      expect(room.find('.away-sign').text()).toContain('Ole fehlt');
      expect(panel()).toBe(false);
    });
  });

  describe('in a break', () => {
    it('shows nothing but that, and who lets it go on', async () => {
      await playing(0, { hosts: ['b'] });
      await room.change(lobby({ hosts: ['b'], paused: true }));
      expect(room.find('.pause').text()).toContain('Ole lässt es weitergehen.');
      expect(room.has('Weiter geht’s')).toBe(false);
      expect(room.find('.hand').exists()).toBe(false);
      await pass(100);
      expect(announcement.value).toContain('Pause.');
      await room.change(lobby({ hosts: ['b'] }));
      expect(room.find('.pause').exists()).toBe(false);
      await pass(100);
      expect(announcement.value).toContain('Es geht weiter.');
    });

    it('goes on when the host says so', async () => {
      await playing(0, { paused: true });
      await room.press('Weiter geht’s');
      expect(room.host.sent('pause')).toMatchObject([{ paused: false }]);
    });

    it('has a key, for the host alone and not while somebody types', async () => {
      const press = (target: EventTarget): boolean => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
      await playing(0);
      press(document.body);
      const field = document.body.appendChild(document.createElement('input'));
      press(field);
      field.remove();
      await room.change(lobby({ paused: true }));
      press(document.body);
      await room.change(lobby({ hosts: ['b'] }));
      press(document.body);
      expect(room.host.sent('pause').map(({ paused }) => paused)).toEqual([true, false]);
    });
  });

  describe('for latecomers', () => {
    it('says that they watch, and offers a seat for the next round', async () => {
      await playing(0, { seats: [here, person('c', 'Mia')], hosts: ['b'] }, null);
      expect(room.find('.strip').text()).toContain('Du siehst zu und kannst dich für die nächste Runde setzen.');
      await room.find('.strip input').setValue('Jana');
      await room.find('.strip form').trigger('submit');
      expect(room.host.sent('sit')).toMatchObject([{ name: 'Jana' }]);
    });

    it('says so to everybody once they have one', async () => {
      await playing(0, { seats: [here, person('c', 'Mia'), jana], hosts: ['b'] }, null);
      expect(room.find('.strip').text()).toContain('Du spielst ab der nächsten mit.');
      expect(room.find('.detail').text()).toContain('Ab der nächsten Runde: Jana');
    });

    it('says when all seats are taken', async () => {
      await playing(0, { seats: [here, person('c', 'Mia')], hosts: ['b'], maximumSeats: 2 }, null);
      expect(room.find('.strip').text()).toContain('alle Plätze sind besetzt');
      expect(room.find('.strip form').exists()).toBe(false);
    });
  });
});
