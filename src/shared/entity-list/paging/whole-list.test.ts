import { expect, it } from 'vitest';
import { pageOfWhole } from './whole-list';

const rows = [
  { id: 'a1', title: 'Mail 10', size: 10 },
  { id: 'b2', title: 'mail 9', size: 9 },
  { id: 'c3', title: 'Archive', size: 100 },
];
const columns = {
  title: { title: 'Title', value: ({ title }: (typeof rows)[0]) => title },
  size: { title: 'Size', value: ({ size }: (typeof rows)[0]) => size },
};
const request = {
  page: 1,
  perPage: 10,
  query: '',
  filters: [],
  sort: { id: 'title', direction: 'asc' as const },
};
const ids = (changes: object) =>
  pageOfWhole(rows, { ...request, ...changes }, columns).rows.map(({ id }) => id);

it('sorts texts without case and numbers by value', () => {
  expect(ids({})).toEqual(['c3', 'b2', 'a1']);
  expect(ids({ sort: { id: 'size', direction: 'desc' } })).toEqual(['c3', 'a1', 'b2']);
});

it('searches words in all columns, or in the one named', () => {
  expect(ids({ query: 'MAIL' })).toEqual(['b2', 'a1']);
  expect(ids({ query: 'size:10' })).toEqual(['c3', 'a1']);
  expect(ids({ query: 'size:=10' })).toEqual(['a1']);
  expect(ids({ query: '-mail' })).toEqual(['c3']);
  expect(ids({ query: 'title:archive,9' })).toEqual(['c3', 'b2']);
  expect(ids({ query: 'title:=~^mail' })).toEqual(['b2', 'a1']);
  expect(ids({ query: 'id:b2' })).toEqual(['b2']);
});

it('cuts pages', () => {
  expect(pageOfWhole(rows, { ...request, page: 2, perPage: 2 }, columns)).toMatchObject({
    rows: [{ id: 'a1' }],
    total: 3,
    page: 2,
  });
});
