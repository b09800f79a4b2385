import type { GameModule } from '../../engine/contract';
import { actionSchema } from './actions';
import type { FreiParkenAction } from './actions';
import { appeal } from './appeal';
import { apply } from './apply';
import type { FreiParkenEvent, SeenFreiParkenEvent } from './events';
import { acting, legal } from './legal';
import { optionFields, optionsSchema, presets } from './options';
import type { FreiParkenOptions } from './options';
import { outcome } from './outcome';
import { refusals } from './refusals';
import { see } from './see';
import { setup } from './setup';
import { copyState } from './state';
import type { FreiParkenState } from './state';
import { view } from './view';
import type { FreiParkenView } from './view';

/**
 * Frei-Parken: a book for a board game on the real table. It keeps accounts and the pot that taxes and cards fill and that
 * whoever ends a move on Free Parking gets. The rules: docs/rules/frei-parken.md. Nothing is hidden and nothing is drawn.
 */
export const freiParken: GameModule<
  FreiParkenState,
  FreiParkenAction,
  FreiParkenOptions,
  FreiParkenView,
  FreiParkenEvent,
  SeenFreiParkenEvent,
  null
> = {
  id: 'frei-parken',
  actionSchema,
  optionsSchema,
  optionFields,
  presets,
  hasTurns: false,
  seatRange: () => ({ minimum: 2, maximum: 6 }),
  setup,
  copy: copyState,
  acting,
  legal,
  apply,
  applyClock: () => refusals.noClock,
  windows: () => [],
  callWindow: () => null,
  view,
  see,
  outcome,
  redeal: copyState,
  appeal,
  pieces: () => [],
  inventory: () => [],
  carry: () => null,
};

export type { FreiParkenAction, FreiParkenEvent, FreiParkenOptions, FreiParkenState, FreiParkenView, SeenFreiParkenEvent };
