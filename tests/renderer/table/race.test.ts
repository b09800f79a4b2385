import { mount } from '@vue/test-utils';
import { effectScope, shallowRef } from 'vue';
import type { EffectScope } from 'vue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CallButtons from '@renderer/table/CallButtons.vue';
import RaceNote from '@renderer/table/RaceNote.vue';
import { useRace } from '@renderer/table/race';
import type { Race } from '@renderer/table/race';
import { rulerOf } from '@renderer/table/ruler';

const TWO: Race = { calls: [{ seat: 2, at: 431.6 }, { seat: 1, at: 412 }], tieMargin: 30 };
const say = (key: string, params: Readonly<Record<string, unknown>> = {}): string => `${key} ${Object.values(params).join(' ')}`.trim();

describe('a race of calls', () => {
  let scope: EffectScope;
  const verdict = shallowRef<Race | null>(null);
  let happen = (): void => undefined;
  let race = shallowRef<Race | null>(null);

  beforeEach(() => {
    vi.useFakeTimers();
    verdict.value = null;
    scope = effectScope();
    scope.run(() => {
      race = useRace({ verdict: () => verdict.value, longest: 9000, onEvents: (handler) => (happen = handler) }).race;
    });
  });
  afterEach(() => {
    scope.stop();
    vi.useRealTimers();
  });

  it('is shown while it is news', () => {
    verdict.value = TWO;
    happen();
    expect(race.value).toBe(TWO);
    vi.advanceTimersByTime(8999);
    expect(race.value).toBe(TWO);
    vi.advanceTimersByTime(1);
    expect(race.value).toBeNull();
  });

  it('gives way to what follows, but not before it could be read', () => {
    verdict.value = TWO;
    happen();
    vi.advanceTimersByTime(1000);
    happen();
    vi.advanceTimersByTime(2900);
    expect(race.value).toBe(TWO);
    vi.advanceTimersByTime(200);
    expect(race.value).toBeNull();
  });

  it('is none where one calls alone', () => {
    verdict.value = { calls: [{ seat: 2, at: 900 }], tieMargin: 30 };
    expect(race.value).toBeNull();
  });

  it('names winner, gap, everybody’s time and the margin', () => {
    const close = mount(RaceNote, { props: { ...TWO, names: ['Jana', 'Mehmet', 'Frieda'], say, form: 'wide' } });
    expect(close.text()).toContain('ruler.tie');
    expect(close.text()).toContain('ruler.margin 30');
    expect(close.findAll('li').map((each) => each.text())).toEqual(['Mehmet 412 ms', 'Frieda 432 ms']);
    const clear = mount(RaceNote, { props: { ...TWO, tieMargin: 10, names: ['Jana', 'Mehmet', 'Frieda'], say, form: 'phone' } });
    expect(clear.get('.answer').text()).toBe('Mehmet ruler.gap 20 Frieda');
  });

  it('gives names that would run into each other lines of their own', () => {
    const near = rulerOf([...TWO.calls, { seat: 0, at: 2000 }], 30)?.marks ?? [];
    expect(near.map(({ seat, line, late }) => ({ seat, line, late }))).toEqual([
      { seat: 1, line: 0, late: false },
      { seat: 2, line: 1, late: false },
      { seat: 0, line: 0, late: true },
    ]);
  });
});

describe('a call button', () => {
  const STOP = { id: 'stop', label: 'Stop', possible: true, swift: true };

  it('calls by the press where every millisecond counts, and once', async () => {
    const buttons = mount(CallButtons, { props: { calls: [STOP], form: 'wide', label: 'calls' } });
    const stop = buttons.get('[data-call="stop"]');
    await stop.trigger('pointerdown', { button: 0 });
    expect(buttons.emitted('call')).toHaveLength(1);
    await stop.trigger('click');
    expect(buttons.emitted('call')).toHaveLength(1);
    // A keyboard and a screen reader only click.
    await stop.trigger('click');
    expect(buttons.emitted('call')).toHaveLength(2);
  });

  it('does not call when it opened under a finger that was there already', async () => {
    const buttons = mount(CallButtons, { props: { calls: [{ ...STOP, possible: false }], form: 'wide', label: 'calls' } });
    await buttons.get('[data-call="stop"]').trigger('pointerdown', { button: 0 });
    await buttons.setProps({ calls: [STOP] });
    await buttons.get('[data-call="stop"]').trigger('click');
    expect(buttons.emitted('call')).toBeUndefined();
    expect(buttons.emitted('explain')).toEqual([['stop']]);
  });
});
