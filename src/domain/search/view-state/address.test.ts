import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TimeRange } from '@/domain/time-range/time-range';
import {
  newSearchDefaults,
  readAddress,
  writeAddress,
  writeRun,
  type AddressDefaults,
  type PageOverrides,
} from './address';
import { DEFAULT_COLUMNS, DEFAULT_RANGE, DEFAULT_SORT, type PageSettings } from './page-settings';

type SearchState = PageSettings & PageOverrides;
const writeSearchState = (
  { refresh, follow, ...settings }: SearchState,
  defaults?: AddressDefaults,
) =>
  writeAddress(
    settings,
    { ...(refresh !== undefined && { refresh }), ...(follow && { follow }) },
    {},
    defaults,
  );
const readSearchState = (params: URLSearchParams, defaults?: AddressDefaults) => {
  const { settings, overrides } = readAddress(params, null, defaults);
  return { state: { ...settings, ...overrides } };
};

const instants = fc
  .date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const secondsBack = fc.nat(10_000_000);
const ranges: fc.Arbitrary<TimeRange> = fc.oneof(
  secondsBack.map((range): TimeRange => ({ type: 'relative', range })),
  secondsBack.map((from): TimeRange => ({ type: 'relative', from })),
  fc.tuple(secondsBack, secondsBack).map(([to, length]): TimeRange => ({
    type: 'relative',
    from: to + length + 1,
    to,
  })),
  fc
    .tuple(instants, instants)
    .map(([one, other]): TimeRange =>
      one <= other
        ? { type: 'absolute', from: one, to: other }
        : { type: 'absolute', from: other, to: one },
    ),
  fc.record({
    type: fc.constant('keyword' as const),
    keyword: fc.string({ minLength: 1 }).map((text) => `last ${text}`.trim()),
    timezone: fc.constantFrom('Europe/Berlin', 'UTC'),
  }),
);
const names = fc
  .string({ minLength: 1, maxLength: 12 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const lists = fc.uniqueArray(names, { maxLength: 5 });
const states: fc.Arbitrary<SearchState> = fc.record(
  {
    query: fc.string(),
    range: ranges,
    streams: lists,
    sort: fc.record({
      field: names.filter((name) => !name.startsWith('-')),
      order: fc.constantFrom('ASC' as const, 'DESC' as const),
    }),
    columns: lists,
    refresh: fc.integer({ min: 1, max: 3600 }),
  },
  { requiredKeys: ['query', 'range', 'streams', 'sort', 'columns'] },
);

const asDefaults = ({ refresh: _, ...saved }: SearchState): AddressDefaults => saved;

it('reads back every search it wrote, from the text of a URL', () => {
  fc.assert(
    fc.property(
      states,
      fc.oneof(fc.option(names, { nil: undefined }).map(newSearchDefaults), states.map(asDefaults)),
      (state, defaults) => {
        const address = writeSearchState(state, defaults).toString();
        expect(readSearchState(new URLSearchParams(address), defaults)).toEqual({
          state,
        });
      },
    ),
  );
});

it('fills a URL without parameters with the defaults', () => {
  expect(readSearchState(new URLSearchParams(''))).toEqual({
    state: {
      query: '',
      range: DEFAULT_RANGE,
      streams: [],
      sort: DEFAULT_SORT,
      columns: DEFAULT_COLUMNS,
    },
  });
});

it('searches the stream of the page unless the URL names other streams', () => {
  expect(readSearchState(new URLSearchParams(''), newSearchDefaults('mail')).state.streams).toEqual(
    ['mail'],
  );
  expect(
    readSearchState(new URLSearchParams('streams=web, db'), newSearchDefaults('mail')).state
      .streams,
  ).toEqual(['web', 'db']);
  expect(
    writeSearchState(
      readSearchState(new URLSearchParams(''), newSearchDefaults('mail')).state,
      newSearchDefaults('mail'),
    ).has('streams'),
  ).toBe(false);
});

it('writes only what differs from the saved search, including values that were cleared', () => {
  const saved: AddressDefaults = {
    query: 'app:auth',
    range: { type: 'relative', range: 86_400 },
    streams: ['web'],
    sort: { field: 'took_ms', order: 'ASC' },
    columns: ['source'],
  };
  const { state } = readSearchState(new URLSearchParams(''), saved);
  expect(state).toEqual(saved);
  expect(writeSearchState(state, saved).toString()).toBe('');
  const changed = writeSearchState(
    { ...state, query: '', streams: [], range: { type: 'relative', range: 300 } },
    saved,
  ).toString();
  expect(changed).toBe('q=&rangetype=relative&relative=300&streams=');
});

it.each([
  ['relative=abc'],
  ['timerange=%7B'],
  ['rangetype=relative&relative=-5'],
  ['rangetype=relative&from=60&to=300'],
  ['rangetype=absolute&from=yesterday&to=today'],
  ['rangetype=absolute&from=2026-11-21T12:00:00Z&to=2026-11-21T11:00:00Z'],
  ['rangetype=keyword&keyword='],
  ['rangetype=lunar'],
])('keeps %s in the URL and reports it as invalid', (address) => {
  const { settings, overrides, focus } = readAddress(new URLSearchParams(address), null);
  expect(settings.range).toEqual(DEFAULT_RANGE);
  expect(overrides.invalidRange?.problem).toBeDefined();
  expect(Object.fromEntries(writeAddress(settings, overrides, focus))).toEqual(
    Object.fromEntries(new URLSearchParams(address)),
  );
});

it('reads the range parameters of other consoles', () => {
  expect(
    readSearchState(
      new URLSearchParams(
        'rangetype=absolute&from=2026-11-21 12:00:00&to=2026-11-21T14:00:00.5%2B01:00',
      ),
    ).state.range,
  ).toEqual({
    type: 'absolute',
    from: '2026-11-21T12:00:00.000Z',
    to: '2026-11-21T13:00:00.500Z',
  });
  expect(readSearchState(new URLSearchParams('relative=0')).state.range).toEqual({
    type: 'relative',
    range: 0,
  });
});

it('reads sort orders', () => {
  expect(readSearchState(new URLSearchParams('sort=source')).state.sort).toEqual({
    field: 'source',
    order: 'ASC',
  });
  expect(readSearchState(new URLSearchParams('sort=-took_ms')).state.sort).toEqual({
    field: 'took_ms',
    order: 'DESC',
  });
});

it('treats a lone percent sign as a literal', () => {
  expect(readSearchState(new URLSearchParams('fields=load%25,source')).state.columns).toEqual([
    'load%',
    'source',
  ]);
});

it('reads the run from the history state and ignores its other members', () => {
  expect(readAddress(new URLSearchParams(), { run: 'a1' }).run).toEqual({
    id: 'a1',
    step: 0,
    carried: false,
  });
  for (const state of [null, undefined, 'text', {}, { run: 7 }])
    expect(readAddress(new URLSearchParams(), state).run).toBeUndefined();
});

it('reads back the run and the focus it wrote', () => {
  const run = { id: 'a1', step: 2, carried: true };
  const focus = { message: 'index/1', widget: 'w', focusing: true as const };
  const params = writeAddress(readAddress(new URLSearchParams(), null).settings, {}, focus);
  expect(readAddress(params, writeRun(run))).toMatchObject({ run, focus });
});
