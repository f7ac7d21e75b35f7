import type { SearchFilter } from '@/contract/search';
import type { FieldSql } from '../pivot/field-sql';
import type { Database } from '../../storage/database';
import type { SqlCondition } from '../condition';
import { allOf, always, anyOf } from './condition-sql';
import type { Window } from './keyword-range';
import { SearchFailure } from './search-failure';
import type { StreamAccess } from './stream-access';

/** What knows the fields of the stored messages and turns queries into conditions over them. */
export type MessageFields = {
  fieldSql(name: string): FieldSql;
  /** @throws QuerySyntaxError */
  compile(query: string): SqlCondition;
};

/** The messages one search type looks at, frozen: what arrives meanwhile is not part of it. */
export type Scope = {
  database: Database;
  fields: MessageFields;
  condition: SqlCondition;
  window: Window & { allTime: boolean };
  signal: AbortSignal;
};

/** Timestamps are UTC without a zone in the table. */
export function windowCondition({ from, to }: Window): SqlCondition {
  return { sql: `"timestamp" >= make_timestamp(${Math.trunc(from) * 1000}) AND "timestamp" < make_timestamp(${Math.trunc(to) * 1000})`, params: [] };
}

export function streamCondition(streams: readonly string[], access: StreamAccess): SqlCondition {
  const named = streams.filter((id) => access.exists(id));
  if (named.length === 0) throw new SearchFailure(`None of the streams exists: ${streams.join(', ')} (no such index []).`);
  return anyOf(named.map((id) => ({ sql: 'contains(streams, $1)', params: [` ${id} `] })));
}

/** What a filter asks for beside its streams, which decide elsewhere where to search (graylog-api.md §3.1). */
export function filterCondition(filter: SearchFilter | null, fields: MessageFields): SqlCondition {
  if (!filter || filter.type === 'stream') return always;
  if (filter.type === 'query_string') return fields.compile(filter.query);
  const parts = filter.filters.filter((one) => one.type !== 'stream').map((one) => filterCondition(one, fields));
  return filter.type === 'and' || parts.length === 0 ? allOf(parts) : anyOf(parts);
}
