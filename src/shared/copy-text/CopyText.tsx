import { t } from '@/shared/texts/t';
import { CopyButton, type CopyButtonProps } from '@/ui/copy-button/CopyButton';

/** A copy button with feedback, which names the shortcut if the browser blocks copying. */
export function CopyText(props: Omit<CopyButtonProps, 'copiedLabel' | 'failedLabel'>) {
  const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd+C' : 'Ctrl+C';
  return (
    <CopyButton {...props} copiedLabel={t('copy.done')} failedLabel={t('copy.byKey', { keys })} />
  );
}
