import type { GameModule, OptionValues } from './contract';

/** A game whose own types nobody outside its folder knows: what registry, match and host work with. */
export type Game = GameModule<unknown, unknown, OptionValues, unknown, unknown, unknown, unknown>;
