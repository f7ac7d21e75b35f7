import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatCount } from '@/domain/format/number';
import { levelGroupName } from '@/shared/message/text/group-name';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import type { HistogramData } from './histogram-data';

export type HistogramTableProps = {
  data: HistogramData;
  zone: string;
  onZoom: (from: number, to: number) => void;
};

/** The histogram as a table, newest first like the rows below. */
export function HistogramTable({ data: { levels, buckets }, zone, onZoom }: HistogramTableProps) {
  return (
    <Frame tabIndex={0} role="region" aria-label={t('histogram.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('histogram.time', { zone })}</th>
            <th scope="col">{t('histogram.total')}</th>
            {levels.map((level) => (
              <th key={level} scope="col">
                {levelGroupName(level)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets.toReversed().map(({ start, end, total, counts }) => {
            const time = formatInstant(start, { zone });
            return (
              <tr key={start}>
                <th scope="row">
                  <button
                    type="button"
                    title={t('histogram.zoomTo', { time })}
                    onClick={() => onZoom(start, end)}
                  >
                    {time}
                  </button>
                </th>
                <td>{formatCount(total)}</td>
                {counts.map((count, i) => (
                  <td key={levels[i]}>{formatCount(count)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled.div`
  height: ${({ theme }) => theme.height.chart};
  overflow: auto;
  font: ${({ theme }) => `${theme.size.small} ${theme.font.log}`};
  font-variant-numeric: tabular-nums;
  table {
    border-collapse: collapse;
    min-width: 50%;
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.muted};
    font-family: ${({ theme }) => theme.font.text};
  }
  th,
  td {
    padding: ${({ theme }) => `${theme.space.hair} ${theme.space.s}`};
    text-align: right;
    font-weight: ${({ theme }) => theme.weight.normal};
    white-space: nowrap;
  }
  th:first-child {
    text-align: left;
    padding-left: 0;
  }
  button {
    ${plainButton} text-decoration: underline;
    text-decoration-color: ${({ theme }) => theme.color.lineStrong};
    text-underline-offset: 0.25em;
  }
`;
