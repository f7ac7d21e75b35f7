import {
  getRetentionStrategy,
  getRotationStrategy,
  listRetentionStrategies,
  listRotationStrategies,
} from '@/contract/index-sets';
import { Problem } from '../../http/problem';
import { serve, type RouteTable } from '../../http/serve';
import { RETENTION_STRATEGIES, ROTATION_STRATEGIES } from '../strategies';

export function serveStrategies(table: RouteTable): void {
  serve(table, listRotationStrategies, () => ({
    total: ROTATION_STRATEGIES.length,
    strategies: [...ROTATION_STRATEGIES],
    context: { time_size_optimizing_retention_fixed_leeway: null },
  }));
  serve(table, getRotationStrategy, ({ params: { strategy = '' } }) =>
    described(ROTATION_STRATEGIES, strategy, 'rotation'),
  );
  serve(table, listRetentionStrategies, () => ({
    total: RETENTION_STRATEGIES.length,
    strategies: [...RETENTION_STRATEGIES],
    context: { max_index_retention_period: null },
  }));
  serve(table, getRetentionStrategy, ({ params: { strategy = '' } }) =>
    described(RETENTION_STRATEGIES, strategy, 'retention'),
  );
}

function described<T extends { type: string }>(
  known: readonly T[],
  wanted: string,
  kind: string,
): T {
  const found = known.find(({ type }) => type === wanted);
  if (!found) throw new Problem(404, `Couldn't find ${kind} strategy for given type ${wanted}`);
  return found;
}
