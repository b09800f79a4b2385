import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'last-port';

/** The port on which the folder's host listened the last time; null when there is none. */
export async function readLastPort(folder: string): Promise<number | null> {
  try {
    const text = (await readFile(join(folder, NAME), 'utf8')).trim();
    const port = /^\d{1,5}$/u.test(text) ? Number(text) : 0;
    return port >= 1 && port <= 65_535 ? port : null;
  } catch {
    return null;
  }
}

/** Remembers the port. Without it clients have to be told a new address after a crash, which is no reason not to play. */
export async function writeLastPort(folder: string, port: number): Promise<void> {
  await writeFile(join(folder, NAME), `${String(port)}\n`).catch(() => undefined);
}
