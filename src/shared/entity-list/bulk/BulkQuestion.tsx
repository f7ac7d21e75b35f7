import type { ReactNode } from 'react';
import { DeleteDialog, type DependentsQuery } from '@/shared/confirm/DeleteDialog';
import type { Bulk } from './use-bulk';

type BulkQuestionProps = {
  bulk: Bulk;
  titleOf: (id: string) => string;
  dependents?: (ids: readonly string[]) => DependentsQuery | undefined;
  /** What the entities contain. */
  children?: ReactNode;
};

/** Asks for confirmation before a bulk action that requires it. */
export function BulkQuestion({ bulk, titleOf, dependents, children }: BulkQuestionProps) {
  const { unconfirmed, selected } = bulk;
  const question = unconfirmed?.confirm?.(selected.size);
  if (!unconfirmed || !question) return null;
  return (
    <DeleteDialog
      title={question.title}
      names={[...selected].map(titleOf)}
      dependents={unconfirmed.deletes ? dependents?.([...selected]) : undefined}
      onDelete={() => bulk.run(unconfirmed)}
      onDeleted={bulk.closeConfirmation}
      onCancel={bulk.closeConfirmation}
    >
      {children}
      {question.text}
    </DeleteDialog>
  );
}
