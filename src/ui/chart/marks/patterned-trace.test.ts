import { expect, it } from 'vitest';
import { tracesOf } from './series-traces';

const series = [1, 2, 3].map((value) => ({
  name: `${value}`,
  colour: '#123456',
  values: [value, value],
}));
const options = { x: [0, 1], step: 1, isTime: false };
const looks = (
  kind: Parameters<typeof tracesOf>[2]['kind'],
  more: Partial<Parameters<typeof tracesOf>[2]> = {},
) =>
  tracesOf(series, [], { kind, ...options, ...more }).map((trace) =>
    JSON.stringify([
      'line' in trace ? trace.line : undefined,
      'marker' in trace ? trace.marker : undefined,
    ]),
  );

it.each([
  { type: 'bar', mode: 'stack' },
  { type: 'line', interpolation: 'linear' },
  { type: 'area', interpolation: 'linear' },
  { type: 'scatter' },
] as const)('series of one colour look different if patterned: %j', (kind) => {
  expect(new Set(looks(kind)).size).toBe(1);
  expect(new Set(looks(kind, { patterned: true })).size).toBe(3);
});

it('keeps the marks of intervals that are not covered completely', () => {
  const partial = [false, true];
  expect(looks({ type: 'scatter' }, { patterned: true, partial })[1]).toContain(
    '["square","square-open"]',
  );
});
