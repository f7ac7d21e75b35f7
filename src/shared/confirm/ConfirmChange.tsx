import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '@/shared/failure/error-text';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';

type ConfirmChangeProps<Variables> = {
  /** Also the button: 'Unassign role'. */
  title: string;
  mutation: Pick<UseMutationResult<unknown, Error, Variables>, 'mutate' | 'isPending' | 'error'>;
  variables: Variables;
  danger?: boolean | undefined;
  cancel?: string;
  /** The heading of an error. */
  failedTitle?: string;
  onCancel: () => void;
  /** What the change means. */
  children: ReactNode;
};

/** Asks before a mutation runs, and says why it failed. */
export function ConfirmChange<Variables>({
  title,
  mutation: { mutate, isPending, error },
  variables,
  danger = true,
  cancel = t('forms.cancel'),
  failedTitle,
  onCancel,
  children,
}: ConfirmChangeProps<Variables>) {
  return (
    <ConfirmDialog
      title={title}
      confirm={title}
      danger={danger}
      busy={isPending}
      onConfirm={() => mutate(variables)}
      onCancel={onCancel}
      texts={{ cancel, close: t('forms.close') }}
    >
      {children}
      <FailureNotice
        error={error}
        {...(failedTitle !== undefined && error && { title: failedTitle, text: errorText(error) })}
      />
    </ConfirmDialog>
  );
}
