/** The maximum number of slot columns per type (see `field_catalogue`). */
export const SLOTS = { s: 40, l: 24, d: 16, t: 8 } as const;
export type SlotKind = keyof typeof SLOTS;

const slotTypes: Record<SlotKind, string> = {
  s: 'VARCHAR',
  l: 'BIGINT',
  d: 'DOUBLE',
  t: 'TIMESTAMP',
};

/** The SQL definition of a slot column: `s0 VARCHAR`, `l0 BIGINT` and so on. */
export const slotColumn = (slot: string): string =>
  `${slot} ${slotTypes[slot.charAt(0) as SlotKind]}`;

/**
 * Slots for the fields that every message has. Other slots are added when a field needs them,
 * because each column costs space in every row, even if it is empty.
 */
const FIRST_SLOTS = ['s0', 's1', 'l0', 'l1', 't0', 't1'];

/**
 * `messages` holds one row per message, in the order of arrival:
 * - `seq` numbers messages across all indices; `id` is Graylog's `_id`, `message_id` its
 *   `gl2_message_id`.
 * - `doc` is the exact message as JSON; all other columns only serve to find it.
 * - `terms`, `full_terms`: the tokens of `message` and `full_message`, each followed by a space, with
 *   a space before the first.
 * - `source_key`: the whole source in lower case, as Graylog searches and groups it.
 * - `keywords`: the distinct keyword values of all other fields, delimited by U+001F.
 * - `streams`: stream ids, delimited by spaces.
 * - `s0`, `l0`, `d0`, `t0` and so on: slots, each with the values of one field.
 * - `extra`: a JSON object of values without a slot, by the id of their field.
 * - `copies`: the names of other indices that hold the same message with the same `seq`, delimited
 *   by spaces; nearly always NULL.
 *
 * `field_catalogue` holds the slot of each field, NULL for `extra`. `misfits` is set if values that
 * do not fit the type, or lists, are in `extra`.
 */
export const messagesSchema: readonly string[] = [
  `CREATE TABLE messages (
    seq BIGINT NOT NULL, id VARCHAR NOT NULL, message_id VARCHAR NOT NULL, "timestamp" TIMESTAMP NOT NULL, index_name VARCHAR NOT NULL,
    input_id VARCHAR, streams VARCHAR NOT NULL, source_key VARCHAR, terms VARCHAR, full_terms VARCHAR, keywords VARCHAR,
    ${FIRST_SLOTS.map(slotColumn).join(', ')}, extra VARCHAR, doc VARCHAR NOT NULL, copies VARCHAR)`,
  `CREATE TABLE field_catalogue (id INTEGER PRIMARY KEY, name VARCHAR NOT NULL, type VARCHAR NOT NULL, slot VARCHAR, misfits BOOLEAN NOT NULL)`,
];

/**
 * The marks of messages from before this migration: all bits are set, so that nothing is ruled out.
 */
const ALL_MARKS = 2n ** 128n - 1n;

/** `marks`: a Bloom filter of 128 bits over the words of a message (see `markOf`). */
export const marksSchema: readonly string[] = [
  `ALTER TABLE messages ADD COLUMN IF NOT EXISTS marks UHUGEINT DEFAULT ${ALL_MARKS}`,
];

/**
 * `field_streams`: the streams whose messages have a field. A row without a stream tells that there
 * were messages before, whose fields are not known by stream.
 */
export const fieldStreamsSchema: readonly string[] = [
  `CREATE TABLE field_streams (stream VARCHAR NOT NULL, field INTEGER NOT NULL, PRIMARY KEY (stream, field))`,
  `INSERT INTO field_streams SELECT '', -1 FROM (SELECT 1 FROM messages LIMIT 1)`,
];
