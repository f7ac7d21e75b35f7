import Ellipsis from 'lucide-react/icons/ellipsis';
import { t } from '@/shared/texts/t';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';

/** The actions of a row; renders nothing without actions. */
export function RowMenu({ title, items }: { title: string; items: () => MenuItem[] }) {
  const offered = items();
  if (offered.length === 0) return null;
  return (
    <Menu
      label={t('lists.rowActions', { title })}
      placement="bottom-end"
      items={offered}
      trigger={
        <button type="button" aria-label={t('lists.rowActions', { title })}>
          <Ellipsis aria-hidden size="1.25em" />
        </button>
      }
    />
  );
}
