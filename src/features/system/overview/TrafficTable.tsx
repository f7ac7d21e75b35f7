import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatBytes } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import type { TrafficBar } from './traffic-bars';

/** The figures of the chart, newest first. */
export function TrafficTable({ bars, zone }: { bars: readonly TrafficBar[]; zone: string }) {
  return (
    <Frame tabIndex={0} role="region" aria-label={t('system.traffic')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('system.from')}</th>
            <th scope="col">{t('system.until')}</th>
            <th scope="col">{t('system.received')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map(({ start, end, counts: [bytes] }) => (
            <tr key={start}>
              <td>{formatInstant(start, { zone, format: 'withTimeZone' })}</td>
              <td>{formatInstant(end, { zone, format: 'withTimeZone' })}</td>
              <td>{formatBytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  max-height: 40vh;
  overflow: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l}
      ${({ theme }) => theme.space.xs} 0;
    border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    text-align: start;
  }
  th {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
    text-align: end;
  }
`;
