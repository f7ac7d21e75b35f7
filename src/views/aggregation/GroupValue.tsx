import styled from 'styled-components';
import { EMPTY_VALUE } from '@/domain/search/empty-value';
import { plainText } from '@/domain/format/plain-text';
import { LogText } from '@/shared/message/text/LogText';
import { useGroupText } from '@/shared/message/values/use-group-text';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { copyText } from '@/ui/copy-button/copy-text';
import { Menu } from '@/ui/menu/Menu';
import type { AggregationViewProps } from './aggregation-view';

/** The value of a group with the menu of its actions. */
export function GroupValue({
  field,
  value,
  zone,
  onQueryChange,
}: { field: string; value: string } & Pick<AggregationViewProps, 'zone' | 'onQueryChange'>) {
  const text = useGroupText(zone)(field, value);
  if (!onQueryChange || value === EMPTY_VALUE) return <LogText text={text} />;
  return (
    <Menu
      label={t('widgets.valueActions', { field })}
      trigger={
        <Value type="button" title={value}>
          <LogText text={text} />
        </Value>
      }
      items={[
        {
          id: 'add',
          label: t('value.add', { field }),
          onSelect: () => onQueryChange({ kind: 'add', field, value }),
        },
        {
          id: 'exclude',
          label: t('value.exclude', { field }),
          onSelect: () => onQueryChange({ kind: 'exclude', field, value }),
        },
        {
          id: 'copy',
          label: t('value.copy', { field }),
          onSelect: () => void copyText(plainText(value)),
        },
      ]}
    />
  );
}

const Value = styled.button`
  ${plainButton}
  max-width: 100%;
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  &:hover {
    color: ${({ theme }) => theme.color.accent};
    text-decoration: underline;
  }
`;
