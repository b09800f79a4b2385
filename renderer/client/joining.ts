import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import { normalizeJoinCode } from '@shared/protocol/join-code';
import type { Lobby } from '@shared/protocol/lobby';
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
  let waiting: ((lobby: Lobby) => void) | null = null;

  connection.onMessage((message) => {
    if (message.type !== 'lobby') return;
    waiting?.(message.lobby);
    waiting = null;
  });

  /** Reaches the room, as a guest without a seat. */
  async function enter(target: Target, code: string | null): Promise<Cause | null> {
    busy.value = true;
    seatCause.value = null;
    const arrived = new Promise<Lobby>((resolve) => {
      waiting = resolve;
    });
    const typed = code === null ? '' : normalizeJoinCode(code);
    const cause = await connection.join(target, typed === '' ? null : typed, thisDevice());
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
  async function join(target: Target, code: string | null, name: string): Promise<Cause | null> {
    const cause = await enter(target, code);
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

  return { busy, seatCause, enter, join, sit, alone };
});
