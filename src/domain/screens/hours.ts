import type { ScreenHours } from './screen';

/** A day of the week (1 is Monday) and the minutes since midnight on the clocks of a zone. */
export type LocalTime = { day: number; minute: number };

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks in a zone show at an instant; a zone that is not known counts as UTC. */
export function localTime(instant: number, zone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: DAYS.indexOf(parts['weekday'] ?? '') + 1,
    minute: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const options = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone });
  } catch {
    format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  }
  formats.set(zone, format);
  return format;
}

/** Whether any of the hours includes the time; no hours at all include every time. */
export const isWithin = (hours: readonly ScreenHours[], time: LocalTime): boolean =>
  hours.length === 0 || hours.some((one) => includes(one, time));

function includes({ days, from, to }: ScreenHours, { day, minute }: LocalTime): boolean {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (start === end) return days.includes(day);
  if (start < end) return days.includes(day) && minute >= start && minute < end;
  // Hours past midnight belong to the day on which they start.
  const before = day === 1 ? 7 : day - 1;
  return (days.includes(day) && minute >= start) || (days.includes(before) && minute < end);
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
