import { computed, ref, watch } from 'vue';
import type { ComputedRef, Ref } from 'vue';
import type { Say } from '@renderer/i18n/game-words';
import type { Sending } from '@renderer/table/sending';
import type { Letter } from '@shared/games/typolena/cards';
import type { DoppelpackAction, LayAction } from '@shared/games/typolena-doppelpack/actions';
import type { Sound } from '@shared/games/typolena-doppelpack/animals';
import type { Intent, Step } from './intent';
import { NO_INTENT, laysOf, nextStep } from './intent';
import type { DoppelpackSource } from './source';

export interface Laying {
  readonly intent: Ref<Intent>;
  readonly step: ComputedRef<Step>;
  select(card: number): void;
  put(card: number): void;
  sayLetter(letter: Letter): void;
  makeSound(sound: Sound): void;
  cancel(): void;
}

interface Context {
  readonly source: DoppelpackSource;
  readonly sending: Sending<DoppelpackAction>;
  readonly say: Say;
  now(): number;
}

/** Puts a lay together, choice by choice, and sends it. */
export function useLaying({ source, sending, say, now }: Context): Laying {
  const intent = ref<Intent>(NO_INTENT);
  const { view, legal } = source;
  const step = computed(() => nextStep(legal.value, intent.value));
  const { busy, message } = sending;

  function reset(): void {
    intent.value = NO_INTENT;
  }

  function send(action: LayAction): void {
    void sending.send(action, now()).then(() => {
      // Refused or not: the card is either on the stack by now, or it goes back to the hand. The new view may have come
      // before the answer, and the next card may be on its way already.
      if (intent.value.card === action.card) reset();
      else if (intent.value.placed) proceed();
    });
  }

  function proceed(): void {
    const { card, letter, sound } = intent.value;
    if (busy.value || card === null) return;
    if (step.value.kind === 'ready') send(step.value.action);
    else if (step.value.kind === 'sound') sending.hint(say('hint.soundFirst'));
    // Only the host knows why something is not possible, so it is asked with just that.
    else if (step.value.kind === 'impossible') send({ type: 'lay', card, letter: letter ?? 'L', sound: laysOf(legal.value, card).length === 0 ? null : sound });
  }

  // A card that has left the hand, or a turn that has passed, ends what was begun with it.
  watch([view, legal], () => {
    const { card } = intent.value;
    if (busy.value || card === null) return;
    if (!view.value.handCards.includes(card)) reset();
    else if (intent.value.placed && laysOf(legal.value, card).length === 0) intent.value = { ...NO_INTENT, card };
  });

  return {
    intent,
    step,
    cancel: reset,
    select(card) {
      message.value = null;
      const { letter, sound } = intent.value;
      if (intent.value.card === card) reset();
      else intent.value = { card, placed: false, letter, sound };
    },
    put(card) {
      message.value = null;
      intent.value = { ...intent.value, card, placed: true };
      proceed();
    },
    sayLetter(letter) {
      message.value = null;
      if (intent.value.card === null) {
        sending.hint(say('hint.cardFirst'));
        return;
      }
      intent.value = { ...intent.value, letter: intent.value.letter === letter && !intent.value.placed ? null : letter };
      if (intent.value.placed) proceed();
    },
    makeSound(sound) {
      message.value = null;
      const asked = step.value.kind === 'sound';
      intent.value = { ...intent.value, sound: intent.value.sound === sound && !asked ? null : sound };
      if (asked) proceed();
    },
  };
}
