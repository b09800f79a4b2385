import { computed, ref, watch } from 'vue';
import type { ComputedRef, Ref } from 'vue';
import type { Action, StackIndex } from '@shared/games/typolena/actions';
import type { Colour, Letter } from '@shared/games/typolena/cards';
import type { Intent, Said, Step } from './intent';
import { NO_INTENT, legalOf, nextStep, stacksFor } from './intent';
import type { TableSource } from './source';
import type { Message } from './table';
import type { Say } from './words';

export interface Laying {
  readonly intent: Ref<Intent>;
  readonly step: ComputedRef<Step>;
  readonly message: Ref<Message | null>;
  select(card: number): void;
  put(card: number, stack: StackIndex): void;
  sayLetter(letter: Said<Letter>): void;
  sayColour(colour: Said<Colour> | null): void;
  toggleLena(): void;
  armFaceDown(): void;
  cancel(): void;
  send(action: Action, timed?: boolean): void;
  hint(text: string): void;
}

/** Puts a lay together, choice by choice, and sends it. What is possible comes from the host's list alone. */
export function useLaying(source: TableSource, say: Say, now: () => number): Laying {
  const intent = ref<Intent>(NO_INTENT);
  const message = ref<Message | null>(null);
  const sending = ref(false);
  const legal = source.legal;
  const step = computed(() => nextStep(legal.value, intent.value));

  function reset(): void {
    intent.value = NO_INTENT;
  }

  function hint(text: string): void {
    message.value = { text, tone: 'hint' };
  }

  function refused(code: string, params: Readonly<Record<string, string | number>> = {}): void {
    const key = `refusals.${code}`;
    const text = say(key, params);
    message.value = { text: text === key ? say('refusals.unknown') : text, tone: 'refused' };
  }

  function send(action: Action, timed = false): void {
    const pressedAt = timed ? now() : undefined;
    message.value = null;
    const { card } = intent.value;
    sending.value = true;
    void source.act(action, pressedAt).then((refusal) => {
      sending.value = false;
      // Refused or not: the card is either on the stack by now, or it goes back to the hand. The new view may have come
      // before the answer, and the next card may be on its way already.
      if (intent.value.card === card) reset();
      else if (intent.value.stack !== null) proceed();
      if (refusal !== null) refused(refusal.code, refusal.params);
    });
  }

  /** Only the host knows why something is not possible, so it is asked with just that. */
  function askWhy({ card, stack, letter, colour, faceDown }: Intent): void {
    if (card === null) return;
    const onStack = stack ?? 0;
    if (faceDown) send({ type: 'hype', card, stack: onStack });
    else send({ type: 'lay', card, stack: onStack, letter: letter === 'silent' ? null : letter, colour: colour === 'silent' ? null : colour, lena: false });
  }

  function proceed(): void {
    if (sending.value) return;
    if (step.value.kind === 'ready') send(step.value.action);
    else if (step.value.kind === 'impossible') askWhy(intent.value);
  }

  // A card that has left the hand, or a turn that has passed, ends what was begun with it.
  watch([source.view, legal], ([view]) => {
    if (sending.value || intent.value.card === null) return;
    if (!view.hand.includes(intent.value.card)) reset();
    else if (intent.value.stack !== null && step.value.kind === 'impossible') intent.value = { ...NO_INTENT, card: intent.value.card };
  });

  return {
    intent,
    step,
    message,
    hint,
    send,
    cancel: reset,
    select(card) {
      message.value = null;
      const { faceDown, letter, lena } = intent.value;
      if (intent.value.card === card) reset();
      else intent.value = { ...NO_INTENT, card, faceDown, letter, lena };
      const join = legalOf(legal.value, 'join').find((action) => action.card === card);
      if (faceDown && join !== undefined) send(join, true);
    },
    put(card, stack) {
      message.value = null;
      const join = legalOf(legal.value, 'join').find((action) => action.card === card);
      if (join !== undefined) {
        send(join, true);
        return;
      }
      intent.value = { ...intent.value, card, stack, colour: null };
      proceed();
    },
    sayLetter(letter) {
      message.value = null;
      intent.value = { ...intent.value, letter: intent.value.letter === letter && intent.value.stack === null ? null : letter };
      if (intent.value.stack !== null) proceed();
    },
    sayColour(colour) {
      intent.value = { ...intent.value, colour };
      proceed();
    },
    toggleLena() {
      intent.value = { ...intent.value, lena: !intent.value.lena };
    },
    armFaceDown() {
      const { card, faceDown } = intent.value;
      if (card === null) {
        intent.value = { ...NO_INTENT, faceDown: !faceDown };
        hint(say(legalOf(legal.value, 'join').length > 0 ? 'hint.joinWhich' : 'hint.hypeWhich'));
        return;
      }
      const join = legalOf(legal.value, 'join').find((action) => action.card === card);
      if (join !== undefined) {
        send(join, true);
        return;
      }
      const stacks = stacksFor(legal.value, card, true);
      const [only] = stacks;
      intent.value = { ...NO_INTENT, card, faceDown: true, stack: stacks.length === 1 && only !== undefined ? only : null };
      if (stacks.length === 1) proceed();
      else if (stacks.length === 0) askWhy(intent.value);
      else hint(say('hint.hypeWhere'));
    },
  };
}
