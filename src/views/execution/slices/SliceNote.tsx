import styled from 'styled-components';
import { formatNumber } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { ProgressBar } from '@/ui/progress-bar/ProgressBar';
import type { SliceProgress } from './slice-progress';

const DAY = 86_400_000;

/** Progress of a sliced search, and whether the result shown is exact. */
export function SliceNote({
  progress: { running, searchedMs, windowMs, missing, approximate },
}: {
  progress: SliceProgress;
}) {
  const whole = days(windowMs, Math.round);
  const text = t('slices.searched', {
    done: formatNumber(days(searchedMs, Math.floor)),
    count: whole,
    whole: formatNumber(whole),
  });
  return (
    <>
      {running && (
        <Bar>
          <ProgressBar label={text} value={(100 * searchedMs) / windowMs} />
        </Bar>
      )}
      {(running || missing.length > 0) && <span role="status">{text}</span>}
      {approximate && !running && (
        <span title={t('slices.approximateHelp')}>{t('slices.approximate')}</span>
      )}
    </>
  );
}

/** Whole days, or tenths of a day below two days. */
function days(ms: number, round: (value: number) => number): number {
  const value = ms / DAY;
  return value < 2 ? round(value * 10) / 10 : round(value);
}

const Bar = styled.span`
  width: 6em;
`;
