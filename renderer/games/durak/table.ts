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
import type { DurakAction } from '@shared/games/durak/actions';
import type { DurakView } from '@shared/games/durak/view';
import type { PromptLook } from './prompts';

/** Everything that the parts of this table share. */
export interface DurakTable {
  readonly say: Say;
  readonly view: ComputedRef<DurakView>;
  readonly scale: TableScale;
  readonly prompt: ComputedRef<PromptLook>;
  readonly calls: ComputedRef<readonly CallLook[]>;
  readonly hand: ComputedRef<readonly HandCard[]>;
  /** Cards that cannot be played now. */
  readonly dimmed: ComputedRef<ReadonlySet<number>>;
  readonly chosen: Ref<readonly number[]>;
  /** The attacking cards that the chosen or held card would beat. */
  readonly targets: ComputedRef<readonly number[]>;
  /** The chosen card could go onto the table: the whole field for attackers, its own place for handing on. */
  readonly fieldOpen: ComputedRef<boolean>;
  readonly transferOpen: ComputedRef<boolean>;
  readonly others: ComputedRef<readonly SeatLook[]>;
  readonly everybody: ComputedRef<readonly SeatLook[]>;
  readonly sentences: ShallowRef<readonly Sentence[]>;
  readonly message: Ref<Message | null>;
  readonly drag: Drag<number>;
  readonly animation: Animation<number>;
  readonly registries: readonly PlaceRegistry[];
  tapCard(card: number): void;
  tapField(): void;
  tapPair(card: number): void;
  tapTransfer(): void;
  call(id: string): void;
  explainCall(id: string): void;
  send(action: DurakAction): void;
  cancel(): void;
}

const TABLE: InjectionKey<DurakTable> = Symbol('durak table');

export function provideTable(table: DurakTable): void {
  provide(TABLE, table);
}

export function useTable(): DurakTable {
  const table = inject(TABLE);
  if (table === undefined) throw new Error('This part belongs inside a durak table');
  return table;
}
