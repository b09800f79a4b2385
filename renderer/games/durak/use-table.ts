import { computed, nextTick } from 'vue';
import { useAnimation } from '@renderer/composables/animation';
import { useDrag } from '@renderer/composables/drag';
import { useTexts } from '@renderer/i18n/text';
import { seatsAfter } from '@renderer/table/french/seat-basics';
import { useLog } from '@renderer/table/french/use-log';
import { cardLabel } from '@renderer/table/french/words';
import type { TableScale } from '@renderer/table/scale';
import { SUITS, rankOf, suitOf } from '@shared/cards/french';
import type { Seat } from '@shared/engine/contract';
import { attackWith, coversWith, layOf, legalOf, playableCards, transferWith } from './intent';
import { movesOf } from './movements';
import { callsOf, promptOf } from './prompts';
import { seatLook } from './seat-looks';
import { sentenceOf } from './sentences';
import type { DurakSource } from './source';
import type { DurakTable } from './table';
import { useLaying } from './use-laying';
import { useWords } from './words';

export interface Surroundings {
  readonly scale: TableScale;
  announce(text: string): void;
}

const TRUMPS_LAST = 1000;

export function useDurakTable(source: DurakSource, { scale, announce }: Surroundings): DurakTable {
  const say = useWords();
  const { language } = useTexts();
  const { view, legal, seat } = source;
  const laying = useLaying(source, say);
  const { chosen, message } = laying;

  const name = (which: Seat | null): string => (which === null ? '' : (source.names.value[which] ?? ''));
  const drag = useDrag<number>({
    canTake: () => seat.value !== null && legal.value.length > 0,
    tapped: tapCard,
    // There is nothing to look at more closely: a long press chooses as well.
    rested: tapCard,
    dropped: dropCard,
  });
  const animation = useAnimation<number>();
  const registries = [drag, animation];

  const promptContext = computed(() => ({ say, name, view: view.value, legal: legal.value, seat: seat.value, chosen: chosen.value }));
  const prompt = computed(() => promptOf(promptContext.value));

  const seatContext = computed(() => ({
    say,
    name,
    view: view.value,
    acting: source.status.value.acting,
    occupants: source.occupants.value,
    viewer: seat.value,
  }));
  const everybody = computed(() => view.value.seats.map((_, which) => seatLook(which, seatContext.value)));
  const others = computed(() => {
    const order = view.value.seats.map((_, which) => which);
    const around = seatsAfter(order, seat.value ?? order.length - 1).filter((which) => which !== seat.value);
    return around.flatMap((which) => everybody.value[which] ?? []);
  });

  /** By value, trumps at the right: what belongs together in an attack stands together. */
  const order = computed(() => {
    const trump = SUITS.indexOf(view.value.trumpSuit);
    const weight = (card: number): number => (suitOf(card) === trump ? TRUMPS_LAST : 0) + rankOf(card) * SUITS.length + suitOf(card);
    return [...view.value.handCards].sort((left, right) => weight(left) - weight(right));
  });
  const dimmed = computed((): ReadonlySet<number> => {
    if (legal.value.length === 0 || view.value.phase !== 'round') return new Set();
    const playable = playableCards(legal.value);
    return new Set(order.value.filter((card) => !playable.has(card)));
  });
  const hand = computed(() => order.value.map((card) => ({ id: card, label: cardLabel(card, say), dimmed: dimmed.value.has(card) })));

  /** The card in question: held by the pointer, or chosen. */
  const inQuestion = computed(() => {
    const held = drag.held.value?.item;
    return held === undefined ? chosen.value : together(held);
  });
  const targets = computed(() => {
    const [card] = inQuestion.value;
    return card === undefined || inQuestion.value.length > 1 ? [] : coversWith(legal.value, card).map(({ targetCard }) => targetCard);
  });

  /** A held card takes along the others that are chosen with it. */
  function together(card: number): readonly number[] {
    return chosen.value.includes(card) ? chosen.value : [card];
  }

  function tapCard(card: number): void {
    if (dimmed.value.has(card) && !chosen.value.includes(card)) {
      laying.hint(say(legalOf(legal.value, 'take').length > 0 ? 'hint.beatsNone' : 'hint.notAmongValues'));
      return;
    }
    laying.select(card);
  }

  function dropCard(card: number, place: string | null): void {
    const cards = together(card);
    const target = /^(?:pair|cover)-(?<card>\d+)$/u.exec(place ?? '')?.groups?.['card'];
    if (target !== undefined) laying.coverOrLay(cards, Number(target));
    else if (place === 'transfer') laying.transfer(cards);
    else if (place === 'field') laying.lay(cards);
  }

  source.onEvents(({ events }) => {
    message.value = null;
    const placeOf = (which: Seat): string => (which === seat.value ? 'hand' : `seat-${String(which)}`);
    const moves = events.flatMap((event) => movesOf(event, seat.value, placeOf));
    // The places of new cards are there only once the page is drawn again.
    void nextTick(() => animation.play(moves));
  });
  const tell = {
    say,
    get viewer() {
      return seat.value;
    },
    name: (which: Seat) => (which === seat.value ? say('you.subject') : name(which)),
  };
  const sentences = useLog(source, (event) => sentenceOf(event, tell), announce, () => language.value);

  function call(id: string): void {
    if (id === 'lay') laying.lay(chosen.value);
    else if (id === 'transfer') laying.transfer(chosen.value);
    else if (id === 'pass' || id === 'take') laying.send({ type: id });
  }

  return {
    say,
    view,
    scale,
    prompt,
    calls: computed(() => callsOf(promptContext.value, source.options.value['transfer'] === true, scale.form.value)),
    hand,
    dimmed,
    chosen,
    targets,
    fieldOpen: computed(() => {
      const action = inQuestion.value.length === 0 ? null : (attackWith(legal.value, inQuestion.value) ?? layOf(legal.value, inQuestion.value));
      return action !== null && action.type !== 'cover';
    }),
    transferOpen: computed(() => legalOf(legal.value, 'transfer').length > 0 && (inQuestion.value.length === 0 || transferWith(legal.value, inQuestion.value) !== null)),
    others,
    everybody,
    sentences,
    message,
    drag,
    animation,
    registries,
    tapCard,
    tapField: () => laying.lay(chosen.value),
    tapPair(card) {
      if (chosen.value.length > 0) laying.coverOrLay(chosen.value, card);
      else laying.aim(card);
    },
    tapTransfer: () => laying.transfer(chosen.value),
    call,
    explainCall(id) {
      if (legal.value.length === 0) laying.hint(say('hint.notYourTurn'));
      else if (id === 'lay' || id === 'transfer') {
        if (chosen.value.length === 0) laying.hint(say('hint.cardFirst'));
        else call(id);
      } else laying.hint(say(`hint.${id}`));
    },
    send: laying.send,
    cancel: laying.cancel,
  };
}
