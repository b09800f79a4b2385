import { open, rename, rm } from 'node:fs/promises';

/** Writes a whole file and flushes it; the file that was there stays until the new one is complete. */
export async function writeSafely(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    const file = await open(unfinished, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
