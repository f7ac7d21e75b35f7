import ArrowUp from 'lucide-react/icons/arrow-up';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import { formatCount } from '@/domain/format/number';
import type { ValueActions } from '@/shared/message/values/value-actions';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Popover } from '@/ui/popover/Popover';
import { ColumnChoice, CompareDialog, RowTools, ViewChoice } from './lazy-tools';
import { messageKey } from './paging/paging';
import type { ShownExecution } from './paging/use-shown-execution';
import type { HeadSlots } from './TableFrame';
import type { TableChoices } from './use-table-look';

type TableHeadProps = {
  slots: HeadSlots;
  rows: readonly ResultMessage[];
  selected: ReadonlySet<string>;
  onSelect: (keys: readonly string[]) => void;
  total: number;
  /** The page is only shown: without tools. */
  isReadOnly: boolean;
  fresh: ShownExecution['fresh'];
  /** The age of the rows. */
  asOf: ReactNode;
  onShowLatest: () => void;
  choices: TableChoices;
  columns: readonly string[];
  /** The visible columns, in display order. */
  seen: readonly string[];
  onColumnsChange: ValueActions['onColumnsChange'];
};

/** What the head of a table says and offers about its rows. */
export function TableHead({
  slots,
  rows,
  selected,
  onSelect,
  total,
  isReadOnly,
  fresh,
  asOf,
  onShowLatest,
  choices,
  columns,
  seen,
  onColumnsChange,
}: TableHeadProps) {
  const [comparing, setComparing] = useState(false);
  const chosen = () =>
    selected.size === 0 ? rows : rows.filter((row) => selected.has(messageKey(row)));
  const facts = (
    <>
      <Range>
        {rows.length === 0
          ? t('messages.none')
          : t('messages.range', { shown: formatCount(rows.length), total: formatCount(total) })}
      </Range>
      <Fresh role="status">
        {fresh && (
          <Button
            variant="quiet"
            icon={<ArrowUp aria-hidden size="1.1em" />}
            onClick={onShowLatest}
          >
            {fresh.more
              ? t('messages.manyNew', { amount: formatCount(fresh.count) })
              : t('messages.new', { count: fresh.count, amount: formatCount(fresh.count) })}
          </Button>
        )}
      </Fresh>
    </>
  );
  const tools = !isReadOnly && (
    <>
      {selected.size > 1 && (
        <Button variant="quiet" onClick={() => setComparing(true)}>
          {t('messages.compare')}
        </Button>
      )}
      {rows.length > 0 && (
        <Popover
          label={t('messages.rowTools')}
          placement="bottom-end"
          trigger={
            <Button variant="quiet" aria-pressed={selected.size > 0}>
              {selected.size > 0
                ? t('messages.selected', {
                    count: selected.size,
                    rows: formatCount(selected.size),
                  })
                : t('messages.rowTools')}
            </Button>
          }
        >
          {(close) => (
            <RowTools
              rows={chosen()}
              selected={selected.size > 0}
              columns={seen}
              zone={choices.zone}
              onDone={close}
            />
          )}
        </Popover>
      )}
      {selected.size > 0 && (
        <IconButton
          label={t('messages.clearSelection')}
          icon={<X aria-hidden size="1.1em" />}
          onClick={() => onSelect([])}
        />
      )}
      {rows.length > 0 && (
        <IconButton
          label={t('messages.find')}
          icon={<Search aria-hidden size="1.1em" />}
          aria-pressed={choices.find !== undefined}
          onClick={() => choices.setFind(choices.find === undefined ? '' : undefined)}
        />
      )}
      <Popover
        label={t('messages.columnsLabel')}
        placement="bottom-end"
        trigger={<Button variant="quiet">{t('messages.columns')}</Button>}
      >
        {() => (
          <ColumnChoice
            columns={columns}
            pinned={choices.pinned}
            onPin={choices.togglePinned}
            onColumnsChange={onColumnsChange}
          />
        )}
      </Popover>
      <Popover
        label={t('messages.view')}
        placement="bottom-end"
        trigger={<Button variant="quiet">{t('messages.view')}</Button>}
      >
        {() => <ViewChoice choices={choices} />}
      </Popover>
    </>
  );
  return (
    <>
      {slots.facts && createPortal(facts, slots.facts)}
      {slots.tools &&
        createPortal(
          <>
            {tools}
            {asOf}
          </>,
          slots.tools,
        )}
      {comparing && selected.size > 1 && (
        <CompareDialog
          messages={chosen()}
          zone={choices.zone}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

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
  button {
    color: ${({ theme }) => theme.color.accent};
  }
`;
