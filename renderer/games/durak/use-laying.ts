import { ref, watch } from 'vue';
import type { Ref } from 'vue';
import type { Message } from '@renderer/table/french/message';
import type { Say } from '@renderer/table/french/words';
import type { DurakAction } from '@shared/games/durak/actions';
import { attackWith, chosenAfter, coversWith, layOf, legalOf, transferWith } from './intent';
import type { DurakSource } from './source';

export interface Laying {
  /** The cards of the hand that something is to be done with. */
  readonly chosen: Ref<readonly number[]>;
  readonly message: Ref<Message | null>;
  select(card: number): void;
  /** Lays these cards on the table: attack, add, or cover where only one thing is meant. */
  lay(cards: readonly number[]): void;
  coverOrLay(cards: readonly number[], target: number): void;
  transfer(cards: readonly number[]): void;
  /** A tap on an attacking card without a card in mind. */
  aim(target: number): void;
  send(action: DurakAction): void;
  hint(text: string): void;
  cancel(): void;
}

/** Puts a play together and sends it. What is possible comes from the host's list alone; why not, the host says. */
export function useLaying(source: DurakSource, say: Say): Laying {
  const { legal, view, seat } = source;
  const chosen = ref<readonly number[]>([]);
  const aimedAt = ref<number | null>(null);
  const message = ref<Message | null>(null);

  function reset(): void {
    chosen.value = [];
    aimedAt.value = null;
  }

  function hint(text: string): void {
    message.value = { text, tone: 'hint' };
  }

  function send(action: DurakAction): void {
    message.value = null;
    void source.act(action).then((refusal) => {
      reset();
      if (refusal === null) return;
      const key = `refusals.${refusal.code}`;
      const text = say(key, refusal.params ?? {});
      message.value = { text: text === key ? say('refusals.unknown') : text, tone: 'refused' };
    });
  }

  function defends(): boolean {
    return seat.value !== null && view.value.defender === seat.value && view.value.table.length > 0;
  }

  function lay(cards: readonly number[]): void {
    message.value = null;
    const [card] = cards;
    if (card === undefined) {
      hint(say(legal.value.length === 0 ? 'hint.notYourTurn' : 'hint.cardFirst'));
      return;
    }
    const action = attackWith(legal.value, cards) ?? layOf(legal.value, cards);
    if (action !== null) send(action);
    else if (defends()) {
      chosen.value = cards;
      hint(say(coversWith(legal.value, card).length > 1 ? 'hint.coverWhich' : 'hint.beatsNone'));
    } else if (view.value.table.length === 0) send({ type: 'attack', cards: [...cards] });
    else send({ type: 'add', card });
  }

  // Cards that have left the hand are no longer chosen.
  watch(view, ({ handCards }) => {
    if (chosen.value.some((card) => !handCards.includes(card))) reset();
  });

  return {
    chosen,
    message,
    hint,
    send,
    cancel: reset,
    select(card) {
      message.value = null;
      const target = aimedAt.value;
      aimedAt.value = null;
      if (target !== null && !chosen.value.includes(card)) {
        send({ type: 'cover', card, targetCard: target });
        return;
      }
      chosen.value = chosenAfter(chosen.value, card, legal.value);
    },
    lay,
    coverOrLay(cards, target) {
      const [card] = cards;
      if (card === undefined || cards.length > 1 || !defends()) lay(cards);
      else send({ type: 'cover', card, targetCard: target });
    },
    transfer(cards) {
      const [card] = cards;
      if (card === undefined) hint(say('hint.cardFirst'));
      else send(transferWith(legal.value, cards) ?? { type: 'transfer', card });
    },
    aim(target) {
      if (legalOf(legal.value, 'take').length === 0) return;
      message.value = null;
      aimedAt.value = aimedAt.value === target ? null : target;
      if (aimedAt.value !== null) hint(say('hint.withWhich'));
    },
  };
}
