import { parseQuery } from '@/domain/query/syntax/parser';
import { expect, test } from 'vitest';
import { createCatalogue } from '../indices/model/catalogue';
import { highlighter } from './highlight';

const catalogue = createCatalogue([]);
for (const name of ['user', 'rec', 'app']) catalogue.ensure(name, 'string');
catalogue.ensure('n', 'long');
const message = {
  source: 'Web2',
  message: 'login of user alice: sda1 Alice',
  user: 'alice',
  rec: 'yes',
  app: 'shop billing',
  n: 7,
  timestamp: '2026-11-21T12:00:00.000Z',
  streams: ['alice'],
  gl2_remote_ip: '127.0.0.1',
};

/** The marked texts, field by field. */
function marked(query: string): Record<string, string[]> {
  const ranges = highlighter(parseQuery(query), [catalogue])?.(message) ?? {};
  const textOf = (name: string) => String((message as Record<string, unknown>)[name]);
  return Object.fromEntries(
    Object.entries(ranges).map(([name, all]) => [
      name,
      all.map(({ start, length }) => textOf(name).slice(start, start + length)),
    ]),
  );
}

test.each([
  ['rec:yes', { rec: ['yes'] }],
  [
    'message:alice AND source:web*',
    { source: ['Web2'], message: ['alice', 'Alice'], user: ['alice'] },
  ],
  ['source:*1', { gl2_remote_ip: ['127.0.0.1'], message: ['sda1'] }],
  ['"USER alice"', { message: ['user', 'alice'] }],
  ['"alice user"', {}],
  ['"alice user"~4', { message: ['user', 'alice', 'Alice'] }],
  ['alise~1', { message: ['alice', 'Alice'], user: ['alice'] }],
  ['/al.*/', { message: ['alice', 'Alice'], user: ['alice'] }],
  ['app:(shop billing)', { app: ['shop billing'] }],
  ['user:[alex TO alicf]', { message: ['alice', 'Alice'], user: ['alice'] }],
  ['yes -alice NOT (user)', { rec: ['yes'] }],
  ['n:7', {}],
  ['n:>=1', {}],
  ['timestamp:[2026-01-01 TO 2027-01-01]', {}],
  ['n:>=1 AND alice', { message: ['alice', 'Alice'], user: ['alice'] }],
  ['*', {}],
  ['_exists_:user', {}],
  ['message:*', {}],
])('%s marks %j', (query, expected) => {
  expect(marked(query)).toEqual(expected);
});

test('nothing has to be looked at where a query has nothing to mark', () => {
  expect(highlighter(parseQuery('* AND _exists_:user'), [catalogue])).toBeUndefined();
});
