import { shallowRef, watch } from 'vue';
import type { ShallowRef } from 'vue';
import { announce } from '@renderer/composables/announcer';
import { useTexts } from '@renderer/i18n/text';
import type { GameSource } from './game-source';
import type { Sentence } from './sentence';
import { plainText } from './sentence';
import { asSentence } from './telling';

const KEPT = 12;

/** The last events in words, newest first, and each new one aloud. */
export function useEventLog<View, Action, SeenEvent>(
  source: Pick<GameSource<View, Action, SeenEvent>, 'recent' | 'onEvents'>,
  tell: (events: readonly SeenEvent[]) => string[],
): ShallowRef<readonly Sentence[]> {
  const sentences = shallowRef<readonly Sentence[]>([]);
  const { language } = useTexts();

  function tellAgain(): void {
    sentences.value = tell(source.recent.value).reverse().slice(0, KEPT).map(asSentence);
  }

  source.onEvents(({ events }) => {
    const told = tell(events);
    if (told.length === 0) return;
    sentences.value = [...told.map(asSentence).reverse(), ...sentences.value].slice(0, KEPT);
    announce(told.map(plainText).join(' '));
  });
  watch(language, tellAgain);
  tellAgain();
  return sentences;
}
