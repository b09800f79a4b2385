import { inject, provide } from 'vue';
import type { ComputedRef, InjectionKey, Ref, ShallowRef } from 'vue';
import type { Animation } from '@renderer/composables/animation';
import type { Drag } from '@renderer/composables/drag';
import type { CallLook, HandCard } from '@renderer/table/looks';
import type { PlaceRegistry } from '@renderer/table/place';
import type { Race } from '@renderer/table/race';
import type { TableScale } from '@renderer/table/scale';
import type { SeatLook } from '@renderer/table/seats';
import type { Sentence } from '@renderer/table/sentence';
import type { Seat } from '@shared/engine/contract';
import type { Action, StackIndex } from '@shared/games/typolena/actions';
import type { Letter } from '@shared/games/typolena/cards';
import type { View } from '@shared/games/typolena/view';
import type { Intent, Said, Step } from './intent';
import type { PromptButton, PromptLook } from './prompts';
import type { Say } from './words';

export interface Message {
  readonly text: string;
  readonly tone: 'refused' | 'hint';
}

/** How a stack stands to the card that is being laid. */
export interface StackLook {
  readonly index: StackIndex;
  readonly place: string;
  readonly marked: boolean;
  /** The card put here that waits for its letter or colour. */
  readonly placed: number | null;
  readonly field: { readonly ink: string; readonly onInk: string; readonly colour: string | null; readonly text: string } | null;
  readonly caption: string;
  readonly label: string;
}

/** Everything that the parts of this table share. */
export interface TypolenaTable {
  readonly say: Say;
  readonly view: ComputedRef<View>;
  readonly seat: ComputedRef<Seat | null>;
  readonly legal: ComputedRef<readonly Action[]>;
  readonly scale: TableScale;
  readonly intent: Ref<Intent>;
  readonly step: ComputedRef<Step>;
  readonly prompt: ComputedRef<PromptLook>;
  readonly turnNote: ComputedRef<string>;
  readonly hand: ComputedRef<readonly HandCard[]>;
  readonly others: ComputedRef<readonly SeatLook[]>;
  readonly everybody: ComputedRef<readonly SeatLook[]>;
  readonly stacks: ComputedRef<readonly [StackLook, StackLook]>;
  readonly calls: ComputedRef<readonly CallLook[]>;
  readonly sentences: ShallowRef<readonly Sentence[]>;
  readonly message: Ref<Message | null>;
  /** The Fehlerteufel's choice between showing and tucking is open. */
  readonly devilChoice: Ref<boolean>;
  readonly reached: Ref<number | null>;
  /** The race of calls that is to be seen now. */
  readonly race: Readonly<ShallowRef<Race | null>>;
  readonly drag: Drag<number>;
  readonly animation: Animation<number>;
  readonly registries: readonly PlaceRegistry[];
  readonly names: ComputedRef<readonly string[]>;
  name(seat: Seat): string;
  tapCard(card: number): void;
  tapStack(stack: StackIndex): void;
  tapTalon(): void;
  sayLetter(letter: Said<Letter>): void;
  sayColour(colour: Intent['colour']): void;
  toggleLena(): void;
  chooseSeat(seat: Seat): void;
  press(button: PromptButton): void;
  call(id: string): void;
  explainCall(id: string): void;
  send(action: Action, timed?: boolean): void;
  hint(text: string): void;
  cancel(): void;
  dismissRace(): void;
}

const TABLE: InjectionKey<TypolenaTable> = Symbol('typolena table');

export function provideTable(table: TypolenaTable): void {
  provide(TABLE, table);
}

export function useTable(): TypolenaTable {
  const table = inject(TABLE);
  if (table === undefined) throw new Error('This part belongs inside a typolena table');
  return table;
}
