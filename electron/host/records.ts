import * as v from 'valibot';

const botLevel = v.picklist(['easy', 'medium', 'hard']);

const place = v.variant('kind', [
  v.object({ kind: v.literal('person'), id: v.string(), person: v.string(), name: v.string(), standIn: v.nullable(botLevel) }),
  /** `left`: the person who gave the seat up, in a match that went on. */
  v.object({ kind: v.literal('bot'), id: v.string(), name: v.string(), level: botLevel, left: v.nullable(v.string()) }),
]);

const outcome = v.object({
  kind: v.picklist(['won', 'drawn']),
  ranks: v.array(v.number()),
  points: v.array(v.number()),
  reason: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
});

const optionValues = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** All that a table has to remember, apart from its people and the moves of the running match. */
const tableState = v.object({
  id: v.string(),
  tableName: v.string(),
  code: v.string(),
  locked: v.boolean(),
  turnLimit: v.nullable(v.number()),
  paused: v.boolean(),
  game: v.string(),
  options: optionValues,
  places: v.array(place),
  hosts: v.array(v.string()),
  /** How many matches were started. */
  rounds: v.number(),
  match: v.nullable(
    v.object({ id: v.string(), game: v.string(), round: v.number(), seats: v.number(), concluded: v.boolean() }),
  ),
  finished: v.array(
    v.object({
      round: v.number(),
      game: v.string(),
      names: v.array(v.string()),
      places: v.array(v.string()),
      outcome,
      endedAt: v.nullable(v.number()),
    }),
  ),
  /** The score of every place that has played; `person` is null for a bot. */
  tallies: v.array(
    v.object({ place: v.string(), person: v.nullable(v.string()), name: v.string(), matches: v.number(), wins: v.number(), points: v.number() }),
  ),
  /** What each game's last match left for its next one, and the places that played it. */
  carries: v.record(v.string(), v.object({ carry: v.unknown(), places: v.array(v.string()) })),
});

const clockAction = v.variant('type', [
  v.object({ type: v.literal('elapsed'), window: v.number() }),
  v.object({
    type: v.literal('calls'),
    window: v.number(),
    calls: v.array(v.object({ seat: v.number(), action: v.unknown(), at: v.number() })),
  }),
]);

/** Who sent an action under which key, so that the same action is not applied again after a restart. */
const sender = v.object({ person: v.string(), key: v.string() });

/** One line of a table's journal. */
export const tableRecordSchema = v.variant('type', [
  v.object({ type: v.literal('table'), state: tableState }),
  v.object({
    type: v.literal('person'),
    person: v.string(),
    tokenHash: v.string(),
    device: v.picklist(['app', 'phone', 'television']),
    local: v.boolean(),
  }),
  /** Somebody was sent away; the token is good for nothing any more. */
  v.object({ type: v.literal('person-gone'), person: v.string() }),
  v.object({
    type: v.literal('start'),
    state: tableState,
    seed: v.string(),
    deal: v.object({
      options: optionValues,
      seats: v.number(),
      previous: v.unknown(),
      previousSeats: v.array(v.nullable(v.number())),
    }),
  }),
  v.object({
    type: v.literal('act'),
    match: v.string(),
    seat: v.number(),
    action: v.unknown(),
    /** Null when a bot acted. */
    sender: v.nullable(sender),
  }),
  v.object({ type: v.literal('clock'), match: v.string(), clock: clockAction, senders: v.array(sender) }),
  /** The host was closed in good order. */
  v.object({ type: v.literal('closed') }),
  /** The table goes on from a copy of its journal: of one that is damaged, or `elsewhere`, on another computer. */
  v.object({ type: v.literal('reopened'), elsewhere: v.boolean() }),
]);

export type Place = Readonly<v.InferOutput<typeof place>>;
export type TableState = Readonly<v.InferOutput<typeof tableState>>;
export type Sender = Readonly<v.InferOutput<typeof sender>>;
export type TableRecord = v.InferOutput<typeof tableRecordSchema>;
export type PersonRecord = Extract<TableRecord, { type: 'person' }>;
export type StartRecord = Extract<TableRecord, { type: 'start' }>;
export type ClockRecord = Extract<TableRecord, { type: 'clock' }>;
