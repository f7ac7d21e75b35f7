import { useMemo } from 'react';
import { useTheme } from 'styled-components';
import { useMedia } from '@/ui/media/use-media';
import { useElementSize } from '@/ui/measure/use-element-width';
import type { AxisRange, Tick } from './scale/axis';
import { Drawing } from './drawing/Drawing';
import { eventRules, referenceRules } from './drawing/rules';
import { seriesShapes } from './drawing/series-shapes';
import { eventMarks, type ChartEvent } from './marks/event-marks';
import { markAt } from './marks/nearest-mark';
import { plotArea, plotHeight } from './scale/plot-area';
import { PlotFrame } from './PlotFrame';
import { EventPins } from './surface/EventPins';
import { PlotSurface, type PlotSurfaceProps } from './surface/PlotSurface';
import {
  extentOf,
  type GhostLine,
  type PlottedSeries,
  type ReferenceLine,
  type SeriesKind,
} from './marks/series';
import { valueScale } from './scale/value-scale';

export type SeriesChartProps = AxisRange &
  Omit<PlotSurfaceProps, 'area' | 'markAt' | 'children'> & {
    kind: SeriesKind;
    /** The distance between two positions, which are sorted. On a time axis, a missing one is a gap. */
    step: number;
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
  const shapes = useMemo(
    () => seriesShapes(series, ghosts, { area, kind, x, step, partial, isTime, patterned }),
    [series, ghosts, area, kind, x, step, partial, isTime, patterned],
  );
  const marks = useMemo(() => eventMarks(area, events), [area, events]);
  const { muted } = theme.color;
  const colourOfEvents = eventColour ?? muted;
  const { rules, labels } = useMemo(() => {
    const reference = referenceRules(area, referenceLines, muted);
    return {
      rules: [...reference.rules, ...eventRules(area, marks, colourOfEvents)],
      labels: reference.labels,
    };
  }, [area, referenceLines, marks, colourOfEvents, muted]);
  const ticks = useMemo(() => ticksFor(area.right - area.left), [ticksFor, area]);

  return (
    <PlotFrame ref={ref}>
      {width > 0 && height > 0 && (
        <>
          <Drawing area={area} ticks={ticks} shapes={shapes} rules={rules} ruleLabels={labels} />
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
