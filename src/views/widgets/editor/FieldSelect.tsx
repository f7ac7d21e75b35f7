import { useMemo } from 'react';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { Field } from '@/ui/field/Field';
import { useEditor } from './editor-context';

/** A field of the searched streams, limited by type; other names can be typed. */
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
  return (
    <Field label={label} error={error}>
      {(control) => (
        <SearchSelect
          {...control}
          options={options ?? []}
          loading={fields === undefined}
          value={value === '' ? undefined : value}
          onChange={(next) => onChange(next ?? '')}
          toValue={(typed) => (typed.trim() === '' ? undefined : typed.trim())}
          placeholder={placeholder}
          clearable={clearable}
          monospace
        />
      )}
    </Field>
  );
}
