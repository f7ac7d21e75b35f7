/** How many fields of each type have a column of their own at most (see `field_catalogue`). */
export const SLOTS = { s: 40, l: 24, d: 16, t: 8 } as const;
export type SlotKind = keyof typeof SLOTS;

const slotTypes: Record<SlotKind, string> = {
  s: 'VARCHAR',
  l: 'BIGINT',
  d: 'DOUBLE',
  t: 'TIMESTAMP',
};

/** A slot as SQL defines it: `s0 VARCHAR`, `l0 BIGINT` and so on. */
export const slotColumn = (slot: string): string =>
  `${slot} ${slotTypes[slot.charAt(0) as SlotKind]}`;

/**
 * Those of the fields that every message has; all others come with their fields, as each column
 * costs every row, empty or not.
 */
const FIRST_SLOTS = ['s0', 's1', 'l0', 'l1', 't0', 't1'];

/**
 * `messages`: one row a message, in the order of arrival.
 * - `seq` numbers them over all indices; `id` is Graylog's `_id`, `message_id` its
 * `gl2_message_id`.
 * - `doc` is the whole message as JSON text, exactly; all other columns only serve to find it.
 * - `terms`, `full_terms`: the tokens of `message` and `full_message`, each followed by a blank, a
 * blank before the first.
 * - `source_key`: the source as Graylog searches and groups it: whole, in lower case.
 * - `keywords`: the distinct keyword values of all other fields, framed by U+001F.
 * - `streams`: stream ids, framed by blanks.
 * - `s0`, `l0`, `d0`, `t0` and so on: slots, the values of one field each.
 * - `extra`: a JSON object of the values that have no slot, by the id of their field.
 * - `copies`: the other indices that hold the same message with the same `seq`, framed by blanks;
 * null nearly always.
 *
 * `field_catalogue`: which slot holds a field, null for `extra`; `misfits` where values that do not
 * fit the type, or lists, lie in `extra`.
 */
export const messagesSchema: readonly string[] = [
  `CREATE TABLE messages (
    seq BIGINT NOT NULL, id VARCHAR NOT NULL, message_id VARCHAR NOT NULL, "timestamp" TIMESTAMP NOT NULL, index_name VARCHAR NOT NULL,
    input_id VARCHAR, streams VARCHAR NOT NULL, source_key VARCHAR, terms VARCHAR, full_terms VARCHAR, keywords VARCHAR,
    ${FIRST_SLOTS.map(slotColumn).join(', ')}, extra VARCHAR, doc VARCHAR NOT NULL, copies VARCHAR)`,
  `CREATE TABLE field_catalogue (id INTEGER PRIMARY KEY, name VARCHAR NOT NULL, type VARCHAR NOT NULL, slot VARCHAR, misfits BOOLEAN NOT NULL)`,
];

/**
 * Of messages that were stored before there were marks: all are set, so that nothing is ruled out.
 */
const ALL_MARKS = 2n ** 128n - 1n;

/** `marks`: 128 bits that say which words a message may have (see `markOf`). */
export const marksSchema: readonly string[] = [
  `ALTER TABLE messages ADD COLUMN IF NOT EXISTS marks UHUGEINT DEFAULT ${ALL_MARKS}`,
];
