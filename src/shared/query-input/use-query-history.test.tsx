import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { journal } from '@/shared/drafts/journal';
import { HISTORY_KEY, useQueryHistory } from './use-query-history';

/** The input and its history: what is recalled stands in it. */
function inputAfter(...queries: string[]) {
  const { result } = renderHook(useQueryHistory);
  for (const query of queries) act(() => result.current.remember(query));
  let text = queries.at(-1) ?? '';
  return {
    type: (typed: string) => {
      text = typed;
    },
    go: (step: -1 | 1) => {
      act(() => {
        text = result.current.recall(step, text) ?? text;
      });
      return text;
    },
  };
}

it('goes from the query that ran to the one before it, and back to it', () => {
  const { go } = inputAfter('level:3', 'level:4', 'app:shop');
  expect([go(-1), go(-1), go(-1), go(1), go(1), go(1)]).toEqual([
    'level:4',
    'level:3',
    'level:3',
    'level:4',
    'app:shop',
    'app:shop',
  ]);
});

it('gives back what was typed and not sent, also over an earlier query', () => {
  const { go, type } = inputAfter('level:3', 'level:4');
  type('half a thought');
  expect([go(-1), go(-1), go(1), go(1)]).toEqual([
    'level:4',
    'level:3',
    'level:4',
    'half a thought',
  ]);
  go(-1);
  type('level:4 AND more');
  expect([go(-1), go(1)]).toEqual(['level:4', 'level:4 AND more']);
});

it('keeps the latest run of each query with its count, and reads what earlier versions stored', () => {
  journal.set(HISTORY_KEY, ['level:4', 'level:3']);
  const { result } = renderHook(useQueryHistory);
  expect(result.current.queries).toEqual(['level:4', 'level:3']);
  act(() => result.current.remember('level:3', { type: 'relative', range: 300 }));
  act(() => result.current.count('level:4', 1));
  act(() => result.current.count('level:3', 7));
  act(() => result.current.count('level:3', 8));
  expect(result.current.entries).toMatchObject([
    { query: 'level:3', range: { type: 'relative', range: 300 }, total: 7 },
    { query: 'level:4' },
  ]);
});
