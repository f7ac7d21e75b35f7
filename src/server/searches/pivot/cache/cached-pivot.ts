import { createHash } from 'node:crypto';
import { MemoryError } from '../../../storage/memory-error';
import { bothConditions } from '../../../messages/condition';
import type { PivotScope } from './pivot-scope';
import { betweenSql, union, upToSql, type Branch, type Sql } from '../../../messages/selection';
import type { FieldColumns } from '../plan/field-columns';
import type { PivotPlan } from '../plan/pivot-plan';
import type { BucketRow } from '../plan/pivot-result';
import { bucketSql } from '../plan/time-buckets';
import { MAX_CELLS, type PivotCache, type PartRow } from './pivot-cache';
import { TooManyValues } from '../plan/mergeable-series';
import { keptValues } from '../plan/quantile-points';
import { collectInTurns } from '../../../storage/sql/turns';
import { mergeParts } from './merge-parts';
import { joined, slotLength, slotsOf, spanOf, type Slot } from './slots';

/** Beyond this DuckDB finds the few groups that are shown faster. */
const MOST_GROUPS = 20_000;
/** The limit for series that keep many values per group. */
const MOST_LARGE_GROUPS = 200;

/** An index with its slots. `relation` is the cache key. */
type Held = {
  branch: Branch;
  relation: string;
  slots: readonly (Slot & { rows?: readonly PartRow[] })[];
};
type Asking = {
  plan: PivotPlan;
  fields: FieldColumns;
  length: number;
  cache: PivotCache;
  held: readonly Held[];
} & Pick<PivotScope, 'database' | 'selection' | 'signal'>;

/**
 * Computes the buckets of a repeated pivot from cached parts and new messages. Stored messages do
 * not change without a new `generation` of their index, so a part is valid until a later message
 * falls into its slot. Returns undefined if the pivot is not repeated or cannot be cached.
 */
export async function cachedPivot(
  plan: PivotPlan,
  fields: FieldColumns,
  { database, selection, window, signal, pivotCache: cache }: PivotScope,
): Promise<BucketRow[] | undefined> {
  if (
    !cache ||
    plan.series.some((one) => !one.mergeable) ||
    plan.levels.some(({ keys }) => keys.some(({ kind }) => kind === 'list'))
  )
    return undefined;
  const length = slotLength(
    window.allTime ? spanOf(selection.branches.map(({ index }) => index)) : window,
  );
  const held = selection.branches.map((branch): Held => ({
    branch,
    relation: relationOf(plan, fields, branch, length),
    slots: slotsOf(window, branch.index, length),
  }));
  const asking: Asking = { plan, fields, length, cache, held, database, selection, signal };
  const pivot = digest(held.map(({ relation }) => relation));
  const state = cache.seen(pivot);
  if (state === undefined || state === 'uncacheable') return undefined;
  try {
    if (state === 'seen') await demandFewValues(asking);
    cache.judge(pivot, 'cached');
    const merged = await collectInTurns(mergeParts(plan, await partsOf(asking)), signal);
    return merged.filter((bucket) => bucket !== undefined);
  } catch (error) {
    if (!(error instanceof TooManyValues || error instanceof MemoryError)) throw error;
    cache.judge(pivot, 'uncacheable');
    return undefined;
  }
}

/**
 * The cache key: everything that determines the parts except the time, and the state of the index.
 */
function relationOf(plan: PivotPlan, fields: FieldColumns, branch: Branch, length: number): string {
  const { name, generation } = branch.index;
  const { sql, params } = partsSql(
    plan,
    fields,
    [{ ...branch, condition: branch.lasting }],
    length,
  );
  const values = params.map((value) => `${typeof value} ${String(value)}`);
  return digest([name, `${generation}`, sql, ...values]);
}

/** Statements may be megabytes long, and thousands of keys are kept. */
const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\u0000')).digest('base64');

/** SQL for the parts: a row per index, slot and keys. */
function partsSql(
  { levels, series, sources }: PivotPlan,
  fields: FieldColumns,
  branches: readonly Branch[],
  length: number,
): Sql {
  const keys = levels.flatMap((level) => level.keys);
  const messages = fields.messages(branches);
  const columns = [
    'branch',
    `${slotSql(length)} AS slot`,
    ...[...keys, ...sources].map(({ sql, column }) => `${sql} AS ${column}`),
  ];
  const by = ['branch', 'slot', ...keys.map(({ column }) => column)].join(', ');
  const parts = new Map(
    series.flatMap(
      ({ mergeable }) => mergeable?.parts.map(({ sql, column }) => [column, sql] as const) ?? [],
    ),
  );
  const aggregates = [...parts].map(([column, sql]) => `${sql} AS ${column}`);
  return {
    sql: `SELECT ${[by, 'count(*) AS c', ...aggregates].join(', ')} FROM (SELECT ${columns.join(', ')} FROM ${messages.sql}) GROUP BY ${by} LIMIT ${mostRows({ levels, series }) + 1}`,
    params: messages.params,
  };
}

const slotSql = (length: number) =>
  bucketSql({ kind: 'fixed', ms: length, origin: 0 }, '"timestamp"');

/** How many groups of all slots may be read: no more than there is room for. */
function mostRows({ levels, series }: Pick<PivotPlan, 'levels' | 'series'>): number {
  const columns = levels.flatMap(({ keys }) => keys).length + partColumns(series).size;
  return Math.min(MOST_GROUPS, Math.floor(MAX_CELLS / Math.max(1, columns)));
}

const partColumns = (series: PivotPlan['series']) =>
  new Set(series.flatMap(({ mergeable }) => mergeable?.columns ?? []));

/**
 * Checks how many values would have to be kept, before those of series that keep many per group are
 * collected. @throws TooManyValues
 */
async function demandFewValues(asking: Asking): Promise<void> {
  const { plan, fields, held, database, signal } = asking;
  const large = partColumns(plan.series.filter(({ mergeable }) => mergeable?.isLarge)).size;
  if (large === 0) return;
  const keys = plan.levels.flatMap((level) => level.keys);
  const messages = fields.messages();
  const columns = keys.map(({ column }) => column).join(', ');
  const own = keys.map(({ sql, column }) => `${sql} AS ${column}`).join(', ') || '1';
  const rows = await database.query<{ n: number }>(
    `SELECT count(*) AS n FROM (SELECT ${own} FROM ${messages.sql})${columns && ` GROUP BY ${columns}`} LIMIT ${MOST_LARGE_GROUPS + 1}`,
    messages.params,
    signal,
  );
  const slots = held.reduce((sum, one) => sum + one.slots.length, 0);
  const values = rows.reduce((sum, { n }) => sum + keptValues(n, Math.max(1, slots)), 0);
  if (rows.length > MOST_LARGE_GROUPS || values * large > MAX_CELLS) throw new TooManyValues();
}

async function partsOf(asking: Asking): Promise<PartRow[]> {
  const { selection, cache } = asking;
  const changed = await changedSlots(asking);
  const held = asking.held.map((one, place): Held => {
    const slots = one.slots.map((slot) => {
      const found = slot.isWhole ? cache.get(one.relation, slot.start) : undefined;
      const isCurrent =
        found !== undefined &&
        found.upTo <= selection.upTo &&
        (changed.get(keyOf(place, slot.start)) ?? -1) <= found.upTo;
      return isCurrent ? { ...slot, rows: found.rows } : slot;
    });
    return { ...one, slots };
  });
  const fresh = await readParts({ ...asking, held });
  return held.flatMap(({ relation, slots }, place) =>
    slots.flatMap(({ isWhole, start, rows = fresh.get(keyOf(place, start)) ?? [] }) => {
      if (isWhole) cache.put(relation, start, { rows, upTo: selection.upTo });
      return rows;
    }),
  );
}

const keyOf = (place: number, slot: number) => `${place} ${slot}`;

/**
 * Slots with messages that came after their parts were cached, with the last sequence number of
 * each.
 */
async function changedSlots({
  held,
  length,
  selection,
  cache,
  database,
  signal,
}: Asking): Promise<Map<string, number>> {
  const places: number[] = [];
  const grown = held.flatMap(({ branch, relation, slots }, place) => {
    const oldest = slots.reduce(
      (least, { start }) => Math.min(least, cache.get(relation, start)?.upTo ?? Infinity),
      Infinity,
    );
    if (branch.index.lastSeq <= oldest) return [];
    places.push(place);
    return [
      {
        ...branch,
        condition: { sql: `seq > ${oldest} AND ${upToSql(selection.upTo)}`, params: [] },
      },
    ];
  });
  if (grown.length === 0) return new Map();
  const { sql, params } = union(
    grown,
    (_, place) => `${place} AS branch, ${slotSql(length)} AS slot, seq`,
  );
  const rows = await database.query<{ branch: number; slot: number; last: number }>(
    `SELECT branch, slot, max(seq) AS last FROM ${sql} GROUP BY branch, slot`,
    params,
    signal,
  );
  return new Map(rows.map(({ branch, slot, last }) => [keyOf(places[branch] ?? -1, slot), last]));
}

/** Reads the missing parts, by branch and slot. */
async function readParts({
  plan,
  fields,
  length,
  held,
  database,
  selection,
  signal,
}: Asking): Promise<Map<string, PartRow[]>> {
  const places: number[] = [];
  const branches = held.flatMap(({ branch, slots }, place) => {
    const spans = joined(slots.filter(({ rows }) => rows === undefined));
    if (spans.length === 0) return [];
    places.push(place);
    return [
      {
        ...branch,
        condition: bothConditions(
          betweenSql(spans),
          { sql: upToSql(selection.upTo), params: [] },
          branch.lasting,
        ),
      },
    ];
  });
  const bySlot = new Map<string, PartRow[]>();
  if (branches.length === 0) return bySlot;
  const { sql, params } = partsSql(plan, fields, branches, length);
  const rows = await database.query<PartRow & { branch: number; slot: number }>(
    sql,
    params,
    signal,
  );
  if (rows.length > mostRows(plan)) throw new TooManyValues();
  for (const { branch, slot, ...row } of rows) {
    const key = keyOf(places[branch] ?? -1, slot);
    const own = bySlot.get(key);
    const part = withPoints(plan, row as PartRow);
    if (own) own.push(part);
    else bySlot.set(key, [part]);
  }
  return bySlot;
}

/** Typed arrays are the most compact form of many numbers. */
function withPoints({ series }: PivotPlan, row: PartRow): PartRow {
  for (const { mergeable, percentileOf } of series) {
    const column = percentileOf === undefined ? undefined : mergeable?.columns[1];
    const values = column === undefined ? undefined : row[column];
    if (column !== undefined && Array.isArray(values))
      row[column] = Float64Array.from(values as number[]);
  }
  return row;
}
