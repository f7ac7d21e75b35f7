import type { ListAttribute } from '@/contract/page-list';
import { listMatcher } from './list-match';
import { parseListQuery } from '@/domain/list-query/list-query';
import { pageOf, slicePage } from '../query-values';

export type FlatList<T> = {
  total: number;
  count: number;
  page: number;
  per_page: number;
  query: string;
  rows: T[];
};

export type FlatListOptions<T> = {
  /**
   * What may be searched by name, with its type; the first is where words without a name are looked
   * for.
   */
  fields: Readonly<Record<string, ListAttribute['type']>>;
  sorts: readonly string[];
  defaultSort: string;
  /** Dates as ISO 8601, truth values as `true` and `false`. */
  valueOf(row: T, field: string): string;
};

/**
 * Searches, sorts and cuts a list for the flat envelope. What it
 * cannot be sorted by leaves the order as it is.
 */
export function flatList<T>(
  all: readonly T[],
  query: URLSearchParams,
  { fields, sorts, defaultSort, valueOf }: FlatListOptions<T>,
): FlatList<T> {
  const text = query.get('query') ?? '';
  const [first = ''] = Object.keys(fields);
  const matches = listMatcher(
    parseListQuery(text, new Set(Object.keys(fields)), first),
    (field) => fields[field] ?? 'STRING',
  );
  const found = all.filter((row) => matches((field) => valueOf(row, field)));
  const sort = query.get('sort') || defaultSort;
  if (sorts.includes(sort)) {
    const direction = (query.get('order') ?? '').toLowerCase() === 'desc' ? -1 : 1;
    const { compare } = new Intl.Collator('en');
    found.sort((a, b) => compare(valueOf(a, sort), valueOf(b, sort)) * direction);
  }
  const page = pageOf(query);
  const rows = slicePage(found, page);
  return {
    total: found.length,
    count: rows.length,
    page: page.page,
    per_page: page.perPage,
    query: text,
    rows,
  };
}
