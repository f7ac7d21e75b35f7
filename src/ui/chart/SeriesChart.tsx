import type { Layout } from 'plotly.js';
import { useMemo, type ReactNode } from 'react';
import { useTheme } from 'styled-components';
import { useMedia } from '@/ui/media/use-media';
import { useElementSize } from '@/ui/measure/use-element-width';
import { BAR_SHARE } from './marks/series';
import { layoutOf } from './chart-layout';
import type { AxisRange, Tick } from './scale/axis';
import { ChartPlot } from './ChartPlot';
import { eventLines, eventMarks, type ChartEvent } from './marks/event-marks';
import { markAt } from './marks/nearest-mark';
import { plotArea, plotHeight } from './scale/plot-area';
import { PlotFrame } from './PlotFrame';
import { EventPins } from './surface/EventPins';
import { PlotSurface } from './surface/PlotSurface';
import { referenceLayout } from './marks/reference-lines';
import {
  extentOf,
  type GhostLine,
  type Mark,
  type PlottedSeries,
  type ReferenceLine,
  type SeriesKind,
} from './marks/series';
import { tracesOf } from './marks/series-traces';
import { valueScale } from './scale/value-scale';

export type SeriesChartProps = AxisRange & {
  kind: SeriesKind;
  /** Sorted positions on the axis; `step` is the distance between two of them. */
  x: readonly number[];
  step: number;
  /** Positions are instants: a missing one is a gap, and the active one is shared with the page. */
  isTime: boolean;
  /** The points whose interval is not covered completely; by default none. */
  partial?: readonly boolean[] | undefined;
  series: readonly PlottedSeries[];
  /** The values of an earlier window at the same points, drawn pale and dashed. */
  ghosts?: readonly GhostLine[] | undefined;
  /** Marked on the axis, in a colour of their own. */
  events?: readonly ChartEvent[] | undefined;
  eventColour?: string | undefined;
  referenceLines?: readonly ReferenceLine[] | undefined;
  logarithmic: boolean;
  /** Ticks for an axis of `width` pixels. */
  ticksFor: (width: number) => readonly Tick[];
  /** Labels of the value axis, and the round steps between them if they have a unit. */
  tickText: (value: number) => string;
  tickStep?: ((least: number) => number) | undefined;
  /** The point that is hovered or chosen by keys, and a text about it. */
  active: number | undefined;
  tip?: ReactNode;
  selection?: AxisRange | undefined;
  onHover: (mark: Mark | undefined) => void;
  /** `place` is in pixels from the upper left corner of the chart. */
  onPick: (mark: Mark, place: { left: number; top: number }) => void;
  /** Called when the user drags over a range of the axis; without it dragging is disabled. */
  onSelect?: ((range: AxisRange) => void) | undefined;
};

const NONE: readonly never[] = [];

/**
 * Lines or bars that fill the available space. It draws no text except ticks; titles and legends
 * are the caller's.
 */
export function SeriesChart({
  kind,
  x,
  step,
  isTime,
  partial,
  series,
  ghosts = NONE,
  referenceLines = NONE,
  events = NONE,
  eventColour,
  logarithmic,
  from,
  to,
  ticksFor,
  tickText,
  tickStep,
  ...surface
}: SeriesChartProps) {
  const theme = useTheme();
  const patterned = useMedia('(forced-colors: active)');
  const { width, height, ref } = useElementSize();
  const extent = useMemo(
    () => extentOf(kind, series, { ghosts, referenceLines }),
    [kind, series, ghosts, referenceLines],
  );
  const area = useMemo(
    () =>
      plotArea(
        theme,
        { width, height },
        { from, to },
        valueScale(extent, {
          height: plotHeight(theme, height),
          logarithmic,
          tickText,
          stepOver: tickStep,
        }),
      ),
    [theme, width, height, from, to, extent, logarithmic, tickText, tickStep],
  );
  const data = useMemo(
    () => tracesOf(series, ghosts, { kind, x, step, partial, isTime, patterned }),
    [series, ghosts, kind, x, step, partial, isTime, patterned],
  );
  const reference = useMemo(
    () => referenceLayout(theme, area, referenceLines),
    [theme, area, referenceLines],
  );
  const marks = useMemo(() => eventMarks(area, events), [area, events]);
  const colourOfEvents = eventColour ?? theme.color.muted;
  const layout = useMemo(
    (): Partial<Layout> => ({
      ...layoutOf(theme, area, ticksFor(area.right - area.left)),
      ...(kind.type === 'bar' && { barmode: kind.mode, bargap: 1 - BAR_SHARE }),
      annotations: reference.annotations ?? [],
      shapes: [...(reference.shapes ?? []), ...(eventLines(marks, colourOfEvents) ?? [])],
    }),
    [theme, area, ticksFor, kind, reference, marks, colourOfEvents],
  );

  return (
    <PlotFrame ref={ref}>
      {width > 0 && height > 0 && (
        <>
          <ChartPlot data={data} layout={layout} />
          <PlotSurface
            area={area}
            x={x}
            isTime={isTime}
            markAt={(pointer) => markAt(area, { kind, x, step, series }, pointer)}
            {...surface}
          >
            <EventPins marks={marks} colour={colourOfEvents} />
          </PlotSurface>
        </>
      )}
    </PlotFrame>
  );
}
