import { useMutation } from '@tanstack/react-query';
import type { InputSummary } from '@/contract/inputs';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { errorText } from '@/shared/failure/error-text';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { mayEdit } from '../state/input-rights';
import { changeStaticField } from '../state/mutations';

/**
 * Adding and removing static fields. `failure` belongs next to them; `add` resolves to whether it
 * succeeded.
 */
export function useStaticFields({ id, title }: InputSummary) {
  const session = useSession();
  const { mutate, mutateAsync, error, variables } = useMutation(changeStaticField);
  return {
    mayChange: mayEdit({ id }, session),
    add: (key: string, value: string): Promise<boolean> =>
      mutateAsync({ id, added: { key, value } }).then(
        () => {
          toasts.success(t('inputs.fieldAdded', { key, title }));
          return true;
        },
        () => false,
      ),
    remove: (key: string) =>
      mutate(
        { id, removed: key },
        { onSuccess: () => toasts.success(t('inputs.fieldRemoved', { key, title })) },
      ),
    failure: (
      <FailureNotice
        error={error}
        title={t(variables?.added ? 'inputs.fieldNotAdded' : 'inputs.fieldNotRemoved')}
        text={errorText(error)}
      />
    ),
  };
}
