import type { TableSort } from '@/ui/table/table-column';

/**
 * The state of a list that its URL contains; undefined members default to the user's preferences.
 */
export type ListAddress = {
  /** Starts at 1. */
  page: number;
  perPage?: number | undefined;
  query: string;
  filters: readonly string[];
  sort?: TableSort | undefined;
};

const NAMES = ['page', 'pageSize', 'query', 'filters', 'sort'];
const LARGEST_PAGE = 10_000;

/** Invalid numbers fall back to page 1 and the default page size. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const perPage = wholeNumber(params.get('pageSize'), LARGEST_PAGE);
  const sort = readSort(params.get('sort'));
  return {
    page: wholeNumber(params.get('page'), Number.MAX_SAFE_INTEGER) ?? 1,
    ...(perPage !== undefined && { perPage }),
    query: params.get('query') ?? '',
    filters: [...new Set(params.getAll('filters').filter((filter) => filter.indexOf(':') > 0))],
    ...(sort && { sort }),
  };
}

/** Omits defaults and keeps other parameters. */
export function writeListAddress(
  { page, perPage, query, filters, sort }: ListAddress,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams([...others].filter(([name]) => !NAMES.includes(name)));
  if (query !== '') params.set('query', query);
  for (const filter of filters) params.append('filters', filter);
  if (sort) params.set('sort', `${sort.direction === 'desc' ? '-' : ''}${sort.id}`);
  if (perPage !== undefined) params.set('pageSize', `${perPage}`);
  if (page !== 1) params.set('page', `${page}`);
  return params;
}

function wholeNumber(text: string | null, max: number): number | undefined {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 && value <= max ? value : undefined;
}

/** `-title` is descending. */
function readSort(text: string | null): TableSort | undefined {
  const [, minus, id] = /^(-?)(.+)$/s.exec(text ?? '') ?? [];
  return id === undefined ? undefined : { id, direction: minus === '-' ? 'desc' : 'asc' };
}
