/** What was found out about a statement. */
export interface Finding {
  /** What was measured, for example "200 kills, 0 lost of 5,321 acknowledged". */
  readonly figure: string;
  readonly holds: boolean;
}

/** Findings by the number of their statement. */
export type Findings = ReadonlyMap<number, Finding>;

export interface Measurement {
  /** What it does, for whoever waits. */
  readonly name: string;
  readonly statements: readonly number[];
  /** `full`: as thoroughly as the statements demand, else quickly. `report` hears how far it is. */
  run(full: boolean, report: (text: string) => void): Promise<Findings>;
}

/** A whole number with commas, as people read it. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** Milliseconds as seconds. */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
