import { useMemo } from 'react';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { Field } from '@/ui/field/Field';
import { useEditor } from './editor-context';

/** A field of the searched streams, limited by type; names of unknown fields can be typed. */
export function FieldSelect({
  label,
  error,
  value,
  onChange,
  numericOnly,
  placeholder,
  clearable = false,
}: {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (field: string) => void;
  numericOnly: boolean;
  placeholder?: string | undefined;
  clearable?: boolean;
}) {
  const { fields } = useEditor();
  const options = useMemo(
    () =>
      fields
        ?.filter(({ isNumeric }) => isNumeric || !numericOnly)
        .map(({ name, type }) => ({ value: name, label: name, info: type })),
    [fields, numericOnly],
  );
  const typeOf = (name: string) => fields?.find((field) => field.name === name);
  const isUnknown = value !== '' && fields !== undefined && typeOf(value) === undefined;
  return (
    <Field label={label} error={error} help={isUnknown && t('editor.unknownField')}>
      {(control) => (
        <SearchSelect
          {...control}
          options={options ?? []}
          loading={fields === undefined}
          value={value === '' ? undefined : value}
          onChange={(next) => onChange(next ?? '')}
          toValue={(typed) => {
            const name = typed.trim();
            const isRefused = numericOnly && typeOf(name)?.isNumeric === false;
            return name === '' || isRefused ? undefined : name;
          }}
          placeholder={placeholder}
          clearable={clearable}
          monospace
        />
      )}
    </Field>
  );
}
