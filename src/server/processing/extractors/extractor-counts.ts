import { noTimes, type TimeCounts } from './time-counts';

/** The parts of a run that are measured for a sample of messages. */
export const PARTS = ['condition', 'execution', 'converters'] as const;
export type Part = (typeof PARTS)[number];

/**
 * What an extractor did. `runs` are all messages that it saw, `hits` those for which its condition
 * held, `skipped` those that it did not see because it is in quarantine, or because it was slow lately
 * and the time for the message was used up. Times of the parts are those of a sample. Instants in milliseconds since the epoch.
 */
export type ExtractorCounts = {
  id: string;
  runs: number;
  hits: number;
  misses: number;
  /** Messages that passed the condition, and those of them in which it found something. */
  executed: number;
  extracted: number;
  failures: number;
  converterFailures: number;
  skipped: number;
  lastFailure?: { reason: string; at: number };
  /** Set while the extractor is in quarantine. */
  quarantine?: { since: number };
  total: TimeCounts;
} & Record<Part, TimeCounts>;

export const noExtractorCounts = (id: string): ExtractorCounts => ({
  id,
  runs: 0,
  hits: 0,
  misses: 0,
  executed: 0,
  extracted: 0,
  failures: 0,
  converterFailures: 0,
  skipped: 0,
  total: noTimes(),
  condition: noTimes(),
  execution: noTimes(),
  converters: noTimes(),
});
