import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import type { Forecast } from '@/domain/index-sets/forecast';
import { countsForRetention } from '@/domain/index-sets/retention';
import type { SetIndex } from '@/domain/index-sets/set-index';
import { t } from '@/shared/texts/t';

/** One cell is no picture, and more than sixty would be too narrow to see. */
const [LEAST_CELLS, MOST_CELLS] = [2, 60];

type SetPictureProps = { indices: readonly SetIndex[]; forecast: Forecast; name: string };

/**
 * The indices that are kept as cells, oldest first: full ones, the write index as full as it is,
 * and free ones up to the number at which the oldest goes.
 */
export function SetPicture({ indices, forecast, name }: SetPictureProps) {
  const { limit, filled = 1, counted } = forecast;
  if (limit === undefined || Math.max(limit, counted) < LEAST_CELLS) return null;
  if (Math.max(limit, counted) > MOST_CELLS) return null;
  const kept = indices.filter(countsForRetention);
  const free = Math.max(0, limit - kept.length);
  const amounts = { count: limit, kept: formatCount(counted), limit: formatCount(limit) };
  return (
    <figure style={{ margin: 0 }}>
      <Cells role="img" aria-label={t('indexSets.pictureOf', { name, ...amounts })}>
        {kept.map((index, place) => (
          <Cell key={index.name} title={index.name} data-surplus={place < kept.length - limit}>
            <i style={{ width: `${index.isWriteIndex ? Math.max(4, 100 * filled) : 100}%` }} />
          </Cell>
        ))}
        {Array.from({ length: free }, (_, place) => (
          <Cell key={place} />
        ))}
      </Cells>
      <Words aria-hidden>{t('indexSets.keptOf', amounts)}</Words>
    </figure>
  );
}

const Cells = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.hair};
  height: ${({ theme }) => theme.space.xl};
`;

const Cell = styled.span`
  flex: 1;
  min-width: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
  box-shadow: inset 0 0 0 ${({ theme }) => theme.line.hair} ${({ theme }) => theme.color.line};
  overflow: hidden;
  > i {
    display: block;
    height: 100%;
    background: ${({ theme }) => theme.color.accent};
  }
  &[data-surplus='true'] > i {
    background: ${({ theme }) => theme.color.danger};
  }
  @media (forced-colors: active) {
    > i {
      background: Highlight;
    }
  }
`;

const Words = styled.figcaption`
  margin-top: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
