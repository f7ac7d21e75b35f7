import { useQuery } from '@tanstack/react-query';
import type { IndexSet } from '@/contract/index-sets';
import { formatBytes, formatCount } from '@/domain/format/number';
import { formatInstant } from '@/domain/format/instant';
import { retiredIndices } from '@/domain/index-sets/retention';
import { retentionAction } from '@/domain/index-sets/strategy';
import { useFormState } from '@/shared/form/form-context';
import { offeredStrategies } from '@/shared/index-sets/queries';
import { toStrategies, type StrategyValues } from '@/shared/index-sets/strategy-form';
import { useNow } from '@/shared/refresh/use-now';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { indexQueries } from '../model/queries';

const STEP_MS = 10_000;
const NAMED = 5;

/** What saving the form deletes or closes at once, because fewer indices would be kept. */
export function RetentionDanger({ set }: { set: IndexSet }) {
  const form = useFormState();
  const { zone } = useSession();
  const now = useNow(STEP_MS);
  const { data: offered } = useQuery(offeredStrategies());
  const { data: overview } = useQuery(indexQueries.overview(set));
  if (!offered || !overview || form.valueOf('writable') !== true) return null;
  const chosen = toStrategies(strategyValues(form), set, offered);
  const { indices } = overview;
  const already = new Set(retiredIndices(set, indices, now).map(({ name }) => name));
  const retired = retiredIndices(chosen, indices, now).filter(({ name }) => !already.has(name));
  if (retired.length === 0) return null;
  const messages = retired.reduce((sum, index) => sum + index.messages, 0);
  const bytes = retired.reduce((sum, index) => sum + index.bytes, 0);
  const last = Math.max(...retired.map(({ range }) => range?.end ?? 0));
  const names = retired
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ');
  const values = {
    count: retired.length,
    indices: formatCount(retired.length),
    messages: formatCount(messages),
    size: formatBytes(bytes),
  };
  return (
    <Notice
      tone="danger"
      title={
        retentionAction(chosen) === 'delete'
          ? t('indexSets.savingDeletes', values)
          : t('indexSets.savingCloses', values)
      }
    >
      {retired.length > NAMED ? `${names} …` : names}
      {last > 0 && ` · ${t('indexSets.upTo', { date: formatInstant(last, { zone }) })}`}
    </Notice>
  );
}

const NAMES = [
  'rotation',
  'messages',
  'bytes',
  'period',
  'longestPeriod',
  'rotatesEmpty',
  'leastDays',
  'mostDays',
  'retention',
  'indices',
] as const;

const strategyValues = ({ valueOf }: { valueOf: (name: string) => unknown }): StrategyValues =>
  // The form holds these values under the same names.
  Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])) as StrategyValues;
