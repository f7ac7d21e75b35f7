import styled from 'styled-components';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { inZones } from './in-zones';
import { useRangeBounds } from './range-bounds';
import type { WallClock } from './fields/range-form';
import type { KeywordPreview } from './use-keyword-preview';

type RangePreviewProps = {
  zone: string;
  range: TimeRange | undefined;
  keyword: KeywordPreview;
  clock: WallClock;
};

/** The absolute bounds of a range if it ran now, updated with the clock. */
export function RangePreview({ zone, range, keyword, clock }: RangePreviewProps) {
  const bounds = useRangeBounds(range, keyword);
  return (
    <Box aria-label={t('timeRange.preview')} role="group">
      {typeof bounds === 'string' ? (
        <Whole>{bounds}</Whole>
      ) : (
        <Bounds title={inZones(bounds, zone)}>
          <dt>{t('timeRange.from')}</dt>
          <dd>{clock.write(bounds.from)}</dd>
          <dt>{t('timeRange.until')}</dt>
          <dd>{clock.write(bounds.to)}</dd>
        </Bounds>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  min-height: 4.4em;
  align-content: center;
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.canvas};
`;

const Bounds = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => `${theme.space.hair} ${theme.space.m}`};
  margin: 0;
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
    font-family: ${({ theme }) => theme.font.log};
    font-size: ${({ theme }) => theme.size.log};
  }
`;

const Whole = styled.div`
  color: ${({ theme }) => theme.color.muted};
`;
