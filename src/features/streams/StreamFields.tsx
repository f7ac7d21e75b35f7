import type { IndexSet } from '@/contract/index-sets';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/shared/form/fields';
import { t } from '@/shared/texts/t';
import { usableSets } from './stream-form';

type StreamFieldsProps = {
  sets: readonly IndexSet[];
  /** An existing stream may use an index set that is not writable any more. */
  current?: string | undefined;
};

/** The fields of a stream, named as in `StreamValues`. */
export function StreamFields({ sets, current }: StreamFieldsProps) {
  const usable = usableSets(sets);
  const options = sets.filter((set) => usable.includes(set) || set.id === current);
  return (
    <>
      <TextField name="title" label={t('streams.field.title')} required data-autofocus />
      <TextAreaField
        name="description"
        label={t('streams.field.description')}
        help={t('streams.field.descriptionHelp')}
        rows={3}
      />
      <SelectField
        name="indexSetId"
        label={t('streams.field.indexSet')}
        help={t('streams.field.indexSetHelp')}
        required
        options={options.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <CheckboxField
        name="removeMatches"
        label={t('streams.field.remove')}
        help={t('streams.field.removeHelp')}
      />
    </>
  );
}
