import { describe, expect, it } from 'vitest';
import { indexOf } from './matching';
import type { ComboOption } from './option';

const labelled = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const found = (text: string, ...labels: string[]) =>
  indexOf(labelled(...labels))
    .find(text, { most: 99 })
    .options.map(({ label }) => label);

it('finds words in any order, case and accents', () => {
  expect(found('MÜN de', 'Munich, Germany', 'München, DE', 'Minden, DE')).toEqual(['München, DE']);
  expect(found('munchen', 'München')).toEqual(['München']);
});

it('puts the label that was typed first, then those that begin with it', () => {
  expect(found('source', 'data_source', 'source_ip', 'Source', 'resource')).toEqual([
    'Source',
    'source_ip',
    'data_source',
    'resource',
  ]);
});

it('finds by the second line and shows all for nothing', () => {
  const mail = [{ value: 'a', label: 'Mail', info: 'every hour' }];
  expect(indexOf(mail).find('hour', { most: 9 }).options).toEqual(mail);
  expect(found('  ', 'a', 'b')).toEqual(['a', 'b']);
});

it('keeps labels apart, also those of several lines', () => {
  expect(found('b c', 'a b', 'c d', 'b\nc')).toEqual(['b\nc']);
  expect(found('d', 'a', 'b\nd', 'c')).toEqual(['b\nd']);
});

it('puts what belongs to a group together, in the order in which groups appear', () => {
  const options = [
    { value: 'x', label: 'x', group: 'B' },
    { value: 'y', label: 'xy', group: 'A' },
    { value: 'z', label: 'zx', group: 'B' },
  ];
  for (const typed of ['', 'x'])
    expect(
      indexOf(options)
        .find(typed, { most: 9 })
        .options.map(({ value }) => value),
    ).toEqual(['x', 'z', 'y']);
  expect(indexOf(options).find('x', { most: 1 })).toEqual({ options: [options[0]], isCut: true });
});

it('lists the first of many, without those that were chosen', () => {
  const index = indexOf(labelled('a1', 'a2', 'a3', 'a4'));
  const cut = index.find('a', { most: 2, without: new Set(['a2']) });
  expect(cut).toEqual({ options: labelled('a1', 'a3'), isCut: true });
  expect(index.find('', { most: 4 })).toMatchObject({ isCut: false });
  expect(index.find('a4', { most: 1 })).toEqual({ options: labelled('a4'), isCut: false });
});

it('knows values and labels', () => {
  const index = indexOf<string>([{ value: '1', label: 'One' }]);
  expect([index.placeOf('1'), index.placeOf('2')]).toEqual([0, -1]);
  expect([index.hasLabel('One'), index.hasLabel('one')]).toEqual([true, false]);
});

describe('the cost of a search', () => {
  /** How often the labels of many options are read by a search in them, after a first one. */
  const reads = (many: number) => {
    let count = 0;
    const options = Array.from({ length: many }, (_, n): ComboOption<string> => ({
      value: `field_${n}`,
      get label() {
        count += 1;
        return `field_${n}`;
      },
    }));
    const index = indexOf(options);
    index.find('f', { most: 100 });
    index.placeOf('field_0');
    count = 0;
    for (const typed of ['', 'f', 'field_1', 'no such field'])
      index.find(typed, { most: 100, without: new Set(['field_3']) });
    expect(indexOf(options)).toBe(index);
    return count;
  };

  it('does not grow with the number of options', () => {
    expect(reads(26_000)).toBe(reads(1_000));
  });
});
