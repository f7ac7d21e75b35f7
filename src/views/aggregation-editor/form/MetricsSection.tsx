import { useEffect, useRef } from 'react';
import { ulid } from 'ulid';
import { PERCENTILES, type MetricItem } from '@/domain/search/aggregation/form';
import { metricName } from '@/domain/search/aggregation/form-choices';
import {
  acceptsAnyField,
  hasPercentile,
  hasStrategy,
  needsField,
  STRATEGIES,
} from '@/domain/search/metric-function';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { strategyName } from '@/views/aggregation/form-texts';
import { Field } from '@/ui/field/Field';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { TextInput } from '@/ui/text-input/TextInput';
import { useEditor } from './editor-context';
import { FieldSelect } from './FieldSelect';
import { ItemList } from './ItemList';
import { Row, Section } from './Section';

export function MetricsSection() {
  const { form, step } = useEditor();
  return (
    <Section
      title={t('editor.metrics')}
      add={{
        label: t('editor.addMetric'),
        onAdd: () => step({ type: 'addMetric', key: ulid() }),
      }}
    >
      <ItemList
        label={t('editor.metrics')}
        list="metrics"
        items={form.metrics}
        newName={t('editor.newMetric')}
        nameOf={(metric) => metricName(metric)}
        render={(metric) => <Metric metric={metric} />}
      />
    </Section>
  );
}

function Metric({ metric }: { metric: MetricItem }) {
  const { step, errorAt, functions } = useEditor();
  const change = (changes: Partial<MetricItem>) =>
    step({ type: 'metric', key: metric.key, changes });
  const error = (member: string) => errorAt(`metrics.${metric.key}.${member}`);
  const { function: name, field, parameter } = metric;
  const row = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    // A function that lacks its field leads on to it.
    row.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [name]);
  return (
    <>
      <Row ref={row}>
        <Field label={t('editor.function')} error={error('function')}>
          {(control) => (
            <SearchSelect
              {...control}
              options={(functions ?? []).map((one) => ({ value: one, label: one }))}
              loading={functions === undefined}
              value={name === '' ? undefined : name}
              onChange={(next) => {
                isChosen.current = true;
                change({ function: next ?? '' });
              }}
              monospace
            />
          )}
        </Field>
        <FieldSelect
          label={t('editor.field')}
          error={error('field')}
          placeholder={needsField({ name, parameter }) ? undefined : t('editor.optional')}
          clearable={!needsField({ name, parameter })}
          numericOnly={!acceptsAnyField({ name, parameter })}
          value={field}
          onChange={(next) => change({ field: next })}
        />
      </Row>
      <Row>
        {hasPercentile(name) && (
          <Field label={t('editor.percentile')} error={error('parameter')}>
            {(control) => (
              <SearchSelect
                {...control}
                options={PERCENTILES.map((one) => ({ value: one as string, label: one }))}
                value={parameter === '' ? undefined : parameter}
                onChange={(next) => change({ parameter: next ?? '' })}
                toValue={(typed) => (/^\d+(\.\d+)?$/.test(typed.trim()) ? typed.trim() : undefined)}
              />
            )}
          </Field>
        )}
        {hasStrategy(name) && (
          <Field label={t('editor.strategy')}>
            {(control) => (
              <NativeSelect
                {...control}
                options={STRATEGIES.map((one) => ({ value: one, label: strategyName(one) }))}
                value={parameter.toUpperCase() === 'SUM' ? 'SUM' : 'COUNT'}
                onChange={(next) => change({ parameter: next })}
              />
            )}
          </Field>
        )}
        <TextInput
          label={t('editor.name')}
          error={error('name')}
          value={metric.name}
          placeholder={metricName({ ...metric, name: '' })}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Row>
    </>
  );
}
