import type { Game } from '@shared/engine/game';
import type { ClientMessage } from '@shared/protocol/messages';
import * as evening from './evening';
import { handOn, mayHandOn } from './host-role';
import type { People } from './people';
import * as places from './places';
import { refused, type Change } from './places';
import type { TableState } from './records';
import { newJoinCode } from './secrets';

/** Messages that change a table outside its match and need nothing but the table and its people. */
export type LobbyMessage = Exclude<ClientMessage, { type: 'hello' | 'ping' | 'act' | 'start' | 'skip' | 'open-table' | 'claim-seat' | 'refuse-claim' }>;

const FOR_ANYBODY: ReadonlySet<LobbyMessage['type']> = new Set(['sit', 'rename', 'stand', 'hand-on']);

/** What a message makes of the table, or why it makes nothing. */
export function changeFor(
  games: readonly Game[],
  state: TableState,
  people: People,
  person: string,
  message: LobbyMessage,
): Change {
  const isHost = state.hosts.includes(person);
  if (!FOR_ANYBODY.has(message.type) && !isHost) return refused('not-host');
  const { maximum } = evening.seatRange(games, state);
  switch (message.type) {
    case 'sit':
      return places.sit(state, person, message.name, maximum);
    case 'rename':
    case 'stand': {
      const place = state.places[message.seat];
      if (place === undefined) return refused('no-such-seat');
      const isOwn = place.kind === 'person' && place.person === person;
      if (!isOwn && !isHost) return refused('not-your-seat');
      return message.type === 'stand' ? places.giveUp(state, message.seat) : places.rename(state, message.seat, message.name);
    }
    case 'add-bot':
      return places.addBot(state, message.level, maximum);
    case 'move-seat':
      return places.moveSeat(state, message.seat, message.to);
    case 'choose-game':
      return evening.chooseGame(games, state, message.game);
    case 'set-options':
      return evening.setOptions(games, state, message.options);
    case 'to-lobby':
      return evening.leaveMatch(state);
    case 'rotate-code':
      return { state: { ...state, code: newJoinCode() } };
    case 'lock':
      return { state: { ...state, locked: message.locked } };
    case 'remove-person':
      return removable(people, person, message.person) ? { state: places.removePerson(state, message.person) } : refused('no-such-person');
    case 'hand-on':
      return mayHandOn(state, people, person) ? handOn(state, people, message.person) : refused('not-host');
    case 'set-turn-limit':
      return { state: { ...state, turnLimit: message.seconds } };
    case 'pause':
      return evening.pause(state, message.paused);
    case 'stand-in':
      return isAway(state, people, message.seat) ? places.standIn(state, message.seat, message.level) : refused('no-such-seat');
    case 'give-seat':
      if (!isVacant(state, people, message.seat)) return refused('no-such-seat');
      return looksOn(state, people, message.person) ? places.giveSeat(state, message.seat, message.person) : refused('no-such-person');
  }
}

/** Nobody sends themselves away, or the computer on which all this runs. */
function removable(people: People, by: string, person: string): boolean {
  const known = people.byId(person);
  return known !== null && person !== by && !known.local;
}

/** Whether nobody would have to get up for another person. */
function isVacant(state: TableState, people: People, seat: number): boolean {
  return state.places[seat]?.kind === 'bot' || isAway(state, people, seat);
}

/** Whether the person is here and has neither seat nor hand, so that nobody sees the cards of two. */
export function looksOn(state: TableState, people: People, person: string): boolean {
  return people.isHere(person) && people.byId(person)?.device !== 'television' && places.seatsOf(state, person).length === 0;
}

/** Whether the seat is a person's who is away. */
export function isAway(state: TableState, people: People, seat: number): boolean {
  const place = state.places[seat];
  return place?.kind === 'person' && !people.isHere(place.person);
}
