import Next from 'lucide-react/icons/chevron-right';
import Previous from 'lucide-react/icons/chevron-left';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';

type LegendPagesProps = {
  /** The range of entries shown; `first` counts from 0. */
  first: number;
  last: number;
  total: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** Moves through the entries of a long legend. */
export function LegendPages({ first, last, total, onPrevious, onNext }: LegendPagesProps) {
  return (
    <Line>
      <IconButton
        label={t('legend.previous')}
        icon={<Previous aria-hidden size="1.1em" />}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <span role="status">
        {t('legend.page', {
          first: formatCount(first + 1),
          last: formatCount(last),
          total: formatCount(total),
        })}
      </span>
      <IconButton
        label={t('legend.next')}
        icon={<Next aria-hidden size="1.1em" />}
        disabled={!onNext}
        onClick={onNext}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
`;
