import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import { normalizeJoinCode } from '@shared/protocol/join-code';
import type { Lobby, Neighbour } from '@shared/protocol/lobby';
import { useConnection } from './connection';
import { rememberTarget, thisDevice } from './device';
import type { Cause, Target } from './host-link';
import { useLobby } from './lobby';

/** How many bots a lonely player meets. */
const COMPANY = 3;

/** From the start page to a seat. */
export const useJoining = defineStore('joining', () => {
  const connection = useConnection();
  const lobby = useLobby();
  const busy = ref(false);
  /** Why there is no seat though the room was reached: full, or the name is taken. */
  const seatCause = shallowRef<Cause | null>(null);
  /** Why the way to another table of this host led back. */
  const moveCause = shallowRef<Cause | null>(null);
  let waiting: ((lobby: Lobby) => void) | null = null;

  connection.onMessage((message) => {
    if (message.type !== 'lobby') return;
    waiting?.(message.lobby);
    waiting = null;
  });

  /** Reaches the room, as a guest without a seat. `table` is its id, where it is known. */
  async function enter(target: Target, code: string | null, table: string | null = null): Promise<Cause | null> {
    busy.value = true;
    seatCause.value = null;
    moveCause.value = null;
    const arrived = new Promise<Lobby>((resolve) => {
      waiting = resolve;
    });
    const typed = code === null ? '' : normalizeJoinCode(code);
    const cause = await connection.join(target, typed === '' ? null : typed, thisDevice(), table);
    if (cause === null) {
      rememberTarget(target);
      await arrived;
    }
    busy.value = false;
    return cause;
  }

  async function sit(name: string): Promise<Cause | null> {
    seatCause.value = await lobby.sit(name);
    return seatCause.value;
  }

  /** Reaches the room and takes a seat there, unless this device has one already. */
  async function join(target: Target, code: string | null, name: string, table: string | null = null): Promise<Cause | null> {
    const cause = await enter(target, code, table);
    if (cause === null && lobby.mySeats.length === 0 && name !== '') await sit(name);
    return cause;
  }

  /**
   * Straight into a match against bots; a table that is already in use is only opened. What the host refuses once the
   * room is reached shows there, as in every lobby.
   */
  async function alone(name: string): Promise<Cause | null> {
    const cause = await enter({ kind: 'own' }, null);
    if (cause !== null) return cause;
    const isFresh = lobby.lobby?.match === null && lobby.occupants.length === 0;
    if (lobby.mySeats.length === 0) await sit(name);
    if (!isFresh || seatCause.value !== null) return null;
    for (let bot = 0; bot < COMPANY; bot += 1) await lobby.addBot('medium');
    await lobby.start();
    return null;
  }

  /** Sits down with everybody of this device who sat elsewhere, where a match is not under way. */
  async function settleDown(names: readonly string[]): Promise<void> {
    if (lobby.lobby?.match !== null || lobby.mySeats.length > 0) return;
    for (const name of names) if (lobby.freeSeats > 0) await sit(name);
  }

  /**
   * Goes to another table of the same host, and back if that one lets nobody in. A seat in the lobby is given up, because
   * an empty one keeps the others from starting; one in a match stays.
   */
  async function moveTo(neighbour: Pick<Neighbour, 'code' | 'table'>): Promise<void> {
    const { target, table } = connection;
    if (target === null || lobby.lobby === null) return;
    const { code, match } = lobby.lobby;
    const names = lobby.mySeats.flatMap((seat) => lobby.occupants[seat]?.name ?? []);
    if (match === null) for (const seat of [...lobby.mySeats].reverse()) await lobby.stand(seat);
    const cause = await enter(target, neighbour.code, neighbour.table);
    if (cause !== null) {
      await enter(target, code, table);
      moveCause.value = cause;
    }
    await settleDown(names);
  }

  return { busy, seatCause, moveCause, enter, join, sit, alone, moveTo };
});
