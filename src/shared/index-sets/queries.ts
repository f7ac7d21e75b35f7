import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listRetentionStrategies, listRotationStrategies } from '@/contract/index-sets';

/** The strategies that the server offers. */
export const offeredStrategies = () =>
  queryOptions({
    queryKey: ['index_set_strategies'] as const,
    queryFn: async ({ signal }) => {
      const [rotation, retention] = await Promise.all([
        call(listRotationStrategies, undefined, { signal }),
        call(listRetentionStrategies, undefined, { signal }),
      ]);
      return {
        rotation: rotation.strategies,
        retention: retention.strategies,
        leeway: rotation.context.time_size_optimizing_retention_fixed_leeway,
        longestRetention: retention.context.max_index_retention_period,
      };
    },
    staleTime: Infinity,
  });
