import type { Output } from '@build/tools/common/command-line';

/** Keeps what a tool says. */
export class RecordedOutput implements Output {
  readonly lines: string[] = [];
  readonly problems: string[] = [];
  readonly reports: string[] = [];

  line(text: string): void {
    this.lines.push(text);
  }

  progress(text: string): void {
    this.reports.push(text);
  }

  problem(text: string): void {
    this.problems.push(text);
  }
}
