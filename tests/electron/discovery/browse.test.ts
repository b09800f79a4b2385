import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Discovery, TableNotice } from '@shared/protocol/discovery';
import { PROTOCOL_VERSION } from '@shared/protocol/messages';
import { TableBrowser } from '@electron/discovery/browse';
import { textsOf } from '@electron/discovery/notice-texts';
import { FakeAir } from './fake-air';

const HERE = '192.168.0.5';
/** One round of questions. */
const ROUND = 2500;

function notice(instance: string, change: Partial<TableNotice> = {}): TableNotice {
  return { instance, protocol: PROTOCOL_VERSION, name: 'Werkbank', game: 'typolena', state: 'lobby', free: 2, seats: 6, ...change };
}

describe('the list of tables', () => {
  let air: FakeAir;
  let interfaces: string[];
  let own: string | null;
  /** What answers, by `address:port`. */
  let hosts: Map<string, TableNotice>;
  /** The same host's other tables. */
  let further: TableNotice[];
  let questions: string[];
  let browser: TableBrowser;
  let latest: Discovery | null;
  let told: number;
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    air = new FakeAir();
    interfaces = [HERE];
    own = null;
    hosts = new Map();
    questions = [];
    further = [];
    latest = null;
    told = 0;
    browser = new TableBrowser({
      open: air.open,
      interfaces: () => interfaces,
      ask: (address, port) => {
        questions.push(`${address}:${String(port)}`);
        const table = hosts.get(`${address}:${String(port)}`);
        return Promise.resolve(table === undefined ? null : { instance: table.instance, tables: [table, ...further] });
      },
      isOwn: (instance) => instance === own,
    });
    end = browser.watch((discovery) => {
      latest = discovery;
      told += 1;
    });
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  async function rounds(count: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(count * ROUND);
  }

  async function open(table: TableNotice, address = '192.168.0.23', extra: readonly string[] = []): Promise<void> {
    hosts.set(`${address}:5362`, table);
    air.say({ instance: table.instance, addresses: [...extra, address], port: 5362, texts: textsOf(table) });
    await vi.advanceTimersByTimeAsync(0);
  }

  const names = (): (string | undefined)[] => latest?.tables.map(({ name }) => name) ?? [];

  it('is empty at first, and a table appears with all that its row says', async () => {
    expect(latest).toEqual({ unavailable: null, tables: [], silent: [] });
    await open(notice('a'));
    expect(latest?.tables).toEqual([
      { instance: 'a', name: 'Werkbank', game: 'typolena', state: 'lobby', free: 2, seats: 6, address: '192.168.0.23:5362', isSameVersion: true },
    ]);
  });

  it('follows the table without any further announcement', async () => {
    await open(notice('a'));
    hosts.set('192.168.0.23:5362', notice('a', { state: 'running', free: 0 }));
    await rounds(1);
    expect(latest?.tables).toMatchObject([{ state: 'running', free: 0 }]);
    const before = told;
    await rounds(3);
    expect(told).toBe(before);
  });

  it('lists every table of one host', async () => {
    further = [notice('b', { name: 'Küche', free: 1 }), notice('c', { name: 'Balkon' })];
    await open(notice('a'));
    expect(names()).toEqual(['Balkon', 'Küche', 'Werkbank']);
    expect(latest?.tables.map(({ address }) => address)).toEqual(Array.from({ length: 3 }, () => '192.168.0.23:5362'));
    further = [];
    await rounds(1);
    expect(names()).toEqual(['Werkbank']);
  });

  it('loses a table that says goodbye and is silent, at once', async () => {
    await open(notice('a'));
    hosts.clear();
    air.sayGoodbye('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual([]);
  });

  it('keeps one that only changes its announcement', async () => {
    await open(notice('a'));
    const before = told;
    air.sayGoodbye('a');
    await open(notice('a'));
    expect(names()).toEqual(['Werkbank']);
    expect(told).toBe(before);
  });

  it('loses a crashed host, which says no goodbye, after two questions, and finds it again', async () => {
    await open(notice('a'));
    hosts.clear();
    await rounds(1);
    expect(names()).toEqual(['Werkbank']);
    await rounds(1);
    expect(names()).toEqual([]);
    // It is no riddle: it has been there.
    expect(latest?.silent).toEqual([]);
    await open(notice('a'));
    expect(names()).toEqual(['Werkbank']);
  });

  it('does not mistake another table at the same address for the crashed one', async () => {
    await open(notice('a', { name: 'Before' }));
    await open(notice('b', { name: 'After' }));
    await rounds(2);
    expect(names()).toEqual(['After']);
  });

  it('leaves out the own table, also when it becomes the own one only later', async () => {
    own = 'mine';
    await open(notice('mine'));
    await open(notice('other', { name: 'Sofa' }), '192.168.0.24');
    expect(names()).toEqual(['Sofa']);
    own = 'other';
    await rounds(1);
    expect(latest?.tables.map(({ instance }) => instance)).toEqual(['mine']);
  });

  it('has room for two tables of one name, and keeps their order', async () => {
    await open(notice('b'), '192.168.0.24');
    await open(notice('a'));
    expect(latest?.tables.map(({ instance }) => instance)).toEqual(['a', 'b']);
  });

  it('takes the first address that answers, and asks nowhere else then', async () => {
    await open(notice('a'), '192.168.0.23', ['172.17.0.1', '10.0.0.9']);
    expect(latest?.tables[0]?.address).toBe('192.168.0.23:5362');
    questions = [];
    await rounds(1);
    expect(questions).toEqual(['192.168.0.23:5362']);
    hosts.clear();
    hosts.set('10.0.0.9:5362', notice('a'));
    await rounds(1);
    expect(latest?.tables[0]?.address).toBe('10.0.0.9:5362');
  });

  it('tells the names of tables that are announced and never answer', async () => {
    air.say({ instance: 'a', addresses: ['192.168.0.23'], port: 5362, texts: textsOf(notice('a')) });
    await rounds(2);
    expect(latest).toMatchObject({ tables: [], silent: ['Werkbank'] });
  });

  it('takes markup for text and leaves out what would break the row', async () => {
    await open(notice('a', { name: '<img src=x onerror=alert(1)>' }));
    expect(names()).toEqual(['<img src=x onerror=alert(1)>']);
  });

  it('shows tables of another version as such', async () => {
    await open(notice('a', { protocol: PROTOCOL_VERSION + 1 }));
    expect(latest?.tables).toMatchObject([{ isSameVersion: false }]);
  });

  it('says why it cannot look, and looks as soon as it can', async () => {
    end();
    interfaces = ['10.0.0.1'];
    air.broken.set('10.0.0.1', 'port 5353 is taken');
    end = browser.watch((discovery) => (latest = discovery));
    expect(latest?.unavailable).toBe('port 5353 is taken');
    air.broken.clear();
    await rounds(1);
    expect(latest?.unavailable).toBeNull();
  });

  it('survives a radio that dies, and takes a new one', async () => {
    air.fail(HERE, 'address already in use');
    expect(air.closed).toEqual([HERE]);
    await rounds(1);
    expect(air.opened).toEqual([HERE, HERE]);
    expect(latest?.unavailable).toBeNull();
  });

  it('follows the networks as they come and go', async () => {
    interfaces = ['10.0.0.7'];
    await rounds(1);
    expect(air.opened).toEqual([HERE, '10.0.0.7']);
    expect(air.closed).toEqual([HERE]);
  });

  it('is quiet when nobody watches', async () => {
    await open(notice('a'));
    end();
    questions = [];
    const { asked } = air;
    await rounds(5);
    expect({ questions, asked: air.asked, closed: air.closed }).toEqual({ questions: [], asked, closed: [HERE] });
  });

  it('is not flooded', async () => {
    for (let index = 0; index < 500; index++) {
      air.say({ instance: `x${String(index)}`, addresses: ['192.168.0.66'], port: 1, texts: textsOf(notice('x')) });
    }
    await rounds(2);
    expect(latest?.silent.length).toBeLessThanOrEqual(64);
  });
});
