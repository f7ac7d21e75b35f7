import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { serverText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { refreshInputs } from '../state/mutations';
import { changeInput, type Previous, type SavedInput } from './save-input';
import type { InputTrouble } from './use-input-form';

type LaunchTroubleProps = {
  trouble: InputTrouble;
  /** The title of the input as it is stored. */
  title: string;
  /** Called when the user decided what becomes of the input. */
  onDone: (saved: SavedInput) => void;
};

/** What became of an input that cannot run as submitted, and the ways out. */
export function LaunchTrouble({ trouble, title, onDone }: LaunchTroubleProps) {
  if (trouble.kind === 'notStored') return <NotStoredNotice trouble={trouble} onDone={onDone} />;
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
  trouble: { attempt },
  onDone,
}: {
  trouble: Extract<InputTrouble, { kind: 'notStored' }>;
  onDone: LaunchTroubleProps['onDone'];
}) {
  const { mutate, isPending, error } = useSaving(onDone);
  return (
    <Notice
      tone="warning"
      title={t('inputs.notStored')}
      actions={
        <Button
          aria-disabled={isPending || undefined}
          onClick={() => {
            if (!isPending) mutate({ ...attempt, evenIfItFails: true });
          }}
        >
          {t('inputs.saveAnyway')}
        </Button>
      }
    >
      {t(attempt.ran ? 'inputs.notStoredRuns' : 'inputs.notStoredFails')}
      <FailureNotice error={error} />
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
  const { mutate, isPending, error } = useSaving((saved) => {
    if (saved.failure === undefined) toasts.success(t('inputs.restored', { title }));
    onDone(saved);
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

/** An input that does not run afterwards is reported, as the form is closed then. */
function useSaving(onDone: (saved: SavedInput) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Parameters<typeof changeInput>[0]) => changeInput(change, []),
    onSettled: () => refreshInputs(client),
    onSuccess(saved) {
      if (saved.failure !== undefined)
        toasts.warning(
          serverText({ message: saved.failure.reason }),
          t('inputs.savedStopped', { title: saved.title }),
        );
      onDone(saved);
    },
  });
}
