import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { Lobby, Occupant } from '@shared/protocol/lobby';
import type { OptionValues, Seat } from '@shared/engine/contract';
import type { BotLevel } from '@shared/protocol/lobby';
import type { Cause } from './host-link';
import { useConnection } from './connection';

/** The room around the matches, and what may be asked of it. Every request answers with the refusal, or null. */
export const useLobby = defineStore('lobby', () => {
  const connection = useConnection();
  const lobby = shallowRef<Lobby | null>(null);

  const occupants = computed<readonly Occupant[]>(() => lobby.value?.seats ?? []);
  const mySeats = computed<readonly Seat[]>(() =>
    occupants.value.flatMap((occupant, seat) =>
      occupant.kind === 'person' && occupant.person === connection.person ? [seat] : [],
    ),
  );
  const isHost = computed(() => connection.person !== null && (lobby.value?.hosts.includes(connection.person) ?? false));
  const freeSeats = computed(() => Math.max(0, (lobby.value?.maximumSeats ?? 0) - occupants.value.length));

  connection.onMessage((message) => {
    if (message.type === 'lobby') lobby.value = message.lobby;
  });
  connection.onLeave(() => {
    lobby.value = null;
  });

  return {
    lobby,
    occupants,
    mySeats,
    isHost,
    freeSeats,
    sit: (name: string): Promise<Cause | null> => connection.request({ type: 'sit', name }),
    rename: (seat: Seat, name: string) => connection.request({ type: 'rename', seat, name }),
    stand: (seat: Seat) => connection.request({ type: 'stand', seat }),
    addBot: (level: BotLevel) => connection.request({ type: 'add-bot', level }),
    moveSeat: (seat: Seat, to: Seat) => connection.request({ type: 'move-seat', seat, to }),
    chooseGame: (game: string) => connection.request({ type: 'choose-game', game }),
    setOptions: (options: OptionValues) => connection.request({ type: 'set-options', options: { ...options } }),
    start: () => connection.request({ type: 'start' }),
    toLobby: () => connection.request({ type: 'to-lobby' }),
    rotateCode: () => connection.request({ type: 'rotate-code' }),
    lock: (locked: boolean) => connection.request({ type: 'lock', locked }),
    removePerson: (person: string) => connection.request({ type: 'remove-person', person }),
    handOn: (person: string) => connection.request({ type: 'hand-on', person }),
    setTurnLimit: (seconds: number | null) => connection.request({ type: 'set-turn-limit', seconds }),
    pause: (paused: boolean) => connection.request({ type: 'pause', paused }),
    standIn: (seat: Seat, level: BotLevel | null) => connection.request({ type: 'stand-in', seat, level }),
    skip: (seat: Seat) => connection.request({ type: 'skip', seat }),
    giveSeat: (seat: Seat, person: string) => connection.request({ type: 'give-seat', seat, person }),
    claimSeat: (seat: Seat | null) => connection.request({ type: 'claim-seat', seat }),
    refuseClaim: (person: string) => connection.request({ type: 'refuse-claim', person }),
    openTable: (name: string) => connection.request({ type: 'open-table', name }),
  };
});
