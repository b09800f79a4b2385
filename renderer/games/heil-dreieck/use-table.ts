import { computed, ref, shallowRef, watch } from 'vue';
import { useAnimation } from '@renderer/composables/animation';
import { useDrag } from '@renderer/composables/drag';
import { useEventLog } from '@renderer/table/event-log';
import { seatsAround } from '@renderer/table/plain-seats';
import type { CallTime } from '@renderer/table/ruler';
import type { TableScale } from '@renderer/table/scale';
import { useSending } from '@renderer/table/sending';
import type { Seat } from '@shared/engine/contract';
import type { Action } from '@shared/games/heil-dreieck/actions';
import type { Colour } from '@shared/games/heil-dreieck/cards';
import { callLooks } from './calls';
import { NO_INTENT, isOffered, nextStep } from './intent';
import type { Intent } from './intent';
import { STACK, movesOf } from './movements';
import { promptOf } from './prompts';
import { useSeatLooks } from './seat-looks';
import { tell } from './sentences';
import type { TableSource } from './source';
import type { HeilDreieckTable } from './table';
import { cardLabel, useWords } from './words';

/** New cards come in at the right; a hand never re-sorts under a finger. */
function useHandOrder(source: TableSource): () => readonly number[] {
  const order = ref<readonly number[]>(source.view.value.handCards);
  watch(
    () => source.view.value.handCards,
    (hand) => {
      const kept = order.value.filter((card) => hand.includes(card));
      order.value = [...kept, ...hand.filter((card) => !kept.includes(card))];
    },
    { flush: 'sync' },
  );
  return () => order.value;
}

export function useHeilDreieckTable(source: TableSource, scale: TableScale, now: () => number): HeilDreieckTable {
  const say = useWords();
  const { view, legal, seat } = source;
  const { message, send, hint } = useSending(source.act, say);
  const intent = ref<Intent>(NO_INTENT);
  const race = shallowRef<readonly CallTime[]>([]);
  const order = useHandOrder(source);
  const animation = useAnimation<number>();
  const drag = useDrag<number>({
    canTake: () => mayLay.value,
    tapped: tapCard,
    rested: () => undefined,
    dropped: (card, place) => (place === STACK ? put(card) : undefined),
  });
  const registries = [drag, animation];
  const name = (which: Seat): string => source.names.value[which] ?? '';

  const mayLay = computed(() => {
    const { phase } = view.value;
    return seat.value !== null && (phase.kind === 'turn' || phase.kind === 'drawn') && phase.seat === seat.value;
  });
  /** Only tables that refuse wrong lays show which cards could be right. */
  const helps = computed(() => view.value.options.check === 'block' && mayLay.value);
  const prompt = computed(() => promptOf({ say, view: view.value, legal: legal.value, seat: seat.value, name }));
  const lookOf = useSeatLooks(source, say);
  const everybody = computed(() => view.value.seats.map((_, which) => lookOf(which)));

  function reset(): void {
    intent.value = NO_INTENT;
  }

  function sendAndReset(action: Action): void {
    void send(action, now()).then(reset);
  }

  function proceed(colour: Colour | null): void {
    const step = nextStep(intent.value, colour);
    if (step.kind === 'ready') sendAndReset(step.action);
  }

  function put(card: number): void {
    message.value = null;
    intent.value = { card, placed: true };
    // A circle that does not fit needs no wish: only the host can say why, and is asked with any colour.
    proceed(isOffered(legal.value, card) ? null : 'black');
  }

  function tapCard(card: number): void {
    message.value = null;
    const isChosen = intent.value.card === card && !intent.value.placed;
    if (!isChosen && helps.value && !isOffered(legal.value, card)) hint(say('hint.dimmed'));
    intent.value = isChosen ? NO_INTENT : { card, placed: false };
  }

  source.onEvents(({ events }) => {
    message.value = null;
    // A chosen card stays chosen while others play, a finished or vanished one does not.
    if (intent.value.placed || (intent.value.card !== null && !view.value.handCards.includes(intent.value.card))) reset();
    const placeOf = (which: Seat): string => (which === seat.value ? 'hand' : `seat-${String(which)}`);
    animation.play(events.flatMap((event) => movesOf(event, seat.value, placeOf)));
    const said = events.find((event) => event.type === 'heilDreieck');
    if (said !== undefined) race.value = said.times.length > 1 ? said.times : [];
    else if (events.some(({ type }) => type === 'laid')) race.value = [];
  });
  const sentences = useEventLog(source, (events) => tell(events, say, seat.value, name));

  return {
    say,
    view,
    seat,
    legal,
    scale,
    intent,
    prompt,
    turnNote: computed(() => {
      const { phase, seats, direction } = view.value;
      if (prompt.value.own || seat.value === null || !('seat' in phase) || phase.seat === seat.value) return '';
      if (seats[seat.value]?.out === true) return say('seat.out');
      let turns = 1;
      const step = (from: Seat): Seat => (from + direction + seats.length) % seats.length;
      for (let which = step(phase.seat); which !== seat.value; which = step(which)) if (seats[which]?.out === false) turns += 1;
      return say(turns === 1 ? 'turn.next' : 'turn.in', { count: turns });
    }),
    asksColour: computed(() => prompt.value.colours || nextStep(intent.value, null).kind === 'colour'),
    marked: computed(() => {
      const card = drag.held.value?.item ?? intent.value.card;
      return mayLay.value && card !== null && !intent.value.placed && (!helps.value || isOffered(legal.value, card));
    }),
    hand: computed(() =>
      order().map((card) => ({ id: card, label: cardLabel(card, say), dimmed: helps.value && !isOffered(legal.value, card) })),
    ),
    others: computed(() => seatsAround(seat.value, view.value.seats.length).flatMap((which) => everybody.value[which] ?? [])),
    everybody,
    calls: computed(() => callLooks(view.value.options, legal.value, say, scale.form.value)),
    sentences,
    message,
    race,
    names: source.names,
    drag,
    animation,
    registries,
    tapStack() {
      const { card } = intent.value;
      if (!mayLay.value) hint(say('hint.notYourTurn'));
      else if (card === null) hint(say('hint.cardFirst'));
      else put(card);
    },
    tapTalon() {
      const draw = legal.value.find(({ type }) => type === 'draw' || type === 'take');
      if (draw === undefined) hint(say(mayLay.value ? 'hint.noDraw' : 'hint.notYourTurn'));
      else sendAndReset(draw);
    },
    sayColour(colour) {
      if (prompt.value.colours) sendAndReset({ type: 'nameColour', colour });
      else proceed(colour);
    },
    press: ({ action }) => sendAndReset(action),
    call(id) {
      const action = legal.value.find(({ type }) => type === id);
      if (action !== undefined) void send(action, now());
    },
    explainCall: (id) => hint(say(`calls.${id}.why`)),
    cancel() {
      reset();
      message.value = null;
    },
  };
}
