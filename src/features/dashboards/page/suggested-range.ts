import type { TimeRange } from '@/domain/time-range/time-range';

/** The range whose fields are suggested without a filter: the last day. */
export const SUGGESTED_RANGE: TimeRange = { type: 'relative', from: 86_400 };
