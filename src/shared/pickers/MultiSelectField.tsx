import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { errorText } from '@/shared/failure/error-text';
import { FormField, type FieldProps } from '@/shared/form/FormField';
import { t } from '@/shared/texts/t';
import { MultiSelect } from './SearchSelect';

type SelectProps = ComponentProps<typeof MultiSelect<string>>;
type Option = SelectProps['options'][number];
type MultiSelectFieldProps<Item> = FieldProps &
  Pick<SelectProps, 'placeholder' | 'toValue' | 'monospace'> & {
    query: UseQueryResult<readonly Item[]>;
    /** Undefined for what is not offered. */
    toOption: (item: Item) => Option | undefined;
  };

/** Several of the things that the server lists; the form holds their values. */
export function MultiSelectField<Item>({
  query: { data = [], error, isFetching },
  toOption,
  placeholder,
  toValue,
  monospace,
  ...field
}: MultiSelectFieldProps<Item>) {
  const options = data.flatMap((item) => toOption(item) ?? []);
  return (
    <FormField<readonly string[]>
      {...field}
      textOf={(values) =>
        values.map((one) => options.find(({ value }) => value === one)?.label ?? one).join(', ')
      }
    >
      {({ name: _, ...control }) => (
        <MultiSelect
          {...control}
          {...{ placeholder, toValue, monospace }}
          options={options}
          loading={isFetching}
          failure={
            error === null ? undefined : t('controls.optionsFailed', { reason: errorText(error) })
          }
        />
      )}
    </FormField>
  );
}
