import { inject, provide } from 'vue';
import type { ComputedRef, InjectionKey, Ref, ShallowRef } from 'vue';
import type { Animation } from '@renderer/composables/animation';
import type { Drag } from '@renderer/composables/drag';
import type { Message } from '@renderer/table/french/message';
import type { Say } from '@renderer/table/french/words';
import type { CallLook, HandCard } from '@renderer/table/looks';
import type { PlaceRegistry } from '@renderer/table/place';
import type { TableScale } from '@renderer/table/scale';
import type { SeatLook } from '@renderer/table/seats';
import type { Sentence } from '@renderer/table/sentence';
import type { BettelnAction } from '@shared/games/betteln/actions';
import type { BettelnView } from '@shared/games/betteln/view';
import type { PromptLook } from './prompts';

/** Everything that the parts of this table share. */
export interface BettelnTable {
  readonly say: Say;
  readonly view: ComputedRef<BettelnView>;
  readonly scale: TableScale;
  readonly prompt: ComputedRef<PromptLook>;
  readonly calls: ComputedRef<readonly CallLook[]>;
  readonly hand: ComputedRef<readonly HandCard[]>;
  /** Cards that cannot be played now. */
  readonly dimmed: ComputedRef<ReadonlySet<number>>;
  readonly chosen: Ref<readonly number[]>;
  /** How many cards of the chosen value may be laid, where there is a choice. */
  readonly counts: ComputedRef<readonly number[]>;
  /** What the empty place for the trick says; nothing while it is of no use. */
  readonly trickText: ComputedRef<string>;
  /** What is chosen or held could be laid. */
  readonly open: ComputedRef<boolean>;
  readonly others: ComputedRef<readonly SeatLook[]>;
  readonly everybody: ComputedRef<readonly SeatLook[]>;
  readonly sentences: ShallowRef<readonly Sentence[]>;
  readonly message: Ref<Message | null>;
  readonly drag: Drag<number>;
  readonly animation: Animation<number>;
  readonly registries: readonly PlaceRegistry[];
  name(seat: number | null): string;
  tapCard(card: number): void;
  tapTrick(): void;
  chooseCount(count: number): void;
  call(id: string): void;
  explainCall(id: string): void;
  send(action: BettelnAction): void;
  cancel(): void;
}

const TABLE: InjectionKey<BettelnTable> = Symbol('betteln table');

export function provideTable(table: BettelnTable): void {
  provide(TABLE, table);
}

export function useTable(): BettelnTable {
  const table = inject(TABLE);
  if (table === undefined) throw new Error('This part belongs inside a betteln table');
  return table;
}
