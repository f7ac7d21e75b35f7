import { t } from '@/shared/texts/t';
import { CopyButton } from '@/ui/copy-button/CopyButton';
import { EmptyState } from '@/ui/empty-state/EmptyState';

/** In the place of a widget that some plugin knows and this console does not; what it is made of can be kept (B2.47, B8.24). */
export function UnknownWidget({ type, config }: { type: string; config: unknown }) {
  return (
    <EmptyState
      title={t('failure.unknownWidget')}
      action={<CopyButton text={() => JSON.stringify({ type, config }, null, 2)} label={t('failure.copyWidget')} copiedLabel={t('failure.copied')} failedLabel={t('failure.copyFailed')} />}
    >
      {t('failure.unknownWidgetText', { type })}
    </EmptyState>
  );
}
