import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { referenceSections } from './recorded-requests';

type Named = { method: string; path: string };

const isEndpoint = (value: unknown): value is Named =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'toRequest' in value;

const modules = import.meta.glob<Record<string, unknown>>('../../src/contract/*.ts', {
  eager: true,
});
const contract = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

const reference = Object.values(referenceSections).flat();
/** Our own endpoints as listed in the documentation. */
const own = [
  ...readFileSync('docs/graylog-api.md', 'utf8').matchAll(/^- `([A-Z]+ \/console\/[^`?]*)/gm),
].map(([, endpoint = '']) => endpoint);

/** Those that newer servers have added, as listed there. */
const newer = [
  ...readFileSync('docs/graylog-api.md', 'utf8').matchAll(/^- `([A-Z]+ \/[^`?]*)`, since \d/gm),
].map(([, endpoint = '']) => endpoint);

const isParameter = (segment: string) => /^[:{]/.test(segment);

/**
 * A parameter of the known path matches any segment, so that one class of settings may have a
 * separate endpoint.
 */
function isThe(known: string, { method, path }: Named): boolean {
  const [knownMethod, knownPath = ''] = known.split(' ');
  const there = knownPath.split('/');
  const here = path.split('/');
  return (
    method === knownMethod &&
    here.length === there.length &&
    there.every((segment, index) => isParameter(segment) || segment === here[index])
  );
}

const strangers = (endpoints: readonly Named[]) =>
  endpoints
    .filter((one) => ![...reference, ...own, ...newer].some((known) => isThe(known, one)))
    .map(({ method, path }) => `${method} ${path}`);

it('every endpoint of the contract belongs to the reference or is a documented one of our own', () => {
  expect(contract.length).toBeGreaterThan(50);
  expect(strangers(contract)).toEqual([]);
});

it('detects an unknown endpoint', () => {
  const strange = [
    { method: 'GET', path: '/streams/:id/secrets' },
    { method: 'PUT', path: '/streams' },
    { method: 'GET', path: '/console/undocumented' },
    { method: 'GET', path: '/:anything' },
  ];
  expect(strangers(strange)).toEqual(strange.map(({ method, path }) => `${method} ${path}`));
});

it('every documented endpoint of our own or of newer servers exists', () => {
  expect(newer).not.toEqual([]);
  expect([...own, ...newer].filter((known) => !contract.some((one) => isThe(known, one)))).toEqual(
    [],
  );
});
