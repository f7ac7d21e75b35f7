import { expect, it } from 'vitest';
import { binaryStep } from './binary-step';

it.each([
  [0.2, 1],
  [1, 1],
  [3, 4],
  [1024, 1024],
  [13_000_000, 2 ** 24],
])('the step over %d bytes is %d', (least, step) => {
  expect(binaryStep(least)).toBe(step);
});
