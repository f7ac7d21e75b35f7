import History from 'lucide-react/icons/history';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';

const SHOWN = 15;
const LONGEST = 240;

/** Runs an earlier query of this user again, in the time and the streams of now. */
export function HistoryMenu({ queries, compact, onChoose }: { queries: readonly string[]; compact: boolean; onChoose: (query: string) => void }) {
  const icon = <History aria-hidden size="1.1em" />;
  const items: MenuItem[] = queries.slice(0, SHOWN).map((query) => ({ id: query, label: oneLine(query), onSelect: () => onChoose(query) }));
  const none: MenuItem = { id: 'none', label: t('query.historyEmpty'), disabled: true, onSelect: () => undefined };
  return (
    <Menu
      label={t('query.history')}
      placement="bottom-end"
      items={items.length > 0 ? items : [none]}
      trigger={compact ? <IconButton label={t('query.history')} icon={icon} /> : <Button variant="quiet" icon={icon}>{t('query.history')}</Button>}
    />
  );
}

function oneLine(query: string): string {
  const line = query.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
