import type { ExtractorMetrics, ExtractorSummary, TimerMetrics } from '@/contract/extractors';
import type { ExtractorFigures, Timing } from '../../processing/extractors/extractor-totals';
import type { StoredExtractor } from './extractor-store';

/** `figures` is undefined for an extractor that has not run since the start. */
export const summaryOf = (
  {
    id,
    title,
    type,
    cursor_strategy,
    source_field,
    target_field,
    extractor_config,
    creator_user_id,
    converters,
    condition_type,
    condition_value,
    order,
  }: StoredExtractor,
  figures: ExtractorFigures | undefined,
): ExtractorSummary => ({
  id,
  title,
  type,
  converters,
  order,
  exceptions: figures?.failures ?? 0,
  metrics: metricsOf(figures),
  cursor_strategy,
  source_field,
  target_field,
  extractor_config,
  creator_user_id,
  condition_type,
  condition_value,
  converter_exceptions: figures?.converterFailures ?? 0,
});

const metricsOf = (figures: ExtractorFigures | undefined): ExtractorMetrics => ({
  total: timerOf(figures?.total),
  condition: timerOf(figures?.condition),
  execution: timerOf(figures?.execution),
  converters: timerOf(figures?.converters),
  condition_hits: figures?.hits ?? 0,
  condition_misses: figures?.misses ?? 0,
});

const NOTHING: Timing = {
  count: 0,
  perSecond: { mean: 0, one_minute: 0, five_minute: 0, fifteen_minute: 0 },
  micros: { min: 0, max: 0, mean: 0, std_dev: 0, p95: 0, p98: 0, p99: 0 },
};

function timerOf({ count, perSecond, micros }: Timing = NOTHING): TimerMetrics {
  const { p95, p98, p99, ...time } = micros;
  return {
    time: { ...time, '95th_percentile': p95, '98th_percentile': p98, '99th_percentile': p99 },
    rate: { total: count, ...perSecond },
    duration_unit: 'microseconds',
    rate_unit: 'events/second',
  };
}
