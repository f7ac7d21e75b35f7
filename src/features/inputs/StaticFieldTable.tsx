import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputSummary } from '@/contract/inputs';
import { wordsOf } from '@/shared/failure/words-of';
import { keyValueTexts } from '@/shared/lists/list-texts';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { KeyValueTable } from '@/ui/key-value-table/KeyValueTable';
import { mayEdit } from './input-rights';
import { changeStaticField } from './mutations';
import { badFieldName } from './static-field';

/** The fields an input adds to its messages; who may change the input adds and removes them (B3.3, B5.9). */
export function StaticFieldTable({ input }: { input: InputSummary }) {
  const { permits } = useSession();
  const { mutateAsync } = useMutation(changeStaticField(useQueryClient()));
  const { id, title, static_fields: fields } = input;
  const add = async (key: string, value: string) => {
    try {
      await mutateAsync({ id, added: { key, value } });
      toasts.success(t('inputs.fieldAdded', { key, title }));
      return true;
    } catch (error) {
      toasts.error(wordsOf(error), t('inputs.fieldNotAdded'));
      return false;
    }
  };
  const remove = (key: string) => mutateAsync({ id, removed: key }).then(
    () => toasts.success(t('inputs.fieldRemoved', { key, title })),
    (error: unknown) => toasts.error(wordsOf(error), t('inputs.fieldNotRemoved')),
  );
  return <KeyValueTable label={t('inputs.staticFields')} pairs={fields} texts={keyValueTexts()} {...(mayEdit(id, permits) && { onAdd: add, onRemove: (key: string) => void remove(key), problemOf: badFieldName })} />;
}
