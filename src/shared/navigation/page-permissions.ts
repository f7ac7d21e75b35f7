import { matchPath } from 'react-router-dom';
import { pages, type PageRow } from '@/shared/pages';

const rows = Object.values<string | PageRow>(pages).map((page): Pick<PageRow, 'path' | 'anyOf'> =>
  typeof page === 'string' ? { path: page } : page,
);
const parametersIn = (pattern: string) => pattern.split(':').length;

/** The permissions of which the page at a path requires one; undefined if it is open to everyone. */
export function permissionsOfPage(path: string): readonly string[] | undefined {
  const { pathname } = new URL(path, 'http://console');
  const [page] = rows
    .filter((row) => matchPath(row.path, pathname))
    .toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path));
  return page?.anyOf;
}
