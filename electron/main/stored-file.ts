import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

/**
 * Reads something small that the app remembers between two starts. A damaged file is put aside, so that it can be looked
 * at, and never keeps the app from starting.
 */
export function loadStored<Value>(path: string, schema: v.GenericSchema<unknown, Value>, usual: Value): Value {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return usual;
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (parsed.success) return parsed.output;
  try {
    renameSync(path, `${path}.damaged`);
  } catch {
    // It stays where it is and is overwritten with the next value.
  }
  return usual;
}

/** Writes it. That a window opens where it was, or a switch stays as it stood, is not worth a message when the disk is full. */
export function saveStored(path: string, value: unknown): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(value));
    renameSync(`${path}.new`, path);
  } catch {
    // See above.
  }
}
