import { computed, inject, provide, ref } from 'vue';
import type { ComputedRef, InjectionKey, Ref, ShallowRef } from 'vue';
import { play, playInRoom } from '@renderer/composables/sound';
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
import type { MaexchenAction } from '@shared/games/maexchen/actions';
import type { MaexchenSeatView, MaexchenView } from '@shared/games/maexchen/view';
import type { MaexchenPrompt } from './prompts';
import { may, promptOf } from './prompts';
import { SENTENCES } from './sentences';
import type { MaexchenSource } from './source';
import { usePeek } from './use-peek';
import type { Peek } from './use-peek';

export interface BoardKey {
  readonly value: number;
  readonly possible: boolean;
  /** What was announced last. */
  readonly announced: boolean;
  readonly chosen: boolean;
  /** Not higher than the announcement. */
  readonly beaten: boolean;
}

/** What stands beside the cup: an announcement, or how the last one turned out. */
export interface Notice {
  readonly caption: string;
  readonly large: string;
  readonly note: string;
}

export interface MaexchenTable {
  readonly say: Say;
  readonly view: ComputedRef<MaexchenView>;
  readonly prompt: ComputedRef<MaexchenPrompt>;
  readonly board: ComputedRef<readonly BoardKey[]>;
  readonly chosen: Ref<number | null>;
  readonly notice: ComputedRef<Notice>;
  /** Dice that lie open for everybody. */
  readonly openDice: ComputedRef<readonly number[] | null>;
  readonly peek: Peek;
  readonly mayPeek: ComputedRef<boolean>;
  readonly calls: ComputedRef<readonly CallLook[]>;
  readonly everybody: ComputedRef<readonly SeatLook[]>;
  readonly others: ComputedRef<readonly SeatLook[]>;
  /** The viewer's own minus points or lives, in words. */
  readonly tally: ComputedRef<string>;
  readonly sentences: ShallowRef<readonly Sentence[]>;
  readonly message: Ref<Message | null>;
  roll(): void;
  choose(value: number): void;
  announceChosen(): void;
  press(id: string): void;
  explain(id: string): void;
}

function noteOf(seat: MaexchenSeatView, on: boolean, say: Say): string {
  if (seat.out) return say('seat.out');
  const sips = seat.sips === null || seat.sips === 0 ? '' : say(seat.sips === 1 ? 'seat.sip' : 'seat.sips', { sips: seat.sips });
  return on ? [say('seat.turn'), sips].filter((part) => part !== '').join(', ') : sips;
}

/** Everything that the forms of this table share. */
export function useMaexchen(source: MaexchenSource): MaexchenTable {
  const say = useGameWords('maexchen');
  const { view, legal, seat } = source;
  const name = (which: number): string => source.names.value[which] ?? '';
  const sending = useSending<MaexchenAction>(source.act, say);
  const seatLook = usePlainSeats();
  const chosen = ref<number | null>(null);
  const sentences = useEventLog(source, (events) => sentencesOf(events, SENTENCES, tellerOf(say, seat.value, name)));
  const prompt = computed(() => promptOf({ say, view: view.value, legal: legal.value, seat: seat.value, name }));
  const mayPeek = computed(() => may(legal.value, 'peek'));

  function send(action: MaexchenAction): void {
    void sending.send(action);
  }

  function canAnnounce(value: number): boolean {
    return legal.value.some((action) => action.type === 'announce' && action.value === value);
  }

  const everybody = computed(() =>
    view.value.seats.map((state, which) => {
      const on = view.value.turn === which && view.value.phase !== 'over';
      const count = state.lives ?? state.minus;
      const countWords = say(state.lives === null ? 'seat.minus' : 'seat.lives', { count });
      const look = { count, countWords, note: noteOf(state, on, say), turn: on && which !== seat.value };
      return seatLook(which, look, { occupants: source.occupants.value, viewer: seat.value, you: say('seat.you') });
    }),
  );
  const board = computed(() => {
    const { board: values, announced } = view.value;
    const last = values.findIndex(({ value }) => value === announced);
    return values.map(({ value }, index) => ({
      value,
      possible: canAnnounce(value),
      announced: value === announced,
      chosen: value === chosen.value,
      beaten: index < last,
    }));
  });
  /** After a doubt the dice stay open until somebody shakes the cup again. */
  const reveal = computed(() => (view.value.phase === 'start' || view.value.phase === 'over' ? view.value.reveal : null));
  const notice = computed((): Notice => {
    const { announced, announcer } = view.value;
    if (reveal.value !== null) {
      const { lie, value, announced: said, announcer: liar } = reveal.value;
      const key = lie ? 'lie' : 'truth';
      return { caption: say('notice.said', { name: name(liar), value: said }), large: say(`notice.${key}`), note: say('notice.lay', { value }) };
    }
    if (announced === null || announcer === null) return { caption: say('notice.round', { round: view.value.round }), large: '', note: say('notice.free') };
    return { caption: say('notice.announces', { name: name(announcer) }), large: String(announced), note: say(view.value.mustDoubt ? 'notice.highest' : 'notice.beat') };
  });

  source.onEvents(({ events }) => {
    sending.message.value = null;
    chosen.value = null;
    const rolled = events.find((event) => event.type === 'rolled');
    // Whoever shakes the cup hears it, on a phone too.
    if (rolled !== undefined) (rolled.seat === seat.value ? play : playInRoom)(TABLE_SOUNDS.dice);
    else if (events.some(({ type }) => type === 'uncovered')) playInRoom(TABLE_SOUNDS.card);
  });

  return {
    say,
    view,
    prompt,
    board,
    chosen,
    notice,
    everybody,
    sentences,
    mayPeek,
    message: sending.message,
    openDice: computed(() => reveal.value?.dice ?? null),
    peek: usePeek({ dice: computed(() => view.value.dice), mayPeek, peek: () => send({ type: 'peek' }) }),
    others: computed(() => seatsAround(seat.value, view.value.seats.length).flatMap((which) => everybody.value[which] ?? [])),
    calls: computed(() =>
      ['doubt' as const, ...(source.options.value['highest'] === 'mayConcede' ? (['concede'] as const) : [])].map((id) => ({
        id,
        label: say(`calls.${id}.label`),
        possible: may(legal.value, id),
      })),
    ),
    tally: computed(() => {
      const own = seat.value === null ? undefined : view.value.seats[seat.value];
      if (own === undefined) return '';
      const key = view.value.end === 'rounds' ? 'tally.rounds' : view.value.end === 'lives' ? 'tally.lives' : 'tally.points';
      return say(key, { count: own.lives ?? own.minus, end: view.value.endCount, round: view.value.round });
    }),
    roll() {
      if (may(legal.value, 'roll')) send({ type: 'roll' });
    },
    choose(value) {
      if (!canAnnounce(value)) sending.hint(say(may(legal.value, 'announce') ? 'hint.higher' : 'hint.notNow', { announced: view.value.announced ?? 0 }));
      else if (chosen.value === value) send({ type: 'announce', value });
      else {
        sending.message.value = null;
        chosen.value = value;
      }
    },
    announceChosen() {
      if (chosen.value !== null) send({ type: 'announce', value: chosen.value });
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

const TABLE: InjectionKey<MaexchenTable> = Symbol('maexchen table');

export function provideMaexchen(table: MaexchenTable): void {
  provide(TABLE, table);
}

export function useMaexchenTable(): MaexchenTable {
  const table = inject(TABLE);
  if (table === undefined) throw new Error('This part belongs inside the table of Mäxchen');
  return table;
}
