import { mount } from '@vue/test-utils';
import { defineComponent, h } from 'vue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VueWrapper } from '@vue/test-utils';
import { hostNow } from '@renderer/client/clock';
import { announcement } from '@renderer/composables/announcer';
import { useTurnTimes } from '@renderer/screens/table/turn-times';
import TurnBand from '@renderer/table/TurnBand.vue';
import TurnText from '@renderer/table/TurnText.vue';
import { person } from '@tests/fixtures/renderer-host';
import { RoomPage } from '@tests/fixtures/room-page';

const lobby = { game: 'durak', seats: [person('me', 'Jana'), person('b', 'Ole')], match: { id: 'm1', game: 'durak', round: 1, seats: 2 } };

/** A table's own turn and that of the others, as phones and wide tables show it. */
const Shown = defineComponent({
  setup() {
    useTurnTimes();
    return () => [
      h(TurnBand, { text: 'Du bist dran', own: true, note: '', short: false }),
      h(TurnText, { text: 'Ole ist dran', own: false, note: '' }),
    ];
  },
});

describe('the time for a move', () => {
  let room: RoomPage;
  let page: VueWrapper;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
    room = new RoomPage();
    await room.enter({ ...lobby, turnLimit: 30 });
    page = mount(Shown);
  });
  afterEach(() => {
    page.unmount();
    room.close();
    vi.useRealTimers();
  });

  /** The table waits for these seats until so many milliseconds from now, on the host's clock. */
  async function waitFor(...deadlines: { seat: number; left: number }[]): Promise<void> {
    await room.play('durak', 2, 0, { deadlines: deadlines.map(({ seat, left }) => ({ seat, at: hostNow() + left })) });
  }

  const timer = (where: 'band' | 'turn-text') => page.find(`.${where} .turn-timer`);
  const share = (where: 'band' | 'turn-text'): number => Number(/--share: ([\d.]+)/u.exec(timer(where).find('.left').attributes('style') ?? '')?.[1]);

  it('is not shown where nobody is in a hurry', async () => {
    await waitFor();
    expect(timer('band').exists()).toBe(false);
    expect(timer('turn-text').exists()).toBe(false);
  });

  it('shrinks on the host\'s clock, for whoever it runs', async () => {
    await waitFor({ seat: 0, left: 30_000 }, { seat: 1, left: 15_000 });
    expect(share('band')).toBeCloseTo(1, 1);
    expect(share('turn-text')).toBeCloseTo(0.5, 1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(share('band')).toBeCloseTo(0.5, 1);
    expect(share('turn-text')).toBe(0);
  });

  it('counts the last ten seconds, and says so once for one\'s own turn', async () => {
    await waitFor({ seat: 0, left: 30_000 });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(timer('band').text()).toBe('');
    await vi.advanceTimersByTimeAsync(1400);
    expect(timer('band').text()).toBe('10');
    expect(announcement.value).toBe('Noch zehn Sekunden für deinen Zug.');
    announcement.value = '';
    await vi.advanceTimersByTimeAsync(3000);
    expect(timer('band').text()).toBe('7');
    expect(announcement.value).toBe('');
  });

  it('says nothing about the last seconds of somebody else', async () => {
    announcement.value = '';
    await waitFor({ seat: 1, left: 9000 });
    await vi.advanceTimersByTimeAsync(500);
    expect(timer('turn-text').text()).toBe('9');
    expect(announcement.value).toBe('');
  });

  it('moves in steps of a second for who wants little motion', async () => {
    document.documentElement.dataset['motion'] = 'reduced';
    await waitFor({ seat: 0, left: 30_000 });
    await vi.advanceTimersByTimeAsync(1000);
    const before = share('band');
    await vi.advanceTimersByTimeAsync(400);
    expect(share('band')).toBe(before);
    await vi.advanceTimersByTimeAsync(1000);
    expect(share('band')).toBeLessThan(before);
    delete document.documentElement.dataset['motion'];
  });
});
