import { useState } from 'react';
import styled from 'styled-components';
import type { ControlProps } from '@/ui/field/control-props';
import { LineInput } from '@/ui/text-input/LineInput';
import type { CalendarTexts } from './Calendar';
import { CalendarButton } from './CalendarButton';
import { readDay, writeDay } from './day-text';
import type { Day } from './month';

export type DateTimeInputProps = ControlProps & {
  /** ISO 8601 in UTC. */
  value: string | undefined;
  onChange: (iso: string | undefined) => void;
  /**
   * Converts between instants and local times of the zone such as `2026-11-21 14:02:10.000`;
   * undefined for invalid text.
   */
  clock: { write: (iso: string) => string; read: (text: string) => string | undefined };
  /** Shown beside the input, so that the zone of a time is always visible. */
  zone: string;
  now: () => string;
  locale: string;
  texts: CalendarTexts & { calendar: string; placeholder: string };
  /** Called with text that is not a valid time, and with undefined once it is. */
  onUnreadable?: ((text: string | undefined) => void) | undefined;
};

const DAY_CHARACTERS = 10;
const MIDNIGHT = '00:00:00.000';

/** A text input for a point in time, with a calendar for the day. */
export function DateTimeInput({
  value,
  onChange,
  clock,
  zone,
  now,
  locale,
  texts,
  onUnreadable,
  onBlur,
  ...rest
}: DateTimeInputProps) {
  const [typed, setTyped] = useState<{ text: string; value: string | undefined }>();
  const written = value === undefined ? '' : clock.write(value);
  const text = typed !== undefined && typed.value === value ? typed.text : written;
  const unreadable = text.trim() !== '' && clock.read(text) === undefined;
  const take = (entered: string) => {
    const read = clock.read(entered);
    const empty = entered.trim() === '';
    setTyped({ text: entered, value: read ?? (empty ? undefined : value) });
    onUnreadable?.(read === undefined && !empty ? entered : undefined);
    if (read !== undefined || empty) onChange(read);
  };
  const leave = () => {
    if (!unreadable) setTyped(undefined);
    onBlur?.();
  };
  const choose = (day: Day) => {
    const time =
      clock.read(text) === undefined
        ? MIDNIGHT
        : clock
            .write(clock.read(text) ?? now())
            .slice(DAY_CHARACTERS + 1, DAY_CHARACTERS + 1 + MIDNIGHT.length);
    take(`${writeDay(day)} ${time}`);
  };
  return (
    <Root>
      <LineInput
        {...rest}
        monospace
        autoComplete="off"
        placeholder={texts.placeholder}
        value={text}
        onChange={take}
        onBlur={leave}
        aria-invalid={rest['aria-invalid'] ?? (unreadable || undefined)}
      />
      <CalendarButton
        label={texts.calendar}
        disabled={rest.disabled}
        selected={clock.read(text) === undefined ? undefined : dayOf(text)}
        today={dayOf(clock.write(now())) ?? EPOCH}
        locale={locale}
        texts={texts}
        onSelect={choose}
      />
      <Zone>{zone}</Zone>
    </Root>
  );
}

const dayOf = (written: string): Day | undefined => readDay(written.slice(0, DAY_CHARACTERS));
const EPOCH: Day = { year: 1970, month: 1, day: 1 };

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
  input {
    flex: 1 1 24ch;
  }
`;

const Zone = styled.span`
  padding-inline: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  white-space: nowrap;
`;
