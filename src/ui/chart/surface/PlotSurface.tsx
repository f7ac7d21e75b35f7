import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { AxisRange } from '../scale/axis';
import { xOf, type PlotArea } from '../scale/plot-area';
import type { Mark } from '../marks/series';
import { paintRange, usePointer } from './use-pointer';
import { useSharedMoment } from './use-shared-moment';

export type PlotSurfaceProps = {
  area: PlotArea;
  /** The positions of the points. Of a time axis, they are shared with the charts of the page. */
  x: readonly number[];
  isTime: boolean;
  markAt: (pointer: { x: number; y: number }) => Mark | undefined;
  /** The point that is hovered or chosen by keys. */
  active: number | undefined;
  /** About the active point. */
  tip?: ReactNode;
  /** The range of the axis that is selected by keys. */
  selection?: AxisRange | undefined;
  onHover: (mark: Mark | undefined) => void;
  /** `place` is in pixels from the upper left corner of the chart. */
  onPick: (mark: Mark, place: { left: number; top: number }) => void;
  /** Called when the user drags over a range of the axis; without it, dragging is disabled. */
  onSelect?: ((range: AxisRange) => void) | undefined;
  children?: ReactNode;
};

/**
 * Lies over the drawing of a chart and handles the pointer, so that the drawing has no events.
 */
export function PlotSurface({
  area,
  x,
  isTime,
  markAt,
  active,
  tip,
  selection,
  onHover,
  onPick,
  onSelect,
  children,
}: PlotSurfaceProps) {
  const dragged = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hasTip = Boolean(tip);
  const at = active === undefined ? undefined : x[active];
  const line = useSharedMoment(area, isTime, at);
  const pointer = usePointer({ area, markAt, onHover, onPick, onSelect }, (range) =>
    paintRange(dragged.current, area, range),
  );
  const selected = useCallback(
    (element: HTMLElement | null) => paintRange(element, area, selection),
    [area, selection],
  );
  return (
    <Surface data-plot $isDragged={onSelect !== undefined} {...pointer}>
      <Inside style={{ top: area.top, height: area.bottom - area.top }}>
        <Line ref={line} data-crosshair hidden />
        <Range ref={dragged} hidden />
        <Range ref={selected} hidden />
        {at !== undefined && hasTip && <Anchor ref={setAnchor} style={{ left: xOf(area, at) }} />}
        {children}
      </Inside>
      {at !== undefined && hasTip && anchor && (
        <Suspense fallback={null}>
          <PlotTip anchor={anchor} at={at}>
            {tip}
          </PlotTip>
        </Suspense>
      )}
    </Surface>
  );
}

// The library that places it loads with the first tip.
const PlotTip = lazyComponent(async () => (await import('./PlotTip')).PlotTip);

const Surface = styled.div<{ $isDragged: boolean }>`
  position: absolute;
  inset: 0;
  cursor: ${({ $isDragged }) => ($isDragged ? 'crosshair' : 'default')};
  user-select: none;
  touch-action: pan-x pan-y;
`;

const Inside = styled.div`
  position: absolute;
  inset-inline: 0;
  overflow: visible;
  pointer-events: none;
`;

const Line = styled.div`
  position: absolute;
  inset-block: 0;
  left: 0;
  width: ${({ theme }) => theme.line.hair};
  background: ${({ theme }) => theme.color.muted};
  &[hidden] {
    display: none;
  }
`;

const Range = styled.div`
  position: absolute;
  inset-block: 0;
  border-inline: ${({ theme }) => `${theme.line.hair} solid ${theme.color.accent}`};
  background: color-mix(in srgb, ${({ theme }) => theme.color.accent} 18%, transparent);
  &[hidden] {
    display: none;
  }
`;

const Anchor = styled.div`
  position: absolute;
  top: 0;
  width: 0;
  height: 100%;
`;
