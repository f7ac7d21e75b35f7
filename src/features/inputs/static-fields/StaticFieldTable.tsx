import type { InputSummary } from '@/contract/inputs';
import { keyValueTexts } from '@/shared/lists/list-texts';
import { t } from '@/shared/texts/t';
import { KeyValueTable } from '@/ui/key-value-table/KeyValueTable';
import { badFieldName } from './static-field';
import { useStaticFields } from './use-static-fields';

/** The static fields of an input; users who may change the input can add and remove them. */
export function StaticFieldTable({ input }: { input: InputSummary }) {
  const { mayChange, add, remove, failure } = useStaticFields(input);
  return (
    <>
      <KeyValueTable
        label={t('inputs.staticFields')}
        pairs={input.static_fields}
        texts={keyValueTexts()}
        {...(mayChange && { onAdd: add, onRemove: remove, problemOf: badFieldName })}
      />
      {failure}
    </>
  );
}
