import { useQuery } from '@tanstack/react-query';
import { isRotated, type IndexSet } from '@/contract/index-sets';
import { forecast } from '@/domain/index-sets/forecast';
import { useNow } from '@/shared/refresh/use-now';
import { useSession } from '@/shared/session/session-context';
import { indexQueries } from './queries';

const STEP_MS = 10_000;

/** When a set is rotated and its oldest index deleted, with what that needs to be written. */
export function useForecast(set: IndexSet) {
  const query = useQuery(indexQueries.overview(set));
  const { zone } = useSession();
  const now = useNow(STEP_MS);
  const { data } = query;
  return {
    query,
    clock: { zone, now },
    indices: data?.indices,
    forecast: data && isRotated(set) ? forecast(set, data.indices, now) : undefined,
  };
}
