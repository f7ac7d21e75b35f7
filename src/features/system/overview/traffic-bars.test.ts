import { expect, it } from 'vitest';
import { sumOf, trafficBars } from './traffic-bars';

const input = { '2026-11-21T14:00:00.000Z': 10, '2026-11-21T12:00:00.000Z': 2_000 };
const histogram = {
  from: '2026-11-20T00:00:00.000Z',
  to: '2026-11-21T14:30:00.000Z',
  input,
  output: {},
  decoded: {},
};

it('makes a bar of every hour, in order, and says which goes on still', () => {
  expect(trafficBars(histogram, false)).toEqual([
    {
      start: Date.parse('2026-11-21T12:00:00Z'),
      end: Date.parse('2026-11-21T13:00:00Z'),
      counts: [2_000],
      partial: false,
    },
    {
      start: Date.parse('2026-11-21T14:00:00Z'),
      end: Date.parse('2026-11-21T15:00:00Z'),
      counts: [10],
      partial: true,
    },
  ]);
});

it('makes bars of days', () => {
  const [bar] = trafficBars({ ...histogram, input: { '2026-11-20T00:00:00.000Z': 5 } }, true);
  expect(bar).toEqual({
    start: Date.parse('2026-11-20T00:00:00Z'),
    end: Date.parse('2026-11-21T00:00:00Z'),
    counts: [5],
    partial: false,
  });
});

it('adds up', () => {
  expect(sumOf(input)).toBe(2_010);
});
