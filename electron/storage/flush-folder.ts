import { open } from 'node:fs/promises';

/** Makes a new file's name as safe as its content, on systems where folders can be flushed. */
export async function flushFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Windows cannot open folders; there the name is safe with the file.
  }
}
