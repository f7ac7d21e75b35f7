import { useQuery } from '@tanstack/react-query';
import type { IndexSet } from '@/contract/index-sets';
import { formatBytes, formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { Notice } from '@/ui/notice/Notice';
import { indexCount, messageCount } from '@/shared/index-sets/amounts';
import { indexQueries } from './queries';

type DataChoiceProps = {
  entity: IndexSet;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Whether the data of an index set is deleted with it, with the numbers. */
export function DataChoice({ entity, checked, onChange }: DataChoiceProps) {
  const { data } = useQuery(indexQueries.overview(entity));
  const closed = data?.indices.filter(({ state }) => state !== 'open').length ?? 0;
  const total = data?.indices.reduce(
    (sum, { messages, bytes }) => ({
      messages: sum.messages + messages,
      bytes: sum.bytes + bytes,
    }),
    { messages: 0, bytes: 0 },
  );
  return (
    <>
      <Checkbox
        label={t('indexSets.deleteData')}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Notice tone={checked ? 'danger' : 'warning'}>
        {checked
          ? total === undefined
            ? t('indexSets.deletesAll')
            : t('indexSets.deletesData', {
                count: data?.indices.length ?? 0,
                indices: indexCount(data?.indices.length ?? 0),
                messages: messageCount(total.messages),
                size: formatBytes(total.bytes),
              })
          : t('indexSets.keepsData')}
        {checked &&
          closed > 0 &&
          ` ${t('indexSets.closedNotCounted', { count: closed, indices: formatCount(closed) })}`}
      </Notice>
    </>
  );
}
