import { matchPath } from 'react-router-dom';
import { isCloud, isFeatureOn } from '@/api/app-config';
import { pages, type PageRow } from '@/shared/pages';

const rows = Object.values<string | PageRow>(pages).map((page): PageRow =>
  typeof page === 'string' ? { path: page } : page,
);
/** Menus ask for all their pages at every start, and almost all are patterns without parameters. */
const rowAt = new Map(rows.map((row) => [row.path, row]));
const parametersIn = (pattern: string) => pattern.split(':').length;

/** The page at a path; undefined if it is not one of the console's own. */
export const pageAt = (path: string): PageRow | undefined =>
  rowAt.get(path) ?? rowThatMatches(path);

function rowThatMatches(path: string): PageRow | undefined {
  const { pathname } = new URL(path, 'http://console');
  return rows
    .filter((row) => matchPath(row.path, pathname))
    .toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path))[0];
}

/** The page of a menu above a path, which lists what the page at the path shows one of. */
export function menuPageAbove(path: string): PageRow | undefined {
  const list = pageAt(path)?.list;
  if (list !== undefined) return rowAt.get(list);
  const parts = path.split('/');
  while (parts.length > 2) {
    parts.pop();
    const row = rowAt.get(parts.join('/'));
    if (row?.menu) return row;
  }
  return undefined;
}

/** Whether the edition of this server has the page. */
export function isInEdition(page: Pick<PageRow, 'hiddenInCloud'> | undefined): boolean {
  const hidden = page?.hiddenInCloud;
  return (
    hidden === undefined || !isCloud() || (typeof hidden === 'object' && isFeatureOn(hidden.unless))
  );
}
