import { computed, inject, provide } from 'vue';
import type { ComputedRef, InjectionKey, Ref, ShallowRef } from 'vue';
import { playInRoom } from '@renderer/composables/sound';
import { useGameWords } from '@renderer/i18n/game-words';
import type { Say } from '@renderer/i18n/game-words';
import { useEventLog } from '@renderer/table/event-log';
import type { CallLook } from '@renderer/table/looks';
import { seatsAround, usePlainSeats } from '@renderer/table/plain-seats';
import type { SeatLook } from '@renderer/table/seats';
import { useSending } from '@renderer/table/sending';
import type { Message } from '@renderer/table/sending';
import type { Sentence } from '@renderer/table/sentence';
import { TABLE_SOUNDS } from '@renderer/table/sounds/table-sounds';
import { sentencesOf, tellerOf } from '@renderer/table/telling';
import { LETTERS } from '@shared/games/typolena/cards';
import type { Letter } from '@shared/games/typolena/cards';
import type { DuellAction } from '@shared/games/typolena-duell/actions';
import type { DuellView } from '@shared/games/typolena-duell/view';
import { lastReveal } from './last-reveal';
import type { DuellPrompt } from './prompts';
import { may, promptOf } from './prompts';
import { SENTENCES } from './sentences';
import type { DuellSource } from './source';

/** A seat's place on the table: its name, its pile, and what lies open on it. */
export interface PlaceLook {
  readonly seat: SeatLook;
  readonly pile: number;
  /** Open on the pile now. */
  readonly card: number | null;
  /** What lay there in the last reveal. */
  readonly trace: number | null;
  readonly winner: boolean;
}

export interface DuellTable {
  readonly say: Say;
  readonly view: ComputedRef<DuellView>;
  readonly prompt: ComputedRef<DuellPrompt>;
  /** The viewer first, then clockwise; all in their order for those who watch. */
  readonly places: ComputedRef<readonly PlaceLook[]>;
  readonly letters: ComputedRef<readonly { readonly letter: Letter; readonly possible: boolean }[]>;
  /** The letter that won the last reveal, while its cards' traces are shown. */
  readonly wonLetter: ComputedRef<Letter | null>;
  readonly calls: ComputedRef<readonly CallLook[]>;
  readonly mayTurnUp: ComputedRef<boolean>;
  readonly sentences: ShallowRef<readonly Sentence[]>;
  readonly message: Ref<Message | null>;
  turnUp(): void;
  call(letter: Letter): void;
  press(id: string): void;
  explain(id: string): void;
}

function noteOf(view: DuellView, seat: number, say: Say): string {
  const own = view.seats[seat];
  if (own === undefined) return '';
  if (own.out) return say('seat.out');
  if (view.phase === 'claim' && view.claim?.seat === seat) return say('seat.calls', { letter: view.claim.letter });
  if (view.phase === 'turnUp' && own.ready) return say('seat.ready');
  if (own.locked) return say('seat.locked');
  if (own.done) return say('seat.done');
  return view.asked === seat ? say('seat.asked') : '';
}

/** The table of the Duell, as its wide and its narrow form share it. `now` is the host's clock, for calls. */
export function useDuell(source: DuellSource, now: () => number): DuellTable {
  const say = useGameWords('typolena-duell');
  const { view, legal, seat, names } = source;
  const seatLook = usePlainSeats();
  const sending = useSending<DuellAction>(source.act, say);
  const name = (which: number): string => names.value[which] ?? '';
  const sentences = useEventLog(source, (events) => sentencesOf(events, SENTENCES, tellerOf(say, seat.value, name)));

  const prompt = computed(() => promptOf({ say, view: view.value, legal: legal.value, seat: seat.value, name }));
  const resting = computed(() => view.value.phase === 'turnUp' || view.value.phase === 'over');
  const last = computed(() => (resting.value ? lastReveal(source.recent.value) : null));
  const places = computed(() => {
    const { seats } = view.value;
    const order = [...(seat.value === null ? [] : [seat.value]), ...seatsAround(seat.value, seats.length)];
    return order.flatMap((which): PlaceLook[] => {
      const state = seats[which];
      if (state === undefined) return [];
      const look = seatLook(
        which,
        {
          count: state.count,
          countWords: say('seat.cards', { count: state.count }),
          note: noteOf(view.value, which, say),
          turn: view.value.asked === which || view.value.claim?.seat === which,
        },
        { occupants: source.occupants.value, viewer: seat.value, you: say('seat.you') },
      );
      const trace = resting.value && !state.ready ? (last.value?.cards[which] ?? null) : null;
      return [{ seat: look, pile: state.count, card: state.turnedCard, trace, winner: trace !== null && last.value?.winner === which }];
    });
  });
  const challenge = computed(() => source.options.value['check'] === 'challenge');

  source.onEvents(({ events }) => {
    sending.message.value = null;
    if (events.some(({ type }) => type === 'turnedUp')) playInRoom(TABLE_SOUNDS.card);
  });

  function send(action: DuellAction, timed = false): void {
    void sending.send(action, timed ? now() : undefined);
  }

  return {
    say,
    view,
    prompt,
    places,
    sentences,
    message: sending.message,
    wonLetter: computed(() => last.value?.letter ?? null),
    letters: computed(() =>
      LETTERS.map((letter) => ({ letter, possible: legal.value.some((action) => action.type === 'call' && action.letter === letter) })),
    ),
    calls: computed(() =>
      [...(challenge.value ? (['accept', 'object'] as const) : []), 'none' as const].map((id) => ({
        id,
        label: say(`calls.${id}.label`),
        possible: may(legal.value, id),
      })),
    ),
    mayTurnUp: computed(() => may(legal.value, 'turnUp')),
    turnUp() {
      if (may(legal.value, 'turnUp')) send({ type: 'turnUp' });
    },
    call(letter) {
      if (legal.value.some((action) => action.type === 'call' && action.letter === letter)) send({ type: 'call', letter }, true);
      else sending.hint(say(may(legal.value, 'none') ? 'hint.notShared' : 'hint.noCall'));
    },
    press(id) {
      const action = legal.value.find(({ type }) => type === id);
      if (action !== undefined) send(action);
    },
    explain(id) {
      sending.hint(say(`calls.${id}.why`));
    },
  };
}

const TABLE: InjectionKey<DuellTable> = Symbol('duell table');

export function provideDuell(table: DuellTable): void {
  provide(TABLE, table);
}

export function useDuellTable(): DuellTable {
  const table = inject(TABLE);
  if (table === undefined) throw new Error('This part belongs inside the table of a Duell');
  return table;
}
