import type { OutputSummary } from '@/contract/outputs';
import type { Documents } from '../storage/documents';
import type { StreamIndexSets } from './index-sets';
import type { StreamStore } from './stream-store';

/** An input that `MATCH_INPUT` rules can refer to. */
export type RuleInput = { id: string; title: string; name: string };

export type StreamServices = {
  streams: StreamStore;
  outputs: Pick<Documents<OutputSummary>, 'get'>;
  streamIndexSets: StreamIndexSets;
  ruleInputs(): readonly RuleInput[];
  nodeId: string;
  /** Milliseconds since the epoch. */
  now: () => number;
};
