import { t } from '@/shared/texts/t';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { AddWidget } from './AddWidget';
import { emptyTitle } from '../display/empty-title';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { useView } from '@/views/view-state/view-state-context';

/** A page without widgets. */
export function EmptyPage() {
  const mayEdit = useMayEdit();
  const { whole } = useView();
  return (
    <EmptyState title={emptyTitle(whole)} action={mayEdit && <AddWidget primary />}>
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
