import { matchPath, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routesOf } from '@/app/routes';
import { paths, patterns } from '@/shared/paths';

type Paths = Record<string, (...parameters: never[]) => string>;

const addressesOf = (routes: readonly RouteObject[]): string[] =>
  routes
    .flatMap(({ path, children }) => [
      ...(path === undefined ? [] : [path]),
      ...addressesOf(children ?? []),
    ])
    .filter((path) => path !== '*');

/** Routes that no function in `paths` produces. */
function unreachable(
  routes: readonly RouteObject[],
  known: Record<string, string>,
  to: Paths,
): string[] {
  const reached = Object.entries(known).flatMap(([name, pattern]) => {
    const address = to[name]?.(...(['first', 'second', 'third'] as never[])).split('?')[0];
    return address !== undefined && matchPath(pattern, address) ? [pattern] : [];
  });
  return addressesOf(routes).filter((path) => !reached.includes(path));
}

const routes = routesOf(() => undefined);

it('every route has a path in paths.ts', () => {
  expect(addressesOf(routes).length).toBeGreaterThan(2);
  expect(unreachable(routes, patterns, paths)).toEqual([]);
});

it('detects routes without a path, paths without a function, and wrong destinations', () => {
  expect(unreachable([...routes, { path: '/hidden' }], patterns, paths)).toEqual(['/hidden']);
  expect(unreachable([{ path: '/lost/:id' }], { lost: '/lost/:id' }, {})).toEqual(['/lost/:id']);
  expect(
    unreachable([{ path: '/lost/:id' }], { lost: '/lost/:id' }, { lost: () => '/found' }),
  ).toEqual(['/lost/:id']);
});
