import type { OutputSummary } from '@/contract/outputs';
import { Problem } from '../http/problem';
import type { Documents } from '../storage/documents';
import type { StreamStore } from '../streams/stream-store';
import type { Deliveries } from './sending/deliveries';

export type OutputServices = {
  outputs: Documents<OutputSummary>;
  streams: StreamStore;
  deliveries: Pick<Deliveries, 'counts'>;
  nodeId: string;
  /** Milliseconds since the epoch. */
  now: () => number;
};

export const unknownOutput = (id: string) => `Couldn't find output with id ${id}`;

/** @throws Problem 404 */
export function knownOutput(
  { outputs }: Pick<OutputServices, 'outputs'>,
  id: string,
): OutputSummary {
  const output = outputs.get(id);
  if (!output) throw new Problem(404, unknownOutput(id));
  return output;
}
