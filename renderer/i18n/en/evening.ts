import type { evening as german } from '../de/evening';
import type { SameKeys } from '../tree';

export const evening: SameKeys<typeof german> = {
  title: 'The evening',
  none: 'No match is over yet.',
  table: 'Table {name}',
  standing: 'Standing',
  list: 'All matches',
  number: 'No.',
  game: 'Game',
  ended: 'End',
  reason: 'Outcome',
  winners: 'Won by',
  drawn: 'A draw',
  matches: 'Matches',
  wins: 'Wins',
  points: 'Points',
  titles: 'Titles',
  won: 'won',
  savePicture: 'Save as a picture',
  saveTable: 'Save as a table (CSV)',
  saved: 'Saved: {file}',
  noPicture: 'No picture can be drawn here. The table still works.',
  file: 'The whole evening, the running match included, fits into one file: with it you go on on another computer. It holds the hidden cards as well.',
  save: 'Save evening …',
  open: 'Open evening …',
};
