import { describe, expect, it } from 'vitest';
import type { ListAttribute } from '@/contract/page-list';
import { pageList } from './page-list';

const attributes: ListAttribute[] = [
  { id: '_id', title: 'id', type: 'OBJECT_ID', sortable: true, hidden: true },
  { id: 'title', title: 'Title', type: 'STRING', sortable: true, searchable: true },
  { id: 'description', title: 'Description', type: 'STRING', sortable: true, searchable: true },
  { id: 'created_at', title: 'Created', type: 'DATE', sortable: true, filterable: true },
  { id: 'disabled', title: 'Status', type: 'BOOLEAN', sortable: true, filterable: true },
  { id: 'size', title: 'Size', type: 'INT', sortable: true, filterable: true },
];
const row = (
  id: string,
  title: string,
  description: string,
  created_at: string,
  disabled: boolean,
  size: number,
) => ({ id, _id: id, title, description, created_at, disabled, size });
const rows = [
  row('a1', 'Web access', 'from the proxies', '2026-11-20T12:00:00.000+0000', false, 9),
  row('a2', 'mail', 'who writes: whom', '2026-11-21T00:00:00.000+0000', true, 10),
  row('a3', 'Database', 'slow "queries"', '2026-11-22T06:00:00.000Z', false, 200),
  row('a4', 'Web errors', '', '2026-11-23T00:00:00.000Z', true, 0),
];
const ask = (query: string) =>
  pageList(
    rows,
    attributes,
    new URLSearchParams(query),
    (one, attribute) => `${one[attribute as keyof typeof one] ?? ''}`,
    { sorts: ['rank'] },
  )
    .elements.map(({ id }) => id)
    .join(' ');
const search = (text: string) => ask(`sort=_id&query=${encodeURIComponent(text)}`);

describe('the query', () => {
  it.each([
    ['', 'a1 a2 a3 a4'],
    ['*', 'a1 a2 a3 a4'],
    ['web', 'a1 a4'],
    ['web mail', ''],
    ['web proxies', 'a1'],
    ['proxies', 'a1'],
    ['web -proxies', 'a4'],
    ['^web.*s$', 'a1 a4'],
    ['title:web description:prox', 'a1'],
    ['-title:web', 'a2 a3'],
    ['-web', 'a2 a3'],
    ['title:mail,data', 'a2 a3'],
    ['title:"web access"', 'a1'],
    ["title:'web access',mail", 'a1 a2'],
    ['"web errors"', 'a4'],
    ['description:"slow \\"queries"', 'a3'],
    ['title:=mail', 'a2'],
    ['title:=Mail', ''],
    ['title:=~^M', 'a2'],
    ['title:"open', ''],
    ['title:(', ''],
    ['nope:web', ''],
    ['id:a3', 'a3'],
    ['_id:a3', 'a3'],
    ['disabled:true', 'a2 a4'],
    ['created_at:>2026-11-21', 'a3 a4'],
    ['created_at:>=2026-11-21', 'a2 a3 a4'],
    ['created_at:<"2026-11-20 12:00:01"', 'a1'],
    ['created_at:<=2026-11-20T13:00:00+01:00', 'a1'],
    ['created_at:2026-11-21', 'a2'],
    ['created_at:>yesterday', ''],
    ['size:>9 size:<200', 'a1 a2 a3 a4'],
    ['size:>=10 -size:200', 'a2'],
    ['title:%77eb', 'a1 a4'],
    ['100%', ''],
  ])('%s finds %s', (text, expected) => {
    expect(search(text)).toBe(expected);
  });
});

describe('filters', () => {
  it.each([
    ['disabled:false', 'a1 a3'],
    ['Status:false', 'a1 a3'],
    ['disabled:false&filters=disabled:true', 'a1 a2 a3 a4'],
    ['disabled:true&filters=size:10', 'a2'],
    ['created_at:2026-11-21T00:00:00Z><2026-11-22T06:00:00Z', 'a2 a3'],
    ['created_at:2026-11-21 00:00:00><', 'a2 a3 a4'],
    ['created_at:><2026-11-21', 'a1 a2'],
    ['size:9><10', 'a1 a2'],
  ])('%s leaves %s', (filters, expected) => {
    expect(ask(`sort=_id&filters=${filters}`)).toBe(expected);
  });

  it.each([
    [
      'title:x',
      'Invalid argument in search query: title is not a field that can be used for filtering',
    ],
    [
      'nonsense',
      'Invalid argument in search query: Wrong filter expression, <field_name>:<field_value> format should be used',
    ],
    ['size:big', 'Invalid argument in search query: "big" is not a valid int'],
    ['created_at:a><b', 'Invalid argument in search query: "a" is not a valid date'],
  ])('%s is refused', (filters, message) => {
    expect(() => ask(`filters=${filters}`)).toThrow(message);
  });
});

describe('the order', () => {
  it.each([
    ['', 'a3 a2 a1 a4'],
    ['sort=title&order=desc', 'a4 a1 a2 a3'],
    ['sort=disabled&order=desc', 'a2 a4 a1 a3'],
    ['sort=size', 'a4 a1 a2 a3'],
    ['sort=nonsense', 'a1 a2 a3 a4'],
    ['sort=title&per_page=2&page=2', 'a1 a4'],
    ['per_page=0', 'a3 a2 a1 a4'],
    ['page=9', ''],
  ])('%s gives %s', (query, expected) => {
    expect(ask(query)).toBe(expected);
  });
});
