import { use, useState } from 'react';
import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatDuration } from '@/domain/format/number';
import type { TimeRange } from '@/domain/time-range/time-range';
import { useAge } from '@/shared/refresh/use-age';
import { useSession } from '@/shared/session/session-context';
import { failureTexts } from '@/shared/failure/failure-texts';
import { t } from '@/shared/texts/t';
import { labelInText } from '@/shared/time-range-picker/range-label';
import { Chip } from '@/ui/chip/Chip';
import type { WidgetRun } from './request/widget-run';
import { RefreshContext } from './use-schedule';

/**
 * When a widget was searched, by the server's clock, and the age of its result. The age uses
 * `arrivedAt` of the browser's clock, so that clock skew does not matter.
 */
export function AsOf({
  of: { executedAt, durationMs, arrivedAt },
  range,
  error = null,
  newerWait = false,
}: {
  of: Pick<WidgetRun<unknown>, 'executedAt' | 'durationMs' | 'arrivedAt'>;
  /** The time range that was searched. */
  range: TimeRange;
  /** Why it could not be refreshed. */
  error?: Error | null;
  /** A later result is not shown while somebody reads this one. */
  newerWait?: boolean;
}) {
  const { zone } = useSession();
  const { live } = use(RefreshContext);
  const time = formatInstant(executedAt, { zone, format: 'timeOfDay' });
  const age = useAge(arrivedAt);
  if (error)
    return (
      <Chip tone="warning" title={failureTexts(error).words.join(' ')}>
        {t('widgets.staleSince', { time })}
      </Chip>
    );
  if (newerWait)
    return <Words title={t('widgets.newerWaitHelp')}>{t('widgets.newerWait', { age })}</Words>;
  return (
    <Words
      title={t('widgets.asOfHelp', {
        time,
        range: labelInText(range, zone),
        duration: formatDuration(durationMs),
      })}
    >
      {live ? age : t('widgets.asOf', { time, age })}
    </Words>
  );
}

/** The same for rows of which later ones may wait: the age is that of the rows that are shown. */
export function AsOfRows({
  of,
  range,
  error,
  isLatest,
}: {
  of: WidgetRun<unknown>;
  range: TimeRange;
  error: Error | null;
  /** The rows of this run are shown. */
  isLatest: boolean;
}) {
  const [shown, setShown] = useState(of);
  if (isLatest && shown !== of) setShown(of);
  return <AsOf of={isLatest ? of : shown} range={range} error={error} newerWait={!isLatest} />;
}

const Words = styled.span`
  align-self: center;
  margin-inline-start: auto;
  padding-inline: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.micro};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* The title needs the room. */
  @container (width < 20em) {
    display: none;
  }
`;
