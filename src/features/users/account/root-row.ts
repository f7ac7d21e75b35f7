import type { UserRow } from '@/contract/users';
import { ANY_TEXT, parseListQuery } from '@/domain/list-query/list-query';
import type { ListRequest } from '@/shared/entity-list/paging/list-page';

type Found = {
  rows: readonly UserRow[];
  total: number;
  root: UserRow | null;
  request: Pick<ListRequest, 'page' | 'perPage' | 'query' | 'sort'>;
};

const TEXTS = ['username', 'full_name', 'email'];
const FIELDS = new Set(['id', ...TEXTS]);

/**
 * Adds the root user, whom the server returns separately. If all users fit on one page, it is
 * sorted in; otherwise it comes last, so that pages and counts stay correct.
 */
export function withRoot({ rows, total, root, request }: Found): {
  rows: readonly UserRow[];
  total: number;
} {
  if (!root || !matchesQuery(root, request.query)) return { rows, total };
  const all = total + 1;
  if (request.page < Math.ceil(all / request.perPage)) return { rows, total: all };
  const { id, direction } = request.sort;
  const nextIndex =
    all > request.perPage
      ? -1
      : rows.findIndex((row) => compare(row, root, id) * (direction === 'asc' ? 1 : -1) > 0);
  return { rows: nextIndex < 0 ? [...rows, root] : rows.toSpliced(nextIndex, 0, root), total: all };
}

/**
 * Whether the list's query matches the root user. Supports what is used for users: contains and
 * equals.
 */
function matchesQuery(root: UserRow, query: string): boolean {
  return parseListQuery(query, FIELDS).every(({ field, negated, operator, value }) => {
    const wanted = value.toLowerCase();
    const found = (field === ANY_TEXT ? TEXTS : [field]).some((one) => {
      const text = textOf(root, one).toLowerCase();
      return operator === '=' || one === 'id' ? text === wanted : text.includes(wanted);
    });
    return found !== negated;
  });
}

const textOf = (row: UserRow, field: string) => {
  const value = Object.entries(row).find(([name]) => name === field)?.[1];
  return value === null || value === undefined ? '' : `${value}`;
};

const compare = (one: UserRow, other: UserRow, field: string) =>
  textOf(one, field).localeCompare(textOf(other, field), undefined, { sensitivity: 'base' });
