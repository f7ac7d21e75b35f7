import ArrowUp from 'lucide-react/icons/arrow-up';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Popover } from '@/ui/popover/Popover';
import { ColumnChoice } from './ColumnChoice';
import { TableCardHead } from './result-cards';
import type { ShownExecution } from './use-shown-execution';

type TableHeadProps = {
  shown: number;
  total: number;
  fresh: ShownExecution['fresh'];
  onShowLatest: () => void;
  wrap: boolean;
  onWrapChange: (wrap: boolean) => void;
  columns: readonly string[];
  onColumnsChange: (columns: string[]) => void;
};

export function TableHead({ shown, total, fresh, onShowLatest, wrap, onWrapChange, columns, onColumnsChange }: TableHeadProps) {
  return (
    <TableCardHead>
      <h2 id="messages-title">{t('messages.title')}</h2>
      <Range>{shown === 0 ? t('messages.none') : t('messages.range', { shown: formatCount(shown), total: formatCount(total) })}</Range>
      <Fresh role="status">
        {fresh && (
          <Button variant="quiet" icon={<ArrowUp aria-hidden size="1.1em" />} onClick={onShowLatest}>
            {fresh.more ? t('messages.manyNew', { count: fresh.count }) : t('messages.new', { count: fresh.count })}
          </Button>
        )}
      </Fresh>
      <Tools>
        <Popover label={t('messages.columnsLabel')} placement="bottom-end" trigger={<Button variant="quiet">{t('messages.columns')}</Button>}>
          {() => <ColumnChoice columns={columns} onColumnsChange={onColumnsChange} />}
        </Popover>
        <Button variant="quiet" aria-pressed={wrap} onClick={() => onWrapChange(!wrap)}>{t('messages.wrap')}</Button>
      </Tools>
    </TableCardHead>
  );
}

/** They stay together where the line is too short for all. */
const Tools = styled.span`
  display: inline-flex;
  margin-inline-start: auto;
`;

const Range = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font: ${({ theme }) => `${theme.size.small} ${theme.font.log}`};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Fresh = styled.div`
  flex: 1;
  display: flex;
  justify-content: center;
  min-width: 0;
  button { color: ${({ theme }) => theme.color.accent}; }
`;
