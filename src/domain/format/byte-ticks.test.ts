import { expect, it } from 'vitest';
import { byteTicks } from './byte-ticks';

it.each([
  [53_000_000, ['0', '16 MiB', '32 MiB', '48 MiB']],
  [4 * 1024 ** 3, ['0', '1 GiB', '2 GiB', '3 GiB', '4 GiB']],
  [900, ['0', '256 B', '512 B', '768 B']],
  [1, ['0', '1 B']],
  [0, ['0']],
])('an axis up to %s bytes has round ticks', (most, labels) => {
  expect(byteTicks(most).map(({ label }) => label)).toEqual(labels);
});
