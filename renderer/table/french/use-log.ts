import { shallowRef, watch } from 'vue';
import type { ShallowRef } from 'vue';
import { plainText, sentenceParts } from '@renderer/table/sentence';
import type { Sentence } from '@renderer/table/sentence';
import type { TableSource } from './source';

const KEPT = 12;

/** What of a source a log listens to. */
type Heard<SeenEvent> = Pick<TableSource<unknown, never, SeenEvent>, 'recent' | 'onEvents'>;

let nextId = 1;

function asSentence(text: string): Sentence {
  return { id: nextId++, parts: sentenceParts(text) };
}

/** The last events in words, newest first, and each new one aloud. */
export function useLog<SeenEvent>(
  source: Heard<SeenEvent>,
  tell: (event: SeenEvent) => string | null,
  announce: (text: string) => void,
  language: () => string,
): ShallowRef<readonly Sentence[]> {
  const sentences = shallowRef<readonly Sentence[]>([]);

  function told(events: readonly SeenEvent[]): string[] {
    return events.flatMap((event) => tell(event) ?? []);
  }

  function tellAgain(): void {
    sentences.value = told(source.recent.value).reverse().slice(0, KEPT).map(asSentence);
  }

  source.onEvents(({ events }) => {
    const texts = told(events);
    if (texts.length === 0) return;
    sentences.value = [...texts.map(asSentence).reverse(), ...sentences.value].slice(0, KEPT);
    announce(texts.map(plainText).join(' '));
  });
  watch(language, tellAgain);
  tellAgain();
  return sentences;
}
