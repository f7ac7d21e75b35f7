import { useNavigate } from 'react-router-dom';
import { copier } from '@/domain/search/view/prepare-save';
import type { ViewDocument } from '@/domain/search/view/view';
import { FailureDetails } from '@/shared/failure/FailureDetails';
import { failureTexts } from '@/shared/failure/failure-texts';
import { MessagePage } from '@/shared/failure/MessagePage';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { newIds } from '@/views/storing/new-ids';
import { keepUnsaved } from './open-unsaved';

/** A view that was deleted, or is not shared any more, of which this browser has unsaved changes. */
export function LostChanges({ error, document }: { error: Error; document: ViewDocument }) {
  const navigate = useNavigate();
  const isSearch = document.type === 'SEARCH';
  // The draft stays, because the view may be shared again.
  const openAsNew = () => {
    const { path, state } = keepUnsaved(copier(document.title, newIds)(document));
    void navigate(path, { state });
  };
  return (
    <MessagePage {...failureTexts(error)} more={t('views.lostChanges', { title: document.title })}>
      <FailureDetails
        error={error}
        actions={
          <Button variant="primary" onClick={openAsNew}>
            {t(isSearch ? 'views.openLostSearch' : 'views.openLostDashboard')}
          </Button>
        }
      />
    </MessagePage>
  );
}
