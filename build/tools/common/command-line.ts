import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The command was called wrongly: the message says how to call it. */
export class UsageError extends Error {}

/** Where a tool writes; tests hand in their own. */
export interface Output {
  /** A line of the result. */
  line(text: string): void;
  /** How far a long run is; the latest replaces those before it. */
  progress(text: string): void;
  /** What went wrong. */
  problem(text: string): void;
}

export const terminal: Output = {
  line: (text) => process.stdout.write(`${text}\n`),
  progress(text) {
    // In a log file every report needs a line of its own.
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
    else if (text !== '') process.stderr.write(`${text}\n`);
  },
  problem: (text) => process.stderr.write(`${text}\n`),
};

/** Runs a tool; its answer is the exit code: 0 well, 1 something is wrong with what it looked at, 2 called wrongly. */
export function runTool(output: Output, name: string, run: () => number): number {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.problem(`${name}: ${error.message}\nTry: npm run -s ${name} -- --help`);
    return 2;
  }
}

/** The same for a tool that has to wait. */
export async function runAsyncTool(output: Output, name: string, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    return runTool(output, name, () => {
      throw error;
    });
  }
}

/** Node's parser, with its complaints as usage errors. */
export function parseCommandLine<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
}

/** A whole number from an argument. */
export function wholeNumber(name: string, text: string, minimum: number, maximum: number): number {
  const value = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (!(value >= minimum && value <= maximum)) throw new UsageError(`--${name} takes a whole number from ${minimum} to ${maximum}, not "${text}"`);
  return value;
}
