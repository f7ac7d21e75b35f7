import styled from 'styled-components';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { useNow } from '@/shared/refresh/use-now';
import { inZones } from './in-zones';
import type { WallClock } from './range-form';
import type { KeywordPreview } from './use-keyword-preview';

type RangePreviewProps = { zone: string; range: TimeRange | undefined; keyword: KeywordPreview; clock: WallClock };

const SECOND = 1_000;

/** From when until when the range would be if it ran now; a relative one moves on with the clock. */
export function RangePreview({ zone, range, keyword, clock }: RangePreviewProps) {
  const now = useNow(SECOND);
  const bounds = boundsOf(range, keyword, now);
  return (
    <Box aria-label={t('timeRange.preview')} role="group">
      {typeof bounds === 'string' ? <Whole>{bounds}</Whole> : (
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

function boundsOf(range: TimeRange | undefined, keyword: KeywordPreview, now: number): { from: string; to: string } | string {
  if (!range || (range.type === 'keyword' && keyword.unparseable)) return t('timeRange.previewNone');
  switch (range.type) {
    case 'absolute': return range;
    case 'keyword': return keyword.range ?? (keyword.busy ? t('timeRange.previewLoading') : t('timeRange.previewNone'));
    default: {
      const [from, to] = 'range' in range ? [range.range, 0] : [range.from, range.to ?? 0];
      return from === 0 ? t('timeRange.previewAll') : { from: ago(now, from), to: ago(now, to) };
    }
  }
}

const ago = (now: number, seconds: number) => new Date(Math.floor(now / SECOND) * SECOND - seconds * SECOND).toISOString();

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
  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { margin: 0; font-family: ${({ theme }) => theme.font.log}; font-size: ${({ theme }) => theme.size.log}; }
`;

const Whole = styled.div`
  color: ${({ theme }) => theme.color.muted};
`;
