import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pin from 'lucide-react/icons/pin';
import X from 'lucide-react/icons/x';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styled from 'styled-components';
import { DEFAULT_COLUMNS } from '@/domain/search/view-state/page-settings';
import type { ValueActions } from '@/shared/message/values/value-actions';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { errorText } from '@/shared/failure/error-text';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { searchQueries } from '@/views/execution/queries';
import { useView } from '@/views/view-state/view-state-context';
import { shiftColumn, toggleColumn } from './columns';

export type ColumnChoiceProps = {
  columns: readonly string[];
  pinned: readonly string[];
  onPin: (column: string) => void;
  onColumnsChange: ValueActions['onColumnsChange'];
};

/** A box to add columns by name, and the columns in their order. */
export function ColumnChoice({ columns, pinned, onPin, onColumnsChange }: ColumnChoiceProps) {
  const { streams, range } = useView().page.state;
  const { data: fields, isPending, error } = useQuery(searchQueries.fields(streams, range));
  const options = useMemo(
    () =>
      (fields ?? [])
        .filter(({ name }) => !columns.includes(name))
        .map(({ name }) => ({ value: name, label: name })),
    [fields, columns],
  );
  return (
    <Choice>
      {/* First, so that users who open the list can type right away. */}
      <Add>
        <SearchSelect
          aria-label={t('messageTools.addColumn')}
          placeholder={t('messageTools.addColumn')}
          monospace
          options={options}
          loading={isPending}
          failure={error === null ? undefined : errorText(error)}
          value={undefined}
          toValue={columnOf}
          onChange={(name) => {
            if (name !== undefined)
              onColumnsChange((now) => (now.includes(name) ? [...now] : toggleColumn(now, name)));
          }}
        />
      </Add>
      <ul>
        {columns.map((column, i) => (
          <li key={column}>
            <span>{column}</span>
            <IconButton
              label={t('messageTools.pin', { field: column })}
              icon={<Pin aria-hidden size="1.1em" />}
              aria-pressed={pinned.includes(column)}
              onClick={() => onPin(column)}
            />
            <IconButton
              label={t('messageTools.moveLeft', { field: column })}
              icon={<ArrowLeft aria-hidden size="1.1em" />}
              disabled={i === 0}
              onClick={() => onColumnsChange((now) => shiftColumn(now, column, -1))}
            />
            <IconButton
              label={t('messageTools.moveRight', { field: column })}
              icon={<ArrowRight aria-hidden size="1.1em" />}
              disabled={i === columns.length - 1}
              onClick={() => onColumnsChange((now) => shiftColumn(now, column, 1))}
            />
            <IconButton
              label={t('messageTools.removeColumn', { field: column })}
              icon={<X aria-hidden size="1.1em" />}
              disabled={columns.length === 1}
              onClick={() => onColumnsChange((now) => toggleColumn(now, column))}
            />
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => onColumnsChange(() => [...DEFAULT_COLUMNS])}>
        {t('messageTools.resetColumns')}
      </Button>
    </Choice>
  );
}

const columnOf = (typed: string): string | undefined => typed.trim() || undefined;

const Add = styled.div`
  min-width: 32ch;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.s} ${theme.space.xs}`};
`;

const Choice = styled.div`
  padding: ${({ theme }) => theme.space.xs};
  > button {
    padding-inline: ${({ theme }) => theme.space.s};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    max-height: 50vh;
    overflow: auto;
  }
  li {
    display: flex;
    align-items: center;
    font: ${({ theme }) => `${theme.size.small} ${theme.font.log}`};
  }
  button[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }
  li > span {
    flex: 1;
    padding: 0 ${({ theme }) => theme.space.s};
    overflow-wrap: anywhere;
  }
`;
