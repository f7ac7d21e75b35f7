import Columns3 from 'lucide-react/icons/columns-3';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { Popover } from '@/ui/popover/Popover';
import { SortableList } from '@/ui/sortable-list/SortableList';

type Column = { id: string; title: string };
type ColumnChooserProps = {
  columns: readonly Column[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
  onReset: (() => void) | undefined;
};

/** Selects and reorders the columns of a list. At least one column stays selected. */
export function ColumnChooser({ columns, shown, onChange, onReset }: ColumnChooserProps) {
  const ordered = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const others = columns.filter(({ id }) => !shown.includes(id));
  return (
    <Popover
      label={t('lists.columns')}
      placement="bottom-end"
      trigger={
        <IconButton label={t('lists.columns')} icon={<Columns3 aria-hidden size="1.15em" />} />
      }
    >
      {() => (
        <Panel>
          <strong>{t('lists.columnsShown')}</strong>
          <SortableList
            label={t('lists.columnsShown')}
            items={ordered}
            onOrder={(next) => onChange(next.map(({ id }) => id))}
            texts={{
              handle: (title) => t('lists.moveColumn', { title }),
              moved: (title, place, count) => t('lists.columnMoved', { title, place, count }),
            }}
            render={({ id, title }) => (
              <Checkbox
                label={title}
                checked
                disabled={ordered.length === 1}
                onChange={() => onChange(shown.filter((one) => one !== id))}
              />
            )}
          />
          {others.length > 0 && <strong>{t('lists.columnsHidden')}</strong>}
          {others.map(({ id, title }) => (
            <Other key={id}>
              <Checkbox label={title} checked={false} onChange={() => onChange([...shown, id])} />
            </Other>
          ))}
          {onReset && (
            <Button variant="quiet" onClick={onReset}>
              {t('lists.columnsReset')}
            </Button>
          )}
        </Panel>
      )}
    </Popover>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  min-width: ${({ theme }) => theme.width.fieldList};
  padding: ${({ theme }) => theme.space.m};
  > strong {
    margin: ${({ theme }) => theme.space.xs} 0 0;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  > button {
    justify-self: start;
  }
`;

/** Aligned with the labels of the columns above, which have a drag handle. */
const Other = styled.div`
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.height.control};
  padding-inline-start: calc(${({ theme }) => theme.space.xl} + ${({ theme }) => theme.space.xs});
`;
