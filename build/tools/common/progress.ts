import type { Output } from './command-line';

const FIRST_AFTER = 1000;
const THEN_EVERY = 2000;

/** Says how far a long run is, and nothing about a short one. */
export class Progress {
  private readonly output: Output;
  private next = performance.now() + FIRST_AFTER;
  private spoke = false;

  constructor(output: Output) {
    this.output = output;
  }

  report(text: string): void {
    const now = performance.now();
    if (now < this.next) return;
    this.next = now + THEN_EVERY;
    this.spoke = true;
    this.output.progress(text);
  }

  end(): void {
    if (this.spoke) this.output.progress('');
  }
}
