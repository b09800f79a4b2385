import * as v from 'valibot';
import type { AppInfo } from '@shared/protocol/bridge';
import { MAXIMUM_MESSAGE_BYTES } from '@shared/protocol/messages';
import type { UpdateState } from '@shared/protocol/updates';

/** Whether it could have come over the network as well: JSON, and not larger than a host reads. */
function isModestJson(value: unknown): boolean {
  try {
    return Buffer.byteLength(JSON.stringify(value)) <= MAXIMUM_MESSAGE_BYTES;
  } catch {
    return false;
  }
}

const nothing = v.undefined();

/** What a window may send to the main process, and what each message has to look like. */
export const sendChannels = {
  /** Opens the way to the host in this process; an older one of the same window is closed. */
  'host:open': nothing,
  'host:close': nothing,
  /**
   * A message of the protocol. Its form alone is checked here: the session checks every message of every transport against
   * the protocol's schema, and answers what it refuses, which silence here could not.
   */
  'host:message': v.pipe(v.looseObject({ type: v.string() }), v.check((message) => isModestJson(message))),
  /** The page shows the tables of the network, until it says otherwise. */
  'discovery:start': nothing,
  'discovery:stop': nothing,
  /** The page shows where the television is, until it says otherwise. */
  'television:watch': nothing,
  'television:unwatch': nothing,
  /** Shows the public table in a second window, on this display or on the one that suits. */
  'television:open': v.strictObject({ display: v.nullable(v.pipe(v.number(), v.integer())) }),
  'television:close': nothing,
  /** Asks where to save the own table's evening as one file, or which file to go on with. */
  'evening:save': nothing,
  'evening:open': nothing,
} as const;

/** What a window may ask the main process, and the form of the question. */
export const askChannels = {
  'app:info': nothing,
  'updates:state': nothing,
  /** Whether the app keeps itself up to date. */
  'updates:switch': v.strictObject({ on: v.boolean() }),
} as const;

export type SendChannel = keyof typeof sendChannels;
/** The channels that begin or end to watch something. */
export type WatchChannel = 'discovery:start' | 'discovery:stop' | 'television:watch' | 'television:unwatch';
export type AskChannel = keyof typeof askChannels;
export type Sent<Channel extends SendChannel> = v.InferOutput<(typeof sendChannels)[Channel]>;
export type Asked<Channel extends AskChannel> = v.InferOutput<(typeof askChannels)[Channel]>;

export interface Answers {
  'app:info': AppInfo;
  'updates:state': UpdateState;
  'updates:switch': UpdateState;
}
