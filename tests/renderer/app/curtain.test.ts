import { createPinia, setActivePinia } from 'pinia';
import { effectScope } from 'vue';
import type { EffectScope } from 'vue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seat } from '@shared/engine/contract';
import { useConnection } from '@renderer/client/connection';
import { useMatch } from '@renderer/client/match';
import { setLinkOpener } from '@renderer/client/open-link';
import { useCurtain, wantedSeat } from '@renderer/composables/curtain';
import type { Curtain } from '@renderer/composables/curtain';
import { ADDRESS, RendererHost } from '@tests/fixtures/renderer-host';

describe('whom a shared device should belong to', () => {
  it('is whoever holds it as long as they may act', () => {
    expect(wantedSeat([0, 2], 2, [0, 2])).toBe(2);
  });
  it('is the next of its people who may act', () => {
    expect(wantedSeat([0, 2, 3], 2, [0, 3])).toBe(3);
    expect(wantedSeat([0, 2, 3], 3, [0])).toBe(0);
  });
  it('stays with whoever holds it while others play', () => {
    expect(wantedSeat([0, 2], 2, [1])).toBe(2);
    expect(wantedSeat([0, 2], null, [1])).toBe(0);
  });
});

describe('the curtain', () => {
  let host: RendererHost;
  let scope: EffectScope;
  let curtain: Curtain;

  function show(acting: readonly Seat[], seats: readonly Seat[] = [0, 1], match = 'm1'): void {
    host.send({
      type: 'match',
      match,
      game: 'typolena',
      options: {},
      version: 0,
      showAt: null, deadlines: [],
      status: { acting, windows: [], outcome: null },
      projections: seats.map((viewer) => ({ viewer, view: {}, legal: [], events: [] })),
    });
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    setActivePinia(createPinia());
    host = new RendererHost();
    setLinkOpener(host.open);
    useMatch();
    await useConnection().join({ kind: 'address', address: ADDRESS }, null, 'app');
    scope = effectScope();
  });
  afterEach(() => {
    scope.stop();
    useConnection().leave();
    vi.useRealTimers();
  });

  function open(): void {
    scope.run(() => {
      curtain = useCurtain();
    });
  }

  it('hangs before the first hand is seen, and before each hand of another person', async () => {
    show([1]);
    open();
    expect(curtain.closedFor.value).toBe(1);
    curtain.reveal(1);
    expect(curtain.closedFor.value).toBeNull();
    expect(useMatch().frontViewer).toBe(1);
    show([0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(curtain.closedFor.value).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(curtain.closedFor.value).toBe(0);
    curtain.reveal(0);
    expect(useMatch().frontViewer).toBe(0);
  });

  it('hangs again in the next match', () => {
    show([0]);
    open();
    curtain.reveal(0);
    show([0], [0, 1], 'm2');
    expect(curtain.closedFor.value).toBe(0);
  });

  it('never hangs where one person plays', async () => {
    show([0], [0]);
    open();
    show([1], [0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(curtain.closedFor.value).toBeNull();
  });

  it('can be closed for somebody else who may act at the same moment', () => {
    show([0, 1]);
    open();
    curtain.reveal(0);
    expect(curtain.alsoActing.value).toEqual([1]);
    curtain.handOver(1);
    expect(curtain.closedFor.value).toBe(1);
    curtain.reveal(1);
    expect(useMatch().frontViewer).toBe(1);
    expect(curtain.closedFor.value).toBeNull();
  });
});
