import type { UseQueryResult } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';

type ReloadButtonProps = { query: Pick<UseQueryResult, 'isFetching' | 'refetch'> };

/** Reads again what a node tells of one moment; keeps the focus meanwhile. */
export function ReloadButton({ query: { isFetching, refetch } }: ReloadButtonProps) {
  return (
    <Button
      icon={<RefreshCw aria-hidden size="1.1em" />}
      aria-disabled={isFetching || undefined}
      onClick={() => {
        if (!isFetching) void refetch();
      }}
    >
      {t(isFetching ? 'system.reloading' : 'system.reload')}
    </Button>
  );
}
