import * as api from '@/contract/indices';
import { PERMISSIONS } from '@/contract/permissions';
import type { Call } from '../../http/call';
import { Problem } from '../../http/problem';
import { serve, type RouteTable } from '../../http/serve';
import { setById, type Managed } from '../managed';
import type { StoredIndexSet } from '../model';

/** Serves the write index of a set, and its rotation on demand. */
export function serveDeflector(table: RouteTable, options: Managed): void {
  const ofDefault = () => setById(options, options.sets.defaultId());
  const named = ({ params: { indexSetId } }: Call) => setById(options, indexSetId);
  const reading = { permission: PERMISSIONS.deflector.read };
  const cycling = { permission: PERMISSIONS.deflector.cycle };
  const cycle = async (set: StoredIndexSet) => {
    if (!set.writable)
      throw new Problem(400, `Unable to cycle non-writable index set <${set.id}> (${set.title})`);
    await options.indices.cycle({ setId: set.id, prefix: set.index_prefix });
    return null;
  };

  serve(table, api.getDeflector, () => deflectorOf(options, ofDefault().id), reading);
  serve(table, api.deflectorOfSet, (call) => deflectorOf(options, named(call).id), reading);
  serve(table, api.cycleDeflector, () => cycle(ofDefault()), cycling);
  serve(table, api.cycleDeflectorOfSet, (call) => cycle(named(call)), cycling);
  serve(table, api.cycleClusterDeflector, () => cycle(ofDefault()), cycling);
  serve(table, api.cycleClusterDeflectorOfSet, (call) => cycle(named(call)), cycling);
}

export function deflectorOf({ indices }: Pick<Managed, 'indices'>, setId: string): api.Deflector {
  const target = indices.list(setId).find(({ isWriteIndex }) => isWriteIndex);
  return { is_up: target !== undefined, current_target: target?.name ?? null };
}
