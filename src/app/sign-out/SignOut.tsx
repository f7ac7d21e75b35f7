import { useEffect, useState } from 'react';
import { keptVersions } from '@/shared/view-versions/kept-versions';
import { t } from '@/shared/texts/t';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { useLatest } from '@/ui/latest/use-latest';
import { unsavedWork, type UnsavedWork } from './unsaved-work';

/** Titles in the question; the others are counted. */
const LISTED = 5;

type SignOutProps = {
  signOut: (forget: () => Promise<void>) => void;
  /** Called when the sign-out has begun or was cancelled. */
  onDone: () => void;
};

/**
 * Signs out, at once unless that deletes unsaved work. Versions of dashboards go with the drafts:
 * whoever signs out of a shared browser leaves nothing that others could read.
 */
export function SignOut({ signOut, onDone }: SignOutProps) {
  const [work] = useState(unsavedWork);
  const isEmpty = work.views.length === 0 && work.forms === 0;
  const leave = () => {
    signOut(keptVersions.clear);
    onDone();
  };
  const latest = useLatest(leave);
  useEffect(() => {
    if (isEmpty) latest.current();
  }, [isEmpty, latest]);
  if (isEmpty) return null;
  return (
    <ConfirmDialog
      danger
      title={t('signOut.title')}
      confirm={t('signOut.confirm')}
      onConfirm={leave}
      onCancel={onDone}
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
