import type { CallLook } from '@renderer/table/looks';
import type { Action } from '@shared/games/typolena/actions';
import { playsHypes } from '@shared/games/typolena/options';
import type { Options } from '@shared/games/typolena/options';
import type { Say } from './words';

export type CallId = 'devil' | 'hype' | 'stop' | 'absolute' | 'object';

function playsAbsolute(options: Options): boolean {
  return options.specials === 'all' || (options.specials === 'chosen' && options.absolute);
}

/** Which calls a match has. They depend on its house rules only, so a button never comes or goes during play. */
export function callsOf(options: Options): CallId[] {
  return [
    'devil',
    ...(playsHypes(options) ? (['hype', 'stop'] as const) : []),
    ...(playsAbsolute(options) && options.calls === 'realtime' ? (['absolute'] as const) : []),
    ...(options.check === 'challenge' ? (['object'] as const) : []),
  ];
}

const POSSIBLE: Readonly<Record<CallId, (legal: readonly Action[], attacked: boolean) => boolean>> = {
  devil: (_legal, attacked) => attacked,
  hype: (legal) => legal.some(({ type }) => type === 'hype' || type === 'join'),
  stop: (legal) => legal.some(({ type }) => type === 'stop'),
  absolute: (legal) => legal.some(({ type }) => type === 'callAbsolute'),
  object: (legal) => legal.some(({ type }) => type === 'object'),
};

/** Races; the others take their time. */
const SWIFT: ReadonlySet<CallId> = new Set(['stop', 'absolute', 'object']);

export function callLooks(options: Options, legal: readonly Action[], attacked: boolean, say: Say, form: 'wide' | 'phone'): CallLook[] {
  const calls = callsOf(options);
  // Under the right thumb on a phone, above the others in a column.
  const order: CallId[] = form === 'phone' ? [...calls.filter((id) => id !== 'devil'), 'devil'] : calls;
  return order.map((id) => ({
    id,
    label: say(`calls.${id}.${form === 'phone' ? 'short' : 'label'}`),
    possible: POSSIBLE[id](legal, attacked),
    swift: SWIFT.has(id),
    urgent: id === 'absolute',
  }));
}
