import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TimeRange } from './time-range';
import { fromParams, problemOfParams, toParams } from './url-form';

const instants = fc.date({
  min: new Date('1970-01-01'),
  max: new Date('9999-12-31'),
  noInvalidDate: true,
});
const ranges: fc.Arbitrary<TimeRange> = fc.oneof(
  fc.nat().map((range) => ({ type: 'relative' as const, range })),
  fc.nat().map((from) => ({ type: 'relative' as const, from })),
  fc
    .tuple(fc.nat(1_000_000), fc.nat(1_000_000))
    .map(([to, length]) => ({ type: 'relative' as const, from: to + length + 1, to })),
  fc.tuple(instants, instants).map(([a, b]) => {
    const [from, to] = a < b ? [a, b] : [b, a];
    return { type: 'absolute' as const, from: from.toISOString(), to: to.toISOString() };
  }),
  fc
    .tuple(
      fc.string().filter((text) => text.trim() !== ''),
      fc.option(fc.constantFrom('Europe/Berlin', 'Etc/UTC'), { nil: undefined }),
    )
    .map(([keyword, timezone]) => ({
      type: 'keyword' as const,
      keyword: keyword.trim(),
      ...(timezone && { timezone }),
    })),
);

it('reads every range as it was written', () => {
  fc.assert(
    fc.property(ranges, (range) => {
      const address = new URLSearchParams(toParams(range)).toString();
      expect(fromParams(new URLSearchParams(address))).toEqual(range);
    }),
  );
});

it.each<[string, TimeRange]>([
  ['rangetype=relative&relative=300', { type: 'relative', range: 300 }],
  ['relative=0', { type: 'relative', range: 0 }],
  ['rangetype=relative&from=3600&to=60', { type: 'relative', from: 3600, to: 60 }],
  [
    'rangetype=absolute&from=2026-11-21T13:00:00%2B01:00&to=2026-11-21%2013:00:00',
    { type: 'absolute', from: '2026-11-21T12:00:00.000Z', to: '2026-11-21T13:00:00.000Z' },
  ],
  [
    'rangetype=keyword&keyword=Last+five+minutes&timezone=Europe/Berlin',
    { type: 'keyword', keyword: 'Last five minutes', timezone: 'Europe/Berlin' },
  ],
  ['keyword=yesterday', { type: 'keyword', keyword: 'yesterday' }],
  ['from=3600&to=60', { type: 'relative', from: 3600, to: 60 }],
  [
    'rangetype=absolute&from=2026-07-21%2013:00:00.000&to=2026-11-21T13:00:00.000&timezone=Europe/Berlin',
    { type: 'absolute', from: '2026-07-21T11:00:00.000Z', to: '2026-11-21T12:00:00.000Z' },
  ],
  ['timerange={"type":"relative","range":300}', { type: 'relative', range: 300 }],
  [
    'timerange={"type":"absolute","from":"2026-11-21T12:00:00.000Z","to":"2026-11-21T13:00:00.000Z"}',
    { type: 'absolute', from: '2026-11-21T12:00:00.000Z', to: '2026-11-21T13:00:00.000Z' },
  ],
])('reads %s', (address, range) => {
  expect(fromParams(new URLSearchParams(address))).toEqual(range);
});

it.each([
  '',
  'q=x',
  'rangetype=relative',
  'rangetype=relative&relative=-5',
  'rangetype=relative&relative=1e3',
  'rangetype=relative&from=60&to=3600',
  'rangetype=absolute&from=2026-11-21',
  'rangetype=absolute&from=2026-11-22&to=2026-11-21',
  'rangetype=absolute&from=a&to=b',
  'rangetype=keyword&keyword=+',
  'rangetype=other&relative=5',
  'relative=999999999999',
  'relative=2147483648',
  'rangetype=relative&from=999999999999&to=5',
  'rangetype=absolute&from=%2B200000-01-01T00:00:00.000Z&to=%2B200001-01-01T00:00:00.000Z',
  'rangetype=absolute&from=-020000-01-01T00:00:00.000Z&to=2026-01-01T00:00:00.000Z',
])('has no range for %j', (address) => {
  expect(fromParams(new URLSearchParams(address))).toBeUndefined();
});

it.each([
  ['relative=abc', 'notSeconds'],
  ['rangetype=relative&relative=', 'notSeconds'],
  ['rangetype=relative&from=60&to=3600', 'order'],
  ['rangetype=relative&from=60&to=60', 'order'],
  ['rangetype=relative', 'unknown'],
  ['rangetype=absolute&from=2026-11-22T00:00:00Z&to=2026-11-21T00:00:00Z', 'order'],
  ['from=2026-11-22T00:00:00Z', 'notTimes'],
  ['rangetype=absolute&from=x&to=y', 'notTimes'],
  ['rangetype=keyword', 'noKeyword'],
  ['rangetype=lunar', 'unknown'],
  ['timerange={', 'unknown'],
  ['timerange={"type":"relative","range":-5}', 'notSeconds'],
  ['q=x', undefined],
])('finds out what is wrong with %s', (address, problem) => {
  expect(problemOfParams(new URLSearchParams(address))).toBe(problem);
});
