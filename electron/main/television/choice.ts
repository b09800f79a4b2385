import * as v from 'valibot';
import { loadStored, saveStored } from '../stored-file';

const choiceSchema = v.strictObject({
  /** Whether it was open when the app was closed. */
  open: v.boolean(),
  display: v.nullable(v.strictObject({ id: v.pipe(v.number(), v.integer()), label: v.pipe(v.string(), v.maxLength(200)) })),
});

/** What is remembered of the television until the next evening. */
export type TelevisionChoice = v.InferOutput<typeof choiceSchema>;

export const NO_CHOICE: TelevisionChoice = { open: false, display: null };

export interface ChoiceStore {
  load(): TelevisionChoice;
  save(choice: TelevisionChoice): void;
}

/** Keeps the choice in a file; a damaged one is put aside. */
export function storedChoice(path: string): ChoiceStore {
  return {
    load: () => loadStored(path, choiceSchema, NO_CHOICE),
    save: (choice) => saveStored(path, choice),
  };
}
