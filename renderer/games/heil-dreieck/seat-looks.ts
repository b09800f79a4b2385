import type { Say } from '@renderer/i18n/game-words';
import { usePlainSeats } from '@renderer/table/plain-seats';
import type { SeatLook } from '@renderer/table/seats';
import type { Seat } from '@shared/engine/contract';
import type { View } from '@shared/games/heil-dreieck/view';
import type { TableSource } from './source';

/** Whom the table waits for. Others may be able to say something, but nobody waits for that. */
export function isAwaited(view: View, seat: Seat): boolean {
  const { phase, claim } = view;
  if (phase.kind === 'over') return false;
  if (phase.kind !== 'check') return phase.seat === seat;
  return claim !== null && (claim.asked === null ? claim.objectors.includes(seat) : claim.asked === seat);
}

function noteOf(view: View, seat: Seat, say: Say): string {
  const state = view.seats[seat];
  if (state?.out === true) return say('seat.out');
  if (isAwaited(view, seat)) return say(view.phase.kind === 'check' ? 'seat.decides' : 'seat.turn');
  if (state?.eckdrei !== null && state?.eckdrei !== undefined) return say('seat.eckdrei', { count: state.eckdrei });
  return state?.heil === true ? say('seat.heil', { call: say('calls.heil.label') }) : '';
}

/** Narrow columns leave to the marks what they can show, and a crowd has room for no word at all. */
function shortWord(view: View, seat: Seat, look: SeatLook, say: Say): string {
  if (view.seats.length > 8) return '';
  if (view.seats[seat]?.out === true) return say('seat.out');
  if (isAwaited(view, seat)) return look.note;
  // The robot beside the triangle says it as well.
  if (view.seats[seat]?.heil === true && look.presence === 'bot') return '';
  return look.presence === 'connected' ? '' : say(`seat.short.${look.presence}`);
}

export function useSeatLooks(source: TableSource, say: Say): (seat: Seat) => SeatLook {
  const lookOf = usePlainSeats();
  return (seat) => {
    const view = source.view.value;
    const viewer = source.seat.value;
    const count = view.seats[seat]?.count ?? 0;
    const room = { occupants: source.occupants.value, viewer, you: say('seat.you') };
    const turn = isAwaited(view, seat) && seat !== viewer;
    const look = lookOf(seat, { count, note: noteOf(view, seat, say), turn, countWords: say('seat.cards', { count }) }, room);
    return { ...look, presenceWord: shortWord(view, seat, look, say) };
  };
}
