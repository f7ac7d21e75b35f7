import { formatInstant, zoneLabel } from '@/domain/format/instants/instant';
import { t } from '@/shared/texts/t';

/** Instants are milliseconds since the epoch. */
export type Interval = { start: number; end: number };

/** An interval of time: `2026-11-21 14:00:00 – 14:05:00`. */
export const intervalText = ({ start, end }: Interval, zone: string): string =>
  `${exact(start, zone)} – ${timeBeside(start, end, zone)}`;

const isWholeSecond = (at: number) => at % 1000 === 0;
const exact = (at: number, zone: string) =>
  formatInstant(at, { zone, format: isWholeSecond(at) ? 'default' : 'complete' });

/** The zone of an interval, and which part of it the window covers if not all. */
export const intervalNotes = (
  { start, end }: Interval,
  window: { from: number; to: number },
  zone: string,
): string[] => [
  zoneLabel(zone, start),
  ...(start < window.from
    ? [t('histogram.since', { time: timeBeside(start, window.from, zone) })]
    : []),
  ...(end > window.to ? [t('histogram.until', { time: timeBeside(start, window.to, zone) })] : []),
];

/** A time beside that of `start`; with its date if it is on another day. */
function timeBeside(start: number, at: number, zone: string): string {
  const dateOf = (one: number) => formatInstant(one, { zone, format: 'date' });
  if (dateOf(start) !== dateOf(at)) return exact(at, zone);
  return formatInstant(at, { zone, format: isWholeSecond(at) ? 'timeOfDay' : 'timeOfDayComplete' });
}
