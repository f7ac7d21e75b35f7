import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { exclusion, type Attempt, type Exclusion } from './exclusion';

/** Why nothing is found, in words; until that is known, that nothing matches. */
export function Reason({
  attempts,
  fields = '',
}: {
  attempts: readonly Attempt[];
  /** The fields whose values are shown. */
  fields?: string;
}) {
  const { data } = useQuery(exclusion(attempts));
  return <span role="status">{data ? reasonText(data, fields) : t('messages.emptyHelp')}</span>;
}

function reasonText(found: Exclusion, fields: string): string {
  if (found.by === 'range') return t('messages.emptyRange');
  const { by, count } = found;
  const amount = formatCount(count);
  switch (by) {
    case 'fields':
      return t('messages.emptyFields', { count, amount, fields });
    case 'variables':
      return t('messages.emptyVariables', { count, amount });
    case 'query':
      return t('messages.emptyQuery', { count, amount });
    case 'streams':
      return t('messages.emptyStreams', { count, amount });
  }
}
