import { useNavigate } from 'react-router-dom';
import { ulid } from 'ulid';
import type { ViewDocument } from '@/domain/search/view';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { useOwnChanges } from '@/views/saving/own-changes';
import type { EntryState } from '@/views/session/url-state';

/** Says that a link shows other changes than one's own unsaved ones, and leads to those. */
export function OwnChangesNote({ document }: { document: ViewDocument }) {
  const own = useOwnChanges(document);
  const navigate = useNavigate();
  if (!own) return null;
  const show = () =>
    void navigate(paths.savedSearch(document.id, own), {
      state: { run: ulid() } satisfies EntryState,
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
