import { useEffect, useState } from 'react';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { unsavedWork, type UnsavedWork } from './unsaved-work';
import { useSignOut } from './use-sign-out';

/** Titles in the question; the others are counted. */
const LISTED = 5;

/** Signs out, at once unless that deletes unsaved work. `onCancel` is called if it does not. */
export function SignOut({ onCancel }: { onCancel: () => void }) {
  const [work] = useState(unsavedWork);
  const isEmpty = work.views.length === 0 && work.forms === 0;
  const { mutate, error, isIdle } = useSignOut();
  useEffect(() => {
    if (isEmpty) mutate();
  }, [isEmpty, mutate]);
  if (isEmpty || !isIdle) return <FailureNotice error={error} retry={() => mutate()} />;
  return (
    <ConfirmDialog
      danger
      title={t('signOut.title')}
      confirm={t('signOut.confirm')}
      onConfirm={() => mutate()}
      onCancel={onCancel}
      texts={{ cancel: t('signOut.cancel'), close: t('signOut.close') }}
    >
      <p>{t('signOut.question')}</p>
      <WorkList work={work} />
    </ConfirmDialog>
  );
}

function WorkList({ work: { views, forms } }: { work: UnsavedWork }) {
  const more = views.length - LISTED;
  return (
    <ul>
      {views.slice(0, LISTED).map(({ type, title }, at) => (
        <li key={at}>
          {title ||
            t(type === 'DASHBOARD' ? 'signOut.untitledDashboard' : 'signOut.untitledSearch')}
        </li>
      ))}
      {more > 0 && <li>{t('signOut.more', { count: more })}</li>}
      {forms > 0 && <li>{t('signOut.forms', { count: forms })}</li>}
    </ul>
  );
}
