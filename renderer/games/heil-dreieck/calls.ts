import type { Say } from '@renderer/i18n/game-words';
import type { CallLook } from '@renderer/table/looks';
import type { Action } from '@shared/games/heil-dreieck/actions';
import type { Options } from '@shared/games/heil-dreieck/options';

export type CallId = 'heil' | 'heilDreieck' | 'object';

/** Which calls a match has. They depend on its house rules only, so a button never comes or goes during play. */
export function callsOf(options: Options): CallId[] {
  const speaks = options.check !== 'block';
  return [
    ...(speaks && options.heil === 'player' ? (['heil'] as const) : []),
    ...(speaks && options.win === 'player' ? (['heilDreieck'] as const) : []),
    ...(options.check === 'challenge' ? (['object'] as const) : []),
  ];
}

export function callLooks(options: Options, legal: readonly Action[], say: Say, form: 'wide' | 'phone'): CallLook[] {
  return callsOf(options).map((id) => ({
    id,
    label: say(`calls.${id}.${form === 'phone' ? 'short' : 'label'}`),
    possible: legal.some(({ type }) => type === id),
  }));
}
