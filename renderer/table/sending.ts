import { ref } from 'vue';
import type { Ref } from 'vue';
import type { Say } from '@renderer/i18n/game-words';
import type { Refusal } from '@shared/engine/contract';

/** Why something did not happen. */
export interface Message {
  readonly text: string;
  readonly tone: 'refused' | 'hint';
}

export interface Sending<Action> {
  readonly message: Ref<Message | null>;
  readonly busy: Ref<boolean>;
  /** Answers whether the host took it. With `pressedAt` for calls whose time counts. */
  send(action: Action, pressedAt?: number): Promise<boolean>;
  hint(text: string): void;
}

/** Sends actions one after the other; what the host refuses is said in the game's `refusals`. */
export function useSending<Action>(act: (action: Action, pressedAt?: number) => Promise<Refusal | null>, say: Say): Sending<Action> {
  const message = ref<Message | null>(null);
  const busy = ref(false);

  return {
    message,
    busy,
    async send(action, pressedAt) {
      message.value = null;
      busy.value = true;
      const refusal = await act(action, pressedAt);
      busy.value = false;
      if (refusal === null) return true;
      const key = `refusals.${refusal.code}`;
      const text = say(key, refusal.params ?? {});
      message.value = { text: text === key ? say('refusals.unknown') : text, tone: 'refused' };
      return false;
    },
    hint(text) {
      message.value = { text, tone: 'hint' };
    },
  };
}
