import type { Game } from '@shared/engine/game';
import type { ClientMessage } from '@shared/protocol/messages';
import * as evening from './evening';
import * as places from './places';
import { refused, type Change } from './places';
import type { TableState } from './records';

/** Messages that change a table outside its match and need nothing but the table. */
export type LobbyMessage = Exclude<ClientMessage, { type: 'hello' | 'ping' | 'act' | 'start' }>;

const ONLY_HOSTS: ReadonlySet<LobbyMessage['type']> = new Set(['add-bot', 'move-seat', 'choose-game', 'set-options', 'to-lobby']);

/** What a message makes of the table, or why it makes nothing. */
export function changeFor(games: readonly Game[], state: TableState, person: string, message: LobbyMessage): Change {
  const isHost = state.hosts.includes(person);
  if (ONLY_HOSTS.has(message.type) && !isHost) return refused('not-host');
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
  }
}
