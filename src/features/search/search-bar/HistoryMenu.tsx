import History from 'lucide-react/icons/history';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import type { HistoryEntry } from '@/shared/query-input/use-query-history';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Popover } from '@/ui/popover/Popover';

const HistoryList = lazyComponent(
  withTexts(['queryTools'], async () => (await import('./HistoryList')).HistoryList),
);

/** Runs an earlier query of this user again, with the current time range and streams. */
export function HistoryMenu({
  entries,
  zone,
  compact,
  onChoose,
}: {
  entries: readonly HistoryEntry[];
  zone: string;
  compact: boolean;
  onChoose: (query: string) => void;
}) {
  const icon = <History aria-hidden size="1.1em" />;
  return (
    <Popover
      label={t('query.history')}
      placement="bottom-end"
      trigger={
        compact ? (
          <IconButton label={t('query.history')} icon={icon} />
        ) : (
          <Button variant="quiet" icon={icon}>
            {t('query.history')}
          </Button>
        )
      }
    >
      {(close) => (
        <LazyBoundary>
          <HistoryList
            entries={entries}
            zone={zone}
            onChoose={(query) => {
              close();
              onChoose(query);
            }}
          />
        </LazyBoundary>
      )}
    </Popover>
  );
}
