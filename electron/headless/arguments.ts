import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { HeadlessTexts } from './texts';

/** What is done with an evening before a host goes on with it, or instead. */
export type EveningTask =
  | { readonly kind: 'save'; readonly file: string }
  | { readonly kind: 'open'; readonly file: string; readonly anyway: boolean }
  | { readonly kind: 'recover'; readonly journal: string; readonly anyway: boolean };

export interface HeadlessArguments {
  readonly task: EveningTask | null;
  /** Null for the usual port or the next free one. */
  readonly port: number | null;
  readonly listenOn: string;
  readonly tableName: string;
  readonly dataDirectory: string;
}

export type ParsedArguments =
  | { readonly kind: 'run'; readonly arguments: HeadlessArguments }
  | { readonly kind: 'help' }
  | { readonly kind: 'bad'; readonly message: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Where programs of this account keep their data, as each system has it. */
function usualDataDirectory(environment: Environment, platform: NodeJS.Platform): string {
  const name = 'doppelstapel-headless';
  if (platform === 'win32') return join(environment['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), name);
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', name);
  return join(environment['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), name);
}

function parsePort(text: string | undefined): number | null | 'bad' {
  if (text === undefined) return null;
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : 'bad';
}

interface TaskValues {
  readonly save?: string | undefined;
  readonly evening?: string | undefined;
  readonly recover?: string | undefined;
  readonly anyway?: boolean | undefined;
}

function parseTask({ save, evening, recover, anyway = false }: TaskValues): EveningTask | null | 'bad' {
  const tasks: EveningTask[] = [];
  if (save !== undefined) tasks.push({ kind: 'save', file: save });
  if (evening !== undefined) tasks.push({ kind: 'open', file: evening, anyway });
  if (recover !== undefined) tasks.push({ kind: 'recover', journal: basename(recover), anyway });
  const [task = null] = tasks;
  const isPossible = tasks.length <= 1 && (!anyway || (task !== null && task.kind !== 'save'));
  return isPossible ? task : 'bad';
}

/** Reads the command line. Nothing is guessed: what is not understood is said. */
export function parseArguments(
  args: readonly string[],
  texts: HeadlessTexts,
  environment: Environment,
  platform: NodeJS.Platform,
): ParsedArguments {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: text,
        host: text,
        name: text,
        data: text,
        save: text,
        evening: text,
        recover: text,
        anyway: { type: 'boolean' },
        help: { type: 'boolean' },
      },
      allowPositionals: false,
    });
    if (values.help === true) return { kind: 'help' };
    const port = parsePort(values.port);
    if (port === 'bad') return { kind: 'bad', message: texts.badPort(values.port ?? '') };
    const task = parseTask(values);
    if (task === 'bad') return { kind: 'bad', message: texts.oneTask };
    return {
      kind: 'run',
      arguments: {
        task,
        port,
        listenOn: values.host ?? '0.0.0.0',
        tableName: values.name?.trim().slice(0, 40) ?? texts.tableName,
        dataDirectory: values.data ?? usualDataDirectory(environment, platform),
      },
    };
  } catch (error) {
    return { kind: 'bad', message: error instanceof Error ? error.message : String(error) };
  }
}
