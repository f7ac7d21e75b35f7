import { formatInstant } from '@/domain/format/instants/instant';
import { useSession } from '@/shared/session/session-context';
import { serverText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import type { OutputFigures } from './output-counts';

/** Why an output fails, or failed last. */
export function Trouble({ figures }: { figures: OutputFigures }) {
  const { zone } = useSession();
  const { last_error: error, last_error_at: at, failing } = figures;
  if (error === null) return null;
  const title = failing
    ? t('outputs.failingTitle')
    : t('outputs.failedTitle', { time: at === null ? '' : formatInstant(at, { zone }) });
  return (
    <Notice tone={failing ? 'danger' : 'warning'} title={title}>
      {serverText({ message: error })}
    </Notice>
  );
}
