import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths, patterns } from './paths';

const routes = Object.entries(patterns).map(([id, path]) => ({ id, path }));
const address = paths as unknown as Record<string, (...parts: string[]) => string>;

it('every address is led to its own pattern, though others match it too', () => {
  const led = routes.map(
    ({ id }) => matchRoutes(routes, address[id]?.('a/b', 'ü', 'c') ?? '')?.[0]?.route.id,
  );
  expect(led).toEqual(routes.map(({ id }) => id));
});

it('puts parts and parameters where they belong', () => {
  expect(paths.message('graylog_0', 'a/b?')).toBe('/messages/graylog_0/a%2Fb%3F');
  expect(paths.nodeMetrics('n1', { filter: 'jvm.memory & more' })).toBe(
    '/system/metrics/node/n1?filter=jvm.memory+%26+more',
  );
  expect(paths.search({ q: 'a b', streams: undefined, filters: ['x', 'y'] })).toBe(
    '/search?q=a+b&filters=x&filters=y',
  );
});
