import { expect, it } from 'vitest';
import { verdictOf } from './verdict';

it('has nothing to say about nothing', () => {
  expect(verdictOf('  ', undefined)).toMatchObject({ status: 'OK', known: true, findings: [] });
});

it('sees at once what cannot be read, and where, without taking it for the last word', () => {
  const verdict = verdictOf('level:3\nAND (', undefined);
  expect(verdict).toMatchObject({ status: 'ERROR', known: false, findings: [{ type: 'QUERY_PARSING_ERROR', line: 2 }] });
  expect(verdictOf('level:3', undefined)).toMatchObject({ status: 'OK', known: false });
});

it('follows the server where it disagrees', () => {
  expect(verdictOf('AND (', { status: 'OK' })).toMatchObject({ status: 'OK', known: true, findings: [] });
});

it('explains an unknown field once and knows its name', () => {
  const unknown = { error_type: 'UNKNOWN_FIELD', error_title: 'Unknown field', error_message: 'Query contains unknown field: custmer', related_property: 'custmer' } as const;
  const { findings, unknownFields } = verdictOf('custmer:1 OR custmer:2', { status: 'WARNING', explanations: [{ ...unknown, begin_column: 0 }, { ...unknown, begin_column: 13 }] });
  expect(findings).toHaveLength(1);
  expect([...unknownFields]).toEqual(['custmer']);
});

it('stops nothing where the server could not check (A8.3)', () => {
  expect(verdictOf('level:3', null)).toMatchObject({ status: 'OK', known: false });
});
