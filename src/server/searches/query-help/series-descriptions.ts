import type { SeriesFunction } from '@/contract/search';

const TITLES: Record<SeriesFunction, string> = {
  avg: 'Average',
  card: 'Cardinality',
  count: 'Count',
  max: 'Maximum',
  min: 'Minimum',
  stddev: 'Standard Deviation',
  sum: 'Sum',
  sumofsquares: 'Sum of Squares',
  variance: 'Variance',
  percentage: 'Percentage',
  percentile: 'Percentile',
  latest: 'Latest Value',
};

/** The answer of GET /views/functions. */
export const SERIES_DESCRIPTIONS = Object.fromEntries(
  Object.entries(TITLES).map(([type, description]) => [type, { type, description }]),
);
