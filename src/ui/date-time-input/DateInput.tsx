import { useState } from 'react';
import styled from 'styled-components';
import type { ControlProps } from '@/ui/field/control-props';
import { LineInput } from '@/ui/text-input/LineInput';
import type { CalendarTexts } from './Calendar';
import { CalendarButton } from './CalendarButton';
import { readDay, writeDay } from './day-text';
import type { Day } from './month';

export type DateInputProps = ControlProps & {
  /** A day without a time, `2026-11-21`. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
  today: () => Day;
  locale: string;
  texts: CalendarTexts & { calendar: string; placeholder: string };
};

/** A day one types or picks. What is no day stays in the box, marked, and is not handed on. */
export function DateInput({ value, onChange, today, locale, texts, onBlur, ...rest }: DateInputProps) {
  const [typed, setTyped] = useState<{ text: string; value: string | undefined }>();
  const text = typed !== undefined && typed.value === value ? typed.text : (value ?? '');
  const day = readDay(text);
  const unreadable = text.trim() !== '' && day === undefined;
  const take = (entered: string) => {
    const read = readDay(entered);
    const next = read ? writeDay(read) : entered.trim() === '' ? undefined : value;
    setTyped({ text: entered, value: next });
    if (next !== value) onChange(next);
  };
  const leave = () => {
    if (!unreadable) setTyped(undefined);
    onBlur?.();
  };
  return (
    <Root>
      <LineInput {...rest} monospace autoComplete="off" placeholder={texts.placeholder} value={text} onChange={take} onBlur={leave} aria-invalid={rest['aria-invalid'] ?? (unreadable || undefined)} />
      <CalendarButton label={texts.calendar} disabled={rest.disabled} selected={day} today={today()} locale={locale} texts={texts} onSelect={(chosen) => take(writeDay(chosen))} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
  input { flex: 0 1 16ch; }
`;
