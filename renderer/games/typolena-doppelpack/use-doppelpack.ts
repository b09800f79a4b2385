import { computed, inject, provide } from 'vue';
import type { ComputedRef, InjectionKey, Ref, ShallowRef } from 'vue';
import { useAnimation } from '@renderer/composables/animation';
import type { Animation } from '@renderer/composables/animation';
import { useDrag } from '@renderer/composables/drag';
import type { Drag } from '@renderer/composables/drag';
import { play } from '@renderer/composables/sound';
import { useGameWords } from '@renderer/i18n/game-words';
import type { Say } from '@renderer/i18n/game-words';
import { useEventLog } from '@renderer/table/event-log';
import type { CallLook, HandCard } from '@renderer/table/looks';
import type { PlaceRegistry } from '@renderer/table/place';
import { seatsAround, usePlainSeats } from '@renderer/table/plain-seats';
import type { SeatLook } from '@renderer/table/seats';
import { useSending } from '@renderer/table/sending';
import type { Message } from '@renderer/table/sending';
import type { Sentence } from '@renderer/table/sentence';
import { ANIMALS } from '@renderer/table/sounds/animals';
import { sentencesOf, tellerOf } from '@renderer/table/telling';
import { cardOf } from '@shared/games/typolena/cards';
import type { DoppelpackAction } from '@shared/games/typolena-doppelpack/actions';
import type { DoppelpackView } from '@shared/games/typolena-doppelpack/view';
import { laysOf } from './intent';
import { movesOf } from './movements';
import type { DoppelpackPrompt } from './prompts';
import { promptOf } from './prompts';
import { SENTENCES } from './sentences';
import type { DoppelpackSource } from './source';
import { useLaying } from './use-laying';
import type { Laying } from './use-laying';

export interface DoppelpackTable extends Omit<Laying, 'select' | 'put'> {
  readonly say: Say;
  readonly view: ComputedRef<DoppelpackView>;
  readonly legal: ComputedRef<readonly DoppelpackAction[]>;
  readonly prompt: ComputedRef<DoppelpackPrompt>;
  readonly hand: ComputedRef<readonly HandCard[]>;
  readonly everybody: ComputedRef<readonly SeatLook[]>;
  readonly others: ComputedRef<readonly SeatLook[]>;
  readonly calls: ComputedRef<readonly CallLook[]>;
  readonly sentences: ShallowRef<readonly Sentence[]>;
  readonly message: Ref<Message | null>;
  readonly drag: Drag<number>;
  readonly animation: Animation<number>;
  readonly registries: readonly PlaceRegistry[];
  tapStack(): void;
  tapTalon(): void;
  press(action: DoppelpackAction): void;
  call(id: string): void;
  explain(id: string): void;
}

/** Everything that the wide and the narrow form of the table share. */
export function useDoppelpack(source: DoppelpackSource, now: () => number): DoppelpackTable {
  const say = useGameWords('typolena-doppelpack');
  const typefaces = useGameWords('typolena');
  const { view, legal, seat } = source;
  const name = (which: number): string => source.names.value[which] ?? '';
  const sending = useSending<DoppelpackAction>(source.act, say);
  const laying = useLaying({ source, sending, say, now });
  const { intent } = laying;
  const seatLook = usePlainSeats();
  const sentences = useEventLog(source, (events) => sentencesOf(events, SENTENCES, tellerOf(say, seat.value, name)));
  const animation = useAnimation<number>();
  const prompt = computed(() => promptOf({ say, view: view.value, legal: legal.value, seat: seat.value, name }));
  const drag = useDrag<number>({
    canTake: () => legal.value.some(({ type }) => type === 'lay'),
    tapped: laying.select,
    rested: () => undefined,
    dropped: (card, place) => {
      if (place === 'stack') laying.put(card);
    },
  });

  const everybody = computed(() =>
    view.value.seats.map(({ count }, which) => {
      const turn = view.value.turn === which && view.value.phase !== 'over' && view.value.phase !== 'check';
      const state = { count, countWords: say('seat.cards', { count }), note: turn ? say('seat.turn') : '', turn: turn && which !== seat.value };
      return seatLook(which, state, { occupants: source.occupants.value, viewer: seat.value, you: say('seat.you') });
    }),
  );
  /** Only tables that refuse wrong lays show which cards could be right. */
  const helps = computed(() => source.options.value['check'] === 'block' && legal.value.some(({ type }) => type === 'pass'));

  function labelOf(card: number): string {
    const known = cardOf(card);
    if (known?.kind !== 'motif') return '';
    const letters = Object.entries(known.typefaces).map(([letter, typeface]) => `${letter} ${typefaces(`typefaces.${typeface}`)}`);
    return `${known.title}. ${letters.join(', ')}`;
  }

  source.onEvents(({ events }) => {
    sending.message.value = null;
    animation.play(events.flatMap((event) => movesOf(event, seat.value, (which) => (which === seat.value ? 'hand' : `seat-${String(which)}`))));
    for (const event of events) {
      if (event.type !== 'laid') continue;
      if (event.sound !== null) play(ANIMALS[event.sound]);
    }
  });

  return {
    ...laying,
    say,
    view,
    legal,
    prompt,
    everybody,
    sentences,
    drag,
    animation,
    message: sending.message,
    registries: [drag, animation],
    others: computed(() => seatsAround(seat.value, view.value.seats.length).flatMap((which) => everybody.value[which] ?? [])),
    hand: computed(() =>
      view.value.handCards.map((card) => ({ id: card, label: labelOf(card), dimmed: helps.value && laysOf(legal.value, card).length === 0 })),
    ),
    calls: computed(() =>
      source.options.value['check'] === 'challenge'
        ? [{ id: 'object', label: say('calls.object.label'), possible: legal.value.some(({ type }) => type === 'object') }]
        : [],
    ),
    tapStack() {
      if (intent.value.card !== null) laying.put(intent.value.card);
    },
    tapTalon() {
      if (legal.value.some(({ type }) => type === 'draw')) void sending.send({ type: 'draw' }, now());
      else sending.hint(say('hint.noDraw'));
    },
    press(action) {
      void sending.send(action, action.type === 'approve' ? undefined : now());
    },
    call(id) {
      const action = legal.value.find(({ type }) => type === id);
      if (action !== undefined) void sending.send(action, now());
    },
    explain(id) {
      sending.hint(say(`calls.${id}.why`));
    },
  };
}

const TABLE: InjectionKey<DoppelpackTable> = Symbol('doppelpack table');

export function provideDoppelpack(table: DoppelpackTable): void {
  provide(TABLE, table);
}

export function useDoppelpackTable(): DoppelpackTable {
  const table = inject(TABLE);
  if (table === undefined) throw new Error('This part belongs inside the table of Doppelpack');
  return table;
}
