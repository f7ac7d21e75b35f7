import styled from 'styled-components';
import { formatInstant, zoneLabel } from '@/domain/format/instant';
import { formatCount } from '@/domain/format/number';
import { levelGroupName } from '@/shared/message/text/group-name';
import { t } from '@/shared/texts/t';
import { Swatch } from '@/views/legend/Swatch';
import type { Bucket, HistogramData } from './histogram-data';

type HistogramTipProps = {
  data: HistogramData;
  bucket: Bucket;
  zone: string;
  colourOf: (level: string) => string;
};

/**
 * Tooltip of a bar: exact times with their zone, and the count of each level. Also announced to
 * screen readers.
 */
export function HistogramTip({
  data: { from, to, axis, levels },
  bucket,
  zone,
  colourOf,
}: HistogramTipProps) {
  const share = Math.max(
    0,
    Math.min(1, ((bucket.start + bucket.end) / 2 - axis.from) / (axis.to - axis.from)),
  );
  return (
    <Overlay aria-live="polite">
      <Line style={{ left: `${share * 100}%` }} />
      <Tip style={share > 0.5 ? { right: `${(1 - share) * 100}%` } : { left: `${share * 100}%` }}>
        <Time>
          {formatInstant(bucket.start, { zone, format: 'complete' })}
          {' – '}
          {timeBeside(bucket.start, bucket.end, zone)}
        </Time>
        <Zone>{zoneLabel(zone, bucket.start)}</Zone>
        {bucket.start < from && (
          <Zone>{t('histogram.since', { time: timeBeside(bucket.start, from, zone) })}</Zone>
        )}
        {bucket.end > to && (
          <Zone>{t('histogram.until', { time: timeBeside(bucket.start, to, zone) })}</Zone>
        )}
        <dl>
          <dt>{t('histogram.total')}</dt>
          <dd>{formatCount(bucket.total)}</dd>
          {levels.map((level, i) =>
            bucket.counts[i] ? (
              <Row key={level}>
                <dt>
                  <Swatch style={{ background: colourOf(level) }} />
                  {levelGroupName(level)}
                </dt>
                <dd>{formatCount(bucket.counts[i])}</dd>
              </Row>
            ) : null,
          )}
        </dl>
      </Tip>
    </Overlay>
  );
}

/** A time beside that of `start`; with its date if it is on another day. */
function timeBeside(start: number, at: number, zone: string): string {
  const dateOf = (one: number) => formatInstant(one, { zone, format: 'date' });
  const format = dateOf(start) === dateOf(at) ? 'timeOfDayComplete' : 'complete';
  return formatInstant(at, { zone, format });
}

/** The plot area without its axes. */
const Overlay = styled.div`
  position: absolute;
  inset: 0 0 ${({ theme }) => theme.height.axis} ${({ theme }) => theme.height.chartMargin};
  pointer-events: none;
`;

const Line = styled.div`
  position: absolute;
  inset-block: 0;
  width: ${({ theme }) => theme.line.hair};
  background: ${({ theme }) => theme.color.muted};
`;

const Tip = styled.div`
  position: absolute;
  z-index: ${({ theme }) => theme.layer.popover};
  top: 0;
  margin: 0 ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.xsm} ${theme.space.s}`};
  background: ${({ theme }) => theme.color.raised};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.base};
  box-shadow: ${({ theme }) => theme.shadow};
  font-size: ${({ theme }) => theme.size.small};
  white-space: nowrap;
  dl {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: 0 ${({ theme }) => theme.space.m};
    margin: ${({ theme }) => theme.space.xs} 0 0;
  }
  dt {
    color: ${({ theme }) => theme.color.muted};
    max-width: 16em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  dd {
    margin: 0;
    text-align: right;
    font-family: ${({ theme }) => theme.font.log};
    font-variant-numeric: tabular-nums;
  }
`;

const Time = styled.div`
  font-family: ${({ theme }) => theme.font.log};
  font-variant-numeric: tabular-nums;
`;

const Zone = styled.div`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
`;

const Row = styled.div`
  display: contents;
`;
