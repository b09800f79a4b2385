import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StorageBusyError, lockFolder } from '@electron/storage/folder-lock';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

/** Number of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

function lockText(change: object): string {
  return JSON.stringify({ process: process.pid, computer: hostname(), lock: 'another', ...change });
}

describe('the lock of a folder', () => {
  it('reliability 13: refuses a second writer until the first one is done', async () => {
    const folder = join(await temporaryFolder(), 'made', 'on demand');
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(StorageBusyError);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
    await (await lockFolder(folder))();
  });

  it('of a process that is gone holds nobody up', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'host.lock'), lockText({ process: await deadProcess() }));
    await (await lockFolder(folder))();
  });

  it('of a process whose number is in use again holds nobody up', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'host.lock');
    await writeFile(path, lockText({}));
    await expect(lockFolder(folder)).rejects.toThrow(StorageBusyError);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    await (await lockFolder(folder))();
  });

  it('of another computer on a shared folder counts while it is fresh', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'host.lock'), lockText({ process: await deadProcess(), computer: 'elsewhere' }));
    await expect(lockFolder(folder)).rejects.toThrow(StorageBusyError);
  });

  it('is left alone when it belongs to somebody else by now', async () => {
    const folder = await temporaryFolder();
    const unlock = await lockFolder(folder);
    await writeFile(join(folder, 'host.lock'), lockText({}));
    await unlock();
    expect(await readdir(folder)).toEqual(['host.lock']);
  });
});
