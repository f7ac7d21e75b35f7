import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { listLocales } from '@/contract/system';
import { errorText } from '@/shared/failure/error-text';
import type { ControlProps } from '@/ui/field/control-props';
import type { ComboOption } from '@/ui/combo-box/option';
import { t } from '@/shared/texts/t';
import { pickerQueries } from './queries';
import { SearchSelect } from './SearchSelect';

type LocalePickerProps = ControlProps & {
  /** A language tag; `und` is the server's default. */
  value: string | undefined;
  onChange: (tag: string | undefined) => void;
  clearable?: boolean;
};
type Locales = NonNullable<(typeof listLocales)['_output']>['locales'];

export const DEFAULT_LOCALE = 'und';
const NONE: Locales = {};

/** The locales of the server, its default first. */
export function LocalePicker(props: LocalePickerProps) {
  const { data, error, isPending } = useQuery(pickerQueries.locales());
  const locales = data?.locales ?? NONE;
  const options = useMemo(
    () => [{ value: DEFAULT_LOCALE, label: t('controls.defaultLocale') }, ...optionsOf(locales)],
    [locales],
  );
  return (
    <SearchSelect
      {...props}
      options={options}
      loading={isPending}
      failure={
        error === null ? undefined : t('controls.optionsFailed', { reason: errorText(error) })
      }
      placeholder={t('controls.pickLocale')}
    />
  );
}

function optionsOf(locales: Locales): ComboOption<string>[] {
  const named = Object.values(locales).filter(
    ({ language_tag }) => language_tag !== DEFAULT_LOCALE,
  );
  return named
    .map(({ language_tag, display_name }) => ({ value: language_tag, label: display_name }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
