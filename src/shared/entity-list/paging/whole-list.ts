import { listMatcher } from '@/domain/list-query/list-match';
import { parseListQuery } from '@/domain/list-query/list-query';
import { textAttributes, type ListPage, type ListRequest } from './list-page';

type Column<Row> = {
  title: string;
  /** What is searched and sorted by. */
  value: (row: Row) => string | number;
};

/**
 * A page of a list that the server answers as a whole: searched, sorted and cut in the browser.
 * `columns` are those that can be searched and sorted, by id.
 */
export function pageOfWhole<Row extends object>(
  all: readonly Row[],
  { page, perPage, query, sort }: ListRequest,
  columns: Readonly<Record<string, Column<Row>>>,
): ListPage<Row> {
  const terms = parseListQuery(query, new Set([...Object.keys(columns), 'id']));
  const values = (row: Row, field: string) =>
    field === 'id' ? idOf(row) : String(columns[field]?.value(row) ?? '');
  const matches = listMatcher(terms, () => 'STRING', Object.keys(columns));
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'desc' ? -1 : 1;
  const found = all
    .filter((row) => matches((field) => values(row, field)))
    .toSorted((one, other) => sign * compare(values(one, sort.id), values(other, sort.id)));
  return {
    rows: found.slice((page - 1) * perPage, page * perPage),
    total: found.length,
    page,
    attributes: textAttributes(
      Object.fromEntries(Object.entries(columns).map(([id, { title }]) => [id, title])),
    ),
  };
}

const idOf = (row: object): string => ('id' in row ? String(row.id) : '');
