import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import styled from 'styled-components';
import { ALL_DAYS, type ScreenHours } from '@/domain/screens/screen';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import type { ControlProps } from '@/ui/field/control-props';
import { TextBox } from '@/ui/text-input/TextBox';
import { dayName, hoursText } from '../model/hours-text';

type HoursEditorProps = ControlProps & {
  label: string;
  value: readonly ScreenHours[];
  onChange: (hours: readonly ScreenHours[]) => void;
};

const WORKDAYS: ScreenHours = { days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' };

/** Days of the week with hours; without any it is always. */
export function HoursEditor({
  label,
  value,
  onChange,
  id,
  onBlur,
  disabled,
  ...described
}: HoursEditorProps) {
  const replace = (at: number, next: Partial<ScreenHours>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...next } : one)));
  return (
    <Hours role="group" aria-label={label} onBlur={onBlur} {...described}>
      {value.map((one, at) => (
        <Line key={at} role="group" aria-label={hoursText([one])}>
          <Days>
            {ALL_DAYS.map((day) => (
              <Checkbox
                key={day}
                label={dayName(day)}
                aria-label={dayName(day, 'long')}
                checked={one.days.includes(day)}
                onChange={({ currentTarget: { checked } }) =>
                  replace(at, {
                    days: ALL_DAYS.filter((other) =>
                      other === day ? checked : one.days.includes(other),
                    ),
                  })
                }
              />
            ))}
          </Days>
          <Times>
            <TextBox
              type="time"
              aria-label={t('screens.from')}
              value={one.from}
              onChange={({ target }) => replace(at, { from: target.value || one.from })}
            />
            –
            <TextBox
              type="time"
              aria-label={t('screens.to')}
              value={one.to}
              onChange={({ target }) => replace(at, { to: target.value || one.to })}
            />
            <IconButton
              label={t('screens.removeHours', { hours: hoursText([one]) })}
              icon={<Trash aria-hidden size="1.1em" />}
              onClick={() => onChange(value.filter((_, index) => index !== at))}
            />
          </Times>
        </Line>
      ))}
      <Foot>
        {value.length === 0 && <span>{t('screens.always')}</span>}
        <Button
          id={id}
          // The label of the field would replace its own name.
          aria-label={t('screens.addHours')}
          disabled={disabled}
          icon={<Plus aria-hidden size="1.1em" />}
          onClick={() => onChange([...value, WORKDAYS])}
        >
          {t('screens.addHours')}
        </Button>
      </Foot>
    </Hours>
  );
}

const Hours = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
`;

const Line = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.s};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.base};
`;

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
`;

const Times = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  > :last-child {
    margin-inline-start: auto;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
`;
