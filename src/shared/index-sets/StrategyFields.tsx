import { formatBytes } from '@/domain/format/number';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { ConfigFields } from '@/shared/config-form/ConfigFields';
import { CheckboxField, NumberField, SelectField } from '@/shared/form/fields';
import { useFormState } from '@/shared/form/form-context';
import { DurationField } from '@/shared/pickers/DurationField';
import { t } from '@/shared/texts/t';
import { pluginFields } from './plugin-fields';
import { keptText } from './amounts';
import {
  editedStrategies,
  isFromPlugin,
  isKeepingAll,
  strategyValues,
  type OfferedStrategies,
} from './strategy-form';
import { strategyName } from './strategy-names';

const isPeriod = (iso: string) => (durationSeconds(iso) ?? 0) >= 1;
const isPeriodOrNone = (iso: string) => iso === '' || isPeriod(iso);
/** The largest int of Java. */
const MOST = 2 ** 31 - 1;
/** Includes the current strategy even if the server no longer offers it. */
const optionsOf = (offered: readonly { type: string }[], current: string) =>
  [...new Set([...offered.map(({ type }) => type), current])].map((value) => ({
    value,
    label: strategyName(value),
  }));

/** When a new index is started. */
export function RotationFields({ strategies }: { strategies: OfferedStrategies }) {
  const form = useFormState();
  const rotation = String(form.valueOf('rotation'));
  return (
    <>
      <SelectField
        name="rotation"
        label={t('strategies.rotation')}
        required
        options={optionsOf(strategies.rotation, rotation)}
      />
      <OneRotation
        name={rotation.slice(rotation.lastIndexOf('.') + 1)}
        leeway={strategies.leeway}
      />
      <PluginFields of={strategies.rotation} chosen={rotation} />
    </>
  );
}

type OneRotationProps = { name: string; leeway: OfferedStrategies['leeway'] };

function OneRotation({ name, leeway }: OneRotationProps) {
  const form = useFormState();
  switch (name) {
    case 'MessageCountRotationStrategy':
      return (
        <NumberField
          name="messages"
          label={t('strategies.messagesPerIndex')}
          required
          min={1}
          max={MOST}
        />
      );
    case 'SizeBasedRotationStrategy':
      return (
        <NumberField
          name="bytes"
          label={t('strategies.bytesPerIndex')}
          help={formatBytes(Number(form.valueOf('bytes') ?? 0))}
          required
          min={1}
        />
      );
    case 'TimeBasedRotationStrategy':
      return (
        <>
          <DurationField
            name="period"
            label={t('strategies.rotationPeriod')}
            help={t('strategies.rotationPeriodHelp')}
            required
            isValid={isPeriod}
          />
          <DurationField
            name="longestPeriod"
            label={t('strategies.longestPeriod')}
            help={t('strategies.longestPeriodHelp')}
            optional
            isValid={isPeriodOrNone}
          />
          <CheckboxField name="rotatesEmpty" label={t('strategies.rotatesEmpty')} />
        </>
      );
    case 'TimeBasedSizeOptimizingStrategy':
      return (
        <>
          <NumberField name="leastDays" label={t('strategies.leastDays')} required min={1} />
          {leeway == null && (
            <NumberField
              name="mostDays"
              label={t('strategies.mostDays')}
              help={t('strategies.mostDaysHelp')}
              required
              min={2}
            />
          )}
        </>
      );
    default:
      return null;
  }
}

/** What happens to the oldest indices. */
export function RetentionFields({ strategies }: { strategies: OfferedStrategies }) {
  const form = useFormState();
  const retention = String(form.valueOf('retention'));
  // This strategy depends on age, not on the number of indices.
  const byNumber =
    !isKeepingAll(retention) &&
    !isFromPlugin({ type: retention }) &&
    !String(form.valueOf('rotation')).endsWith('SizeOptimizingStrategy');
  const edited = editedStrategies(strategyValues(form), strategies);
  const amount = edited && keptText(edited);
  return (
    <>
      <SelectField
        name="retention"
        label={t('strategies.retention')}
        required
        options={optionsOf(strategies.retention, retention)}
      />
      {byNumber && (
        <NumberField
          name="indices"
          label={t('strategies.mostIndices')}
          help={amount !== undefined && t('strategies.keeps', { amount })}
          required
          min={1}
          max={MOST}
        />
      )}
      <PluginFields of={strategies.retention} chosen={retention} />
    </>
  );
}

type PluginFieldsProps = {
  of: readonly { type: string; default_config: object; json_schema: unknown }[];
  chosen: string;
};

function PluginFields({ of, chosen }: PluginFieldsProps) {
  const strategy = of.find(({ type }) => type === chosen);
  return strategy && isFromPlugin(strategy) ? (
    <ConfigFields fields={pluginFields(strategy)} />
  ) : null;
}
