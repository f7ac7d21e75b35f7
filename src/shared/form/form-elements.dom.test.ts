import { expect, it } from 'vitest';
import { problemIn } from './form-elements';

function problemOf(input: Readonly<Record<string, string>>): string | undefined {
  const field = document.createElement('div');
  const control = document.createElement('input');
  control.type = 'number';
  Object.assign(control, input);
  field.append(control);
  return problemIn(field, input['value']);
}

it.each([
  [{ min: '1', step: '1', value: '1.5' }, 'Enter a whole number of at least 1.'],
  [{ step: '1', value: '1.5' }, 'Enter a whole number.'],
  [{ min: '1', max: '30', step: '1', value: '0' }, 'Must be at least 1.'],
  [{ step: 'any', value: '1.5' }, undefined],
])('words the problem of a number itself: %j', (input, problem) => {
  expect(problemOf(input)).toBe(problem);
});
