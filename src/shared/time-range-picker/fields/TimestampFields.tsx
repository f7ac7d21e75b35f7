import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { TextInput } from '@/ui/text-input/TextInput';
import {
  dayOf,
  END_OF_DAY,
  nowText,
  START_OF_DAY,
  type AbsoluteField,
  type AbsoluteFieldsProps,
} from './absolute-text';
import type { RangeValues } from './range-form';

/** Start and end as text. */
export function TimestampFields({ errors, clock, now }: AbsoluteFieldsProps) {
  const {
    values: { absolute },
    getFieldProps,
    setFieldValue,
  } = useFormikContext<RangeValues>();
  const set = (field: AbsoluteField, text: string) => void setFieldValue(`absolute.${field}`, text);
  const today = nowText(clock, now);

  const side = (field: AbsoluteField, label: string, edge: { label: string; time: string }) => (
    <Side>
      <TextInput
        label={label}
        error={errors[field]}
        autoComplete="off"
        spellCheck={false}
        {...getFieldProps(`absolute.${field}`)}
      />
      <Quick>
        <Button
          variant="quiet"
          aria-label={t('timeRange.setFor', { what: t('timeRange.setNow'), field: label })}
          onClick={() => set(field, today)}
        >
          {t('timeRange.setNow')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('timeRange.setFor', { what: edge.label, field: label })}
          onClick={() =>
            set(field, `${dayOf(absolute[field], clock) || dayOf(today, clock)} ${edge.time}`)
          }
        >
          {edge.label}
        </Button>
      </Quick>
    </Side>
  );

  return (
    <Fields>
      {side('from', t('timeRange.from'), { label: t('timeRange.startOfDay'), time: START_OF_DAY })}
      {side('until', t('timeRange.until'), { label: t('timeRange.endOfDay'), time: END_OF_DAY })}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;

const Side = styled.div`
  input {
    font-family: ${({ theme }) => theme.font.log};
    font-size: ${({ theme }) => theme.size.log};
  }
`;

const Quick = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
`;
