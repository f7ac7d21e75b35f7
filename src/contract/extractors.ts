import type { ExtractorSettings } from '@/domain/processing/extractors/extractor';
import { endpoint } from './endpoint';
import type { Rate } from './metrics';

/** In microseconds, of those runs that were measured. */
export type TimerSummary = {
  min: number;
  max: number;
  mean: number;
  std_dev: number;
  '95th_percentile': number;
  '98th_percentile': number;
  '99th_percentile': number;
};
export type TimerMetrics = {
  time: TimerSummary;
  rate: Rate;
  duration_unit: string;
  rate_unit: string;
};

export type ExtractorMetrics = {
  total: TimerMetrics;
  condition: TimerMetrics;
  execution: TimerMetrics;
  converters: TimerMetrics;
  condition_hits: number;
  condition_misses: number;
};

/** `exceptions` and `converter_exceptions` are counted since the start of the server. */
export type ExtractorSummary = ExtractorSettings & {
  creator_user_id: string;
  exceptions: number;
  converter_exceptions: number;
  metrics: ExtractorMetrics;
};

/** The type has another name in requests. */
export type ExtractorRequest = Omit<ExtractorSettings, 'id' | 'type'> & { extractor_type: string };

type OfInput = { inputId: string };
type OneExtractor = OfInput & { extractorId: string };

const ofInput = ({ inputId }: OfInput) => ({ params: { inputId } });
const byId = ({ inputId, extractorId }: OneExtractor) => ({ params: { inputId, extractorId } });

/** In the order of their creation, which is not that in which they run. */
export const listExtractors = endpoint<OfInput, { total: number; extractors: ExtractorSummary[] }>({
  method: 'GET',
  path: '/system/inputs/:inputId/extractors',
  toRequest: ofInput,
});
export const getExtractor = endpoint<OneExtractor, ExtractorSummary>({
  method: 'GET',
  path: '/system/inputs/:inputId/extractors/:extractorId',
  toRequest: byId,
});
export const createExtractor = endpoint<OfInput & ExtractorRequest, { extractor_id: string }>({
  method: 'POST',
  path: '/system/inputs/:inputId/extractors',
  status: 201,
  toRequest: ({ inputId, ...body }) => ({ params: { inputId }, body }),
});
export const updateExtractor = endpoint<OneExtractor & ExtractorRequest, ExtractorSummary>({
  method: 'PUT',
  path: '/system/inputs/:inputId/extractors/:extractorId',
  toRequest: ({ inputId, extractorId, ...body }) => ({ params: { inputId, extractorId }, body }),
});
export const deleteExtractor = endpoint<OneExtractor, null>({
  method: 'DELETE',
  path: '/system/inputs/:inputId/extractors/:extractorId',
  status: 204,
  toRequest: byId,
});
/** `order` names an extractor for each number. Those that it does not name keep theirs. */
export const orderExtractors = endpoint<OfInput & { order: Record<string, string> }, null>({
  method: 'POST',
  path: '/system/inputs/:inputId/extractors/order',
  status: 204,
  toRequest: ({ inputId, order }) => ({ params: { inputId }, body: { order } }),
});
