import type { ScreenHours } from '@/domain/screens/screen';
import { ALL_DAYS } from '@/domain/screens/screen';
import { isEnglish, t } from '@/shared/texts/t';

/** The name of a day of the week, 1 for Monday. */
export function dayName(day: number, length: 'short' | 'long' = 'short'): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(isEnglish() ? 'en-GB' : 'de', {
    weekday: length,
    timeZone: 'UTC',
  }).format(date);
}

/** Hours in words, such as `Mon, Tue 08:00–18:00`. */
export const hoursText = (hours: readonly ScreenHours[]): string =>
  hours.length === 0
    ? t('screens.always')
    : hours.map(({ days, from, to }) => `${daysText(days)} ${from}–${to}`).join('; ');

const daysText = (days: readonly number[]) =>
  days.length === ALL_DAYS.length
    ? t('screens.everyDay')
    : days
        .toSorted()
        .map((day) => dayName(day))
        .join(', ');
