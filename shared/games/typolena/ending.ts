import type { Seat } from '../../engine/contract';
import { CARD } from './cards';
import type { Events } from './rule';
import type { State } from './state';
import { endWon } from './turns';

/** TY-4, TY-86: the last card is laid. With the Fehlerteufel only an inattentive table lets it happen (TF-4, G-TF-26). */
export function endWonByLay(state: State, seat: Seat, card: number, events: Events): void {
  endWon(state, seat, card === CARD.devil ? 'devil-unnoticed' : 'last-card', null);
  events?.push({ type: 'won', seat, card });
}
