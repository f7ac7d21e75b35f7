import type { Database } from '../storage/database';
import type { FieldCatalogue } from '../indices/model/catalogue';
import { typedValue } from './fields/field-expressions';
import { union, type Branch, type Selection } from './selection';

/** Identifies a message: the position of its index in the selection, and its sequence number. */
export type Key = {
  place: number;
  seq: number;
  /** The approximate length of its document. */
  bytes: number;
};
type TimedKey = Key & { micros: number };

/**
 * Finds the newest messages. It starts with the youngest index and continues with twice as many
 * older ones while these may hold newer messages, as most pages come from a single index.
 */
export async function newest(
  database: Database,
  { branches }: Selection,
  count: number,
  signal?: AbortSignal,
): Promise<Key[]> {
  let left = branches
    .map((branch, place) => ({ branch, place }))
    .sort((a, b) => lastOf(b.branch) - lastOf(a.branch));
  let found: TimedKey[] = [];
  for (let step = 1; left.length > 0 && count > 0; step *= 2) {
    const oldest = found.length < count ? undefined : found.at(-1)?.micros;
    if (oldest !== undefined)
      left = left.filter(({ branch }) => lastOf(branch) * 1000 + 999 >= oldest);
    const [now, later] = [left.slice(0, step), left.slice(step)];
    left = later;
    if (now.length === 0) break;
    found = [...found, ...(await newestOf(database, now, count, oldest, signal))]
      .sort((a, b) => b.micros - a.micros || b.seq - a.seq)
      .slice(0, count);
  }
  return found;
}

/** The column `bytes`: the accounted size of a message. */
export function bytesIn(catalogue: FieldCatalogue): string {
  const size = catalogue.get('gl2_accounted_message_size');
  return `${size ? typedValue(size) : '0::BIGINT'} AS bytes`;
}

const lastOf = ({ index }: Branch) => index.last ?? 0;

function newestOf(
  database: Database,
  asked: readonly { branch: Branch; place: number }[],
  count: number,
  oldest: number | undefined,
  signal: AbortSignal | undefined,
): Promise<TimedKey[]> {
  const places = asked.map(({ place }) => place);
  const messages = union(
    asked.map(({ branch }) => branch),
    ({ catalogue }, at) => `${places[at] ?? 0} AS place, seq, ${bytesIn(catalogue)}, "timestamp"`,
  );
  const later = oldest === undefined ? '' : ` WHERE "timestamp" >= make_timestamp(${oldest})`;
  return database.query<TimedKey>(
    `SELECT place, seq, bytes, epoch_us("timestamp") AS micros FROM ${messages.sql}${later} ORDER BY "timestamp" DESC, seq DESC LIMIT ${Math.trunc(count)}`,
    messages.params,
    signal,
  );
}
