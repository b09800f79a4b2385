import { describe, expect, it } from 'vitest';
import { ClockOffset } from '@renderer/client/clock';

describe('the offset to the host\'s clock', () => {
  it('is nothing before the first sample', () => {
    expect(new ClockOffset().offset).toBe(0);
  });

  it('is taken from the sample with the shortest round trip', () => {
    const clock = new ClockOffset();
    clock.add(0, 1100, 200);
    clock.add(1000, 2010, 1020);
    clock.add(2000, 3300, 2400);
    expect(clock.offset).toBe(1000);
  });

  it('forgets samples that are older than five minutes, because clocks drift', () => {
    const clock = new ClockOffset();
    clock.add(0, 1005, 10);
    clock.add(400_000, 402_050, 400_100);
    expect(clock.offset).toBe(2000);
  });

  it('begins anew with another host', () => {
    const clock = new ClockOffset();
    clock.add(0, 1005, 10);
    clock.reset();
    expect(clock.offset).toBe(0);
  });
});
