import { expect, it } from 'vitest';
import { matching, searchable } from './matching';

const found = (text: string, ...labels: string[]) =>
  matching(searchable(labels.map((label) => ({ value: label, label }))), text).map(
    ({ label }) => label,
  );

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
  expect(
    matching(searchable([{ value: 'a', label: 'Mail', info: 'every hour' }]), 'hour'),
  ).toHaveLength(1);
  expect(found('  ', 'a', 'b')).toEqual(['a', 'b']);
});

it('puts what belongs to a group together, in the order in which groups appear', () => {
  const options = [
    { value: 'x', label: 'x', group: 'B' },
    { value: 'y', label: 'y', group: 'A' },
    { value: 'z', label: 'z', group: 'B' },
  ];
  expect(matching(searchable(options), '').map(({ value }) => value)).toEqual(['x', 'z', 'y']);
});
