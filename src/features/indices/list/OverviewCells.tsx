import styled from 'styled-components';
import { isRotated, type IndexSet } from '@/contract/index-sets';
import { formatCount } from '@/domain/format/number';
import { isRotatedWhenFull, keptBy } from '@/domain/index-sets/kept';
import { periodOf } from '@/domain/index-sets/periods';
import { keptText } from '@/shared/index-sets/amounts';
import { periodText } from '@/shared/index-sets/strategy-facts';
import { t } from '@/shared/texts/t';
import { ProgressBar } from '@/ui/progress-bar/ProgressBar';
import { momentText, retentionText } from '../model/moment-text';
import { useForecast } from '../model/use-forecast';

/** The period, or how full the write index is, and when the set is rotated. */
export function RotationCell({ set }: { set: IndexSet }) {
  const { query, forecast, clock } = useForecast(set);
  if (!isRotated(set)) return <Faint>{t('strategies.dataTiering')}</Faint>;
  if (!forecast) return <Faint>{query.error ? t('indexSets.notLoaded') : '…'}</Faint>;
  const { filled, rotation } = forecast;
  const { rotation_strategy: strategy } = set;
  return (
    <Cell>
      {'rotation_period' in strategy && <span>{periodText(periodOf(strategy))}</span>}
      {filled !== undefined && set.writable && isRotatedWhenFull(strategy) && (
        <ProgressBar
          label={t('indexSets.filledOf', { name: set.title })}
          value={100 * filled}
          text={t('indexSets.percent', { percent: formatCount(Math.floor(100 * filled)) })}
        />
      )}
      <Faint>{momentText('rotates', rotation, clock)}</Faint>
    </Cell>
  );
}

/** For how long or how many indices are kept, and when the oldest one goes. */
export function RetentionCell({ set }: { set: IndexSet }) {
  const { query, forecast, clock } = useForecast(set);
  if (!isRotated(set)) return null;
  if (!forecast) return <Faint>{query.error ? t('indexSets.notLoaded') : '…'}</Faint>;
  const { counted, limit } = forecast;
  const kept = keptBy(set);
  return (
    <Cell>
      {kept && 'seconds' in kept && <span>{keptText(set)}</span>}
      {kept && !('seconds' in kept) && limit !== undefined && (
        <span>
          {t('indexSets.keptOf', {
            count: limit,
            kept: formatCount(counted),
            limit: formatCount(limit),
          })}
        </span>
      )}
      <Faint>{retentionText(forecast, clock)}</Faint>
    </Cell>
  );
}

const Cell = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.hair};
  width: 100%;
  min-width: 0;
  font-variant-numeric: tabular-nums;
`;

const Faint = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
