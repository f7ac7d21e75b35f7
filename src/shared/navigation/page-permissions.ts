import { matchPath } from 'react-router-dom';
import { pages, type PageRow } from '@/shared/pages';

const rows = Object.values<string | PageRow>(pages).map((page): Pick<PageRow, 'path' | 'anyOf'> =>
  typeof page === 'string' ? { path: page } : page,
);
/** Menus ask for all their pages at every start, and almost all are patterns without parameters. */
const rowAt = new Map(rows.map((row) => [row.path, row]));
const parametersIn = (pattern: string) => pattern.split(':').length;

/** The permissions of which the page at a path requires one; undefined if it is open to everyone. */
export function permissionsOfPage(path: string): readonly string[] | undefined {
  return (rowAt.get(path) ?? rowThatMatches(path))?.anyOf;
}

function rowThatMatches(path: string) {
  const { pathname } = new URL(path, 'http://console');
  return rows
    .filter((row) => matchPath(row.path, pathname))
    .toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path))[0];
}
