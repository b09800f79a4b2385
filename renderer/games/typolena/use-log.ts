import { shallowRef, watch } from 'vue';
import type { ShallowRef } from 'vue';
import type { Sentence } from '@renderer/table/sentence';
import { plainText } from '@renderer/table/sentence';
import type { SeenEvent } from '@shared/games/typolena/events';
import type { TellerBase } from './sentences';
import { asSentence, sentencesOf } from './sentences';
import type { TableSource } from './source';

const KEPT = 12;

/** What one action brought about belongs together; a lay begins a new one. */
function batches(events: readonly SeenEvent[]): SeenEvent[][] {
  const all: SeenEvent[][] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (last === undefined || event.type === 'laid') all.push([event]);
    else last.push(event);
  }
  return all;
}

/** The last events in words, newest first, and each new one aloud. */
export function useLog(source: TableSource, base: TellerBase, announce: (text: string) => void, language: () => string): ShallowRef<readonly Sentence[]> {
  const sentences = shallowRef<readonly Sentence[]>([]);

  function tellAgain(): void {
    const told = batches(source.recent.value).flatMap((batch) => sentencesOf(batch, base));
    sentences.value = told.reverse().slice(0, KEPT).map(asSentence);
  }

  source.onEvents(({ events }) => {
    const told = sentencesOf(events, base);
    if (told.length === 0) return;
    const fresh = told.map(asSentence).reverse();
    sentences.value = [...fresh, ...sentences.value].slice(0, KEPT);
    announce(told.map(plainText).join(' '));
  });
  watch(language, tellAgain);
  tellAgain();
  return sentences;
}
