import type { Viewer } from '../../engine/contract';
import { backOf } from './cards';
import type { Event, PublicEvent, SecretEvent, SeenEvent } from './events';

/** The member of the union that an event of this type belongs to. */
type SecretOf<Type, Member = SecretEvent> = Member extends { readonly type: infer Types }
  ? Type extends Types
    ? Member
    : never
  : never;

type See = {
  readonly [Type in SecretEvent['type']]: (event: SecretOf<Type>, viewer: Viewer) => SeenEvent;
};

type Moved = SecretOf<'pushed'>;
type FaceDown = SecretOf<'hypeStarted'>;

/** TY-69: a card that moves face down is known to the two whose hands it leaves and reaches. */
function seeMoved({ type, from, to, card, back }: Moved, knows: boolean): SeenEvent {
  return { type, from, to, back, card: knows ? card : null };
}

function seeFaceDown({ type, seat, stack, card, back }: FaceDown, viewer: Viewer): SeenEvent {
  return { type, seat, stack, back, card: viewer === seat ? card : null };
}

const SEE: See = {
  drew: ({ type, seat, reason, cards, backs, missing }, viewer) => ({
    type,
    seat,
    reason,
    backs: [...backs],
    missing,
    cards: viewer === seat ? [...cards] : null,
  }),
  // G-TF-18: whoever is attacked does not see the card before he has decided.
  pushed: (event, viewer) => seeMoved(event, viewer === event.from),
  pushTaken: (event, viewer) => seeMoved(event, viewer === event.from || viewer === event.to),
  // TF-14: the refused card goes back unseen.
  pushRefused: (event, viewer) => seeMoved(event, viewer === event.to),
  pushedBack: (event, viewer) => seeMoved(event, viewer === event.from || viewer === event.to),
  // TY-75, TY-76.
  drawnFrom: ({ type, seat, from, position, card, back }, viewer) => ({
    type,
    seat,
    from,
    position,
    back,
    card: viewer === from ? card : null,
  }),
  swapped: ({ type, seats, cards }, viewer) => ({
    type,
    seats: [seats[0], seats[1]],
    backs: [backOf(cards[0]), backOf(cards[1])],
    cards: viewer === seats[0] || viewer === seats[1] ? [cards[0], cards[1]] : null,
  }),
  hypeStarted: seeFaceDown,
  hypeJoined: seeFaceDown,
  // G-TS-35: the others have seen only the card that was turned up.
  packetTaken: ({ type, seat, stack, cards, backs }, viewer) => ({
    type,
    seat,
    stack,
    backs: [...backs],
    cards: viewer === seat ? [...cards] : null,
  }),
  // G-TS-46.
  exchanged: ({ type, seat, stack, takenCard, takenBack, givenCard }, viewer) => ({
    type,
    seat,
    stack,
    takenBack,
    givenCard,
    takenCard: viewer === seat ? takenCard : null,
  }),
};

const SECRET: ReadonlySet<string> = new Set(Object.keys(SEE));

function isSecret(event: Event): event is SecretEvent {
  return SECRET.has(event.type);
}

/** An event as the viewer notices it. Moves of hidden cards are rebuilt field by field; all other events are public. */
export function see(event: Event, viewer: Viewer): SeenEvent {
  if (!isSecret(event)) return event satisfies PublicEvent;
  // The table is looked up by the very type of the event that is handed over.
  const build = SEE[event.type] as (event: SecretEvent, viewer: Viewer) => SeenEvent;
  return build(event, viewer);
}
