import { computed, inject, provide, ref } from 'vue';
import type { ComputedRef, InjectionKey, Ref, ShallowRef } from 'vue';
import { playInRoom } from '@renderer/composables/sound';
import { useGameWords } from '@renderer/i18n/game-words';
import type { Say } from '@renderer/i18n/game-words';
import { useTexts } from '@renderer/i18n/text';
import { useEventLog } from '@renderer/table/event-log';
import { presenceOf } from '@renderer/table/plain-seats';
import type { Presence } from '@renderer/table/seats';
import { useSending } from '@renderer/table/sending';
import type { Message } from '@renderer/table/sending';
import type { Sentence } from '@renderer/table/sentence';
import { TABLE_SOUNDS } from '@renderer/table/sounds/table-sounds';
import { sentencesOf, tellerOf } from '@renderer/table/telling';
import type { FreiParkenAction } from '@shared/games/frei-parken/actions';
import { presets } from '@shared/games/frei-parken/options';
import { REASONS, goesIntoPot } from '@shared/games/frei-parken/reasons';
import type { Reason } from '@shared/games/frei-parken/reasons';
import type { FreiParkenView } from '@shared/games/frei-parken/view';
import { entryLook } from './entries';
import type { EntryLook } from './entries';
import { moneyOf } from './money';
import type { Money } from './money';
import { sentencesFor } from './sentences';
import type { FreiParkenSource } from './source';

export interface AccountLook {
  readonly seat: number;
  readonly name: string;
  /** Empty where accounts are kept elsewhere. */
  readonly money: string;
  readonly presence: Presence;
  readonly presenceWord: string;
  readonly note: string;
  readonly parked: boolean;
  readonly bankrupt: boolean;
  readonly selected: boolean;
}

export interface Booking {
  readonly id: Reason | 'receive' | 'transfer';
  readonly label: string;
  readonly intoPot: boolean;
  readonly possible: boolean;
}

export interface FreiParkenTable {
  readonly say: Say;
  readonly view: ComputedRef<FreiParkenView>;
  readonly money: ComputedRef<Money>;
  readonly accounts: ComputedRef<readonly AccountLook[]>;
  readonly selectedName: ComputedRef<string>;
  readonly amount: Ref<number>;
  readonly bookings: ComputedRef<readonly Booking[]>;
  /** Who may get the money while a payment to another player waits for its receiver; null otherwise. */
  readonly receivers: ComputedRef<readonly number[] | null>;
  readonly entries: ComputedRef<readonly EntryLook[]>;
  readonly parked: ComputedRef<boolean>;
  readonly mayPark: ComputedRef<boolean>;
  readonly mayBankrupt: ComputedRef<boolean>;
  readonly mayClose: ComputedRef<boolean>;
  readonly mayFinish: ComputedRef<boolean>;
  readonly sentences: ShallowRef<readonly Sentence[]>;
  readonly message: Ref<Message | null>;
  name(seat: number): string;
  select(seat: number): void;
  type(key: string): void;
  book(id: Booking['id']): void;
  give(to: number): void;
  keep(): void;
  park(): void;
  reverse(entry: number): void;
  press(type: 'bankrupt' | 'done' | 'close'): void;
}

const MOST = 1_000_000;

/** Everything that the forms of this table share: whose account is meant, what was typed, and what the book says. */
export function useFreiParken(source: FreiParkenSource): FreiParkenTable {
  const say = useGameWords('frei-parken');
  const { language, t } = useTexts();
  const { view, legal, seat, names } = source;
  const name = (which: number): string => names.value[which] ?? '';
  const money = computed(() => moneyOf(view.value.unit, language.value, say));
  const sending = useSending<FreiParkenAction>(source.act, say);
  const selected = ref(seat.value ?? 0);
  const amount = ref(0);
  const choosing = ref(false);
  const sentences = useEventLog(source, (events) => sentencesOf(events, sentencesFor(money.value), tellerOf(say, seat.value, name)));

  /** About the account in front, whatever amount is typed. */
  function may(type: FreiParkenAction['type']): boolean {
    return legal.value.some((action) => action.type === type && (!('seat' in action) || action.seat === selected.value));
  }

  function send(action: FreiParkenAction): void {
    choosing.value = false;
    void sending.send(action).then((taken) => {
      if (taken && 'amount' in action) amount.value = 0;
    });
  }

  function noteOf(state: FreiParkenView['seats'][number]): string {
    if (state.bankrupt) return say('seat.bankrupt');
    if (state.parked) return say('seat.parked');
    return state.done ? say('seat.done') : '';
  }

  source.onEvents(({ events }) => {
    sending.message.value = null;
    if (events.some((event) => 'amount' in event && event.amount > 0)) playInRoom(TABLE_SOUNDS.coins);
  });

  const bookings = computed((): Booking[] => {
    const into = (reason: Reason): boolean => goesIntoPot({ ...presets[0].options, sources: view.value.sources }, reason);
    return [
      ...REASONS.map((reason) => ({
        id: reason,
        label: say(`reasons.${reason}`),
        intoPot: into(reason),
        possible: legal.value.some((action) => action.type === 'pay' && action.seat === selected.value && action.reason === reason),
      })),
      { id: 'receive', label: say('action.receive'), intoPot: false, possible: may('receive') },
      { id: 'transfer', label: say('action.transfer'), intoPot: false, possible: may('transfer') },
    ];
  });

  return {
    say,
    view,
    money,
    amount,
    bookings,
    sentences,
    name,
    message: sending.message,
    selectedName: computed(() => name(selected.value)),
    accounts: computed(() =>
      view.value.seats.map((state, which) => {
        const presence = presenceOf(source.occupants.value[which]);
        return {
          seat: which,
          name: name(which),
          money: state.money === null ? '' : money.value(state.money),
          presence,
          presenceWord: presence === 'connected' ? '' : t(`shell.presence.${presence}`),
          note: noteOf(state),
          parked: state.parked,
          bankrupt: state.bankrupt,
          selected: which === selected.value,
        };
      }),
    ),
    receivers: computed(() =>
      choosing.value
        ? legal.value.flatMap((action) => (action.type === 'transfer' && action.seat === selected.value ? [action.to] : []))
        : null,
    ),
    entries: computed(() => {
      const reversible = new Set(legal.value.flatMap((action) => (action.type === 'reverse' ? [action.entry] : [])));
      const book = { say, name, money: money.value };
      return view.value.entries.map((entry) => entryLook(entry, reversible.has(entry.number), book)).reverse();
    }),
    parked: computed(() => view.value.seats[selected.value]?.parked === true),
    mayPark: computed(() => may('park') || may('moveOn')),
    mayBankrupt: computed(() => may('bankrupt')),
    mayClose: computed(() => may('close')),
    mayFinish: computed(() => may('done')),
    select(which) {
      selected.value = which;
      choosing.value = false;
      sending.message.value = null;
    },
    type(key) {
      sending.message.value = null;
      if (key === 'back') amount.value = Math.floor(amount.value / 10);
      else if (/^\d{1,2}$/u.test(key)) amount.value = Math.min(MOST, amount.value * 10 ** key.length + Number(key));
    },
    book(id) {
      const booking = bookings.value.find((candidate) => candidate.id === id);
      if (booking?.possible !== true) sending.hint(say('hint.notPossible', { name: name(selected.value) }));
      else if (amount.value === 0) sending.hint(say('hint.amountFirst'));
      else if (id === 'transfer') choosing.value = true;
      else if (id === 'receive') send({ type: 'receive', seat: selected.value, amount: amount.value });
      else send({ type: 'pay', seat: selected.value, amount: amount.value, reason: id });
    },
    give(to) {
      send({ type: 'transfer', seat: selected.value, to, amount: amount.value });
    },
    keep() {
      choosing.value = false;
    },
    park() {
      if (may('moveOn')) send({ type: 'moveOn', seat: selected.value });
      else if (may('park')) send({ type: 'park', seat: selected.value });
      else sending.hint(say('hint.notPossible', { name: name(selected.value) }));
    },
    reverse(entry) {
      send({ type: 'reverse', entry });
    },
    press(type) {
      if (may(type)) send(type === 'bankrupt' ? { type, seat: selected.value } : { type });
    },
  };
}

const TABLE: InjectionKey<FreiParkenTable> = Symbol('frei-parken table');

export function provideFreiParken(table: FreiParkenTable): void {
  provide(TABLE, table);
}

export function useFreiParkenTable(): FreiParkenTable {
  const table = inject(TABLE);
  if (table === undefined) throw new Error('This part belongs inside the table of Frei-Parken');
  return table;
}
