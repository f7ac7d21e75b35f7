import ChevronDown from 'lucide-react/icons/chevron-down';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import { Spinner } from '@/ui/spinner/Spinner';
import type { BulkAction } from './bulk-action';
import type { Bulk } from './use-bulk';

type BulkBarProps = { bulk: Bulk; actions: readonly BulkAction[] };

/** Replaces the search box while rows are selected. */
export function BulkBar({ bulk: { selected, select, busy, start }, actions }: BulkBarProps) {
  const count = selected.size;
  const items = actions.map((action) => ({
    id: action.id,
    label: action.label,
    icon: action.icon,
    danger: action.danger ?? false,
    disabled: busy,
    onSelect: () => start(action),
  }));
  return (
    <Bar role="group" aria-label={t('lists.bulkActions')}>
      <strong role="status">{t('lists.selected', { count, number: formatCount(count) })}</strong>
      <Menu
        label={t('lists.bulkActions')}
        items={items}
        trigger={
          <Button disabled={busy}>
            {t('lists.bulkActions')}
            <ChevronDown aria-hidden size="1em" />
          </Button>
        }
      />
      <Button variant="quiet" onClick={() => select(new Set())}>
        {t('lists.cancelSelection')}
      </Button>
      {busy && <Spinner label={t('lists.bulkBusy')} />}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  font-variant-numeric: tabular-nums;
`;
