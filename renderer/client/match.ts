import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { OptionValues, Refusal, Seat, Viewer } from '@shared/engine/contract';
import type { MatchStatus, Projection } from '@shared/engine/projection';
import type { HostMessage } from '@shared/protocol/messages';
import { hostNow } from './clock';
import { useConnection } from './connection';

export type MatchMessage = Extract<HostMessage, { type: 'match' }>;
export type Verdict = Extract<HostMessage, { type: 'verdict' }>;

/** The match as one viewer has it. */
export interface Front {
  readonly match: string;
  readonly version: number;
  readonly status: MatchStatus;
  readonly options: OptionValues;
  readonly projection: Projection;
}

const KEPT_EVENTS = 60;
/** More than this is a clock that cannot be trusted; then things are shown at once. */
const LONGEST_WAIT = 2000;
let keys = 0;

/** The running match, or the one whose result is shown. */
export const useMatch = defineStore('match', () => {
  const connection = useConnection();

  const match = shallowRef<MatchMessage | null>(null);
  const verdict = shallowRef<Verdict | null>(null);
  /** The seat of this device that is in front of the screen; others stay behind the curtain. */
  const chosenSeat = ref<Seat | null>(null);

  /** Seats of this device in the match, which the host says by sending their projections. */
  const playedSeats = computed<readonly Seat[]>(() =>
    (match.value?.projections ?? []).flatMap(({ viewer }) => (viewer === 'table' ? [] : [viewer])),
  );
  const frontViewer = computed<Viewer | null>(() => {
    const viewers = (match.value?.projections ?? []).map(({ viewer }) => viewer);
    if (chosenSeat.value !== null && viewers.includes(chosenSeat.value)) return chosenSeat.value;
    return viewers[0] ?? null;
  });
  const front = computed<Front | null>(() => {
    const projection = match.value?.projections.find(({ viewer }) => viewer === frontViewer.value);
    if (match.value === null || projection === undefined) return null;
    const { match: id, version, status, options } = match.value;
    return { match: id, version, status, options, projection };
  });

  /** What each viewer of this device noticed, newest last. */
  const recent = shallowRef<ReadonlyMap<Viewer, readonly unknown[]>>(new Map());

  function remember(message: MatchMessage, anew: boolean): void {
    const next = new Map(anew ? [] : recent.value);
    for (const { viewer, events } of message.projections) {
      next.set(viewer, [...(next.get(viewer) ?? []), ...events].slice(-KEPT_EVENTS));
    }
    recent.value = next;
  }

  /** Messages that wait for their moment, in the order in which they came. */
  let due: (MatchMessage | Verdict)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(message: MatchMessage | Verdict): void {
    if (message.type === 'verdict') {
      verdict.value = message;
      return;
    }
    const known = match.value;
    const isNew = known?.match !== message.match;
    if (!isNew && message.version < known.version) return;
    if (isNew) verdict.value = null;
    remember(message, isNew);
    match.value = message;
  }

  /** Shows what is due. All clients open a window for calls at the same moment; nothing overtakes it. */
  function showDue(): void {
    clearTimeout(timer);
    for (let next = due[0]; next !== undefined; next = due[0]) {
      const wait = next.type === 'match' && next.showAt !== null ? next.showAt - hostNow() : 0;
      if (wait > 0) {
        timer = setTimeout(showDue, Math.min(wait, LONGEST_WAIT));
        if (wait <= LONGEST_WAIT) return;
      }
      due.shift();
      show(next);
    }
  }

  function clear(): void {
    clearTimeout(timer);
    due = [];
    match.value = null;
    verdict.value = null;
    chosenSeat.value = null;
  }

  connection.onMessage((message) => {
    if (message.type === 'match' || message.type === 'verdict') {
      due.push(message);
      showDue();
    } else if (message.type === 'lobby' && message.lobby.match === null) {
      clear();
    }
  });
  connection.onLeave(clear);

  async function act(seat: Seat, action: { readonly type: string }, pressedAt: number | null): Promise<Refusal | null> {
    if (match.value === null) return { code: 'no-match' };
    keys += 1;
    // The key makes a repeated sending harmless; it has to be unlike those of this person's other tabs.
    const key = `${Date.now().toString(36)}-${keys.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
    const { match: id, version } = match.value;
    return connection.request({ type: 'act', key, match: id, version, seat, action: { ...action }, pressedAt });
  }

  return { match, verdict, chosenSeat, playedSeats, frontViewer, front, recent, act };
});
