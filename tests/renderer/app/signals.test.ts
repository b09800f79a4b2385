import { createPinia, setActivePinia } from 'pinia';
import { computed, effectScope, nextTick, ref } from 'vue';
import type { EffectScope } from 'vue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSignals } from '@renderer/app/signals';
import { useConnection } from '@renderer/client/connection';
import { useLobby } from '@renderer/client/lobby';
import { useMatch } from '@renderer/client/match';
import { setLinkOpener } from '@renderer/client/open-link';
import { announce } from '@renderer/composables/announcer';
import { play } from '@renderer/composables/sound';
import { vibrate } from '@renderer/composables/vibration';
import { registerGameTexts } from '@renderer/games/registry';
import { useTurnCall } from '@renderer/screens/table/turn-call';
import { TABLE_SOUNDS } from '@renderer/table/sounds/table-sounds';
import { useTexts } from '@renderer/i18n/text';
import type { Device, Lobby, Occupant } from '@shared/protocol/lobby';
import { act, openMatch } from '@shared/engine/match';
import type { Match } from '@shared/engine/match';
import { project, statusOf } from '@shared/engine/projection';
import { maexchen } from '@shared/games/maexchen';
import { ADDRESS, RendererHost, bot, emptyLobby, person } from '@tests/fixtures/renderer-host';

vi.mock('@renderer/composables/sound', async (load) => {
  const real = await load<object>();
  const heard = vi.fn();
  let isForRoom = true;
  return {
    ...real,
    play: heard,
    playInRoom: (sound: unknown) => {
      if (isForRoom) heard(sound);
    },
    soundForRoom: (yes: boolean) => (isForRoom = yes),
  };
});
vi.mock('@renderer/composables/vibration', () => ({ vibrate: vi.fn() }));
vi.mock('@renderer/composables/announcer', () => ({ announce: vi.fn() }));

/** Whoever begins is drawn by lot; here it is the first seat. */
function opened(): Match {
  const deal = { options: maexchen.presets[0].options, seats: 2, previous: null, previousSeats: [] };
  for (let seed = 0; seed < 50; seed += 1) {
    const match = openMatch(maexchen, deal, `signals-${String(seed)}`);
    if (match.game.acting(match.state)[0] === 0) return match;
  }
  throw new Error('the first seat never begins');
}

const SEATS: readonly Occupant[] = [person('me', 'Jana'), bot('Cicero')];

describe('what is heard at every table', () => {
  let host: RendererHost;
  let scope: EffectScope;
  let match: Match;
  const closed = ref<number | null>(null);
  const curtain = { closedFor: computed(() => closed.value) };

  function heard(): string[] {
    const names = new Map(Object.entries(TABLE_SOUNDS).map(([name, sound]) => [sound as unknown, name]));
    return vi.mocked(play).mock.calls.map(([sound]) => names.get(sound) ?? '?');
  }

  async function enter(device: Device, changes: Partial<Lobby> = {}): Promise<void> {
    scope = effectScope();
    scope.run(useSignals);
    await useConnection().join({ kind: 'address', address: ADDRESS }, null, device);
    host.send({ type: 'lobby', lobby: emptyLobby({ seats: SEATS, ...changes }) });
    await nextTick();
  }

  async function show(viewer: number | 'table' = 0, changes: { readonly outcome?: ReturnType<typeof maexchen.outcome> } = {}): Promise<void> {
    const status = { ...statusOf(match), ...changes };
    const projections = [project(match, viewer, [])];
    host.send({ type: 'match', match: 'm1', game: 'maexchen', options: {}, version: match.version, status, showAt: null, deadlines: [], projections });
    await nextTick();
  }

  function move(seat: number, type: string): void {
    const action = match.game.legal(match.state, seat).find((offered) => (offered as { type: string }).type === type);
    if (action === undefined || !act(match, seat, action).accepted) throw new Error(`${type} is not possible`);
  }

  beforeEach(() => {
    setActivePinia(createPinia());
    registerGameTexts();
    useTexts().language.value = 'de';
    host = new RendererHost();
    setLinkOpener(host.open);
    useLobby();
    useMatch();
    closed.value = null;
    match = opened();
    vi.clearAllMocks();
  });
  afterEach(() => {
    scope.stop();
    useConnection().leave();
  });

  it('is a sound for a turn of one\'s own, once, with a shake and words', async () => {
    await enter('phone');
    scope.run(() => useTurnCall(curtain));
    await show();
    expect(heard()).toEqual(['turn']);
    expect(vibrate).toHaveBeenCalledOnce();
    expect(vi.mocked(announce).mock.calls.map(([words]) => words)).toEqual([expect.stringMatching(/^Du /u)]);
    move(0, 'roll');
    await show();
    expect(heard()).toEqual(['turn']);
    move(0, 'announce');
    await show();
    expect(heard()).toEqual(['turn']);
  });

  it('rings for the next person when the curtain closes, and not again when it opens', async () => {
    await enter('app');
    scope.run(() => useTurnCall(curtain));
    closed.value = 0;
    await show();
    expect(heard()).toEqual(['turn']);
    closed.value = null;
    await nextTick();
    expect(heard()).toEqual(['turn']);
    expect(announce).toHaveBeenCalledOnce();
  });

  it('never rings for somebody on a shared screen', async () => {
    await enter('television');
    scope.run(() => useTurnCall(curtain));
    await show('table');
    expect(heard()).toEqual([]);
    expect(announce).not.toHaveBeenCalled();
  });

  it('says that somebody sits down, on computers and televisions', async () => {
    await enter('television');
    host.send({ type: 'lobby', lobby: emptyLobby({ seats: [...SEATS, bot('Ada')] }) });
    await nextTick();
    expect(heard()).toEqual([]);
    host.send({ type: 'lobby', lobby: emptyLobby({ seats: [...SEATS, bot('Ada'), person('them', 'Mehmet')] }) });
    await nextTick();
    expect(heard()).toEqual(['joined']);
  });

  it('leaves that to them on a phone', async () => {
    await enter('phone');
    host.send({ type: 'lobby', lobby: emptyLobby({ seats: [...SEATS, person('them', 'Mehmet')] }) });
    await nextTick();
    expect(heard()).toEqual([]);
  });

  it('tells a judged call, a refusal and the end of the match apart', async () => {
    await enter('phone');
    await show();
    host.send({ type: 'verdict', match: 'm1', window: 1, calls: [{ seat: 0, at: 12 }], tieMargin: 30 });
    await nextTick();
    expect(heard()).toEqual(['call']);
    host.answers.set('act', ({ id }) => ({ type: 'refused', re: id, code: 'stale', params: {} }));
    await useMatch().act(0, { type: 'roll' }, null);
    expect(heard()).toEqual(['call', 'refusal']);
    move(0, 'roll');
    await show(0, { outcome: { kind: 'won', ranks: [1, 2], points: [1, 0], reason: 'rounds', params: {} } });
    expect(heard()).toEqual(['call', 'refusal', 'end']);
    await show(0, { outcome: { kind: 'won', ranks: [1, 2], points: [1, 0], reason: 'rounds', params: {} } });
    expect(heard()).toHaveLength(3);
  });
});
