import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import styled from 'styled-components';
import { IconButton } from '@/ui/button/IconButton';

export type MapButtonTexts = { zoomIn: string; zoomOut: string; fit: string; reset: string };

type MapButtonsProps = {
  texts: MapButtonTexts;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: (() => void) | undefined;
  onReset: (() => void) | undefined;
};

/** Buttons over the upper right corner of a map. */
export function MapButtons({ texts, onZoomIn, onZoomOut, onFit, onReset }: MapButtonsProps) {
  return (
    <Stack data-not-printed="">
      <IconButton label={texts.zoomIn} icon={<Plus size="1.2em" />} onClick={onZoomIn} />
      <IconButton label={texts.zoomOut} icon={<Minus size="1.2em" />} onClick={onZoomOut} />
      {onFit && <IconButton label={texts.fit} icon={<Maximize size="1.1em" />} onClick={onFit} />}
      {onReset && (
        <IconButton label={texts.reset} icon={<RotateCcw size="1.1em" />} onClick={onReset} />
      )}
    </Stack>
  );
}

const Stack = styled.div`
  position: absolute;
  inset: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.xs} auto auto;
  display: flex;
  flex-direction: column;
  @container (height < ${({ theme }) => theme.height.leastMap}) {
    flex-direction: row;
  }
  /* They would cover most of a small map; the wheel, fingers and keys zoom as well. */
  @container (height < ${({ theme }) => theme.height.smallMap}) or (width < ${({ theme }) => theme.height.leastMap}) {
    :not(:hover) > &:not(:focus-within) {
      opacity: 0;
    }
  }
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.surface};
`;
