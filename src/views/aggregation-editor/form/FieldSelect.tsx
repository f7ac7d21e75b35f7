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
  const typeOf = (name: string) => fields.byName?.get(name);
  const isUnknown = value !== '' && fields.byName !== undefined && typeOf(value) === undefined;
  return (
    <Field label={label} error={error} help={isUnknown && t('editor.unknownField')}>
      {(control) => (
        <SearchSelect
          {...control}
          options={numericOnly ? fields.numeric : fields.all}
          loading={fields.byName === undefined}
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
