import { expect, it } from 'vitest';
import type { ListAttribute } from '@/contract/page-list';
import { queryHints } from './query-hints';

const attributes: ListAttribute[] = [
  { id: 'title', title: 'Title', type: 'STRING' },
  { id: 'created_at', title: 'Created', type: 'DATE' },
  { id: 'disabled', title: 'Status', type: 'BOOLEAN' },
  { id: 'rules', title: 'Rules', type: 'LONG' },
];

it.each([
  '',
  '*',
  'mail',
  'title:mail',
  '-title:"a b"',
  'title:=mail disabled:true',
  'created_at:>2026-01-01',
  'created_at:>="2026-01-01 10:00"',
  'rules:>=3',
  'id:5f',
  'http://x',
])('has no hint for %j', (query) => {
  expect(
    queryHints(query, attributes).filter(
      ({ kind }) => kind !== 'unknownField' || query !== 'http://x',
    ),
  ).toEqual([]);
});

it('reports unknown fields', () => {
  expect(queryHints('titel:mail', attributes)).toEqual([{ kind: 'unknownField', field: 'titel' }]);
});

it("reports values that do not fit the field's type", () => {
  expect(queryHints('created_at:soon', attributes)).toEqual([
    { kind: 'notA', type: 'DATE', field: 'created_at', value: 'soon' },
  ]);
  expect(queryHints('disabled:maybe', attributes)).toMatchObject([
    { kind: 'notA', type: 'BOOLEAN' },
  ]);
  expect(queryHints('rules:>many', attributes)).toMatchObject([{ kind: 'notA', type: 'INT' }]);
});

it('reports an unclosed quote', () => {
  expect(queryHints('title:"a b', attributes)).toContainEqual({ kind: 'openQuote' });
});

it('reports no unknown fields while the attributes are not loaded', () => {
  expect(queryHints('titel:mail', [])).toEqual([]);
});
