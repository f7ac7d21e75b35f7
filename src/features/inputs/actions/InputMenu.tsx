import Ellipsis from 'lucide-react/icons/ellipsis';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';

/** Renders nothing when there are no actions. */
export function InputMenu({ title, items }: { title: string; items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  const label = t('lists.rowActions', { title });
  return (
    <Menu
      label={label}
      placement="bottom-end"
      items={items}
      trigger={
        <IconButton
          variant="secondary"
          label={label}
          icon={<Ellipsis aria-hidden size="1.25em" />}
        />
      }
    />
  );
}
