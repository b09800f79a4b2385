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

/** A name that people give themselves: 1 to 24 characters after trimming, without control characters. */
export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((text) => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim().replace(/\s+/gu, ' ').normalize('NFC')),
  v.minLength(1),
  v.maxLength(24),
);
const botLevel = v.picklist(['easy', 'medium', 'hard']);
const optionValues = v.record(identifier, v.union([v.boolean(), v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(200))]));

/** Every message that a client may send, by type. Unknown keys and types are refused. */
export const clientMessageSchema = v.variant('type', [
  /** First message of every connection. `token` brings a person back to their seats; `code` lets a newcomer in. */
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
  | { readonly type: 'welcome'; readonly re: number; readonly token: string; readonly person: string; readonly tableName: string }
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
