import type { Lease, SearchedIndex } from '../indices/searched';
import type { SqlValue } from '../storage/sql/rows';
import type { FieldCatalogue } from '../indices/catalogue';
import { bothConditions, looksIntoText, type SqlCondition } from './condition';
import { marksSql } from './conditions/needed-marks';

/**
 * Which messages: milliseconds since the epoch, `to` exclusive; `streams` undefined is all, an
 * empty list none.
 */
export type Asked = {
  /**
   * Compiled for each index, because a field may have another type in each. All messages without
   * it.
   */
  where?: (catalogue: FieldCatalogue) => SqlCondition;
  from?: number | undefined;
  to?: number | undefined;
  streams?: readonly string[] | undefined;
};

/**
 * The messages that a search is about, index by index; at least one of them, which may be empty.
 */
export type Selection = {
  branches: readonly Branch[];
  /** For what is left when no index can be read. */
  nothing: Branch;
  catalogues: readonly FieldCatalogue[];
  /** The last message that is looked at. */
  upTo: number;
};
export type Branch = {
  index: SearchedIndex;
  condition: SqlCondition;
  /**
   * The condition without the window and the last message: what does not change from one moment to
   * the next.
   */
  lasting: SqlCondition;
};

/** SQL with its parameters, `$1` and on. */
export type Sql = { sql: string; params: readonly SqlValue[] };

/** @throws ConditionError */
export function select(
  { indices, catalogues, nowhere, upTo }: Lease,
  { where, from, to, streams }: Asked,
): Selection {
  const window = [...at('>=', from), ...at('<', to)];
  const always = streams ? [streamsCondition(streams)] : [];
  const stored = { sql: upToSql(upTo), params: [] };
  const branches = indices.map((index, place): Branch => {
    const copies = copiesCondition(index, indices.slice(0, place));
    const asked = where ? [where(index.catalogue)] : [];
    return {
      index,
      condition: bothConditions(...window, ...always, stored, ...copies, ...asked),
      lasting: bothConditions(...always, ...copies, ...asked),
    };
  });
  const none = { sql: 'false', params: [] };
  return {
    branches,
    nothing: { index: nowhere, condition: none, lasting: none },
    catalogues,
    upTo,
  };
}

const at = (operator: string, ms: number | undefined): SqlCondition[] =>
  ms === undefined
    ? []
    : [
        {
          sql: `"timestamp" ${operator} make_timestamp_ms($1::BIGINT)`,
          params: [BigInt(Math.trunc(ms))],
        },
      ];

export const upToSql = (upTo: number): string => `seq <= ${upTo}`;

/** Messages in at least one of the spans, `to` exclusive. */
export const betweenSql = (spans: readonly { from: number; to: number }[]): SqlCondition => {
  const times = spans.flatMap(({ from, to }) => [from, to]);
  const time = (place: number) => `make_timestamp_ms($${place}::BIGINT)`;
  const each = spans.map(
    (_, place) =>
      `("timestamp" >= ${time(2 * place + 1)} AND "timestamp" < ${time(2 * place + 2)})`,
  );
  return { sql: `(${each.join(' OR ')})`, params: times.map((ms) => BigInt(Math.trunc(ms))) };
};

/** Messages of at least one of the streams. */
function streamsCondition(streams: readonly string[]): SqlCondition {
  if (streams.length === 0) return { sql: 'false', params: [] };
  return {
    sql: `(${streams.map((_, index) => `contains(streams, $${index + 1})`).join(' OR ')})`,
    params: streams.map((id) => ` ${id} `),
  };
}

/** A message that an index before this one has as well is found there. */
function copiesCondition(index: SearchedIndex, before: readonly SearchedIndex[]): SqlCondition[] {
  const others = index.hasCopies
    ? before.filter((one) => one.hasCopies && one.setId !== index.setId && meet(one, index))
    : [];
  if (others.length === 0) return [];
  const named = others.map((_, place) => `contains(copies, $${place + 1})`).join(' OR ');
  return [{ sql: `((${named}) IS NOT TRUE)`, params: others.map(({ name }) => ` ${name} `) }];
}

const meet = (a: SearchedIndex, b: SearchedIndex) =>
  (a.first ?? 0) <= (b.last ?? 0) && (a.last ?? 0) >= (b.first ?? 0);

/**
 * One relation over all indices of a selection, as a table expression. `columns` gives the select
 * list for each; types and names must agree. Parameters with the same value share a number, so that
 * the statement stays small.
 */
export function union(
  branches: readonly Branch[],
  columns: (index: SearchedIndex, place: number) => string,
): Sql {
  const params: SqlValue[] = [];
  const places = new Map<string, number>();
  const placeOf = (value: SqlValue) => {
    const key = `${typeof value}${String(value)}`;
    const place = places.get(key) ?? params.push(value);
    places.set(key, place);
    return place;
  };
  const parts = branches.map(({ index, condition }, place) => {
    const numbered = (sql: string) =>
      sql.replace(
        /\$(\d+)/g,
        (_, number: string) => `$${placeOf(condition.params[Number(number) - 1] ?? null)}`,
      );
    const before = markedFirst(condition);
    if (before === undefined)
      return `SELECT ${columns(index, place)} FROM ${index.table} WHERE ${numbered(condition.sql)}`;
    // What depends on a random number stays behind what does not: only then the engine decodes no
    // text of other rows.
    return `SELECT ${columns(index, place)} FROM (SELECT *, random() AS barrier FROM ${index.table} WHERE ${numbered(before)}) WHERE barrier < 0 OR ${numbered(condition.sql)}`;
  });
  return { sql: `(${parts.join(' UNION ALL ')})`, params };
}

/**
 * A condition that costs little and that all these messages fulfil; undefined where it saves no
 * look into a text.
 */
function markedFirst(condition: SqlCondition): string | undefined {
  const { marks, plain = 'true' } = condition;
  return marks && looksIntoText(condition) ? `${plain} AND ${marksSql(marks)}` : undefined;
}

/** Tells selections of the same messages from others. */
export function nameOf({ branches }: Selection): string {
  const { sql, params } = union(branches, () => '1');
  return `${sql}\n${params.map(String).join('\n')}`;
}
