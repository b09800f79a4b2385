import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Another host writes to the folder. */
export class StorageBusyError extends Error {
  readonly code = 'storage-busy';
  readonly folder: string;

  constructor(folder: string) {
    super(`another host uses the folder ${folder}`);
    this.folder = folder;
  }
}

/** A lock is refreshed every so many milliseconds. */
const HEARTBEAT = 5000;

/** A lock that was not refreshed for this long belongs to a process that is gone, even if its number is in use again. */
const STALE = 20_000;

interface Owner {
  readonly process: number;
  readonly computer: string;
  readonly lock: string;
}

function parseOwner(text: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(text);
    if (typeof owner !== 'object' || owner === null) return null;
    if (!('process' in owner) || !('computer' in owner) || !('lock' in owner)) return null;
    const { process: id, computer, lock } = owner;
    return typeof id === 'number' && typeof computer === 'string' && typeof lock === 'string' ? { process: id, computer, lock } : null;
  } catch {
    return null;
  }
}

/** Whether a process with this number exists. */
function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function readOwner(path: string): Promise<{ readonly owner: Owner | null; readonly age: number } | null> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    return { owner: parseOwner(text), age: Date.now() - mtimeMs };
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function isHeld(path: string): Promise<boolean> {
  const found = await readOwner(path);
  if (found === null || found.age > STALE) return false;
  // An unreadable lock is one that is being written at this moment, or whose writer crashed while writing it.
  if (found.owner === null) return found.age < HEARTBEAT;
  return found.owner.computer !== hostname() || isAlive(found.owner.process);
}

async function create(path: string, owner: Owner): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(JSON.stringify(owner));
    await file.close();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Makes this process the one that writes to a folder, until the returned function is called or the process ends.
 * @throws StorageBusyError when another one is
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'host.lock');
  const owner: Owner = { process: process.pid, computer: hostname(), lock: randomUUID() };
  if (!(await create(path, owner))) {
    if (await isHeld(path)) throw new StorageBusyError(folder);
    await rm(path, { force: true });
    if (!(await create(path, owner))) throw new StorageBusyError(folder);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    // A lock that cannot be refreshed is no reason to end a game.
    utimes(path, now, now).catch(() => undefined);
  }, HEARTBEAT);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    if ((await readOwner(path))?.owner?.lock === owner.lock) await rm(path, { force: true });
  };
}
