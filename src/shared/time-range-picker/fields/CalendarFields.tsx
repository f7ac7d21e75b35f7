import { useFormikContext } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '@/shared/texts/language-store';
import type { Language } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { Calendar } from '@/ui/date-time-input/Calendar';
import type { Day } from '@/ui/date-time-input/month';
import { TextInput } from '@/ui/text-input/TextInput';
import {
  dayOf,
  nowText,
  onDay,
  timeOf,
  type AbsoluteField,
  type AbsoluteFieldsProps,
} from './absolute-text';
import type { RangeValues } from './range-form';

/** Weeks start on Monday in all calendars. */
const calendars: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** A calendar for start or end, with the time of day beside it. */
export function CalendarFields({ errors, clock, now }: AbsoluteFieldsProps) {
  const {
    values: { absolute },
    setFieldValue,
  } = useFormikContext<RangeValues>();
  const [edge, setEdge] = useState<AbsoluteField>('from');
  const locale = calendars[useLanguage()];
  const today = dayIn(nowText(clock, now));
  const chosen = dayOf(absolute[edge], clock);
  const set = (field: AbsoluteField, text: string) => void setFieldValue(`absolute.${field}`, text);
  const choose = ({ year, month, day }: Day) => {
    set(edge, onDay(absolute[edge], `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`));
    setEdge('until');
  };

  const side = (field: AbsoluteField, label: string, timeLabel: string) => (
    <Side key={field}>
      <Edge type="button" aria-pressed={edge === field} onClick={() => setEdge(field)}>
        <span>{label}</span> {dayOf(absolute[field], clock) || '–'}
      </Edge>
      <TextInput
        label={timeLabel}
        hideLabel
        error={errors[field]}
        autoComplete="off"
        spellCheck={false}
        value={timeOf(absolute[field])}
        onChange={({ target }) =>
          set(
            field,
            `${dayOf(absolute[field], clock) || absolute[field].slice(0, 10)} ${target.value}`,
          )
        }
      />
    </Side>
  );

  return (
    <Fields>
      {/* A new key shows the month of the other bound. */}
      <Calendar
        key={`${edge} ${chosen}`}
        inline
        selected={chosen === '' ? undefined : dayIn(chosen)}
        today={today}
        onSelect={choose}
        texts={{ previousMonth: t('timeRange.previousMonth'), nextMonth: t('timeRange.nextMonth') }}
        locale={locale}
      />
      <Edges role="group" aria-label={t('timeRange.edges')}>
        {side('from', t('timeRange.from'), t('timeRange.fromTime'))}
        {side('until', t('timeRange.until'), t('timeRange.untilTime'))}
      </Edges>
    </Fields>
  );
}

function dayIn(text: string): Day {
  const [year = 1970, month = 1, day = 1] = text.slice(0, 10).split('-').map(Number);
  return { year, month, day };
}

const digits = (value: number, width: number) => String(value).padStart(width, '0');

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

const Edges = styled.div`
  display: grid;
  flex: 1 1 8em;
  align-content: center;
  gap: ${({ theme }) => theme.space.m};
`;

const Side = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  input {
    font-family: ${({ theme }) => theme.font.log};
    font-size: ${({ theme }) => theme.size.log};
  }
`;

const Edge = styled.button`
  ${plainButton}
  display: grid;
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.base};
  color: ${({ theme }) => theme.color.text};
  font-variant-numeric: tabular-nums;
  text-align: start;
  > span {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
  }
`;
