import { useNavigate } from 'react-router-dom';
import { ulid } from 'ulid';
import type { ViewDocument } from '@/domain/search/view/view';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { newRun, writeHistoryState } from '../address/history-state';
import { useOwnChanges } from '../address/own-changes';

/** Tells users that a link differs from their own unsaved changes, and leads to those. */
export function OwnChangesNote({ document }: { document: ViewDocument }) {
  const own = useOwnChanges(document);
  const navigate = useNavigate();
  if (!own) return null;
  const show = () =>
    void navigate(paths.savedSearch(document.id, own), {
      state: writeHistoryState({ run: newRun(ulid()), branch: undefined }),
    });
  return (
    <Notice
      tone="info"
      title={t('views.ownKeptTitle')}
      actions={<Button onClick={show}>{t('views.showOwn')}</Button>}
    >
      {t('views.ownKept')}
    </Notice>
  );
}
