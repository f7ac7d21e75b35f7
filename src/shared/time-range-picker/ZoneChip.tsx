import styled from 'styled-components';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { Tooltip } from '@/ui/tooltip/Tooltip';
import { inZones, windowIn } from './in-zones';
import { useRangeBounds } from './range-bounds';
import type { KeywordPreview } from './use-keyword-preview';

type ZoneChipProps = { zone: string; range: TimeRange | undefined; keyword: KeywordPreview };

/**
 * The zone of the displayed times. Its tooltip shows the range in this zone, in UTC and in the
 * browser's zone.
 */
export function ZoneChip({ zone, range, keyword }: ZoneChipProps) {
  const bounds = useRangeBounds(range, keyword);
  const lead = t('status.zone', { zone });
  const lines =
    typeof bounds === 'string'
      ? [lead, bounds]
      : [lead, `${windowIn(bounds, zone)} ${zone}`, ...inZones(bounds, zone).split('\n')];
  return (
    <Tooltip
      placement="bottom-start"
      text={[...new Set(lines)].map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    >
      <Chip tabIndex={0}>{zone}</Chip>
    </Tooltip>
  );
}

const Line = styled.div`
  & + & {
    margin-top: ${({ theme }) => theme.space.xs};
  }
  font-variant-numeric: tabular-nums;
`;
