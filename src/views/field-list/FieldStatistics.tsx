import styled from 'styled-components';
import { formatNumber } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { STATISTICS, type Statistics } from './statistics';

/** Statistics of the values of a field; with no values, only the count is known. */
export function FieldStatistics({ statistics }: { statistics: Statistics }) {
  return (
    <Figures aria-label={t('statistics.label')}>
      {STATISTICS.map((statistic) => {
        const value = statistics[statistic];
        return value === undefined ? null : (
          <Figure key={statistic}>
            <dt>{t(`statistics.${statistic}`)}</dt>
            <dd>{formatNumber(value)}</dd>
          </Figure>
        );
      })}
    </Figures>
  );
}

const Figures = styled.dl`
  margin: 0;
  font-size: ${({ theme }) => theme.size.micro};
  line-height: 1.6;
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    text-align: end;
    font-family: ${({ theme }) => theme.font.log};
    font-variant-numeric: tabular-nums;
  }
`;

/** Sized to its content: long numbers have short labels. */
const Figure = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
`;
