import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '@/api/client';
import { getIndexSetDefaults } from '@/contract/index-sets';
import { offeredStrategies } from '@/shared/index-sets/queries';
import { paths } from '@/shared/paths';
import { NewPage } from '@/shared/resource/NewPage';
import { indexSets } from '../model/index-sets';
import { FALLBACK_DEFAULTS } from './fallback-defaults';
import { newForm } from './index-set-form';

/** Creates an index set, starting with the defaults of the cluster. */
export function NewIndexSetPage() {
  const { data: offered, error, refetch } = useQuery(offeredStrategies());
  const defaults = useQuery({
    queryKey: [indexSets.name, 'defaults'],
    queryFn: ({ signal }) => call(getIndexSetDefaults, undefined, { signal }),
    staleTime: 0,
    // Not everyone who may create index sets may read the configuration of the cluster.
    retry: false,
  });
  const start = defaults.error ? FALLBACK_DEFAULTS : (defaults.data ?? FALLBACK_DEFAULTS);
  const form = useMemo(() => offered && newForm(start, offered), [start, offered]);
  return (
    <NewPage
      of={indexSets}
      form={defaults.isFetching ? undefined : form}
      failure={{ error, retry: () => void refetch() }}
      next={({ id }) => paths.indexSet(id)}
    />
  );
}
