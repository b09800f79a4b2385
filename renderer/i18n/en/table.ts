import type { table as german } from '../de/table';
import type { SameKeys } from '../tree';

export const table: SameKeys<typeof german> = {
  round: 'Game {round}, table “{name}”',
  toLobby: 'Break off and go to the lobby',
  toLobbyTitle: 'Break off the game?',
  toLobbyText: 'The running game ends without a result, for everybody at the table.',
  toLobbyConfirm: 'Break off',
  leaveRunningText: 'The game goes on. With the same device you come back to your seat.',
  leaveResultText: 'With the same device you come back to your seat.',
  keepPlaying: 'Keep playing',
  noTable: 'This version does not know this game yet. Please update Doppelstapel on all computers.',
  rulesTitle: 'Rules: {game}',
  curtain: {
    title: 'Hand over to',
    line: 'Everybody else looks away.',
    show: 'I am {name}, show the cards',
    handOver: 'Hand over to {name}',
  },
  television: {
    join: 'Join in',
    waiting: 'Who is playing?',
    waitingLine: 'Scan the code with a phone, enter a name, done.',
    code: 'Code of this table',
    connect: 'Show',
    open: 'Television in a new window',
    title: 'Television',
  },
};
