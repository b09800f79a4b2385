import { plainText, strong } from '@renderer/table/sentence';
import type { TextParams } from '@renderer/i18n/text';
import type { Seat } from '@shared/engine/contract';
import type { SeenEvent } from '@shared/games/typolena/events';
import type { Say } from './words';
import { titleOf } from './words';

/** The event with this type, also where several types share one shape. */
export type EventOf<Type extends SeenEvent['type'], Event extends SeenEvent = SeenEvent> = Event extends unknown
  ? Type extends Event['type']
    ? Event & { readonly type: Type }
    : never
  : never;

/** Who tells: in which words, to whom, and what else happened at the same time. */
export interface Teller {
  readonly say: Say;
  readonly viewer: Seat | null;
  readonly batch: readonly SeenEvent[];
  number(count: number): string;
  name(seat: Seat, use?: 'subject' | 'dative' | 'accusative'): string;
}

export function cardName(card: number): string {
  return strong(titleOf(card));
}

/** Verbs differ for the viewer: "Du legst", "Mehmet legt". */
export function told(teller: Teller, key: string, seat: Seat, params: TextParams = {}): string {
  const who = seat === teller.viewer ? 'own' : 'other';
  return teller.say(`events.${key}.${who}`, { name: teller.name(seat), ...params });
}

/** What the played ink does, with whom it meets where that is known already. */
export function effectOf(event: EventOf<'laid'>, teller: Teller): string {
  const { say, batch } = teller;
  const attack = batch.find((other) => other.type === 'attacked');
  if (event.colour === 'red' && attack?.type === 'attacked') return say('events.effect.redCount', { count: teller.number(attack.count) });
  if (event.colour === 'blue' && attack?.type === 'attacked') {
    const who = attack.seat === teller.viewer ? 'own' : 'other';
    return plainText(say(`events.effect.blueWho.${who}`, { name: teller.name(attack.seat) }));
  }
  return say(`events.effect.${event.colour ?? 'none'}`);
}
