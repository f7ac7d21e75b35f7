import { expect, it, vi } from 'vitest';
import { isInEdition, menuPageAbove, pageAt } from './page-at';

it.each([
  ['/system/users/new', ['users:create']],
  ['/system/users/5f', undefined],
  ['/system/users?query=ann', ['users:list']],
  ['/system/inputs/5f', ['inputs:read']],
  ['/search', undefined],
  ['/no/such/page', undefined],
])('%s requires %j', (path, permissions) => {
  expect(pageAt(path)?.anyOf).toEqual(permissions);
});

it.each([
  ['/streams/5f/edit', '/streams'],
  ['/system/outputs/5f', '/system/outputs'],
  ['/system/index_sets/5f', '/system/indices'],
  ['/system/index_sets/5f/configuration', '/system/indices'],
  ['/search/5f', '/search'],
  ['/nowhere', undefined],
])('what %s shows is listed at %s', (path, list) => {
  expect(menuPageAbove(path)?.path).toBe(list);
});

const OF_NODES = [
  '/system/nodes',
  '/system/nodes/5f',
  '/system/metrics/node/5f?filter=jvm',
  '/system/threaddump/5f',
  '/system/processbufferdump/5f',
  '/system/logging',
  '/system/support',
  '/system/enterprise',
];
const OF_INPUTS = [
  '/system/inputs',
  '/system/inputs/5f',
  '/system/inputs/send-logs',
  '/system/inputs/5f/extractors',
  '/system/inputs/5f/6a/extractors/new',
];
const OF_ALL = ['/search', '/system/overview', '/system/outputs', '/system/indices', '/nowhere'];
const shown = () =>
  [...OF_NODES, ...OF_INPUTS, ...OF_ALL].filter((path) => isInEdition(pageAt(path)));

it('hides the pages of nodes in the cloud, and those of inputs unless they are turned on', () => {
  expect(shown()).toEqual([...OF_NODES, ...OF_INPUTS, ...OF_ALL]);
  vi.stubGlobal('appConfig', { isCloud: false, featureFlags: { cloud_inputs: 'off' } });
  expect(shown()).toEqual([...OF_NODES, ...OF_INPUTS, ...OF_ALL]);
  vi.stubGlobal('appConfig', { isCloud: true, featureFlags: { cloud_inputs: 'off' } });
  expect(shown()).toEqual(OF_ALL);
  vi.stubGlobal('appConfig', { isCloud: true, featureFlags: { cloud_inputs: 'on' } });
  expect(shown()).toEqual([...OF_INPUTS, ...OF_ALL]);
});
