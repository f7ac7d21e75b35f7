import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { controlShape } from '@/ui/field/control-shape';
import { TextInput } from '@/ui/text-input/TextInput';
import type { RangeErrors, RangeValues, WallClock } from './range-form';

type Field = 'from' | 'until';
type AbsoluteFieldsProps = { errors: RangeErrors; clock: WallClock; now: number };

const DAY_CHARACTERS = 10;

/** The timestamp as text, and the browser's own calendar beside it for the day. */
export function AbsoluteFields({ errors, clock, now }: AbsoluteFieldsProps) {
  const { values: { absolute }, getFieldProps, setFieldValue } = useFormikContext<RangeValues>();
  const set = (field: Field, text: string) => void setFieldValue(`absolute.${field}`, text);
  const today = clock.write(new Date(now).toISOString());
  const dayOf = (field: Field) => (clock.read(absolute[field]) === undefined ? '' : absolute[field].slice(0, DAY_CHARACTERS));
  const timeOf = (field: Field) => absolute[field].slice(DAY_CHARACTERS + 1) || '00:00:00.000';

  const side = (field: Field, label: string, dayLabel: string, edge: { label: string; time: string }) => (
    <Side>
      <Stamp><TextInput label={label} error={errors[field]} autoComplete="off" spellCheck={false} {...getFieldProps(`absolute.${field}`)} /></Stamp>
      <Day type="date" aria-label={dayLabel} value={dayOf(field)} onChange={({ target }) => target.value !== '' && set(field, `${target.value} ${timeOf(field)}`)} />
      <Quick>
        <Button variant="quiet" aria-label={t('timeRange.setFor', { what: t('timeRange.setNow'), field: label })} onClick={() => set(field, today)}>{t('timeRange.setNow')}</Button>
        <Button variant="quiet" aria-label={t('timeRange.setFor', { what: edge.label, field: label })} onClick={() => set(field, `${dayOf(field) || today.slice(0, DAY_CHARACTERS)} ${edge.time}`)}>
          {edge.label}
        </Button>
      </Quick>
    </Side>
  );

  return (
    <Fields>
      {side('from', t('timeRange.from'), t('timeRange.fromDate'), { label: t('timeRange.startOfDay'), time: '00:00:00.000' })}
      {side('until', t('timeRange.until'), t('timeRange.untilDate'), { label: t('timeRange.endOfDay'), time: '23:59:59.999' })}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${({ theme }) => theme.space.s};
  align-items: start;
`;

const Stamp = styled.div`
  min-width: 0;
  input { font-family: ${({ theme }) => theme.font.log}; font-size: ${({ theme }) => theme.size.log}; }
`;

const Day = styled.input`
  /** In line with the field beside it, below that one's label. */
  margin-top: calc(1.45em + ${({ theme }) => theme.space.xs});
  ${controlShape}
  width: auto;
  font-size: inherit;
  color-scheme: ${({ theme }) => theme.scheme};
`;

const Quick = styled.div`
  grid-column: 1 / -1;
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
`;
