import { expect, it } from 'vitest';
import { newMessages } from './new-widgets';
import type { Query } from '../search';
import { effectiveQuery } from './widget-search';

const stream = (id: string) => ({ type: 'stream', id });
const page: Query = {
  id: 'q',
  query: 'level:3',
  timerange: { type: 'relative', range: 300 },
  filter: { type: 'or', filters: [stream('s')] },
  filters: [],
  searchTypes: [],
};
const searched = (own: object, of: Query = page) =>
  effectiveQuery(of, { ...newMessages('w', []), ...own });

it('uses the query of the page if the widget overrides nothing', () => {
  expect(searched({})).toEqual(page);
});

it('combines both queries, with parentheses only where needed', () => {
  expect(searched({ query: 'app:a OR app:b' }).query).toBe('(level:3) AND (app:a OR app:b)');
  expect(searched({ query: 'app:a' }, { ...page, query: ' ' }).query).toBe('app:a');
});

it('uses the streams and the range of the widget instead', () => {
  expect(
    searched({ streams: ['t', 'u'], timerange: { type: 'relative', range: 60 } }),
  ).toMatchObject({
    timerange: { range: 60 },
    filter: { type: 'or', filters: [stream('t'), stream('u')] },
  });
});

it('combines the filters of page and widget', () => {
  const extra = { type: 'query_string', query: 'env:prod' };
  const of = {
    ...page,
    filter: { type: 'and', filters: [page.filter, extra] },
    filters: [{ id: 'saved' }],
  };
  expect(searched({ filter: 'dc:eu', filters: [{ id: 'own' }] }, of)).toMatchObject({
    filter: {
      type: 'and',
      filters: [
        { type: 'or' },
        { type: 'and', filters: [extra, { type: 'query_string', query: 'dc:eu' }] },
      ],
    },
    filters: [{ id: 'saved' }, { id: 'own' }],
  });
});
