import { beforeAll, expect, it } from 'vitest';
import type { ValidationExplanation } from '@/contract/query-validation';
import { loadTexts } from '@/shared/texts/load-texts';
import { colourQuery } from '../query-colours';
import { variableCompletion } from './variables';
import { verdictOf } from '../verdict/verdict';
import { withVariables } from '../verdict/verdict-of-variables';

beforeAll(() => loadTexts(['variables']));

const VARIABLES = [
  { name: 'host', label: 'Host' },
  { name: 'level', label: 'level' },
];
const at = (text: string, caret = text.length) => variableCompletion(text, caret, VARIABLES);
const labels = (text: string, caret?: number) =>
  at(text, caret)?.suggestions.map(({ insert }) => insert);

it('suggests variables after a dollar, wherever it stands', () => {
  expect(labels('source:$')).toEqual(['$host$', '$level$']);
  expect(labels('"from $H')).toEqual(['$host$']);
  expect(at('a $ho b', 4)).toMatchObject({ span: { start: 2, end: 5 } });
  expect(at('a $host$ b', 4)).toMatchObject({ span: { start: 2, end: 8 } });
  for (const text of ['source:$host$', 'source:', '$x', '5']) expect(at(text)).toBeUndefined();
});

const explained = (column: number, length: number, type: 'INVALID_VALUE_TYPE' | 'UNKNOWN_FIELD') =>
  ({
    error_type: type,
    error_title: '',
    error_message: '',
    begin_line: 1,
    begin_column: column,
    end_line: 1,
    end_column: column + length,
    related_property: 'x',
  }) satisfies ValidationExplanation;
const verdict = (query: string, explanations: ValidationExplanation[]) =>
  withVariables(
    verdictOf(query, { status: explanations.length > 0 ? 'WARNING' : 'OK', explanations }),
    query,
    VARIABLES,
  );

it('has no complaint about the text of a declared variable', () => {
  expect(verdict('level:$level$', [explained(0, 13, 'INVALID_VALUE_TYPE')])).toMatchObject({
    status: 'OK',
    findings: [],
  });
  const other = verdict('level:$level$ nope:1', [explained(14, 4, 'UNKNOWN_FIELD')]);
  expect(other).toMatchObject({ status: 'WARNING', unknownFields: new Set(['x']) });
  expect(verdict('level:(', []).status).toBe('OK');
});

it('says which variable is not declared, and where', () => {
  expect(verdict('a:$host$ b:$gone$ \\$text$', [])).toMatchObject({
    status: 'WARNING',
    findings: [{ type: 'UNDECLARED_PARAMETER', line: 1, column: 11, endLine: 1, endColumn: 17 }],
  });
  const [finding] = verdict('$gone$', []).findings;
  expect(finding?.message).toContain('There is no variable "gone"');
});

it('colours declared variables, also inside phrases', () => {
  const kinds = colourQuery('a:"x $host$" $gone$', new Set(), [], VARIABLES).map(
    ({ start, end, kind }) => `${start}-${end} ${kind}`,
  );
  expect(kinds).toContain('5-11 string.variable');
  expect(kinds.filter((kind) => kind.includes('variable'))).toHaveLength(1);
});
