import { NumberField, CheckboxField } from '@/shared/form/fields';
import { FormField } from '@/shared/form/FormField';
import { spanText, TimeUnitBox, type JavaTimeUnit } from '@/shared/pickers/spans';
import { t } from '@/shared/texts/t';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';

export const REFRESH_UNITS: readonly JavaTimeUnit[] = [
  'MILLISECONDS',
  'SECONDS',
  'MINUTES',
  'HOURS',
  'DAYS',
];

/** How the search cluster stores the indices of a set. */
export function SegmentFields() {
  return (
    <>
      <NumberField name="shards" label={t('strategies.shards')} required min={1} />
      <NumberField name="replicas" label={t('strategies.replicas')} required min={0} />
      <NumberField name="segments" label={t('strategies.segments')} required min={1} />
      <CheckboxField name="optimizes" label={t('strategies.optimizes')} />
      <FormField<TimeSpan<JavaTimeUnit>>
        name="refresh"
        label={t('strategies.fieldRefresh')}
        required
        textOf={spanText}
      >
        {({ name: _, ...control }) => (
          <TimeUnitBox {...control} required min={0} units={REFRESH_UNITS} />
        )}
      </FormField>
    </>
  );
}
