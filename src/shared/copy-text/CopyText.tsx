import { t } from '@/shared/texts/t';
import { CopyButton, type CopyButtonProps } from '@/ui/copy-button/CopyButton';

/** Says that it is copied, or by which keys it can be where the browser refuses. */
export function CopyText(props: Omit<CopyButtonProps, 'copiedLabel' | 'failedLabel'>) {
  const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd+C' : 'Ctrl+C';
  return (
    <CopyButton {...props} copiedLabel={t('copy.done')} failedLabel={t('copy.byKey', { keys })} />
  );
}
