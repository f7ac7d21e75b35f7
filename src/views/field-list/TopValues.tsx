import { useQuery } from '@tanstack/react-query';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { use, useState } from 'react';
import styled from 'styled-components';
import { byLocale } from '@/domain/format/locale';
import { formatCount } from '@/domain/format/number';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { LogText } from '@/shared/message/text/LogText';
import { isSearchable } from '@/shared/message/text/value-text';
import type { QueryChange } from '@/shared/message/values/query-change';
import { useGroupText } from '@/shared/message/values/use-group-text';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import type { SearchRequest } from '@/views/execution/search-request';
import { FieldWidgetsContext } from './field-widgets-context';
import { topValues, type TopValue } from './top-values';

type TopValuesProps = {
  field: string;
  request: SearchRequest;
  range: AbsoluteRange;
  onQueryChange: (change: QueryChange) => void;
};

/** Counted once per result. */
export function TopValues({ field, request, range, onQueryChange }: TopValuesProps) {
  const { data, error, isPending, refetch } = useQuery(topValues(request, range, field));
  const textOf = useGroupText(useSession().zone);
  const [raw, setRaw] = useState(false);
  const widgets = use(FieldWidgetsContext);
  if (error) return <FailureNotice error={error} retry={() => void refetch()} />;
  if (isPending)
    return (
      <div role="status" aria-label={t('fields.topLoading')}>
        {WIDTHS.map((width) => (
          <Value key={width}>
            <Skeleton width={width} height="0.8em" />
          </Value>
        ))}
      </div>
    );
  if (data.length === 0) return <Words>{t('fields.topNone')}</Words>;
  return (
    <>
      <List aria-label={t('fields.topValues')}>
        {data.map((one) => (
          <Top
            key={one.value}
            top={one}
            text={raw ? one.value : textOf(field, one.value)}
            field={field}
            onQueryChange={onQueryChange}
          />
        ))}
      </List>
      <Tools>
        {data.some(({ value }) => textOf(field, value) !== value) && (
          <Button variant="quiet" aria-pressed={raw} onClick={() => setRaw(!raw)}>
            {t('statistics.asReceived')}
          </Button>
        )}
        {widgets && (
          <Button variant="quiet" onClick={() => widgets.onTopValues(field)}>
            {t('statistics.asWidget')}
          </Button>
        )}
      </Tools>
    </>
  );
}

function Top({
  top: { value, count, share },
  text,
  field,
  onQueryChange,
}: {
  top: TopValue;
  text: string;
  field: string;
  onQueryChange: TopValuesProps['onQueryChange'];
}) {
  const canSearch = isSearchable(value);
  const named = (key: 'value.add' | 'value.exclude') =>
    t(canSearch ? key : 'value.tooLong', { field });
  return (
    <Value>
      <Text title={value}>
        <LogText text={text} />
      </Text>
      <Buttons>
        <IconButton
          label={named('value.add')}
          icon={<ZoomIn aria-hidden size="1em" />}
          disabled={!canSearch}
          onClick={() => onQueryChange({ kind: 'add', field, value })}
        />
        <IconButton
          label={named('value.exclude')}
          icon={<ZoomOut aria-hidden size="1em" />}
          disabled={!canSearch}
          onClick={() => onQueryChange({ kind: 'exclude', field, value })}
        />
      </Buttons>
      <Figures>
        {formatCount(count)} · {shareText(share)}
      </Figures>
      <Bar style={{ width: `${Math.max(1, share * 100)}%` }} />
    </Value>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${({ theme }) => theme.space.s};
  > button {
    height: ${({ theme }) => theme.height.row};
    padding: 0 ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.size.small};
  }
  > button[aria-pressed='true'] {
    color: ${({ theme }) => theme.color.accent};
  }
`;

/** Smaller shares would be rounded to zero. */
const MIN_SHARE = 0.005;

const wholePercent = byLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const shareText = (share: number) =>
  share < MIN_SHARE ? `<\u00A0${wholePercent().format(0.01)}` : wholePercent().format(share);

const WIDTHS = ['72%', '51%', '34%'];

const Words = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Value = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  height: ${({ theme }) => theme.height.chip};
  @media (pointer: coarse) {
    height: ${({ theme }) => theme.height.touch};
  }
  color: ${({ theme }) => theme.color.muted};
  font: ${({ theme }) => `${theme.size.micro} ${theme.font.log}`};
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: pre;
`;

const Figures = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media (hover: none) {
    min-width: 14ch;
    text-align: right;
  }
`;

/** Overlays the end of the value but never its numbers; shown on hover and on keyboard focus. */
const Buttons = styled.span`
  display: flex;
  justify-content: flex-end;
  width: 0;
  opacity: 0;
  > button {
    width: ${({ theme }) => theme.height.chip};
    height: ${({ theme }) => theme.height.chip};
    background: ${({ theme }) => theme.color.hover};
  }
  ${Value}:hover &, ${Value}:focus-within & {
    opacity: 1;
  }
  @media (hover: none) {
    width: auto;
    opacity: 1;
    > button {
      background: none;
    }
  }
`;

const Bar = styled.span`
  position: absolute;
  left: 0;
  bottom: ${({ theme }) => theme.line.hair};
  height: ${({ theme }) => theme.line.strong};
  border-radius: ${({ theme }) => theme.line.hair};
  background: ${({ theme }) => theme.color.accent};
  opacity: 0.55;
`;
