import type { GameModule } from '../../engine/contract';
import { actionSchema } from './actions';
import type { MaexchenAction } from './actions';
import { appeal } from './appeal';
import { apply } from './apply';
import { applyClock, windows } from './clock';
import type { MaexchenEvent, SeenMaexchenEvent } from './events';
import { acting, legal } from './legal';
import { optionFields, optionsSchema, presets } from './options';
import type { MaexchenOptions } from './options';
import { outcome } from './outcome';
import { redeal } from './redeal';
import { see } from './see';
import { setup } from './setup';
import { copyState } from './state';
import type { MaexchenState } from './state';
import { view } from './view';
import type { MaexchenView } from './view';

/**
 * Mäxchen: two dice under a cup, an announcement that may be a lie, and the next player believes it or lifts the cup.
 * The rules: docs/rules/maexchen.md. Nobody races; the clock only limits the time for an answer.
 */
export const maexchen: GameModule<MaexchenState, MaexchenAction, MaexchenOptions, MaexchenView, MaexchenEvent, SeenMaexchenEvent, null> = {
  id: 'maexchen',
  actionSchema,
  optionsSchema,
  optionFields,
  presets,
  hasTurns: true,
  seatRange: () => ({ minimum: 2, maximum: 10 }),
  setup,
  copy: copyState,
  acting,
  legal,
  apply,
  applyClock,
  windows,
  callWindow: () => null,
  view,
  see,
  outcome,
  redeal,
  appeal,
  pieces: () => [],
  inventory: () => [],
  carry: () => null,
};

export type { MaexchenAction, MaexchenEvent, MaexchenOptions, MaexchenState, MaexchenView, SeenMaexchenEvent };
