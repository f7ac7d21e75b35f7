import { CopyText } from '@/shared/copy-text/CopyText';
import { t } from '@/shared/texts/t';
import { EmptyState } from '@/ui/empty-state/EmptyState';

/** Placeholder of a widget of an unknown type; its configuration can be copied. */
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
