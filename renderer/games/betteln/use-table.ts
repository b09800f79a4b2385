import { computed, nextTick } from 'vue';
import { useAnimation } from '@renderer/composables/animation';
import { useDrag } from '@renderer/composables/drag';
import { useTexts } from '@renderer/i18n/text';
import { seatsAfter } from '@renderer/table/french/seat-basics';
import { useLog } from '@renderer/table/french/use-log';
import { cardLabel } from '@renderer/table/french/words';
import type { TableScale } from '@renderer/table/scale';
import { rankOf } from '@shared/cards/french';
import type { Seat } from '@shared/engine/contract';
import { movesOf } from './movements';
import { callsOf, promptOf } from './prompts';
import { seatLook } from './seat-looks';
import { givingOf, isGiving, isPlayable, legalCounts, playFor } from './selection';
import { sentenceOf } from './sentences';
import type { BettelnSource } from './source';
import type { BettelnTable } from './table';
import { usePlaying } from './use-playing';
import { useWords } from './words';

export interface Surroundings {
  readonly scale: TableScale;
  announce(text: string): void;
  /** A clock for telling double taps, in milliseconds. */
  now(): number;
}

export function useBettelnTable(source: BettelnSource, { scale, announce, now }: Surroundings): BettelnTable {
  const say = useWords();
  const { language } = useTexts();
  const { view, legal, seat } = source;
  const playing = usePlaying(source, say, now);
  const { chosen, message } = playing;

  const name = (which: Seat | null): string => (which === null ? '' : (source.names.value[which] ?? ''));
  const drag = useDrag<number>({
    canTake: () => seat.value !== null && legal.value.length > 0,
    tapped: playing.tap,
    // There is nothing to look at more closely: a long press chooses as well.
    rested: playing.tap,
    dropped(card, place) {
      if (place === 'trick') playing.lay(playing.together(card));
    },
  });
  const animation = useAnimation<number>();

  const acting = computed(() => source.status.value.acting);
  const promptContext = computed(() => ({
    say,
    name,
    view: view.value,
    legal: legal.value,
    seat: seat.value,
    chosen: chosen.value,
    acting: acting.value,
  }));
  const prompt = computed(() => promptOf(promptContext.value));

  const seatContext = computed(() => ({
    say,
    name,
    view: view.value,
    acting: acting.value,
    occupants: source.occupants.value,
    viewer: seat.value,
  }));
  /** As they sit: the offices may have changed that. */
  const everybody = computed(() => view.value.order.map((which) => seatLook(which, seatContext.value)));
  const others = computed(() => {
    const from = seat.value ?? view.value.order.at(-1) ?? 0;
    return seatsAfter(view.value.order, from)
      .filter((which) => which !== seat.value)
      .map((which) => seatLook(which, seatContext.value));
  });

  const dimmed = computed((): ReadonlySet<number> => {
    if (legal.value.length === 0 || prompt.value.slip !== null) return new Set();
    return new Set(view.value.handCards.filter((card) => !isPlayable(legal.value, card)));
  });
  const hand = computed(() => view.value.handCards.map((card) => ({ id: card, label: cardLabel(card, say), dimmed: dimmed.value.has(card) })));
  const counts = computed(() => {
    const [card] = chosen.value;
    const all = card === undefined ? [] : legalCounts(legal.value, rankOf(card));
    return all.length > 1 ? all : [];
  });
  const inQuestion = computed(() => {
    const held = drag.held.value?.item;
    return held === undefined ? chosen.value : playing.together(held);
  });
  const open = computed(() => {
    const [card] = inQuestion.value;
    return playFor(legal.value, inQuestion.value) !== null || (card !== undefined && givingOf(legal.value, card) !== null);
  });

  source.onEvents(({ events }) => {
    message.value = null;
    const placeOf = (which: Seat): string => (which === seat.value ? 'hand' : `seat-${String(which)}`);
    const moves = events.flatMap((event) => movesOf(event, seat.value, placeOf));
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

  return {
    say,
    view,
    scale,
    prompt,
    calls: computed(() => callsOf(promptContext.value)),
    hand,
    dimmed,
    chosen,
    counts,
    trickText: computed(() => {
      if (view.value.phase === 'play') return say('trick.empty');
      return isGiving(legal.value) ? say('trick.give') : '';
    }),
    open,
    others,
    everybody,
    sentences,
    message,
    drag,
    animation,
    registries: [drag, animation],
    name,
    tapCard: playing.tap,
    tapTrick: () => playing.lay(chosen.value),
    chooseCount: playing.chooseCount,
    call(id) {
      if (id === 'lay') playing.lay(chosen.value);
      else if (id === 'pass') playing.send({ type: 'pass' });
    },
    explainCall(id) {
      if (legal.value.length === 0) playing.hint(say('hint.notYourTurn'));
      else if (id === 'lay') playing.hint(say('hint.cardFirst'));
      else playing.hint(say(view.value.phase === 'play' ? 'hint.mustLead' : 'hint.exchangeFirst'));
    },
    send: playing.send,
    cancel: playing.cancel,
  };
}
