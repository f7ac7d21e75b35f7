import type { ListAttribute, PageList } from '@/contract/page-list';
import { listMatcher } from '@/domain/list-query/list-match';
import { parseListQuery } from '@/domain/list-query/list-query';
import { filterMatcher } from './list-filter';
import { pageOf, slicePage } from '../query-values';

export type PageListOptions = {
  /** Sort fields that are not attributes. */
  sorts?: readonly string[];
};

/**
 * Filters, sorts and pages a list. As on the real server, an unknown sort field is ignored, but
 * echoed. `valueOf` gives dates as ISO 8601 and booleans as `true` and `false`.
 */
export function pageList<T extends { title: string }>(
  all: readonly T[],
  attributes: ListAttribute[],
  query: URLSearchParams,
  valueOf: (row: T, attribute: string) => string,
  { sorts = [] }: PageListOptions = {},
): PageList<T> {
  const isWanted = queryMatcher(query.get('query') ?? '', attributes);
  const passes = filterMatcher(query.getAll('filters'), attributes);
  const sort = query.get('sort') || 'title';
  const order = query.get('order') || 'asc';
  const rows = all.filter((row) => {
    const value = (attribute: string) => valueOf(row, attribute);
    return isWanted(value) && passes(value);
  });
  if (sorts.includes(sort) || attributes.some(({ id, sortable }) => id === sort && sortable)) {
    const direction = order.toLowerCase() === 'desc' ? -1 : 1;
    const { compare } = new Intl.Collator('en', {
      numeric: attributes.some(
        ({ id, type }) => id === sort && (type === 'INT' || type === 'LONG'),
      ),
    });
    rows.sort((a, b) => compare(valueOf(a, sort), valueOf(b, sort)) * direction);
  }
  const page = pageOf(query);
  const elements = slicePage(rows, page);
  return {
    attributes,
    defaults: { sort: { id: 'title', direction: 'ASC' } },
    query: query.get('query'),
    pagination: {
      total: rows.length,
      count: elements.length,
      page: page.page,
      per_page: page.perPage,
    },
    total: rows.length,
    sort,
    order,
    elements,
  };
}

/**
 * Every attribute can be searched by name; `id` is another name of `_id`. Words without a name are
 * searched in all texts.
 */
function queryMatcher(text: string, attributes: readonly ListAttribute[]) {
  const types = new Map(attributes.map(({ id, type }) => [id, type]));
  const terms = parseListQuery(text, new Set([...types.keys(), 'id']));
  return listMatcher(
    terms.map((term) => (term.field === 'id' ? { ...term, field: '_id' } : term)),
    (field) => types.get(field) ?? 'STRING',
    attributes
      .filter(({ type, sortable, hidden }) => type === 'STRING' && sortable && !hidden)
      .map(({ id }) => id),
  );
}
