import { expect, test } from 'vitest';
import fc from 'fast-check';
import { createRowCounter } from './count-rows';

const encoder = new TextEncoder();

function counted(csv: string, cuts: readonly number[] = []) {
  const counter = createRowCounter();
  const bytes = encoder.encode(csv);
  const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted(
    (one, other) => one - other,
  );
  at.forEach((from, i) => counter.take(bytes.subarray(from, at[i + 1] ?? bytes.length)));
  return { rows: counter.rows(), cutShort: counter.isCutShort() };
}

test('an empty result is an empty file without a header', () => {
  expect(counted('')).toEqual({ rows: 0, cutShort: false });
  expect(counted('"source","message"\n')).toEqual({ rows: 0, cutShort: false });
});

test('detects a file truncated within a value', () => {
  expect(counted('"message"\n"a"\n"b')).toEqual({ rows: 2, cutShort: true });
});

test('counts rows whatever their values contain and however the file is chunked', () => {
  const value = fc.string({ unit: fc.constantFrom('a', '"', '\n', '\r', ',', 'ü', '🙂') });
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.option(value), { minLength: 2, maxLength: 3 })),
      fc.array(fc.nat()),
      (rows, cuts) => {
        const line = (cells: readonly (string | null)[]) =>
          `${cells.map((cell) => (cell === null ? '' : `"${cell.replaceAll('"', '""')}"`)).join(',')}\n`;
        const csv = line(['one', 'other']) + rows.map(line).join('');
        expect(counted(csv, cuts)).toEqual({ rows: rows.length, cutShort: false });
      },
    ),
  );
});
