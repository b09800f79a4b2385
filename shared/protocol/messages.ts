import * as v from 'valibot';
import type { MatchStatus, Projection } from '../engine/projection';
import type { OptionValues } from '../engine/contract';
import type { Lobby } from './lobby';
import type { ErrorCode } from './errors';

/** Raised whenever a message changes in a way that older copies would not understand. */
export const PROTOCOL_VERSION = 1;

/** Largest message that a host reads, in bytes. */
export const MAXIMUM_MESSAGE_BYTES = 16 * 1024;

const requestId = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31));
const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const milliseconds = v.pipe(v.number(), v.finite());

/** Limits of the house rule of the same name, in seconds. */
export const SHORTEST_TURN = 10;
export const LONGEST_TURN = 600;

const nameText = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((text) => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim().replace(/\s+/gu, ' ').normalize('NFC')),
);

/** A name that people give themselves: 1 to 24 characters after trimming, without control characters. */
export const nameSchema = v.pipe(nameText, v.minLength(1), v.maxLength(24));
/** What a table is called: as for people's names, but up to 40 characters. */
const tableName = v.pipe(nameText, v.minLength(1), v.maxLength(40));
const turnLimit = v.pipe(v.number(), v.integer(), v.minValue(SHORTEST_TURN), v.maxValue(LONGEST_TURN));
const botLevel = v.picklist(['easy', 'medium', 'hard']);
const optionValues = v.record(identifier, v.union([v.boolean(), v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(200))]));

/** Every message that a client may send, by type. Unknown keys and types are refused. */
export const clientMessageSchema = v.variant('type', [
  /**
   * First message of every connection. `code` names the table and lets a newcomer in; `token` brings a person back to
   * their seats, and to their table where no code names another.
   */
  v.strictObject({
    type: v.literal('hello'),
    id: requestId,
    protocol: v.pipe(v.number(), v.integer()),
    device: v.picklist(['app', 'phone', 'television']),
    code: v.nullable(v.pipe(v.string(), v.maxLength(32))),
    token: v.nullable(v.pipe(v.string(), v.maxLength(128))),
  }),
  /** Takes a free seat for a person at this device; more than one is a hot seat. */
  v.strictObject({ type: v.literal('sit'), id: requestId, name: nameSchema }),
  v.strictObject({ type: v.literal('rename'), id: requestId, seat, name: nameSchema }),
  /** Gives up a seat: one's own, or as host anybody's. */
  v.strictObject({ type: v.literal('stand'), id: requestId, seat }),
  v.strictObject({ type: v.literal('add-bot'), id: requestId, level: botLevel }),
  /** Moves an occupant to another place in the order of play. */
  v.strictObject({ type: v.literal('move-seat'), id: requestId, seat, to: seat }),
  v.strictObject({ type: v.literal('choose-game'), id: requestId, game: identifier }),
  v.strictObject({ type: v.literal('set-options'), id: requestId, options: optionValues }),
  /** Takes a new join code: the old one lets nobody in any more. */
  v.strictObject({ type: v.literal('rotate-code'), id: requestId }),
  /** Lets no newcomer in, whatever code they have, until it is opened again. Who was here comes back as before. */
  v.strictObject({ type: v.literal('lock'), id: requestId, locked: v.boolean() }),
  /** Sends a person away for good: their seats become free or a bot's, and their token is forgotten. */
  v.strictObject({ type: v.literal('remove-person'), id: requestId, person: identifier }),
  /** Makes somebody else the host instead of oneself. The hosting computer's own window may take the role back. */
  v.strictObject({ type: v.literal('hand-on'), id: requestId, person: identifier }),
  /** House rule: how many seconds a player has for a decision before the house makes it; null for as long as they like. */
  v.strictObject({ type: v.literal('set-turn-limit'), id: requestId, seconds: v.nullable(turnLimit) }),
  /** Nothing happens in the match until it goes on. */
  v.strictObject({ type: v.literal('pause'), id: requestId, paused: v.boolean() }),
  /** A bot plays for somebody who is away until they return; null to wait for them instead. */
  v.strictObject({ type: v.literal('stand-in'), id: requestId, seat, level: v.nullable(botLevel) }),
  /** Somebody who is away is passed over: the house makes what decisions their turn asks for. */
  v.strictObject({ type: v.literal('skip'), id: requestId, seat }),
  /** Hands the seat of somebody who is away, or a bot's, with its cards and its score to somebody who looks on. */
  v.strictObject({ type: v.literal('give-seat'), id: requestId, seat, person: identifier }),
  /**
   * Somebody without a seat says that this one is theirs, because they come with another device or from another address;
   * null when they do not say so any more. Nothing happens until the host hands it to them.
   */
  v.strictObject({ type: v.literal('claim-seat'), id: requestId, seat: v.nullable(seat) }),
  /** The host does not believe it. */
  v.strictObject({ type: v.literal('refuse-claim'), id: requestId, person: identifier }),
  /** One more table at the same host, for larger parties; with a join code, seats and matches of its own. */
  v.strictObject({ type: v.literal('open-table'), id: requestId, name: tableName }),
  /** Starts the next match with the seats as they are: the first one and every "again". */
  v.strictObject({ type: v.literal('start'), id: requestId }),
  /** Leaves a finished match, or breaks off a running one, for the lobby. */
  v.strictObject({ type: v.literal('to-lobby'), id: requestId }),
  /**
   * An action in the match. `version` is the version that it answers; `key` is chosen by the client and makes sending
   * twice harmless; `pressedAt` is the time of the press on the host's clock, for calls, or null.
   */
  v.strictObject({
    type: v.literal('act'),
    id: requestId,
    key: identifier,
    match: identifier,
    version: requestId,
    seat,
    action: v.looseObject({ type: v.string() }),
    pressedAt: v.nullable(milliseconds),
  }),
  /** Clock sample and sign of life. `sentAt` is on the client's own clock. */
  v.strictObject({ type: v.literal('ping'), id: requestId, sentAt: milliseconds }),
]);

/** As much of a `hello` as every version of the protocol keeps, so that a mismatch can be told from nonsense. */
export const anyHelloSchema = v.looseObject({ type: v.literal('hello'), id: requestId, protocol: v.pipe(v.number(), v.integer()) });

/** As much as is needed to answer a message that is refused otherwise. */
export const anyRequestSchema = v.looseObject({ id: requestId });

/** `re` of a refusal that answers a message without a readable id. */
export const NO_REQUEST = -1;

export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

/** What the host sends. Projections in it come from the engine's one projection and nowhere else. */
export type HostMessage =
  /** Answer to `hello`. The token is for this client alone. */
  | {
      readonly type: 'welcome';
      readonly re: number;
      readonly token: string;
      readonly person: string;
      /** Names the table among those of its host, also after its code has changed. */
      readonly table: string;
      readonly tableName: string;
    }
  | { readonly type: 'done'; readonly re: number }
  | { readonly type: 'refused'; readonly re: number; readonly code: string; readonly params: Readonly<Record<string, string | number>> }
  | { readonly type: 'lobby'; readonly lobby: Lobby }
  | {
      readonly type: 'match';
      readonly match: string;
      readonly game: string;
      readonly options: OptionValues;
      readonly version: number;
      readonly status: MatchStatus;
      /**
       * Time on the host's clock at which all clients show this state, so that a window for calls opens at the same
       * moment for everybody; null when it is to be shown at once.
       */
      readonly showAt: number | null;
      /** Until when each of these seats has to decide, on the host's clock; empty where nobody is in a hurry. */
      readonly deadlines: readonly { readonly seat: number; readonly at: number }[];
      /** One for each seat of this client, or one for the table when it has none. */
      readonly projections: readonly Projection[];
    }
  | { readonly type: 'pong'; readonly re: number; readonly sentAt: number; readonly hostAt: number }
  /** How a race of calls was judged; times in milliseconds since its window opened. */
  | {
      readonly type: 'verdict';
      readonly match: string;
      readonly window: number;
      readonly calls: readonly { readonly seat: number; readonly at: number }[];
      readonly tieMargin: number;
    }
  /** The host ends this connection and says why. */
  | { readonly type: 'closed'; readonly code: ErrorCode };
