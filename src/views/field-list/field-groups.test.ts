import { expect, it } from 'vitest';
import type { FieldType } from '@/contract/fields';
import {
  fieldsOfGroup,
  fieldsOfRows,
  findFields,
  hasUnlistedFields,
  knownFields,
} from './field-groups';

const aType = (name: string, type = 'string'): FieldType => ({
  name,
  type: { type, properties: ['enumerable'], index_names: [] },
});
const known = knownFields(
  ['source', 'gl2_source_input', 'app', '_id', 'took_ms'].map((name) => aType(name)),
);
const rows = [
  { index: 'i', message: { _id: '1', source: 'web-01', gl2_message_id: 'x', brand_new: 1 } },
  { index: 'i', message: { _id: '2', source: 'web-02', app: 'shop' } },
];
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

it('shows the fields of the loaded messages, including those the server does not list yet', () => {
  expect(names(fieldsOfGroup('current', known, fieldsOfRows(known, rows)))).toEqual([
    'app',
    'brand_new',
    'source',
  ]);
});

it('hides internal fields under all, and shows them under reserved', () => {
  expect(names(fieldsOfGroup('all', known, []))).toEqual(['app', 'source', 'took_ms']);
  expect(names(fieldsOfGroup('reserved', known, []))).toEqual([
    '_id',
    'app',
    'gl2_source_input',
    'source',
    'took_ms',
  ]);
});

it('also shows the fields of the rows under all, whatever the server lists', () => {
  expect(names(fieldsOfGroup('all', known, fieldsOfRows(known, rows)))).toEqual([
    'app',
    'brand_new',
    'source',
    'took_ms',
  ]);
  expect(names(fieldsOfGroup('reserved', known, fieldsOfRows(known, rows)))).toEqual([
    '_id',
    'app',
    'brand_new',
    'gl2_message_id',
    'gl2_source_input',
    'source',
    'took_ms',
  ]);
});

it('reports whether the rows have a field that the server does not list', () => {
  const listed = (...all: string[]) => knownFields(all.map((name) => aType(name)));
  expect(
    hasUnlistedFields(fieldsOfRows(listed('_id', 'source', 'gl2_message_id', 'app'), rows)),
  ).toBe(true);
  expect(
    hasUnlistedFields(
      fieldsOfRows(listed('_id', 'source', 'gl2_message_id', 'app', 'brand_new'), rows),
    ),
  ).toBe(false);
});

it('matches any part of a name case-insensitively, prefixes first', () => {
  const fields = knownFields(['client_ip', 'ip', 'recIPient', 'app'].map((name) => aType(name)));
  expect(names(findFields(fields, ' IP '))).toEqual(['ip', 'client_ip', 'recIPient']);
  expect(names(findFields(fields, '(.*'))).toEqual([]);
});
