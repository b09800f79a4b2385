import { inject, provide } from 'vue';
import type { ComputedRef, InjectionKey, Ref, ShallowRef } from 'vue';
import type { Animation } from '@renderer/composables/animation';
import type { Drag } from '@renderer/composables/drag';
import type { Say } from '@renderer/i18n/game-words';
import type { CallLook, HandCard } from '@renderer/table/looks';
import type { PlaceRegistry } from '@renderer/table/place';
import type { CallTime } from '@renderer/table/ruler';
import type { TableScale } from '@renderer/table/scale';
import type { SeatLook } from '@renderer/table/seats';
import type { Message } from '@renderer/table/sending';
import type { Sentence } from '@renderer/table/sentence';
import type { Seat } from '@shared/engine/contract';
import type { Action } from '@shared/games/heil-dreieck/actions';
import type { Colour } from '@shared/games/heil-dreieck/cards';
import type { View } from '@shared/games/heil-dreieck/view';
import type { Intent } from './intent';
import type { PromptButton, PromptLook } from './prompts';

/** Everything that the parts of this table share. */
export interface HeilDreieckTable {
  readonly say: Say;
  readonly view: ComputedRef<View>;
  readonly seat: ComputedRef<Seat | null>;
  readonly legal: ComputedRef<readonly Action[]>;
  readonly scale: TableScale;
  readonly intent: Ref<Intent>;
  readonly prompt: ComputedRef<PromptLook>;
  readonly turnNote: ComputedRef<string>;
  /** A colour is to be named now: for the circle just put down, or for the first one. */
  readonly asksColour: ComputedRef<boolean>;
  /** A chosen card can be put on the stack. */
  readonly marked: ComputedRef<boolean>;
  readonly hand: ComputedRef<readonly HandCard[]>;
  readonly others: ComputedRef<readonly SeatLook[]>;
  readonly everybody: ComputedRef<readonly SeatLook[]>;
  readonly calls: ComputedRef<readonly CallLook[]>;
  readonly sentences: ShallowRef<readonly Sentence[]>;
  readonly message: Ref<Message | null>;
  readonly race: ShallowRef<readonly CallTime[]>;
  readonly names: ComputedRef<readonly string[]>;
  readonly drag: Drag<number>;
  readonly animation: Animation<number>;
  readonly registries: readonly PlaceRegistry[];
  tapStack(): void;
  tapTalon(): void;
  sayColour(colour: Colour): void;
  press(button: PromptButton): void;
  call(id: string): void;
  explainCall(id: string): void;
  cancel(): void;
}

const TABLE: InjectionKey<HeilDreieckTable> = Symbol('Heil Dreieck! table');

export function provideTable(table: HeilDreieckTable): void {
  provide(TABLE, table);
}

export function useTable(): HeilDreieckTable {
  const table = inject(TABLE);
  if (table === undefined) throw new Error('This part belongs inside a Heil Dreieck! table');
  return table;
}
