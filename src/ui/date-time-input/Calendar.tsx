import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { IconButton } from '@/ui/button/IconButton';
import { moved, sameDay, utc, weekdayOf, weeksOf, type Day } from './month';

export type CalendarTexts = { previousMonth: string; nextMonth: string };
export type CalendarProps = {
  selected: Day | undefined;
  today: Day;
  onSelect: (day: Day) => void;
  texts: CalendarTexts;
  locale: string;
  /** Does not take the focus on mount, for calendars that are part of a form. */
  inline?: boolean;
};

/**
 * Selects a day. Arrow keys move by days and weeks, Page Up and Page Down by months (with Shift by
 * years), Home and End within the week.
 */
export function Calendar({
  selected,
  today,
  onSelect,
  texts,
  locale,
  inline = false,
}: CalendarProps) {
  const [focus, setFocus] = useState(selected ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const mount = useCallback(
    (table: HTMLTableElement | null) => {
      grid.current = table;
      if (!inline) focusDay(table);
    },
    [inline],
  );
  const format = (day: Day, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(utc(day));
  const go = (day: Day) => {
    // The day must be rendered before it can take the focus.
    flushSync(() => setFocus(day));
    focusDay(grid.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(focus, event);
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  const month = format(focus, { month: 'long', year: 'numeric' });
  const weeks = weeksOf(focus);
  return (
    <Root>
      <Head>
        <IconButton
          label={texts.previousMonth}
          icon={<ChevronLeft aria-hidden size="1.15em" />}
          onClick={() => setFocus(moved(focus, { months: -1 }))}
        />
        <strong aria-live="polite">{month}</strong>
        <IconButton
          label={texts.nextMonth}
          icon={<ChevronRight aria-hidden size="1.15em" />}
          onClick={() => setFocus(moved(focus, { months: 1 }))}
        />
      </Head>
      <Grid ref={mount} role="grid" aria-label={month} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th key={weekdayOf(day)} scope="col" abbr={format(day, { weekday: 'long' })}>
                {format(day, { weekday: 'short' }).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day) => (
                <td
                  key={`${day.month} ${day.day}`}
                  role="gridcell"
                  aria-selected={sameDay(day, selected)}
                >
                  <DayButton
                    type="button"
                    tabIndex={sameDay(day, focus) ? 0 : -1}
                    aria-label={format(day, { dateStyle: 'full' })}
                    aria-current={sameDay(day, today) ? 'date' : undefined}
                    $selected={sameDay(day, selected)}
                    $outside={day.month !== focus.month}
                    onClick={() => onSelect(day)}
                  >
                    {day.day}
                  </DayButton>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Root>
  );
}

const focusDay = (table: HTMLTableElement | null) =>
  table?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();

function dayByKey(day: Day, { key, shiftKey }: KeyboardEvent): Day | undefined {
  const weekday = weekdayOf(day);
  switch (key) {
    case 'ArrowLeft':
      return moved(day, { days: -1 });
    case 'ArrowRight':
      return moved(day, { days: 1 });
    case 'ArrowUp':
      return moved(day, { days: -7 });
    case 'ArrowDown':
      return moved(day, { days: 7 });
    case 'Home':
      return moved(day, { days: -weekday });
    case 'End':
      return moved(day, { days: 6 - weekday });
    case 'PageUp':
      return moved(day, { months: shiftKey ? -12 : -1 });
    case 'PageDown':
      return moved(day, { months: shiftKey ? 12 : 1 });
    default:
      return undefined;
  }
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.s};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const Grid = styled.table`
  border-collapse: collapse;
  th {
    padding: ${({ theme }) => theme.space.xs} 0;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: ${({ theme }) => theme.weight.normal};
  }
  td {
    padding: 0;
  }
`;

const DayButton = styled.button<{ $selected: boolean; $outside: boolean }>`
  width: ${({ theme }) => theme.height.control};
  height: ${({ theme }) => theme.height.control};
  padding: 0;
  border: ${({ theme }) => theme.line.hair} solid transparent;
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme, $selected }) => ($selected ? theme.color.accent : 'none')};
  color: ${({ theme, $selected, $outside }) => ($selected ? theme.color.onAccent : $outside ? theme.color.faint : theme.color.text)};
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: ${({ theme, $selected }) => ($selected ? theme.color.accentHover : theme.color.hover)};
  }
  &[aria-current] {
    border-color: ${({ theme }) => theme.color.control};
    font-weight: ${({ theme }) => theme.weight.bold};
  }
  @media (pointer: coarse) {
    width: ${({ theme }) => theme.height.touch};
    height: ${({ theme }) => theme.height.touch};
  }
`;
