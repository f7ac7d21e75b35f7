import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { NumberInput, type NumberInputProps } from '@/ui/number-input/NumberInput';
import { NativeSelect, type SelectOption } from '@/ui/select/NativeSelect';
import { TextArea, TextBox } from '@/ui/text-input/TextBox';
import { FieldConflict } from './FieldConflict';
import { useFormState } from './form-context';
import { FormField, Place, type FieldProps } from './FormField';

type FieldOwnProps = 'value' | 'onChange' | 'name' | 'required' | 'disabled' | 'label' | 'type';
type NativeProps<Tag extends 'input' | 'textarea'> = Omit<
  ComponentPropsWithRef<Tag>,
  FieldOwnProps
>;

/** Separates the props of the field from those of its control. */
function splitProps<Props extends FieldProps>({
  name,
  label,
  help,
  required,
  optional,
  keepHelp,
  hideLabel,
  disabled,
  ...rest
}: Props) {
  return { field: { name, label, help, required, optional, keepHelp, hideLabel, disabled }, rest };
}

/** A single-line text; the value is a string. */
export function TextField({
  type = 'text',
  ...props
}: FieldProps &
  NativeProps<'input'> & { type?: 'text' | 'email' | 'url' | 'password' | 'search' }) {
  const { field, rest } = splitProps(props);
  return (
    <FormField<string> {...field}>
      {({ onChange, ...control }) => (
        <TextBox
          {...rest}
          {...control}
          type={type}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}

/** A multi-line text; the value is a string. */
export function TextAreaField(props: FieldProps & NativeProps<'textarea'>) {
  const { field, rest } = splitProps(props);
  return (
    <FormField<string> {...field}>
      {({ onChange, ...control }) => (
        <TextArea {...rest} {...control} onChange={(event) => onChange(event.target.value)} />
      )}
    </FormField>
  );
}

/** A number; the value is a number, or undefined while the field is empty. */
export function NumberField({
  min,
  max,
  step,
  placeholder,
  ...field
}: FieldProps & Pick<NumberInputProps, 'min' | 'max' | 'step' | 'placeholder'>) {
  return (
    <FormField<number | undefined> {...field}>
      {(control) => <NumberInput {...control} {...{ min, max, step, placeholder }} />}
    </FormField>
  );
}

/** A few fixed options; use `ui/combo-box` for many. */
export function SelectField<Value extends string>({
  options,
  ...field
}: FieldProps & { options: readonly SelectOption<Value>[] }) {
  return (
    <FormField<Value>
      {...field}
      textOf={(value) => options.find((one) => one.value === value)?.label ?? value}
    >
      {(control) => <NativeSelect {...control} options={options} />}
    </FormField>
  );
}

/** A checkbox; the value is a boolean. */
export function CheckboxField({
  name,
  label,
  help,
  disabled = false,
}: Pick<FieldProps, 'name' | 'label' | 'help' | 'disabled'>) {
  const form = useFormState();
  const error = form.errorOf(name);
  return (
    <Place data-field={name}>
      <Checkbox
        name={name}
        label={label}
        help={error === undefined ? help : <Problem role="alert">{error}</Problem>}
        disabled={disabled}
        checked={form.valueOf(name) === true}
        onChange={(event) => form.setValue(name, event.target.checked)}
        {...(error !== undefined && { 'aria-invalid': true })}
      />
      <FieldConflict name={name} label={label} />
    </Place>
  );
}

const Problem = styled.span`
  color: ${({ theme }) => theme.color.danger};
`;
