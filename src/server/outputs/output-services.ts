import type { OutputSummary } from '@/contract/outputs';
import { Problem } from '../http/problem';
import type { EntityRegister } from '../entities/entity-register';
import type { Documents } from '../storage/documents';
import type { StreamStore } from '../streams/stream-store';
import type { Deliveries } from './sending/deliveries';

export type OutputServices = {
  outputs: Documents<OutputSummary>;
  streams: StreamStore;
  entities: EntityRegister;
  deliveries: Pick<Deliveries, 'counts'>;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** @throws Problem 404 */
export function knownOutput(
  { outputs }: Pick<OutputServices, 'outputs'>,
  id: string,
): OutputSummary {
  const output = outputs.get(id);
  if (!output) throw new Problem(404, `Couldn't find output with id ${id}`);
  return output;
}
