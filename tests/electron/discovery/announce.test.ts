import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeOf, tableNoticeSchema, type TableNotice } from '@shared/protocol/discovery';
import { Announcement } from '@electron/discovery/announce';
import { discoveryInterfaces } from '@electron/discovery/interfaces';
import { noticeFrom, textsOf } from '@electron/discovery/notice-texts';
import * as v from 'valibot';
import { emptyLobby } from '@tests/fixtures/renderer-host';
import { FakeAir } from './fake-air';

const lobby = emptyLobby({ tableName: 'Küche', maximumSeats: 6, seats: [{ kind: 'bot', name: 'Bot', level: 'easy' }] });

describe('what a host tells the network', () => {
  it('is the table, its game and its free seats, and nothing that lets anybody in', () => {
    const texts = textsOf(noticeOf('i', lobby));
    expect(texts).toEqual({ protocol: '1', name: 'Küche', game: 'typolena', state: 'lobby', free: '5', seats: '6' });
    expect(JSON.stringify(texts)).not.toContain(lobby.code);
    expect(noticeFrom('i', texts)).toEqual(noticeOf('i', lobby));
  });

  it('names the match that runs, or whose result is shown', () => {
    const match = { id: 'm', game: 'durak', round: 1, seats: 2 };
    const running = emptyLobby({ match, obstacle: { code: 'match-running', params: {} } });
    expect(noticeOf('i', running)).toMatchObject({ game: 'durak', state: 'running' });
    expect(noticeOf('i', emptyLobby({ match }))).toMatchObject({ state: 'result' });
  });

  it.each([{}, { protocol: 'x', name: 'n', game: 'g', state: 'lobby', free: '1', seats: '2' }, { name: 7 }, { state: 'open' }])(
    'is not believed when it is %j',
    (texts) => {
      expect(noticeFrom('i', texts)).toBeNull();
    },
  );

  it('keeps names to one line of modest length', () => {
    const read = v.parse(tableNoticeSchema, { ...noticeOf('i', lobby), name: `\u202Ea\nb${'x'.repeat(200)}` });
    expect(read.name).toBe(`ab${'x'.repeat(38)}`);
  });
});

describe('an announcement', () => {
  let air: FakeAir;
  let notice: TableNotice;
  let interfaces: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    air = new FakeAir();
    notice = noticeOf('i', lobby);
    interfaces = ['192.168.0.5', '10.0.0.5'];
  });
  afterEach(() => vi.useRealTimers());

  function announce(): Announcement {
    return new Announcement({ open: air.open, interfaces: () => interfaces, port: 5362, notice: () => notice });
  }

  it('is made on every network, follows the table, and is taken back at the end', async () => {
    const announcement = announce();
    expect(air.texts).toEqual([textsOf(notice), textsOf(notice)]);
    notice = { ...notice, free: 0, state: 'running' };
    await vi.advanceTimersByTimeAsync(2000);
    expect(air.texts).toMatchObject([{ free: '0', state: 'running' }, { free: '0' }]);
    await announcement.close();
    expect(air.texts).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reaches a network that comes later', async () => {
    interfaces = [];
    const announcement = announce();
    expect(announcement.unavailable).toBe('no network');
    interfaces = ['192.168.0.5'];
    await vi.advanceTimersByTimeAsync(2000);
    expect(air.texts).toHaveLength(1);
    expect(announcement.unavailable).toBeNull();
    await announcement.close();
  });

  it('breaks nothing where there is no multicast', async () => {
    for (const address of interfaces) air.broken.set(address, 'no such device');
    const announcement = announce();
    expect(announcement.unavailable).toBe('no such device');
    await announcement.close();
  });
});

describe('the choice of networks', () => {
  it('is what others may be on, what was named, or nothing', () => {
    expect(discoveryInterfaces('')().length).toBeGreaterThan(0);
    expect(discoveryInterfaces('127.0.0.1,10.0.0.5')()).toEqual(['127.0.0.1', '10.0.0.5']);
    expect(discoveryInterfaces('off')()).toEqual([]);
  });
});
