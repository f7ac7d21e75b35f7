import type { ListAttribute, PageList } from '@/contract/page-list';
import { pageOf, slicePage } from './query-values';
import { Problem } from './problem';

/** Searches titles, sorts and cuts. Sort fields that do not exist fall back to the title and are echoed, as by the real server. */
export function pageList<T extends { title: string }>(all: readonly T[], attributes: ListAttribute[], query: URLSearchParams, valueOf: (row: T, attribute: string) => string): PageList<T> {
  checkFilters(query.getAll('filters'), attributes);
  const text = query.get('query') ?? '';
  const sort = query.get('sort') || 'title';
  const order = query.get('order') || 'asc';
  const words = text === '*' ? [] : text.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const by = attributes.some(({ id, sortable }) => id === sort && sortable) ? sort : 'title';
  const rows = all.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word))).sort((a, b) => valueOf(a, by).localeCompare(valueOf(b, by)) * (order === 'desc' ? -1 : 1));
  const page = pageOf(query);
  const elements = slicePage(rows, page);
  return {
    attributes,
    defaults: { sort: { id: 'title', direction: 'ASC' } },
    query: query.get('query'),
    pagination: { total: rows.length, count: elements.length, page: page.page, per_page: page.perPage },
    total: rows.length,
    sort,
    order,
    elements,
  };
}

function checkFilters(filters: readonly string[], attributes: readonly ListAttribute[]): void {
  for (const filter of filters) {
    const colon = filter.indexOf(':');
    if (colon < 0) throw new Problem(400, 'Invalid argument in search query: Wrong filter expression, <field_name>:<field_value> format should be used');
    const name = filter.slice(0, colon);
    if (!attributes.some(({ id, title, filterable }) => (id === name || title === name) && filterable)) {
      throw new Problem(400, `Invalid argument in search query: ${name} is not a field that can be used for filtering`);
    }
  }
}
