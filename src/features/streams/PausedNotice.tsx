import { useMutation } from '@tanstack/react-query';
import type { Stream } from '@/contract/streams';
import { errorText } from '@/shared/failure/error-text';
import { change } from '@/shared/mutations/change';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { runStream, streams } from './model/streams';

export function PauseButton({ id }: { id: string }) {
  const pause = useMutation({
    ...change(streams.keys, runStream),
    onError: (error) => toasts.error(errorText(error), t('streams.notPaused')),
  });
  return (
    <Button
      aria-disabled={pause.isPending || undefined}
      onClick={() => pause.mutate({ id, on: false })}
    >
      {t('streams.pause')}
    </Button>
  );
}

/** That a paused stream receives nothing, whatever its rules say. */
export function PausedNotice({
  stream,
  mayRun,
}: {
  stream: Pick<Stream, 'id' | 'disabled'>;
  mayRun: boolean;
}) {
  const start = useMutation({
    ...change(streams.keys, runStream),
    onError: (error) => toasts.error(errorText(error), t('streams.notResumed')),
  });
  if (!stream.disabled) return null;
  return (
    <Notice
      tone="warning"
      actions={
        mayRun && (
          <Button
            aria-disabled={start.isPending || undefined}
            onClick={() => start.mutate({ id: stream.id, on: true })}
          >
            {t('streams.start')}
          </Button>
        )
      }
    >
      {t('streams.pausedNotice')}
    </Notice>
  );
}
