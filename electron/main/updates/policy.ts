/** How far the update is. */
export type Progress = 'idle' | 'checking' | 'downloading' | 'ready';

export interface Situation {
  /** The person's own switch. */
  readonly isOn: boolean;
  /** No match is running, and nobody else is there. */
  readonly isQuiet: boolean;
  readonly progress: Progress;
  /** Milliseconds since it was last asked for one; null for never. */
  readonly sinceLastCheck: number | null;
}

export type Step = 'check' | 'abort' | 'wait';

export const CHECK_EVERY = 6 * 60 * 60 * 1000;

/** Whether anything may go over the network, and be written, at all. */
export function mayGoOn({ isOn, isQuiet }: Pick<Situation, 'isOn' | 'isQuiet'>): boolean {
  return isOn && isQuiet;
}

/** What to do now. An evening that begins breaks a download off: the network belongs to the table. */
export function nextStep(situation: Situation): Step {
  const { progress, sinceLastCheck } = situation;
  if (progress === 'downloading') return mayGoOn(situation) ? 'wait' : 'abort';
  if (progress !== 'idle' || !mayGoOn(situation)) return 'wait';
  return sinceLastCheck === null || sinceLastCheck >= CHECK_EVERY ? 'check' : 'wait';
}

/** Whether to install when the app is closed. A match that will go on afterwards goes on by the same rules. */
export function installsOnQuit({ isOn, progress }: Pick<Situation, 'isOn' | 'progress'>, isPlaying: boolean): boolean {
  return isOn && progress === 'ready' && !isPlaying;
}
