import { expect, it } from 'vitest';
import { valueAt, variableOfValue } from './value-at';

/** `[` and `]` are where the selection begins and ends, `|` is the caret. */
function at(marked: string) {
  const caret = marked.indexOf('|');
  if (caret >= 0) return valueAt(marked.replace('|', ''), { start: caret, end: caret });
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return valueAt(marked.replace('[', '').replace(']', ''), { start, end });
}

it('finds the value that is selected or at the caret, and its field', () => {
  expect(at('app:auth AND host:[web-01]')).toEqual({
    start: 18,
    end: 24,
    value: 'web-01',
    field: 'host',
  });
  expect(at('app:auth AND host:we|b-01')?.value).toBe('web-01');
  expect(at('host:"[web] 01"')).toEqual({ start: 5, end: 13, value: 'web 01', field: 'host' });
  expect(at('host:("web 01"| OR b)')).toMatchObject({ value: 'web 01', field: 'host' });
  expect(at(String.raw`path:\/a\:b|`)).toMatchObject({ value: '/a:b', field: 'path' });
  expect(at('[refused] payment')).toMatchObject({ value: 'refused', field: undefined });
});

it('finds none in operators, field names, patterns, variables, and several values', () => {
  for (const marked of ['a A|ND b', 'ho|st:a', 'host:w*|', 'host:$h|$', '[a OR b]', '|', 'n:>|5'])
    expect([marked, at(marked)]).toEqual([marked, undefined]);
});

it('names the variable after the field, unlike the others', () => {
  const value = { start: 0, end: 1, value: 'x', field: 'k8s.pod' };
  expect(variableOfValue(value, ['k8s_pod'])).toMatchObject({
    name: 'k8s_pod_2',
    kind: 'field',
    field: 'k8s.pod',
    defaults: ['x'],
  });
  expect(variableOfValue({ ...value, field: undefined }, []).name).toBe('value');
});
