import { expect, it } from 'vitest';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import type { Execution } from '@/views/execution/search-request';
import { windowOfWidget } from './widget-window';

const [FIRST, NOW] = ['2026-11-21T14:00:00.000Z', '2026-11-22T10:00:00.000Z'];
const since = (from: string) => ({ type: 'absolute', from, to: NOW }) as const;
const ever = since('1970-01-01T00:00:00.000Z');

const execution = (more: Partial<Execution> = {}): Execution => ({
  request: {
    query: '',
    range: { type: 'relative', range: 0 },
    streams: [],
    sort: { field: 'timestamp', order: 'DESC' },
  },
  effectiveRange: ever,
  histogram: {
    id: 'h',
    type: 'pivot',
    rows: [{ key: [FIRST], values: [], source: 'leaf' }],
    total: 1,
    effective_timerange: ever,
  },
  errors: [],
  durationMs: 1,
  executedAt: NOW,
  outcome: 'complete',
  ...more,
});
const widget = (streams: string[] = []) => ({ ...newAggregation('a', {}), streams });
const within = (found: Execution, streams?: string[]) => windowOfWidget(found, widget(streams));

it("starts with the page's first bar for all time, and is unchanged for any other range", () => {
  expect(within(execution())).toEqual(since(FIRST));
  expect(within(execution(), ['a'])).toEqual(since(FIRST));
  const hour = since('2026-11-22T09:00:00.000Z');
  expect(
    within(
      execution({
        request: { ...execution().request, range: { type: 'relative', range: 3_600 } },
        effectiveRange: hour,
      }),
    ),
  ).toEqual(hour);
});

it('is the whole window if the page does not know the first message', () => {
  const { request, histogram } = execution();
  const { histogram: _, ...without } = execution();
  expect(within(without)).toEqual(ever);
  expect(
    within(execution({ ...(histogram && { histogram: { ...histogram, rows: [] } }) })),
  ).toEqual(ever);
  expect(within(execution({ outcome: 'partial' }))).toEqual(ever);
  expect(
    within(
      execution({
        progress: {
          running: true,
          stopped: false,
          window: ever,
          searchedMs: 1,
          windowMs: 2,
          missing: [],
          pending: [],
          approximate: false,
          slices: [],
        },
      }),
    ),
  ).toEqual(ever);
  expect(within(execution({ request: { ...request, streams: ['a', 'b'] } }), ['b'])).toEqual(
    since(FIRST),
  );
  expect(within(execution({ request: { ...request, streams: ['a', 'b'] } }), ['c'])).toEqual(ever);
});
