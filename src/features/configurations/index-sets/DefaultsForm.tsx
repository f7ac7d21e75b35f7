import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getIndexSetDefaults, type IndexSetDefaults } from '@/contract/index-sets';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { ModalForm } from '@/shared/form/DialogForm';
import { CheckboxField, NumberField, TextField } from '@/shared/form/fields';
import { FormField } from '@/shared/form/FormField';
import { spanText, TimeUnitBox, type JavaTimeUnit } from '@/shared/pickers/spans';
import { t } from '@/shared/texts/t';
import { Modal } from '@/ui/modal/Modal';
import { Spinner } from '@/ui/spinner/Spinner';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';
import { saveIndexSetDefaults } from '../setting/mutations';
import { configurationQueries } from '../setting/queries';
import { useSettingForm } from '../setting/use-setting-form';
import {
  fromDefaults,
  mergeOfDefaults,
  toDefaults,
  validateDefaults,
  type DefaultsValues,
  type Strategies,
} from './defaults-form';
import { RetentionFields, RotationFields } from './StrategyFields';

type DefaultsFormProps = { defaults: IndexSetDefaults; title: string; onClose: () => void };

/** Loads the server's strategies first. */
export function DefaultsForm(props: DefaultsFormProps) {
  const { data, error, refetch } = useQuery(configurationQueries.strategies());
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
}: DefaultsFormProps & { strategies: Strategies }) {
  const { mutateAsync: save } = useMutation(saveIndexSetDefaults);
  const form = useSettingForm<DefaultsValues, IndexSetDefaults>({
    id: 'indexSets',
    title,
    saved: t('configurations.savedIndexSets'),
    onClose,
    edits: {
      loaded: defaults,
      latest: async () => (await call(getIndexSetDefaults, undefined)) ?? defaults,
      toValues: (found) => fromDefaults(found, strategies),
      ...mergeOfDefaults(),
    },
    validate: validateDefaults,
    onSubmit: (values, { current }) => save(toDefaults(values, current, strategies)),
    serverNames: {
      indexAnalyzer: 'analyzer',
      indexOptimizationMaxNumSegments: 'segments',
      fieldTypeRefreshInterval: 'refresh',
    },
  });
  return (
    <ModalForm
      form={form}
      title={title}
      submit={t('configurations.save')}
      failedTitle={t('configurations.notUpdated')}
      onClose={onClose}
    >
      <RotationFields strategies={strategies} />
      <RetentionFields strategies={strategies} />
      <TextField
        name="analyzer"
        label={t('configurations.analyzer')}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <NumberField name="shards" label={t('configurations.shards')} required min={1} />
      <NumberField name="replicas" label={t('configurations.replicas')} required min={0} />
      <NumberField name="segments" label={t('configurations.segments')} required min={1} />
      <CheckboxField name="optimizes" label={t('configurations.optimizes')} />
      <FormField<TimeSpan<JavaTimeUnit>>
        name="refresh"
        label={t('configurations.fieldRefresh')}
        required
        textOf={spanText}
      >
        {({ name: _, ...control }) => <TimeUnitBox {...control} required min={0} />}
      </FormField>
    </ModalForm>
  );
}
