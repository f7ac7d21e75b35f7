import type { OutputSummary } from '@/contract/outputs';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import type { EntityRegister } from '../entities/entity-register';
import type { Documents } from '../storage/documents';
import type { StreamIndexSets } from './index-sets';
import { isBuiltIn, type StoredStream, type StreamStore } from './stream-store';

export type StreamServices = {
  streams: StreamStore;
  outputs: Pick<Documents<OutputSummary>, 'get'>;
  entities: EntityRegister;
  indexSets: StreamIndexSets;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** @throws Problem 404 */
export function knownStream(streams: Pick<StreamStore, 'get'>, id: string): StoredStream {
  const stream = streams.get(id);
  if (!stream) throw new Problem(404, `Stream <${id}> not found!`);
  return stream;
}

/** A stream the caller may read, by the address. */
export function readableStream(
  { streams }: Pick<StreamServices, 'streams'>,
  { params: { id = '' }, demand }: Pick<Call, 'params' | 'demand'>,
): StoredStream {
  demand('streams:read', id);
  return knownStream(streams, id);
}

/** A stream the caller may change; those of the server itself nobody may, which `refusal` tells. */
export function editableStream(
  { streams }: Pick<StreamServices, 'streams'>,
  id: string,
  { demand }: Pick<Call, 'demand'>,
  refusal: string,
): StoredStream {
  demand('streams:edit', id);
  return unlessBuiltIn(streams, id, refusal);
}

/** Who may edit a stream may also start and stop it. */
export function switchableStream(
  { streams }: Pick<StreamServices, 'streams'>,
  id: string,
  { demand, permits }: Pick<Call, 'demand' | 'permits'>,
  refusal: string,
): StoredStream {
  if (!permits(`streams:changestate:${id}`)) demand('streams:edit', id);
  return unlessBuiltIn(streams, id, refusal);
}

function unlessBuiltIn(
  streams: Pick<StreamStore, 'get'>,
  id: string,
  refusal: string,
): StoredStream {
  if (isBuiltIn(id)) throw new Problem(400, refusal);
  return knownStream(streams, id);
}
