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

it('names the place it knows itself where the server marks the whole query', () => {
  const answer = (begin: number) => ({ status: 'ERROR' as const, explanations: [{ error_type: 'QUERY_PARSING_ERROR' as const, error_title: 'Query parsing error', error_message: 'incomplete', begin_line: 1, begin_column: begin }] });
  expect(verdictOf('level:3 AND (', answer(0)).findings).toMatchObject([{ message: 'incomplete', line: 1, column: 13 }]);
  expect(verdictOf('level:3 AND (', answer(8)).findings).toMatchObject([{ line: 1, column: 8 }]);
  expect(verdictOf('level:3', answer(0)).findings[0]).not.toHaveProperty('line');
});

it('does not let the server’s check keep anyone from an open range, which its search takes', () => {
  const answer = { status: 'ERROR' as const, explanations: [{ error_type: 'QUERY_PARSING_ERROR' as const, error_message: 'Cannot parse query, cause: getUpperTerm() is null.' }] };
  expect(verdictOf('level:[* TO 3]', answer)).toMatchObject({ status: 'WARNING', known: true, findings: [{ message: 'Cannot parse query, cause: getUpperTerm() is null.' }] });
  expect(verdictOf('level:[* TO', answer)).toMatchObject({ status: 'ERROR' });
});
