import type { SavedField } from '@/server/indices/model/model';
import { quotedText } from '@/server/storage/sql/quoted';

/**
 * The distribution of messages over time: message `seq` has the timestamp `from + seq *
 * stepMicros`, rounded down to milliseconds.
 */
export type Course = { from: number; stepMicros: number };

/** The timestamp of a message in milliseconds since the epoch. */
export const instantOf = ({ from, stepMicros }: Course, seq: number): number =>
  from + Math.floor((seq * stepMicros) / 1000);

type Copying = {
  /** Qualified names. */
  source: string;
  target: string;
  /** The name of the target index. */
  index: string;
  fields: readonly SavedField[];
  course: Course;
  /** Added to `seq` and `n` of the source rows. */
  shift: number;
  /** The range of row numbers to create; `to` is exclusive. */
  from: number;
  to: number;
};

/** The end of each `doc` (see `fillRow` of the writer): `"timestamp":"…","_id":"…"}`. */
const TAIL = '"timestamp":"2026-01-01T00:00:00.000Z","_id":"01234567-0123-7123-8123-0123456789ab"}'
  .length;
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const FIXED = [
  'input_id',
  'streams',
  'source_key',
  'terms',
  'full_terms',
  'keywords',
  'extra',
  'copies',
];
const TIMES = new Set(['gl2_receive_timestamp', 'gl2_processing_timestamp']);

/**
 * Copies rows as the writer would have stored the same messages later: with new timestamps, `n` and
 * ids. `n` must be the field that counts the messages.
 */
export function copyRows({
  source,
  target,
  index,
  fields,
  course,
  shift,
  from,
  to,
}: Copying): string {
  const slots = fields.flatMap(({ name, slot }) => (slot === null ? [] : [{ name, slot }]));
  const n = slots.find(({ name }) => name === 'n')?.slot;
  if (n === undefined) throw new Error('The messages are not numbered.');
  const valueOf = ({ name, slot }: { name: string; slot: string }) =>
    TIMES.has(name) ? 'instant' : slot === n ? 'number' : `t.${slot}`;
  const columns = [
    'seq',
    'id',
    'message_id',
    '"timestamp"',
    'index_name',
    ...FIXED,
    ...slots.map(({ slot }) => slot),
    'doc',
    'marks',
  ];
  const values = [
    'number',
    'fresh_id',
    'fresh_message_id',
    'instant',
    quotedText(index),
    ...FIXED.map((name) => `t.${name}`),
    ...slots.map(valueOf),
    docSql(n),
    MARKS,
  ];
  return `INSERT INTO ${target} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM (${freshRows(source, course, shift)} WHERE t.seq >= ${from - shift} AND t.seq < ${to - shift}) t`;
}

/** Adds the mark that `markOf` computes for the new number; the mark of the old number stays. */
const HASH = `list_reduce([2166136261::UBIGINT] || list_transform(string_split(number::VARCHAR, ''), lambda digit: ord(digit)::UBIGINT), lambda hash, digit: (xor(hash, digit) * 16777619) & 4294967295)`;
const BIT = (shift: number) => `(1::UHUGEINT << ((hash >> ${shift}) & 127)::UHUGEINT)`;
const MARKS = `t.marks | list_transform([${HASH}], lambda hash: xor(hash, hash >> 15)).list_transform(lambda hash: ${[0, 7, 14].map(BIT).join(' | ')})[1]`;

/** The source rows with their replaced columns. */
function freshRows(source: string, { from, stepMicros }: Course, shift: number): string {
  const number = `(t.seq + ${shift})`;
  const ms = `(${from} + ${number} * ${stepMicros} // 1000)`;
  const random = `md5(${number}::VARCHAR)`;
  const time = `lpad(lower(to_hex(${ms})), 12, '0')`;
  const id = `${time}[1:8] || '-' || ${time}[9:12] || '-7' || ${random}[1:3] || '-8' || ${random}[4:6] || '-' || ${random}[7:18]`;
  const digits = Array.from(
    { length: 10 },
    (_, place) => `'${CROCKFORD}'[((${ms} >> ${45 - place * 5}) & 31) + 1]`,
  );
  return `SELECT t.*, ${number} AS number, make_timestamp_ms(${ms}) AS instant, ${id} AS fresh_id, ${digits.join(' || ')} || upper(${random}[17:32]) AS fresh_message_id FROM ${source} t`;
}

function docSql(n: string): string {
  const before = `replace(replace(left(t.doc, length(t.doc) - ${TAIL}), t.message_id, fresh_message_id), '"n":' || t.${n} || ',', '"n":' || number || ',')`;
  return `${before} || '"timestamp":"' || strftime(instant, '%Y-%m-%dT%H:%M:%S.%gZ') || '","_id":"' || fresh_id || '"}'`;
}
