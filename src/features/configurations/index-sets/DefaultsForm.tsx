import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getIndexSetDefaults, type IndexSetDefaults } from '@/contract/index-sets';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { TextField } from '@/shared/form/fields';
import { refreshProblems } from '@/shared/index-sets/field-refresh';
import { offeredStrategies } from '@/shared/index-sets/queries';
import { StorageFields } from '@/shared/index-sets/StorageFields';
import { validateStrategies, type OfferedStrategies } from '@/shared/index-sets/strategy-form';
import { RetentionFields, RotationFields } from '@/shared/index-sets/StrategyFields';
import { t } from '@/shared/texts/t';
import { Modal } from '@/ui/modal/Modal';
import { Spinner } from '@/ui/spinner/Spinner';
import { saveIndexSetDefaults } from '../setting/mutations';
import { SettingDialog } from '../setting/SettingDialog';
import { useSettingForm } from '../setting/use-setting-form';
import { fromDefaults, mergeOfDefaults, toDefaults, type DefaultsValues } from './defaults-form';

type DefaultsFormProps = { defaults: IndexSetDefaults; title: string; onClose: () => void };

/** Loads the server's strategies first. */
export function DefaultsForm(props: DefaultsFormProps) {
  const { data, error, refetch } = useQuery(offeredStrategies());
  if (data) return <Fields {...props} strategies={data} />;
  return (
    <Modal title={props.title} onClose={props.onClose} closeLabel={t('forms.close')}>
      {error ? (
        <FailureNotice error={error} retry={() => void refetch()} />
      ) : (
        <Spinner label={t('app.loadingPart')} />
      )}
    </Modal>
  );
}

function Fields({
  defaults,
  title,
  onClose,
  strategies,
}: DefaultsFormProps & { strategies: OfferedStrategies }) {
  const { mutateAsync: save } = useMutation(saveIndexSetDefaults);
  const form = useSettingForm<DefaultsValues, IndexSetDefaults>({
    id: 'indexSets',
    saved: t('configurations.savedIndexSets'),
    onClose,
    edits: {
      loaded: defaults,
      latest: async () => (await call(getIndexSetDefaults, undefined)) ?? defaults,
      toValues: (found) => fromDefaults(found, strategies),
      ...mergeOfDefaults(strategies),
    },
    validate: (values) => ({
      ...refreshProblems(values),
      ...validateStrategies(values, strategies),
    }),
    onSubmit: (values, { current }) => save(toDefaults(values, current, strategies)),
    serverNames: {
      indexAnalyzer: 'analyzer',
      indexOptimizationMaxNumSegments: 'segments',
      fieldTypeRefreshInterval: 'refresh',
    },
  });
  return (
    <SettingDialog form={form} title={title} onClose={onClose}>
      <RotationFields strategies={strategies} />
      <RetentionFields strategies={strategies} />
      <StorageFields>
        <TextField
          name="analyzer"
          label={t('strategies.analyzer')}
          required
          autoComplete="off"
          spellCheck={false}
        />
      </StorageFields>
    </SettingDialog>
  );
}
