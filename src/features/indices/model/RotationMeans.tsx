import { useQuery } from '@tanstack/react-query';
import { isRotated, type IndexSet } from '@/contract/index-sets';
import { retiredByRotation, retiredIndices } from '@/domain/index-sets/retention';
import { useNow } from '@/shared/refresh/use-now';
import { t } from '@/shared/texts/t';
import { indexQueries } from './queries';
import { RetiredNotice } from './RetiredNotice';

const STEP_MS = 10_000;

/** What rotating a set deletes or closes, with the numbers. */
export function RotationMeans({ entity: set }: { entity: IndexSet }) {
  const { data } = useQuery(indexQueries.overview(set));
  const now = useNow(STEP_MS);
  if (!data || !isRotated(set)) return <p>{t('indexSets.rotateMayRetire')}</p>;
  const due = new Set(retiredIndices(set, data.indices, now));
  const retired = retiredByRotation(set, data.indices, now).filter((index) => !due.has(index));
  if (retired.length === 0) return <p>{t('indexSets.rotateRetiresNone')}</p>;
  return <RetiredNotice by="rotating" strategies={set} retired={retired} />;
}
