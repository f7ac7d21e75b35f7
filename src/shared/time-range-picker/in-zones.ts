import { formatInstant } from '@/domain/format/instants/instant';
import { t } from '@/shared/texts/t';
import { isSinceEver } from './range-label';

type Window = { from: string; to: string };

/** The bounds in UTC and in the browser's zone, to compare with logs and other people. */
export function inZones(window: Window, zone: string): string {
  const local = Intl.DateTimeFormat().resolvedOptions().timeZone || zone;
  return t('timeRange.inZones', {
    window: windowIn(window, 'UTC'),
    local: windowIn(window, local),
    zone: local,
  });
}

/** Both bounds with milliseconds; only the end if the range is unbounded. */
export function windowIn({ from, to }: Window, zone: string): string {
  const until = formatInstant(to, { zone, format: 'complete' });
  return isSinceEver({ from })
    ? t('timeRange.allUntil', { until })
    : t('timeRange.between', { from: formatInstant(from, { zone, format: 'complete' }), until });
}
