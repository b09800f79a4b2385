import { inject, provide } from 'vue';
import type { ComputedRef, InjectionKey, Ref, ShallowRef } from 'vue';
import type { Animation } from '@renderer/composables/animation';
import type { Drag } from '@renderer/composables/drag';
import type { Say } from '@renderer/i18n/game-words';
import type { CallLook } from '@renderer/table/looks';
import type { PlaceRegistry } from '@renderer/table/place';
import type { CallTime } from '@renderer/table/ruler';
import type { SeatLook } from '@renderer/table/seats';
import type { Message } from '@renderer/table/sending';
import type { Sentence } from '@renderer/table/sentence';
import type { Seat } from '@shared/engine/contract';
import type { Action, Source } from '@shared/games/schlafmuetze/actions';
import type { View } from '@shared/games/schlafmuetze/view';
import type { PromptButton, PromptLook } from './prompts';

/** A place with a pile on it. */
export interface SpotLook {
  readonly name: string;
  readonly card: number | null;
  readonly label: string;
  /** A chosen card may be put here: everywhere, or where the host helps. */
  readonly marked: boolean;
  /** The pointer holds a card above it. */
  readonly aimed: boolean;
  readonly chosen: boolean;
  readonly closed: boolean;
}

/** A player with everything of his that lies on the table. */
export interface PlayerLook {
  readonly seat: Seat;
  readonly look: SeatLook;
  readonly pile: SpotLook;
  readonly drawCount: number;
  readonly ownCount: number;
  readonly drawnCard: number | null;
}

export interface SchlafmuetzeTable {
  readonly say: Say;
  readonly view: ComputedRef<View>;
  readonly seat: ComputedRef<Seat | null>;
  readonly legal: ComputedRef<readonly Action[]>;
  readonly prompt: ComputedRef<PromptLook>;
  readonly turnNote: ComputedRef<string>;
  readonly middle: ComputedRef<readonly SpotLook[]>;
  readonly players: ComputedRef<readonly PlayerLook[]>;
  readonly others: ComputedRef<readonly PlayerLook[]>;
  readonly own: ComputedRef<PlayerLook | null>;
  readonly calls: ComputedRef<readonly CallLook[]>;
  readonly sentences: ShallowRef<readonly Sentence[]>;
  readonly message: Ref<Message | null>;
  /** The times of the last call, until the next card lies. */
  readonly race: ShallowRef<readonly CallTime[]>;
  /** Milliseconds of the turn's clock, or null. */
  readonly hurry: ComputedRef<number | null>;
  readonly picked: Ref<Source | null>;
  readonly drag: Drag<number>;
  readonly animation: Animation<number>;
  readonly registries: readonly PlaceRegistry[];
  readonly names: ComputedRef<readonly string[]>;
  name(seat: Seat): string;
  tapPlace(name: string): void;
  tapDeck(): void;
  press(button: PromptButton): void;
  call(): void;
  explainCall(): void;
  cancel(): void;
}

const TABLE: InjectionKey<SchlafmuetzeTable> = Symbol('Schlafmütze table');

export function provideTable(table: SchlafmuetzeTable): void {
  provide(TABLE, table);
}

export function useTable(): SchlafmuetzeTable {
  const table = inject(TABLE);
  if (table === undefined) throw new Error('This part belongs inside a Schlafmütze table');
  return table;
}
