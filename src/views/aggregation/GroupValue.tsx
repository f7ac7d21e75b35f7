import styled from 'styled-components';
import { EMPTY_VALUE } from '@/domain/search/empty-value';
import type { Formatting } from '@/domain/search/formatting/formatting';
import { LogText } from '@/shared/message/text/LogText';
import { useGroupText } from '@/shared/message/values/use-group-text';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { Menu } from '@/ui/menu/Menu';
import type { AggregationViewProps } from './data/aggregation-view';
import { groupValueItems } from './data/group-value-items';

/** The value of a group with the menu of its actions. */
export function GroupValue({
  field,
  value,
  zone,
  labels,
  onQueryChange,
}: {
  field: string;
  value: string;
  labels?: Formatting['labels'];
} & Pick<AggregationViewProps, 'zone' | 'onQueryChange'>) {
  const text = useGroupText(zone, labels)(field, value);
  if (!onQueryChange || value === EMPTY_VALUE) return <LogText text={text} />;
  return (
    <Menu
      label={t('widgets.valueActions', { field })}
      trigger={
        <Value type="button" title={value}>
          <LogText text={text} />
        </Value>
      }
      items={groupValueItems({ field, value }, onQueryChange)}
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
