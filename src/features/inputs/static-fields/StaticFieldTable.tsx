import type { InputSummary } from '@/contract/inputs';
import { t } from '@/shared/texts/t';
import { KeyValueTable } from '@/ui/key-value-table/KeyValueTable';
import { badFieldName } from './static-field';
import { staticFieldTexts } from './static-field-texts';
import { useStaticFields } from './use-static-fields';

/** The static fields of an input; users who may change the input can add and remove them. */
export function StaticFieldTable({ input }: { input: InputSummary }) {
  const { mayChange, add, remove, failure } = useStaticFields(input);
  return (
    <>
      <KeyValueTable
        label={t('inputs.staticFields')}
        pairs={input.static_fields}
        texts={staticFieldTexts()}
        {...(mayChange && { onAdd: add, onRemove: remove, problemOf: badFieldName })}
      />
      {failure}
    </>
  );
}
