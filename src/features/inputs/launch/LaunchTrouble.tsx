import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { serverText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { refreshInputs } from '../state/mutations';
import { restoreInput, type Previous, type SavedInput } from './save-input';
import { toastIfStopped } from './stopped-toast';
import type { InputTrouble } from './use-input-form';

type LaunchTroubleProps = {
  trouble: InputTrouble;
  /** The title of the input as it is stored. */
  title: string;
  /** Submits the form again, even if the input cannot run with it. */
  saveAnyway: (form: HTMLElement) => Promise<void>;
  /** Called when the previous settings are restored. */
  onDone: (saved: SavedInput) => void;
};

/** What became of an input that cannot run as submitted, and the ways out. */
export function LaunchTrouble({ trouble, title, saveAnyway, onDone }: LaunchTroubleProps) {
  if (trouble.kind === 'notStored')
    return <NotStoredNotice ran={trouble.ran} saveAnyway={saveAnyway} />;
  const { reason, field, previous, isNew } = trouble;
  return (
    <Notice
      tone="danger"
      title={t(isNew ? 'inputs.notLaunched' : 'inputs.savedNotRunning')}
      actions={previous && <Restore previous={previous} title={title} onDone={onDone} />}
    >
      <div>{t(isNew ? 'inputs.madeButFailed' : 'inputs.savedNotRunningMeans')}</div>
      {field === undefined && <div>{serverText({ message: reason })}</div>}
      {previous?.hidden && <div>{t('inputs.restoreSecrets')}</div>}
    </Notice>
  );
}

function NotStoredNotice({
  ran,
  saveAnyway,
}: { ran: boolean } & Pick<LaunchTroubleProps, 'saveAnyway'>) {
  return (
    <Notice
      tone="warning"
      title={t('inputs.notStored')}
      actions={
        <Button
          onClick={({ currentTarget }) => {
            if (currentTarget.form) void saveAnyway(currentTarget.form);
          }}
        >
          {t('inputs.saveAnyway')}
        </Button>
      }
    >
      {t(ran ? 'inputs.notStoredRuns' : 'inputs.notStoredFails')}
    </Notice>
  );
}

function Restore({
  previous,
  title,
  onDone,
}: {
  previous: Previous;
} & Pick<LaunchTroubleProps, 'title' | 'onDone'>) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: restoreInput,
    onSettled: () => refreshInputs(client),
    onSuccess(saved) {
      if (saved.failure === undefined) toasts.success(t('inputs.restored', { title }));
      toastIfStopped(saved);
      onDone(saved);
    },
  });
  return (
    <>
      <Button
        aria-disabled={isPending || undefined}
        onClick={() => {
          if (!isPending) mutate(previous);
        }}
      >
        {t('inputs.restorePrevious')}
      </Button>
      <FailureNotice error={error} />
    </>
  );
}
