import { parseCommandLine, UsageError } from '../common/command-line';
import { STATEMENTS } from './statements';

export const help = `Says of each of the project's ${STATEMENTS.size} statements about reliability and safety whether it holds, and by what figure.

npm run -s reliability -- [--full] [--only N,N] [--write FILE] [--json]

--full        measure at length: 200 kills, 100,000 fuzzed messages, many matches, half a minute of idleness
--only N,N    some of the statements only
--write FILE  put the figures into the table of a document, docs/reliability.md for instance
--json        last line of output: one JSON array of { statement, figure, holds }
--help        this text

A statement is proved by a measurement of its own, by the tests that name it ("reliability 12: …"), or by both. One that has
neither does not hold. The end-to-end tests need a Chromium and a display, or xvfb-run.

Exit code: 0 all hold, 1 some do not, 2 wrong arguments.`;

export interface ReliabilityPlan {
  readonly full: boolean;
  readonly json: boolean;
  /** The document that is to be brought up to date, or null. */
  readonly write: string | null;
  /** Numbers of the statements to be looked at. */
  readonly only: ReadonlySet<number>;
}

/** What the arguments ask for, or 'help'. */
export function parseReliabilityPlan(args: readonly string[]): ReliabilityPlan | 'help' {
  const { values, positionals } = parseCommandLine({
    args: [...args],
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
      write: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (positionals.length > 0) throw new UsageError(`what is "${positionals.join(' ')}"?`);
  return { full: values.full, json: values.json, write: values.write ?? null, only: numbersIn(values.only) };
}

function numbersIn(text: string | undefined): ReadonlySet<number> {
  if (text === undefined) return new Set(STATEMENTS.keys());
  const numbers = text.split(',').map((part) => (/^\d+$/u.test(part.trim()) ? Number(part) : Number.NaN));
  const unknown = numbers.findIndex((number) => !STATEMENTS.has(number));
  if (unknown !== -1) throw new UsageError(`--only takes numbers from 1 to ${STATEMENTS.size} with commas between them, not "${text}"`);
  return new Set(numbers);
}
