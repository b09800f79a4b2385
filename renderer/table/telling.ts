import type { Say } from '@renderer/i18n/game-words';
import type { TextParams } from '@renderer/i18n/text';
import type { Seat } from '@shared/engine/contract';
import type { Sentence } from './sentence';
import { sentenceParts } from './sentence';

/** Who tells, and to whom. Texts below `you` are the viewer's pronouns. */
export interface Teller {
  readonly say: Say;
  readonly viewer: Seat | null;
  name(seat: Seat, use?: 'subject' | 'dative' | 'accusative'): string;
}

/** One entry for each event, so that a new one without words does not compile. Null where another sentence says it. */
export type Sentences<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { readonly type: Type }>, teller: Teller) => string | null;
};

export function tellerOf(say: Say, viewer: Seat | null, plainName: (seat: Seat) => string): Teller {
  return { say, viewer, name: (seat, use = 'subject') => (seat === viewer ? say(`you.${use}`) : plainName(seat)) };
}

/** Verbs differ for the viewer: "Du rufst", "Mehmet ruft". */
export function told(teller: Teller, key: string, seat: Seat, params: TextParams = {}): string {
  const who = seat === teller.viewer ? 'own' : 'other';
  return teller.say(`events.${key}.${who}`, { name: teller.name(seat), ...params });
}

/** What happened, as sentences, oldest first. */
export function sentencesOf<Event extends { readonly type: string }>(
  events: readonly Event[],
  sentences: Sentences<Event>,
  teller: Teller,
): string[] {
  return events.flatMap((event) => {
    // The table has the entry for exactly this event; the compiler cannot follow the pair.
    const entry = sentences[event.type as Event['type']] as (event: Event, teller: Teller) => string | null;
    const sentence = entry(event, teller);
    return sentence === null || sentence === '' ? [] : [sentence];
  });
}

let nextId = 1;
export function asSentence(text: string): Sentence {
  return { id: nextId++, parts: sentenceParts(text) };
}
