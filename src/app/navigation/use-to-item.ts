import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { isBelow, type NavigationEntry } from '@/app/entries/entries';

/** Turns a navigation entry into a menu item that is a real link; its id is its path. */
export function useToItem() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const root = useHref('/').replace(/\/$/, '');
  return ({ text, to }: NavigationEntry): MenuItem & { label: string } => ({
    id: to,
    label: t(text),
    href: `${root}${to}`,
    current: isBelow(pathname, { text, to }),
    onSelect: () => void navigate(to),
  });
}
