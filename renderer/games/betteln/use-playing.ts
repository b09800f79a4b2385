import { ref, watch } from 'vue';
import type { Ref } from 'vue';
import type { Message } from '@renderer/table/french/message';
import type { Say } from '@renderer/table/french/words';
import { rankOf } from '@shared/cards/french';
import type { BettelnAction } from '@shared/games/betteln/actions';
import { chosenAfter, givingOf, isPlayable, legalOf, pick, playFor } from './selection';
import type { BettelnSource } from './source';

export interface Playing {
  readonly chosen: Ref<readonly number[]>;
  readonly message: Ref<Message | null>;
  tap(card: number): void;
  /** What a card takes along when it is dragged. */
  together(card: number): readonly number[];
  chooseCount(count: number): void;
  lay(cards: readonly number[]): void;
  send(action: BettelnAction): void;
  hint(text: string): void;
  cancel(): void;
}

/** Two taps on a card within this time mean all cards of its value. */
const QUICK_MILLISECONDS = 320;

/** Puts a play together and sends it. What is possible comes from the host's list alone; why not, the host says. */
export function usePlaying(source: BettelnSource, say: Say, now: () => number): Playing {
  const { legal, view } = source;
  const chosen = ref<readonly number[]>([]);
  const message = ref<Message | null>(null);
  let lastTap = { card: -1, at: -Infinity };

  function reset(): void {
    chosen.value = [];
  }

  function hint(text: string): void {
    message.value = { text, tone: 'hint' };
  }

  function send(action: BettelnAction): void {
    message.value = null;
    void source.act(action).then((refusal) => {
      reset();
      if (refusal === null) return;
      const key = `refusals.${refusal.code}`;
      const text = say(key, refusal.params ?? {});
      message.value = { text: text === key ? say('refusals.unknown') : text, tone: 'refused' };
    });
  }

  // Cards that have left the hand are no longer chosen, nor sets that may no longer be laid.
  watch([view, legal], ([{ handCards, phase }, actions]) => {
    const gone = chosen.value.some((card) => !handCards.includes(card));
    const late = phase === 'play' && actions.length > 0 && chosen.value.length > 0 && playFor(actions, chosen.value) === null;
    if (gone || late) reset();
  });

  return {
    chosen,
    message,
    hint,
    send,
    cancel: reset,
    tap(card) {
      message.value = null;
      const at = now();
      const quick = lastTap.card === card && at - lastTap.at < QUICK_MILLISECONDS;
      lastTap = { card, at: quick ? -Infinity : at };
      if (legal.value.length === 0) hint(say('hint.notYourTurn'));
      else if (!isPlayable(legal.value, card)) {
        reset();
        // Only the host knows why.
        if (legalOf(legal.value, 'play').length > 0 || legalOf(legal.value, 'pass').length > 0) hint(say('hint.tooFewOrLow'));
      } else chosen.value = chosenAfter(chosen.value, card, view.value.handCards, legal.value, quick);
    },
    together(card) {
      if (chosen.value.includes(card)) return chosen.value;
      const cards = chosenAfter([], card, view.value.handCards, legal.value, false);
      return cards.length === 0 ? [card] : cards;
    },
    chooseCount(count) {
      chosen.value = pick(chosen.value.slice(0, count), view.value.handCards, count);
    },
    lay(cards) {
      message.value = null;
      const [card] = cards;
      if (card === undefined) {
        hint(say(legal.value.length === 0 ? 'hint.notYourTurn' : 'hint.cardFirst'));
        return;
      }
      send(givingOf(legal.value, card) ?? playFor(legal.value, cards) ?? { type: 'play', rank: rankOf(card), count: cards.length });
    },
  };
}
