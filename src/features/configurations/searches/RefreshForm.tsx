import { useMutation } from '@tanstack/react-query';
import { SelectField } from '@/shared/form/fields';
import { t } from '@/shared/texts/t';
import { amountLabel } from '@/shared/time-range-picker/range-label';
import { latestSearches, saveSearches } from '../setting/mutations';
import { SettingDialog } from '../setting/SettingDialog';
import { useSettingForm } from '../setting/use-setting-form';
import { optionProblems, rowName, secondsOf, toOptions, toRows } from './duration-options';
import { OptionRows } from './OptionRows';
import type { SearchesFormProps } from './searches-form-props';

/** The refresh intervals that users can choose, and the default. */
export function RefreshForm({ config, title, onClose }: SearchesFormProps) {
  const { mutateAsync: save } = useMutation(saveSearches);
  const form = useSettingForm({
    id: 'refresh',
    onClose,
    edits: {
      loaded: config,
      latest: latestSearches,
      toValues: (found) => ({
        options: toRows(found.auto_refresh_timerange_options),
        usual: found.default_auto_refresh_option,
      }),
      lists: { options: 'items' },
      hidden: { options: { label: t('configurations.refreshIntervals'), nameOf: rowName } },
    },
    validate: ({ options, usual }) => ({
      ...optionProblems(options, { zero: false }),
      ...(!options.some(({ iso }) => iso === usual) && {
        usual: t('configurations.refreshUsualGone'),
      }),
    }),
    onSubmit: ({ options, usual }, { current }) =>
      save({
        ...current,
        auto_refresh_timerange_options: toOptions(
          options.map((row) => (row.id === row.iso ? row : { ...row, label: '' })),
        ),
        default_auto_refresh_option: usual,
      }),
  });
  const { options, usual } = form.values;
  const offered = [
    ...new Set([...options.flatMap((row) => (secondsOf(row) ? [row.iso] : [])), usual]),
  ];
  return (
    <SettingDialog
      form={form}
      size="large"
      title={title}
      failedTitle={t('configurations.searchesNotUpdated')}
      onClose={onClose}
    >
      <OptionRows
        name="options"
        label={t('configurations.refreshIntervals')}
        help={t('configurations.refreshHelp')}
        unlabelled
      />
      <SelectField
        name="usual"
        label={t('configurations.refreshUsual')}
        required
        options={offered.map((iso) => ({
          value: iso,
          label: amountLabel(secondsOf({ iso }) ?? 0),
        }))}
      />
    </SettingDialog>
  );
}
