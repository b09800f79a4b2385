import { computed, ref, shallowRef, watch } from 'vue';
import { useAnimation } from '@renderer/composables/animation';
import { useDrag } from '@renderer/composables/drag';
import { useEventLog } from '@renderer/table/event-log';
import { seatsAround, usePlainSeats } from '@renderer/table/plain-seats';
import type { CallTime } from '@renderer/table/ruler';
import { useSending } from '@renderer/table/sending';
import type { Seat } from '@shared/engine/contract';
import type { Action, Source } from '@shared/games/schlafmuetze/actions';
import { middleLook, pileLook } from './looks';
import { movesOf } from './movements';
import { DRAWN, deckName, layOf, placeOf, sourceOf } from './places';
import { promptOf } from './prompts';
import { tell } from './sentences';
import type { TableSource } from './source';
import type { PlayerLook, SchlafmuetzeTable } from './table';
import { useWords } from './words';

export interface Surroundings {
  /** The time on the host's clock: calls race with cards. */
  now(): number;
  /** Only wide tables have room for a drawn card at its player. */
  isWide(): boolean;
}

export function useSchlafmuetzeTable(source: TableSource, { now, isWide }: Surroundings): SchlafmuetzeTable {
  const say = useWords();
  const { view, legal, seat } = source;
  const { message, send, hint } = useSending(source.act, say);
  const picked = ref<Source | null>(null);
  const race = shallowRef<readonly CallTime[]>([]);
  const animation = useAnimation<number>();
  const drag = useDrag<number>({
    canTake: () => isMine.value,
    tapped: (card) => (sourceOf(view.value, card) === 'own' ? tapOwnPile() : tapDrawn()),
    rested: () => undefined,
    dropped: (card, name) => {
      const place = name === null ? null : placeOf(name);
      if (place !== null) put(sourceOf(view.value, card), place);
    },
  });
  const registries = [drag, animation];
  const name = (which: Seat): string => source.names.value[which] ?? '';

  /** The viewer may move cards now. What else others can do at the same moment is a call. */
  const isMine = computed(() => seat.value !== null && view.value.seat === seat.value && view.value.phase === 'turn');
  const prompt = computed(() => promptOf({ say, view: view.value, legal: legal.value, seat: seat.value, name }));
  const from = computed(() => (drag.held.value === null ? picked.value : sourceOf(view.value, drag.held.value.item)));
  const spots = computed(() => ({
    say,
    view: view.value,
    legal: legal.value,
    seat: seat.value,
    from: from.value,
    over: drag.over.value,
    picked: picked.value,
    lifted: drag.held.value !== null,
    name,
  }));

  const lookOf = usePlainSeats();
  function playerOf(which: Seat): PlayerLook {
    const { drawCount = 0, ownCount = 0 } = view.value.seats[which] ?? {};
    const drawnCard = view.value.seat === which ? view.value.drawnCard : null;
    const asked = view.value.claim?.asked ?? null;
    const turn = view.value.phase === 'turn' && (asked === null ? view.value.seat === which : asked === which);
    const note = turn ? say(asked === null ? 'seat.turn' : 'seat.decides') : '';
    const count = drawCount + ownCount + (drawnCard === null ? 0 : 1);
    const room = { occupants: source.occupants.value, viewer: seat.value, you: say('seat.you') };
    return {
      seat: which,
      look: lookOf(which, { count, note, turn: turn && which !== seat.value, countWords: say('seat.cards', { count }) }, room),
      pile: pileLook(which, spots.value),
      drawCount,
      ownCount,
      drawnCard,
    };
  }
  const players = computed(() => view.value.seats.map((_, which) => playerOf(which)));

  function put(fromWhere: Source, place: NonNullable<ReturnType<typeof placeOf>>): void {
    if (seat.value === null) return;
    const action = layOf(fromWhere, place, seat.value);
    picked.value = null;
    // Whether it is possible, and if not why, only the host can say.
    if (action !== null) void send(action, now()).then(takeUp);
  }

  /** A drawn card is in the hand, ready to be put down. */
  function takeUp(): void {
    picked.value = isMine.value && view.value.drawnCard !== null ? 'drawn' : null;
  }

  function tapDrawn(): void {
    message.value = null;
    if (isMine.value) picked.value = picked.value === 'drawn' ? null : 'drawn';
    else hint(say('hint.notYourTurn'));
  }

  function tapOwnPile(): void {
    message.value = null;
    if (!isMine.value) hint(say('hint.notYourTurn'));
    else picked.value = picked.value === 'own' ? null : 'own';
  }

  watch(() => view.value.drawnCard, takeUp, { immediate: true });
  source.onEvents(({ events }) => {
    message.value = null;
    if (picked.value === 'own') takeUp();
    const drawnAt = (which: Seat): string => (isWide() && which !== seat.value ? deckName(which) : DRAWN);
    animation.play(events.flatMap((event) => movesOf(event, seat.value, drawnAt)));
    const called = events.find((event) => event.type === 'called');
    if (called !== undefined) race.value = called.times.length > 1 ? called.times : [];
    else if (events.some(({ type }) => type === 'laid' || type === 'waited')) race.value = [];
  });
  const sentences = useEventLog(source, (events) => tell(events, say, seat.value, name));

  function sendFirst(type: Action['type']): boolean {
    const action = legal.value.find((candidate) => candidate.type === type);
    if (action !== undefined) void send(action, now());
    return action !== undefined;
  }

  return {
    say,
    view,
    seat,
    legal,
    prompt,
    turnNote: computed(() => {
      if (prompt.value.own || seat.value === null || view.value.phase !== 'turn' || isMine.value) return '';
      const count = view.value.seats.length;
      const turns = (seat.value - view.value.seat + count) % count;
      return say(turns === 1 ? 'turn.next' : 'turn.in', { count: turns });
    }),
    middle: computed(() => view.value.middle.map((_, stack) => middleLook(stack, spots.value))),
    players,
    others: computed(() => seatsAround(seat.value, view.value.seats.length).flatMap((which) => players.value[which] ?? [])),
    own: computed(() => (seat.value === null ? null : (players.value[seat.value] ?? null))),
    calls: computed(() =>
      view.value.options.check === 'challenge' ? [{ id: 'call', label: say('calls.call'), swift: true, possible: legal.value.some(({ type }) => type === 'call') }] : [],
    ),
    sentences,
    message,
    race,
    hurry: computed(() => {
      const { clock } = view.value;
      return source.status.value.windows.find(({ id }) => id === clock)?.lasts ?? null;
    }),
    picked,
    drag,
    animation,
    registries,
    names: source.names,
    name,
    tapPlace(placeName) {
      const place = placeOf(placeName);
      if (place === null) return;
      message.value = null;
      const isOwnPile = place.kind === 'pile' && place.seat === seat.value;
      // The own pile is a place for a drawn card only while it is empty; otherwise its top card is meant.
      if (isOwnPile && (picked.value !== 'drawn' || view.value.seats[place.seat]?.ownCard !== null)) tapOwnPile();
      else if (!isMine.value) hint(say('hint.notYourTurn'));
      else if (picked.value === null) hint(say('hint.pickFirst'));
      else put(picked.value, place);
    },
    tapDeck() {
      if (!sendFirst('draw')) hint(say(isMine.value ? 'hint.noDraw' : 'hint.notYourTurn'));
    },
    press: (button) => void send(button.action, now()),
    call: () => void sendFirst('call'),
    explainCall: () => hint(say('calls.why')),
    cancel() {
      picked.value = null;
      message.value = null;
    },
  };
}
