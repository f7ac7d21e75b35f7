import History from 'lucide-react/icons/history';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu, type MenuItem } from '@/ui/menu/Menu';

const SHOWN = 15;
const LONGEST = 80;

/** Runs an earlier query of this user again, in the time and the streams of now. */
export function HistoryMenu({ queries, onChoose }: { queries: readonly string[]; onChoose: (query: string) => void }) {
  const items: MenuItem[] = queries.slice(0, SHOWN).map((query) => ({ id: query, label: oneLine(query), onSelect: () => onChoose(query) }));
  const none: MenuItem = { id: 'none', label: t('query.historyEmpty'), disabled: true, onSelect: () => undefined };
  return (
    <Menu
      label={t('query.history')}
      placement="bottom-end"
      items={items.length > 0 ? items : [none]}
      trigger={<Button variant="quiet" icon={<History aria-hidden size="1.1em" />}>{t('query.history')}</Button>}
    />
  );
}

function oneLine(query: string): string {
  const line = query.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
