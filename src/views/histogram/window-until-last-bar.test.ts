import { expect, test } from 'vitest';
import type { PivotResult } from '@/contract/search';
import { windowUntilLastBar } from './window-until-last-bar';

const ALL = { type: 'relative', range: 0 } as const;
const until = (to: string) => ({ type: 'absolute', from: '1970-01-01T00:00:00.000Z', to }) as const;
const barsAt = (...starts: string[]) =>
  ({
    rows: starts.map((start) => ({ source: 'leaf', key: [start], values: [] })),
  }) as unknown as PivotResult;

test.each([
  [
    'messages of a second, half an hour later',
    ['2024-03-05T06:07:08.000Z', '2024-03-05T06:07:08.040Z', '2024-03-05T06:07:08.960Z'],
    '2024-03-05T06:37:08.000Z',
    '2024-03-05T06:07:09.000Z',
  ],
  [
    'messages of a minute, a day later',
    ['2024-03-05T06:07:00.000Z', '2024-03-05T06:07:01.000Z', '2024-03-05T06:07:59.000Z'],
    '2024-03-06T06:07:00.000Z',
    '2024-03-05T06:08:00.000Z',
  ],
  [
    'messages until a while ago',
    ['2024-03-05T06:00:00.000Z', '2024-03-05T06:01:00.000Z'],
    '2024-03-05T07:00:00.000Z',
    '2024-03-05T07:00:00.000Z',
  ],
  ['one bar', ['2024-03-05T06:00:00.000Z'], '2024-03-05T07:00:00.000Z', '2024-03-05T07:00:00.000Z'],
])('%s', (_, starts, now, to) => {
  expect(windowUntilLastBar(barsAt(...starts), until(now), ALL)).toEqual({
    type: 'absolute',
    from: starts[0],
    to,
  });
});

test('a window that was asked for stays', () => {
  const range = until('2024-03-05T06:37:08.000Z');
  const bars = barsAt('2024-03-05T06:07:08.000Z', '2024-03-05T06:07:08.040Z');
  expect(windowUntilLastBar(bars, range, range)).toEqual(range);
});
