import { useNavigate } from 'react-router-dom';
import { ulid } from 'ulid';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { newRun, writeHistoryState } from './history-state';
import { dismissKeptDrafts, type KeptDraft } from './kept-drafts';

export type KeptDraftNoteProps = {
  kept: KeptDraft;
  /** Prefix of the keys of the drafts. */
  drafts: string;
  isSaved: boolean;
  isDashboard?: boolean;
  pathOf: (parameters: Readonly<Record<string, string>>) => string;
};

/** Offers unsaved changes from an earlier visit, beside what the address says. */
export function KeptDraftNote({
  kept,
  drafts,
  isSaved,
  isDashboard = false,
  pathOf,
}: KeptDraftNoteProps) {
  const navigate = useNavigate();
  const { visit, parameters } = kept;
  if (!parameters) return null;
  return (
    <Notice
      tone="info"
      actions={
        <>
          <Button
            onClick={() =>
              void navigate(pathOf(parameters), {
                state: writeHistoryState({ run: newRun(ulid()), visit }),
              })
            }
          >
            {t('views.showOwn')}
          </Button>
          <Button variant="quiet" onClick={() => dismissKeptDrafts(drafts)}>
            {t('views.dismissOwn')}
          </Button>
        </>
      }
    >
      {isDashboard
        ? t(isSaved ? 'views.ownKeptDashboard' : 'views.ownKeptNewDashboard')
        : t(isSaved ? 'views.ownKept' : 'views.ownKeptNew')}
    </Notice>
  );
}
