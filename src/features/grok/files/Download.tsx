import { useMutation } from '@tanstack/react-query';
import DownloadIcon from 'lucide-react/icons/download';
import { call } from '@/api/client';
import { listGrokPatterns } from '@/contract/grok';
import { fileOfPatterns } from '@/domain/processing/grok/pattern-file';
import { errorText } from '@/shared/failure/error-text';
import { saveFile } from '@/shared/files/save-file';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';

/** Saves all patterns as a text file, which can be imported again. */
export function Download() {
  const save = useMutation({
    mutationFn: () => call(listGrokPatterns, undefined),
    onSuccess: ({ patterns }) =>
      saveFile('grok-patterns.txt', new Blob([fileOfPatterns(patterns)], { type: 'text/plain' })),
    onError: (error) => toasts.error(errorText(error), t('grok.downloadFailed')),
  });
  return (
    <Button
      icon={<DownloadIcon aria-hidden size="1.1em" />}
      aria-disabled={save.isPending || undefined}
      onClick={() => !save.isPending && save.mutate()}
    >
      {t('grok.download')}
    </Button>
  );
}
