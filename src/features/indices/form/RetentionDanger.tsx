import { useQuery } from '@tanstack/react-query';
import type { RotatedIndexSet } from '@/contract/index-sets';
import { forecast } from '@/domain/index-sets/forecast';
import { retiredByRotation, retiredIndices } from '@/domain/index-sets/retention';
import type { SetIndex } from '@/domain/index-sets/set-index';
import type { Strategies } from '@/domain/index-sets/strategy';
import { useFormState } from '@/shared/form/form-context';
import { offeredStrategies } from '@/shared/index-sets/queries';
import { strategyValues, toStrategies } from '@/shared/index-sets/strategy-form';
import { useNow } from '@/shared/refresh/use-now';
import { indexQueries } from '../model/queries';
import { RetiredNotice } from '../model/RetiredNotice';

const STEP_MS = 10_000;

/** What saving the form deletes or closes at once, because fewer indices would be kept. */
export function RetentionDanger({ set }: { set: RotatedIndexSet }) {
  const form = useFormState();
  const now = useNow(STEP_MS);
  const { data: offered } = useQuery(offeredStrategies());
  const { data: overview } = useQuery(indexQueries.overview(set));
  if (!offered || !overview || form.valueOf('writable') !== true) return null;
  const chosen = toStrategies(strategyValues(form), set, offered);
  const { indices } = overview;
  const already = new Set(set.writable ? retiredWith(set, indices, now) : []);
  const retired = retiredWith(chosen, indices, now).filter((index) => !already.has(index));
  if (retired.length === 0) return null;
  return <RetiredNotice by="saving" strategies={chosen} retired={retired} />;
}

/** What the server retires next; a rotation that is due adds an index before. */
function retiredWith(strategies: Strategies, indices: readonly SetIndex[], now: number) {
  const { rotation } = forecast({ ...strategies, writable: true }, indices, now);
  const isDue = typeof rotation !== 'string' && rotation.at <= now;
  return isDue
    ? retiredByRotation(strategies, indices, now)
    : retiredIndices(strategies, indices, now);
}
