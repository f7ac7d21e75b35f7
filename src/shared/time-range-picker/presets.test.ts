import { expect, it } from 'vitest';
import type { SearchesClusterConfig } from '@/contract/cluster-config';
import { limitOf, presetsOf } from './presets';

const config = (overrides: Partial<SearchesClusterConfig> = {}): SearchesClusterConfig => ({
  query_time_range_limit: 'PT0S',
  relative_timerange_options: {
    PT0S: 'all messages',
    P1D: '1 day',
    PT5M: '5 minutes',
    nonsense: 'never',
  },
  surrounding_timerange_options: {},
  surrounding_filter_fields: [],
  analysis_disabled_fields: [],
  auto_refresh_timerange_options: {},
  default_auto_refresh_option: 'PT5S',
  ...overrides,
});

it('keeps the order of the presets, but has all messages last', () => {
  expect(presetsOf(config()).map(({ label }) => label)).toEqual([
    '1 day',
    '5 minutes',
    'all messages',
  ]);
});

it('hides what is longer than may be searched, and with it all messages', () => {
  expect(presetsOf(config({ query_time_range_limit: 'PT1H' })).map(({ label }) => label)).toEqual([
    '5 minutes',
  ]);
  expect(limitOf(config({ query_time_range_limit: 'PT1H' }))).toBe(3_600);
});

it('has presets for users who may not read the settings', () => {
  const presets = presetsOf(undefined);
  expect(presets[0]).toEqual({ seconds: 300 });
  expect(presets.at(-1)).toEqual({ seconds: 0 });
  expect(limitOf(null)).toBeUndefined();
});
