import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { Select } from '@/ui/select/Select';
import { TextInput } from '@/ui/text-input/TextInput';
import { UNITS, type Unit } from './amount';
import type { RangeErrors, RangeValues } from './range-form';

const unitLabels: Record<Unit, () => string> = {
  seconds: () => t('timeRange.unit.seconds'),
  minutes: () => t('timeRange.unit.minutes'),
  hours: () => t('timeRange.unit.hours'),
  days: () => t('timeRange.unit.days'),
};

export function RelativeFields({
  errors,
  allTimeAllowed,
}: {
  errors: RangeErrors;
  allTimeAllowed: boolean;
}) {
  const {
    values: { relative },
    getFieldProps,
    setFieldValue,
  } = useFormikContext<RangeValues>();
  const units = UNITS.map((unit) => ({ value: unit, label: unitLabels[unit]() }));
  const set = (field: string, value: unknown) => void setFieldValue(`relative.${field}`, value);

  return (
    <Fields>
      {allTimeAllowed && (
        <Checkbox
          label={t('timeRange.allTime')}
          checked={relative.allTime}
          onChange={({ target }) => set('allTime', target.checked)}
        />
      )}
      {!relative.allTime && (
        <>
          <Row>
            <TextInput
              label={t('timeRange.from')}
              error={errors.from}
              inputMode="numeric"
              autoComplete="off"
              {...getFieldProps('relative.fromValue')}
            />
            <Select
              label={t('timeRange.fromUnit')}
              hideLabel
              options={units}
              value={relative.fromUnit}
              onChange={(unit) => set('fromUnit', unit)}
            />
            <Ago>{t('timeRange.agoSuffix')}</Ago>
          </Row>
          {!relative.untilNow && (
            <Row>
              <TextInput
                label={t('timeRange.until')}
                error={errors.until}
                inputMode="numeric"
                autoComplete="off"
                {...getFieldProps('relative.untilValue')}
              />
              <Select
                label={t('timeRange.untilUnit')}
                hideLabel
                options={units}
                value={relative.untilUnit}
                onChange={(unit) => set('untilUnit', unit)}
              />
              <Ago>{t('timeRange.agoSuffix')}</Ago>
            </Row>
          )}
          <Checkbox
            label={t('timeRange.untilNowLabel')}
            checked={relative.untilNow}
            onChange={({ target }) => set('untilNow', target.checked)}
          />
        </>
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: ${({ theme }) => theme.space.s};
`;

const Ago = styled.span`
  color: ${({ theme }) => theme.color.muted};
  line-height: ${({ theme }) => theme.height.control};
`;
