import Download from 'lucide-react/icons/download';
import { Suspense, useState } from 'react';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { Execution } from '@/views/execution/search-request';

export function ExportButton({
  execution,
  columns,
}: {
  execution: Execution;
  columns: readonly string[];
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('search.export')}
        icon={<Download aria-hidden size="1.1em" />}
        disabled={execution.outcome === 'failed'}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <ExportDialog execution={execution} columns={columns} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const ExportDialog = lazyComponent(
  withTexts(
    ['forms', 'controls', 'export', 'failures'],
    async () => (await import('./ExportDialog')).ExportDialog,
  ),
);
