import type { ListAttribute } from '@/contract/page-list';
import { columnOf } from './column-of';
import { listMatcher } from '@/domain/list-query/list-match';
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
  /** Searchable fields with their types. Words without a field name are searched in all texts. */
  fields: Readonly<Record<string, ListAttribute['type']>>;
  sorts: readonly string[];
  defaultSort: string;
  /**
   * The value to search and sort by, the member of the row by default: dates as ISO 8601, booleans as
   * `true` and `false`.
   */
  value?: (row: T, field: string) => string;
};

/** Filters, sorts and pages a list for the flat envelope. An unknown sort field is ignored. */
export function flatList<T extends object>(
  all: readonly T[],
  query: URLSearchParams,
  { fields, sorts, defaultSort, value = columnOf }: FlatListOptions<T>,
): FlatList<T> {
  const text = query.get('query') ?? '';
  const matches = listMatcher(
    parseListQuery(text, new Set(Object.keys(fields))),
    (field) => fields[field] ?? 'STRING',
    Object.keys(fields).filter((field) => fields[field] === 'STRING'),
  );
  const found = all.filter((row) => matches((field) => value(row, field)));
  const sort = query.get('sort') || defaultSort;
  if (sorts.includes(sort)) {
    const direction = (query.get('order') ?? '').toLowerCase() === 'desc' ? -1 : 1;
    const { compare } = new Intl.Collator('en');
    found.sort((a, b) => compare(value(a, sort), value(b, sort)) * direction);
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
