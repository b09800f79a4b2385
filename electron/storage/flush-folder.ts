import { open } from 'node:fs/promises';

/** Makes a new file's name as safe as its content, on systems where folders can be flushed. */
export async function flushFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // Windows cannot open folders; there the name is safe with the file.
  }
}
