import { createPinia, setActivePinia } from 'pinia';
import { effectScope } from 'vue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useConnection } from '@renderer/client/connection';
import { hostNow } from '@renderer/client/clock';
import { useLobby } from '@renderer/client/lobby';
import { useMatch } from '@renderer/client/match';
import type { MatchMessage } from '@renderer/client/match';
import { setLinkOpener } from '@renderer/client/open-link';
import { useSeat } from '@renderer/client/seat';
import type { Happening } from '@renderer/client/seat';
import { ADDRESS, RendererHost, bot, emptyLobby, person } from '@tests/fixtures/renderer-host';

interface View {
  readonly n: number;
}
interface Seen {
  readonly type: string;
}

function message(version: number, changes: Partial<MatchMessage> = {}): MatchMessage {
  return {
    type: 'match',
    match: 'm1',
    game: 'typolena',
    options: {},
    version,
    status: { acting: [0], windows: [], outcome: null },
    showAt: null, deadlines: [],
    projections: [{ viewer: 0, view: { n: version }, legal: [{ type: 'draw' }], events: version === 0 ? [] : [{ type: `e${version}` }] }],
    ...changes,
  };
}

describe('the match as the client has it', () => {
  let host: RendererHost;

  beforeEach(async () => {
    vi.useFakeTimers();
    sessionStorage.clear();
    localStorage.clear();
    setActivePinia(createPinia());
    host = new RendererHost();
    setLinkOpener(host.open);
    useLobby();
    useMatch();
    await useConnection().join({ kind: 'address', address: ADDRESS }, null, 'app');
    host.send({ type: 'lobby', lobby: emptyLobby({ seats: [person('me', 'Jana'), bot('Cicero'), person('late', 'Ole')], match: { id: 'm1', game: 'typolena', round: 1, seats: 2 } }) });
  });
  afterEach(() => {
    useConnection().leave();
    vi.useRealTimers();
  });

  it('never goes back to an older version', () => {
    host.send(message(3));
    host.send(message(2));
    expect(useMatch().front?.version).toBe(3);
    host.send(message(0, { match: 'm2' }));
    expect(useMatch().front?.match).toBe('m2');
  });

  it('shows a window for calls at its moment, and nothing overtakes it', async () => {
    host.send(message(1));
    host.send(message(2, { showAt: hostNow() + 120 }));
    host.send(message(3));
    expect(useMatch().front?.version).toBe(1);
    await vi.advanceTimersByTimeAsync(119);
    expect(useMatch().front?.version).toBe(1);
    await vi.advanceTimersByTimeAsync(5);
    expect(useMatch().front?.version).toBe(3);
  });

  it('does not wait for a clock that cannot be right', async () => {
    host.send(message(1, { showAt: hostNow() + 60_000 }));
    expect(useMatch().front?.version).toBe(1);
  });

  it('is gone when the host returns to the lobby', () => {
    host.send(message(1));
    host.send({ type: 'lobby', lobby: emptyLobby() });
    expect(useMatch().front).toBeNull();
  });

  it('sends actions with match, version and a key of their own', async () => {
    host.send(message(4));
    host.answers.set('act', ({ id }) => ({ type: 'refused', re: id, code: 'stale', params: {} }));
    expect((await useMatch().act(0, { type: 'draw' }, 12.5))?.code).toBe('stale');
    await useMatch().act(0, { type: 'draw' }, null);
    const [first, second] = host.sent('act');
    expect(first).toMatchObject({ match: 'm1', version: 4, seat: 0, action: { type: 'draw' }, pressedAt: 12.5 });
    expect(first?.key).not.toBe(second?.key);
  });

  it('brings the chosen seat of a shared device to the front', () => {
    const projections = [0, 1].map((viewer) => ({ viewer, view: { n: viewer }, legal: [], events: [] }));
    host.send(message(1, { projections }));
    expect(useMatch().frontViewer).toBe(0);
    useMatch().chosenSeat = 1;
    expect(useMatch().front?.projection.view).toEqual({ n: 1 });
  });

  describe('for a game\'s table', () => {
    it('gives view, legal actions, names of this match, and events before the page is drawn', () => {
      host.send(message(0));
      const scope = effectScope();
      const seat = scope.run(() => useSeat<View, { readonly type: string }, Seen>());
      const happenings: Happening<View, Seen>[] = [];
      scope.run(() => seat?.onEvents((happening) => happenings.push(happening)));
      host.send(message(1));
      expect(happenings).toEqual([{ events: [{ type: 'e1' }], before: { n: 0 }, after: { n: 1 }, version: 1 }]);
      expect(seat?.view.value).toEqual({ n: 1 });
      expect(seat?.legal.value).toEqual([{ type: 'draw' }]);
      expect(seat?.names.value).toEqual(['Jana', 'Cicero']);
      host.send(message(2));
      expect(seat?.recent.value).toEqual([{ type: 'e1' }, { type: 'e2' }]);
      scope.stop();
      host.send(message(3));
      expect(happenings).toHaveLength(2);
    });

    it('lets nobody act where nobody sits', async () => {
      host.send(message(0, { projections: [{ viewer: 'table', view: { n: 0 }, legal: [], events: [] }] }));
      const scope = effectScope();
      const seat = scope.run(() => useSeat<View, { readonly type: string }, Seen>());
      expect(seat?.seat.value).toBeNull();
      expect((await seat?.act({ type: 'draw' }))?.code).toBe('not-your-seat');
      expect(host.sent('act')).toEqual([]);
      scope.stop();
    });
  });

  it('knows its own seats and the free ones', () => {
    expect(useLobby().mySeats).toEqual([0]);
    expect(useLobby().freeSeats).toBe(5);
    expect(useLobby().isHost).toBe(true);
  });
});
