import { computed, nextTick, onMounted, ref, watch } from 'vue';
import type { Ref } from 'vue';
import { useAnimation } from '@renderer/composables/animation';
import { useDrag } from '@renderer/composables/drag';
import { useTexts } from '@renderer/i18n/text';
import { useRace } from '@renderer/table/race';
import type { Race } from '@renderer/table/race';
import type { TableScale } from '@renderer/table/scale';
import type { Seat } from '@shared/engine/contract';
import type { StackIndex } from '@shared/games/typolena/actions';
import { callLooks } from './calls';
import { legalOf, playable } from './intent';
import { dealMoves, isFreshlyDealt, movesOf } from './movements';
import { promptOf } from './prompts';
import { seatLook, seatsAfter, turnsUntil } from './seat-looks';
import type { TableSource } from './source';
import { stackLook } from './stack-looks';
import type { StackLook, TypolenaTable } from './table';
import { useCalls } from './use-calls';
import { useLaying } from './use-laying';
import { useLog } from './use-log';
import { cardLabel, useWords } from './words';

function stackOf(place: string): StackIndex | null {
  if (place === 'stack-0') return 0;
  return place === 'stack-1' ? 1 : null;
}

/** New cards come in at the right; a hand never re-sorts under a finger. */
function useHandOrder(source: TableSource): Ref<readonly number[]> {
  const order = ref<readonly number[]>(source.view.value.hand);
  watch(
    () => source.view.value.hand,
    (hand) => {
      const kept = order.value.filter((card) => hand.includes(card));
      order.value = [...kept, ...hand.filter((card) => !kept.includes(card))];
    },
    { flush: 'sync' },
  );
  return order;
}

export interface Surroundings {
  readonly scale: TableScale;
  /** The time on the host's clock, for calls. */
  now(): number;
  announce(text: string): void;
  verdict(): Race | null;
}

export function useTypolenaTable(source: TableSource, { scale, now, announce, verdict }: Surroundings): TypolenaTable {
  const say = useWords();
  const { language } = useTexts();
  const { view, legal, seat } = source;
  const laying = useLaying(source, say, now);
  const { intent, message } = laying;
  const reached = ref<number | null>(null);
  const order = useHandOrder(source);

  const name = (which: Seat): string => source.names.value[which] ?? '';
  const drag = useDrag<number>({
    canTake: () => seat.value !== null && legal.value.length > 0,
    tapped: tapCard,
    // The large card comes by itself.
    rested: () => undefined,
    dropped: dropCard,
  });
  const animation = useAnimation<number>();
  const registries = [drag, animation];

  const prompt = computed(() =>
    promptOf({ say, name, view: view.value, legal: legal.value, seat: seat.value, selected: intent.value.card, reached: reached.value }),
  );
  const calls = useCalls({ view, legal, prompt, laying, say });

  const selectable = computed(() => {
    const slip = prompt.value.slip;
    return slip?.kind === 'seats' ? slip.choices.map((choice) => choice.seat) : [];
  });
  const seatContext = computed(() => ({
    say,
    name,
    view: view.value,
    acting: source.status.value.acting,
    occupants: source.occupants.value,
    viewer: seat.value,
    selectable: selectable.value,
  }));
  const everybody = computed(() => view.value.seats.map((_, which) => seatLook(which, seatContext.value)));
  const others = computed(() => {
    const from = seat.value ?? view.value.seats.length - 1;
    const around = seatsAfter(from, view.value.seats.length).filter((which) => which !== seat.value);
    return around.flatMap((which) => everybody.value[which] ?? []);
  });
  /** Only tables that refuse wrong lays show which cards could be right. */
  const helps = computed(() => {
    const { kind } = view.value.phase;
    return view.value.options.check === 'block' && prompt.value.own && (kind === 'turn' || kind === 'red');
  });
  const hand = computed(() =>
    order.value.map((card) => ({
      id: card,
      label: cardLabel(card, say),
      dimmed: helps.value && !playable(legal.value, card),
    })),
  );
  const stackContext = computed(() => ({
    say,
    name,
    view: view.value,
    legal: legal.value,
    intent: intent.value,
    held: drag.held.value?.item ?? null,
    over: drag.over.value,
    form: scale.form.value,
    seat: seat.value,
  }));
  const turnNote = computed(() => {
    const { phase } = view.value;
    if (prompt.value.own || seat.value === null || !('seat' in phase) || phase.seat === seat.value) return '';
    const turns = turnsUntil(view.value, phase.seat, seat.value);
    return say(turns === 1 ? 'turn.next' : 'turn.in', { count: turns });
  });

  function tapCard(card: number): void {
    if (hand.value.find(({ id }) => id === card)?.dimmed === true && intent.value.card !== card && !intent.value.faceDown) {
      laying.hint(say('hint.dimmed'));
    }
    laying.select(card);
  }

  function dropCard(card: number, place: string | null): void {
    const stack = place === null ? null : stackOf(place);
    if (stack !== null) {
      laying.put(card, stack);
      return;
    }
    const target = place?.startsWith('seat-') === true ? Number(place.slice(5)) : null;
    const push = legalOf(legal.value, 'push').find((action) => action.card === card && action.to === target);
    const back = target === null || view.value.phase.kind !== 'pushBack' || view.value.phase.to !== target;
    const pushBack = back ? undefined : legalOf(legal.value, 'pushBack').find((action) => action.card === card);
    const action = push ?? pushBack;
    if (action !== undefined) laying.send(action);
  }

  const placeOf = (which: Seat): string => (which === seat.value ? 'hand' : `seat-${String(which)}`);
  onMounted(async () => {
    await nextTick();
    if (isFreshlyDealt(view.value)) animation.play(dealMoves({ view: view.value, viewer: seat.value, hand: order.value }, placeOf));
  });
  source.onEvents(({ events }) => {
    message.value = null;
    reached.value = null;
    animation.play(events.flatMap((event) => movesOf(event, seat.value, placeOf)));
  });
  const { race, dismiss } = useRace({ verdict, longest: 9000, onEvents: (handler) => source.onEvents(handler) });
  const plainName = name;
  const sentences = useLog(
    source,
    {
      say,
      plainName,
      get viewer() {
        return seat.value;
      },
    },
    announce,
    () => language.value,
  );

  return {
    say,
    view,
    seat,
    legal,
    scale,
    intent,
    step: laying.step,
    prompt,
    turnNote,
    hand,
    others,
    everybody,
    stacks: computed((): readonly [StackLook, StackLook] => [stackLook(0, stackContext.value), stackLook(1, stackContext.value)]),
    calls: computed(() => callLooks(view.value.options, legal.value, prompt.value.attacked, say, scale.form.value)),
    sentences,
    message,
    devilChoice: calls.devilChoice,
    reached,
    race,
    drag,
    animation,
    registries,
    names: source.names,
    name,
    tapCard,
    tapStack(stack) {
      const { card } = intent.value;
      if (view.value.phase.kind === 'rogue') reached.value = null;
      else if (card !== null) laying.put(card, stack);
      else laying.hint(say(prompt.value.own ? 'hint.cardFirst' : 'hint.notYourTurn'));
    },
    tapTalon() {
      const draw = legal.value.find(({ type }) => type === 'draw' || type === 'take');
      if (draw === undefined) laying.hint(say('hint.noDraw'));
      else laying.send(draw);
    },
    sayLetter(letter) {
      if (intent.value.card === null || !prompt.value.own) laying.hint(say(prompt.value.own ? 'hint.cardFirst' : 'hint.notYourTurn'));
      else laying.sayLetter(letter);
    },
    sayColour: laying.sayColour,
    toggleLena: laying.toggleLena,
    chooseSeat(which) {
      const slip = prompt.value.slip;
      const choice = slip?.kind === 'seats' ? slip.choices.find((candidate) => candidate.seat === which) : undefined;
      if (choice !== undefined) laying.send(choice.action);
    },
    press(button) {
      if (button.action === null) laying.hint(say(`hint.first.${button.id}`));
      else laying.send(button.action, button.timed);
    },
    call: calls.call,
    explainCall: calls.explain,
    send: laying.send,
    hint: laying.hint,
    cancel: laying.cancel,
    dismissRace: dismiss,
  };
}
