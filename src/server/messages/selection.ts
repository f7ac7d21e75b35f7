import type { Lease, SearchedIndex } from '../indices/searched';
import type { SqlValue } from '../storage/sql/rows';
import type { FieldCatalogue } from '../indices/model/catalogue';
import { bothConditions, readsTexts, type SqlCondition } from './condition';
import { marksSql } from './conditions/needed-marks';

/**
 * Which messages to select: `from` and `to` in milliseconds since the epoch, `to` exclusive.
 * `streams` undefined selects all, an empty list none.
 */
export type SelectionOptions = {
  /**
   * Compiled per index, because a field may have different types. Selects all messages if missing.
   */
  where?: (catalogue: FieldCatalogue) => SqlCondition;
  from?: number | undefined;
  to?: number | undefined;
  streams?: readonly string[] | undefined;
};

/** The messages of a search, index by index. There is at least one branch, which may be empty. */
export type Selection = {
  branches: readonly Branch[];
  /** The branch to use if no index can be read. */
  nothing: Branch;
  catalogues: readonly FieldCatalogue[];
  /** The sequence number of the last visible message. */
  upTo: number;
};
export type Branch = {
  index: SearchedIndex;
  condition: SqlCondition;
  /** The condition without the window and `upTo`, which stays the same between searches. */
  lasting: SqlCondition;
};

/** SQL with parameters `$1` and so on. */
export type Sql = { sql: string; params: readonly SqlValue[] };

/** @throws ConditionError */
export function select(
  { indices, catalogues, nowhere, upTo }: Lease,
  { where, from, to, streams }: SelectionOptions,
): Selection {
  const window = [...at('>=', from), ...at('<', to)];
  const always = streams ? [streamsCondition(streams)] : [];
  const stored = { sql: upToSql(upTo), params: [] };
  const branches = indices.map((index, place): Branch => {
    const asked = where ? [where(index.catalogue)] : [];
    const copies = namesIndices(asked) ? [] : copiesCondition(index, indices.slice(0, place));
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

function streamsCondition(streams: readonly string[]): SqlCondition {
  if (streams.length === 0) return { sql: 'false', params: [] };
  return {
    sql: `(${streams.map((_, index) => `contains(streams, $${index + 1})`).join(' OR ')})`,
    params: streams.map((id) => ` ${id} `),
  };
}

/** A query for `_index` may want the very copy that an earlier index holds as well. */
const namesIndices = (asked: readonly SqlCondition[]) =>
  asked.some(({ sql }) => /\bindex_name\b/.test(sql));

/** Excludes messages that an earlier index of the selection holds too. */
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
 * A table expression over all indices of a selection. `columns` returns the select list for an
 * index; types and names must agree. Equal parameters share a number, which keeps the statement
 * small.
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
    const before = cheapCondition(condition);
    if (before === undefined)
      return `SELECT ${columns(index, place)} FROM ${index.table} WHERE ${numbered(condition.sql)}`;
    // The random number is an optimization barrier: it keeps the text conditions behind the cheap
    // ones, so that DuckDB does not decode the texts of other rows.
    return `SELECT ${columns(index, place)} FROM (SELECT *, random() AS barrier FROM ${index.table} WHERE ${numbered(before)}) WHERE barrier < 0 OR ${numbered(condition.sql)}`;
  });
  return { sql: `(${parts.join(' UNION ALL ')})`, params };
}

/** A cheap necessary condition; undefined if it would save no access to texts. */
function cheapCondition(condition: SqlCondition): string | undefined {
  const { marks, plain = 'true' } = condition;
  return marks && readsTexts(condition) ? `${plain} AND ${marksSql(marks)}` : undefined;
}

/** A key that is equal for selections of the same messages. */
export function nameOf({ branches }: Selection): string {
  const { sql, params } = union(branches, () => '1');
  return `${sql}\n${params.map(String).join('\n')}`;
}
