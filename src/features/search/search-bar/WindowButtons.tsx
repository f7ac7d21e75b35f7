import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { shiftRange, widenRange, type MoveRange } from '@/shared/time-range-picker/move-range';
import { IconButton } from '@/ui/button/IconButton';
import { movableWindow } from './moved-window';

type WindowButtonsProps = { window: AbsoluteRange | undefined; onMove: (move: MoveRange) => void };

export function WindowButtons({ window, onMove }: WindowButtonsProps) {
  const disabled = movableWindow(window) === undefined;
  return (
    <>
      <IconButton
        label={t('timeRange.earlier')}
        disabled={disabled}
        icon={<ChevronLeft aria-hidden size="1.2em" />}
        onClick={() => onMove((range) => shiftRange(range, 'earlier'))}
      />
      <IconButton
        label={t('timeRange.zoomOut')}
        disabled={disabled}
        icon={<ZoomOut aria-hidden size="1.1em" />}
        onClick={() => onMove((range) => widenRange(range, Date.now()))}
      />
      <IconButton
        label={t('timeRange.later')}
        disabled={disabled}
        icon={<ChevronRight aria-hidden size="1.2em" />}
        onClick={() => onMove((range) => shiftRange(range, 'later'))}
      />
    </>
  );
}
