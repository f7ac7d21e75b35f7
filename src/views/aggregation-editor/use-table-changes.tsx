import { useCallback, useState, type ReactNode } from 'react';
import type { TableChange } from '@/domain/search/aggregation/table-change';
import { t } from '@/shared/texts/t';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import type { AggregationEditorState } from './use-aggregation-editor';

/** Sorting and pinning in the preview. They ask first if the form would be rolled back. */
export function useTableChanges(tableChange: AggregationEditorState['tableChange']): {
  onTableChange: (change: TableChange) => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<() => void>();
  const close = () => setAsked(undefined);
  const onTableChange = useCallback(
    (change: TableChange) => {
      const { rollsBack, apply } = tableChange(change);
      if (rollsBack) setAsked(() => apply);
      else apply();
    },
    [tableChange],
  );
  return {
    onTableChange,
    question: asked && (
      <ConfirmDialog
        title={t('editor.rollbackTitle')}
        confirm={t('editor.rollback')}
        danger
        onConfirm={() => {
          asked();
          close();
        }}
        onCancel={close}
        texts={{ cancel: t('forms.cancel'), close: t('forms.close') }}
      >
        <p>{t('editor.rollbackQuestion')}</p>
        <p>{t('editor.rollbackHelp')}</p>
      </ConfirmDialog>
    ),
  };
}
