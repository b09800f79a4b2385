/** What can be wrong with a game; the sentences beside them are what a match of a sound game keeps to. */
export type CheckName =
  /** Setup, rules and views never throw. */
  | 'threw'
  /** Every piece is exactly once somewhere. */
  | 'inventory'
  /** States, actions, views, events and refusals are plain JSON, and a state read back from JSON plays on alike. */
  | 'plain-json'
  /** Until the outcome is there somebody can act, or the clock can. */
  | 'stuck'
  /** Every match ends. */
  | 'endless'
  /** Legal lists hold what is accepted, once each, and belong to those who may act. */
  | 'offered'
  /** What is accepted stands in the legal list. */
  | 'unlisted'
  /** A refused action leaves the state as it was. */
  | 'refusal'
  /** Copies are equal and independent; looking at a state does not change it. */
  | 'copy'
  /** Windows and calls are well formed. */
  | 'window'
  /** What a viewer is sent does not depend on what is hidden from it. */
  | 'leak'
  /** Dealing anew moves what is hidden, the state's randomness included. */
  | 'redeal'
  /** The outcome has a rank and points for every seat, and the match is over with it. */
  | 'outcome'
  /** Seed, deal and log lead to the same state again. */
  | 'replay';

/** One breach of a check in one match. */
export interface Violation {
  readonly check: CheckName;
  /** Version of the match at which it was noticed. */
  readonly version: number;
  readonly detail: string;
}

/** Says that a check was breached. */
export type Complain = (check: CheckName, detail: string) => void;

/** Gathers violations, one for each check: the first says enough, and the rest often follow from it. */
export class Report {
  readonly violations: Violation[] = [];
  private readonly version: () => number;

  constructor(version: () => number) {
    this.version = version;
  }

  readonly complain: Complain = (check, detail) => {
    if (this.violations.some((violation) => violation.check === check)) return;
    this.violations.push({ check, version: this.version(), detail });
  };
}

/** Data for a sentence, cut when it is long. */
export function brief(value: unknown): string {
  const text = JSON.stringify([value]).slice(1, -1);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** Both texts from a little before the place where they part. */
export function difference(left: string, right: string): string {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${left.slice(from, at + 60)}… against …${right.slice(from, at + 60)}…`;
}
