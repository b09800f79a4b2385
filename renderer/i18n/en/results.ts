import type { results as german } from '../de/results';
import type { SameKeys } from '../tree';

export const results: SameKeys<typeof german> = {
  winsOne: '{name} wins',
  winsYou: 'You win',
  winsMany: '{names} win',
  drawn: 'A draw',
  rank: 'Rank',
  name: 'Name',
  match: 'Game',
  evening: 'Evening',
  points: '+{points}',
  again: 'Again',
  otherGame: 'Other game',
  houseRules: 'House rules',
  end: 'End the evening',
  endTitle: 'End the evening?',
  endText: 'You leave the table. The results of the evening stay with the host as long as the table is open.',
  waiting: '{host} starts the next round.',
  waitingNobody: 'The host starts the next round.',
  verdict: 'Who called first?',
  verdictCall: '{name} {time} ms',
  verdictMargin: 'A tie up to {margin} ms.',
  verdictGap: '{gap} ms apart, a tie up to {margin} ms.',
};
