import { useState } from 'react';
import { isNumber, labelOfValue, type Variable } from '@/domain/search/variables/variable';
import { MultiSelect, SearchSelect, Tags } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import type { ControlProps } from '@/ui/field/control-props';
import { LineInput } from '@/ui/text-input/LineInput';
import { usePageScope, useFieldValues } from '../field-values/use-field-values';

export type ValueControlProps = ControlProps & {
  variable: Variable;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Instead of what the variable needs, where no value is needed. */
  placeholder?: string | undefined;
};

type Options = Pick<
  Parameters<typeof SearchSelect<string>>[0],
  'options' | 'loading' | 'failure' | 'onSearch' | 'toValue'
>;

/** The input for the values of a variable, by its kind. */
export function ValueControl(props: ValueControlProps) {
  const { kind, multiple } = props.variable;
  if (kind === 'choice') return <ListedValues {...props} />;
  if (kind === 'field') return <FieldValues {...props} />;
  return multiple ? <TypedValues {...props} /> : <TypedValue {...props} />;
}

const placeholderOf = ({ variable: { all }, placeholder }: ValueControlProps) =>
  placeholder ?? t(all ? 'variables.allPlaceholder' : 'variables.placeholder');

/** Applied on Enter and when the input is left, because each value is searched for. */
function TypedValue(props: ValueControlProps) {
  const { variable, values, onChange, ...control } = props;
  const [value = ''] = values;
  const [typed, setTyped] = useState({ of: value, text: value });
  const text = typed.of === value ? typed.text : value;
  const apply = () => {
    const next = variable.kind === 'number' || text.trim() === '' ? text.trim() : text;
    // What was typed belongs to the new value, and is gone once Back returns to the one before.
    setTyped({ of: next, text: next });
    if (next !== value) onChange(next === '' ? [] : [next]);
  };
  return (
    <LineInput
      {...control}
      value={text}
      monospace
      inputMode={variable.kind === 'number' ? 'decimal' : undefined}
      placeholder={placeholderOf(props)}
      onChange={(next) => setTyped({ of: value, text: next })}
      onBlur={() => {
        apply();
        control.onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
        if (event.key === 'Escape' && text !== value) {
          event.stopPropagation();
          setTyped({ of: value, text: value });
        }
      }}
    />
  );
}

function TypedValues(props: ValueControlProps) {
  const { variable, values, onChange, ...control } = props;
  return (
    <Tags
      {...control}
      value={values}
      onChange={onChange}
      clearable
      monospace
      placeholder={values.length === 0 ? placeholderOf(props) : undefined}
      {...(variable.kind === 'number' && {
        toTag: (typed: string) => (isNumber(typed) ? typed : undefined),
      })}
    />
  );
}

function ListedValues(props: ValueControlProps) {
  const { options } = props.variable;
  return (
    <Choice
      {...props}
      options={options.map(({ value, label }) => ({
        value,
        label: label || value,
        ...(label !== '' && label !== value && { info: value }),
      }))}
    />
  );
}

/** Values that the list does not contain can be typed. */
function FieldValues(props: ValueControlProps) {
  const { begin, select } = useFieldValues(props.variable.field, usePageScope());
  return (
    <div onFocus={begin}>
      <Choice {...props} {...select} toValue={(typed) => typed} />
    </div>
  );
}

function Choice(props: ValueControlProps & Options) {
  const { variable, values, onChange, ...rest } = props;
  const selectedOptions = values.map((value) => ({ value, label: labelOfValue(variable, value) }));
  const placeholder = values.length === 0 ? placeholderOf(props) : undefined;
  if (variable.multiple)
    return (
      <MultiSelect
        {...rest}
        {...{ value: values, onChange, selectedOptions, placeholder }}
        clearable
      />
    );
  return (
    <SearchSelect
      {...rest}
      {...{ selectedOptions, placeholder }}
      value={values[0]}
      onChange={(value) => onChange(value === undefined ? [] : [value])}
      clearable={variable.all}
    />
  );
}
