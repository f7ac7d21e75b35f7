import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ExportContext } from '@/views/widget-run/export-context';

const NO_COLUMNS: readonly string[] = [];

/** Lets the message tables of a page without a search of its own be exported. */
export function TableExport({ children }: { children: ReactNode }) {
  const [opened, open] = useState<{ tableId: string | undefined }>();
  const exportTable = useCallback((tableId?: string) => open({ tableId }), []);
  return (
    <ExportContext value={exportTable}>
      {children}
      <Suspense>
        {opened && (
          <ExportDialog
            execution={undefined}
            columns={NO_COLUMNS}
            tableId={opened.tableId}
            onClose={() => open(undefined)}
          />
        )}
      </Suspense>
    </ExportContext>
  );
}

const ExportDialog = lazyComponent(
  withTexts(
    ['forms', 'controls', 'export', 'failures'],
    async () => (await import('./ExportDialog')).ExportDialog,
  ),
);
