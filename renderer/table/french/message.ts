/** A word to the player about something that was just tried. */
export interface Message {
  readonly text: string;
  readonly tone: 'refused' | 'hint';
}
