import { CopyText } from '@/shared/copy-text/CopyText';
import { t } from '@/shared/texts/t';
import { EmptyState } from '@/ui/empty-state/EmptyState';

/**
 * In the place of a widget that some plugin knows and this console does not; what it is made of can
 * be kept.
 */
export function UnknownWidget({ type, config }: { type: string; config: unknown }) {
  return (
    <EmptyState
      title={t('failure.unknownWidget')}
      action={
        <CopyText
          text={() => JSON.stringify({ type, config }, null, 2)}
          label={t('failure.copyWidget')}
        />
      }
    >
      {t('failure.unknownWidgetText', { type })}
    </EmptyState>
  );
}
