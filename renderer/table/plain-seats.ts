import { useTexts } from '@renderer/i18n/text';
import type { Occupant } from '@shared/protocol/lobby';
import type { Presence, SeatLook } from './seats';

export function presenceOf(occupant: Occupant | undefined): Presence {
  if (occupant === undefined) return 'free';
  if (occupant.kind === 'bot') return 'bot';
  if (occupant.connected) return 'connected';
  return occupant.standIn === null ? 'away' : 'standIn';
}

/** Words about a seat: that somebody is away is said first, otherwise the game's own words stand for all. */
export function besidePresence(presence: Presence, word: string, note: string): string {
  if (note === '' || note === word) return word;
  const isMissing = presence === 'away' || presence === 'standIn';
  return isMissing && !note.startsWith(word) ? `${word}, ${note}` : note;
}

/** What only the game knows about a seat. */
export interface SeatState {
  readonly count: number | null;
  /** Replaces the word about the device; empty for none. */
  readonly note: string;
  readonly turn: boolean;
  /** What a screen reader says about the count. */
  readonly countWords: string;
  readonly selectable?: boolean;
}

interface Room {
  readonly occupants: readonly Occupant[];
  readonly viewer: number | null;
  /** The word for the viewer's own seat. */
  readonly you: string;
}

/** Seats as the lines of seats show them: presence from the room, the rest from the game. */
export function usePlainSeats(): (seat: number, state: SeatState, room: Room) => SeatLook {
  const { t } = useTexts();
  return (seat, state, { occupants, viewer, you }) => {
    const occupant = occupants[seat];
    const presence = presenceOf(occupant);
    const device = occupant?.kind === 'person' && occupant.connected ? t(`shell.device.${occupant.device}`) : '';
    const word = t(`shell.presence.${presence}`);
    const name = occupant?.name ?? '';
    return {
      seat,
      name: seat === viewer ? you : name,
      count: state.count,
      presence,
      presenceWord: besidePresence(presence, presence === 'connected' ? '' : word, state.note),
      note: besidePresence(presence, device !== '' ? device : word, state.note),
      turn: state.turn,
      own: seat === viewer,
      label: [name, state.countWords, word, state.note].filter((part) => part !== '').join(', '),
      selectable: state.selectable ?? false,
    };
  };
}

/** Seats clockwise, beginning after the viewer; all of them, from the first, for those who only watch. */
export function seatsAround(viewer: number | null, count: number): number[] {
  const from = viewer ?? count - 1;
  return Array.from({ length: count }, (_, index) => (from + 1 + index) % count).filter((seat) => seat !== viewer);
}
