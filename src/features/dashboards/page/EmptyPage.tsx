import { t } from '@/shared/texts/t';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { AddWidget } from './AddWidget';
import { useMayEdit } from '@/views/storing/use-may-edit';

/** A page without widgets. */
export function EmptyPage() {
  const mayEdit = useMayEdit();
  return (
    <EmptyState title={t('dashboards.emptyPage')} action={mayEdit && <AddWidget primary />}>
      {mayEdit ? (
        <>
          <p>{t('dashboards.emptyTip1')}</p>
          <p>{t('dashboards.emptyTip2')}</p>
        </>
      ) : (
        t('dashboards.emptyViewer')
      )}
    </EmptyState>
  );
}
