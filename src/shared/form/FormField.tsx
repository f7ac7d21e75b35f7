import { type ReactNode } from 'react';
import styled from 'styled-components';
import type { ControlProps } from '@/ui/field/control-props';
import { Field } from '@/ui/field/Field';
import { t } from '@/shared/texts/t';
import { FieldConflict } from './FieldConflict';
import { useFormState } from './form-context';

export type FieldProps = {
  /** The path of the value in the form's values, such as `retention.days`. */
  name: string;
  label: ReactNode;
  help?: ReactNode;
  /** Must not be left empty. */
  required?: boolean | undefined;
  /** Adds '(optional)' to the label. */
  optional?: boolean | undefined;
  /** Shows the help together with an error instead of only the error. */
  keepHelp?: boolean | undefined;
  hideLabel?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** Props for the control, to be spread. `Value` is the type of the form's value of that name. */
export type FieldControl<Value> = ControlProps & {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
};

/** A field around any control of `ui/`: label, help, error and value of `name`. */
export function FormField<Value>({
  name,
  label,
  help,
  required = false,
  optional = false,
  keepHelp = false,
  hideLabel = false,
  disabled,
  textOf,
  children,
}: FieldProps & {
  /** How a value is written where two versions are compared; needed for values that are no text. */
  textOf?: ((value: Value) => string) | undefined;
  children: (control: FieldControl<Value>) => ReactNode;
}) {
  const form = useFormState();
  return (
    <Place data-field={name} {...(required && { 'data-required': '' })}>
      <Field
        label={label}
        help={help}
        error={form.errorOf(name)}
        marker={optional ? t('forms.optional') : undefined}
        keepHelp={keepHelp}
        hideLabel={hideLabel}
      >
        {(control) =>
          children({
            ...control,
            name,
            value: form.valueOf(name) as Value,
            onChange: (value) => form.setValue(name, value),
            ...(required && { 'aria-required': true }),
            ...(disabled && { disabled }),
          })
        }
      </Field>
      <FieldConflict
        name={name}
        label={label}
        textOf={textOf && ((value) => textOf(value as Value))}
      />
    </Place>
  );
}

export const Place = styled.div`
  min-width: 0;
`;
