import type { ListAttribute, PageList } from '@/contract/page-list';
import type { TableSort } from '@/ui/table/table-column';

/** The parameters that a list passes to its page's `load`. */
export type ListRequest = {
  page: number;
  perPage: number;
  query: string;
  filters: readonly string[];
  sort: TableSort;
};

/** One page of a list, independent of the response format. */
export type ListPage<Row> = {
  rows: readonly Row[];
  /** Across all pages. */
  total: number;
  page: number;
  attributes: readonly ListAttribute[];
};

/** The query parameters of newer list endpoints. */
export const toPageListQuery = ({ page, perPage, query, filters, sort }: ListRequest) => ({
  page,
  per_page: perPage,
  query: query === '' ? undefined : query,
  filters,
  sort: sort.id,
  order: sort.direction,
});

export const fromPageList = <Row>({
  elements,
  pagination,
  attributes,
}: PageList<Row>): ListPage<Row> => ({
  rows: elements,
  total: pagination.total,
  page: Math.max(1, pagination.page),
  attributes,
});

/** Loads a page; beyond the last page it loads the last one. */
export async function loadWithin<Row>(
  load: (request: ListRequest) => Promise<ListPage<Row>>,
  request: ListRequest,
): Promise<ListPage<Row>> {
  const found = await load(request);
  const last = Math.max(1, Math.ceil(found.total / request.perPage));
  return request.page > last ? load({ ...request, page: last }) : found;
}

/** The query parameters of older list endpoints, which do not support filters. */
export const toPlainQuery = ({ page, perPage, query, sort }: ListRequest) => ({
  page,
  per_page: perPage,
  query,
  sort: sort.id,
  order: sort.direction,
});

/**
 * Attributes for older endpoints, which do not describe them: text columns by id, and the
 * searchable id.
 */
export const textAttributes = (titles: Readonly<Record<string, string>>): ListAttribute[] => [
  ...Object.entries(titles).map(([id, title]) => ({
    id,
    title,
    type: 'STRING' as const,
    searchable: true,
    sortable: true,
  })),
  { id: 'id', title: 'id', type: 'OBJECT_ID', searchable: true, sortable: true, hidden: true },
];
