import { expect, it } from 'vitest';
import { toProcessors, toRequest } from './processor-form';

const before = {
  processor_order: [
    { name: 'Filters', class_name: 'a' },
    { name: 'Streams', class_name: 'b' },
  ],
  disabled_processors: ['b', 'gone'],
};

it('sends what it was given, with what is off and not listed', () => {
  expect(toProcessors(before)).toEqual([
    { id: 'a', title: 'Filters', on: true },
    { id: 'b', title: 'Streams', on: false },
  ]);
  expect(toRequest(toProcessors(before), before)).toEqual(before);
});

it('sends another order and what was switched', () => {
  const changed = toProcessors(before)
    .toReversed()
    .map((one) => ({ ...one, on: !one.on }));
  expect(toRequest(changed, before)).toEqual({
    processor_order: [...before.processor_order].toReversed(),
    disabled_processors: ['a', 'gone'],
  });
});
