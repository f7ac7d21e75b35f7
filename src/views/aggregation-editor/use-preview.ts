import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import equal from 'react-fast-compare';
import type { PivotResult } from '@/contract/search';
import type { AggregationConfig, AggregationWidget } from '@/domain/search/widgets/widget';
import type { BoundVariable } from '@/domain/search/binding/bindings';
import { formattingTypes, ghostWindowsOf } from '@/domain/search/widgets/formatting-search';
import { modelOf } from '@/domain/search/widgets/models/widget-models';
import type { TimeRange } from '@/domain/time-range/time-range';
import { useView } from '@/views/view-state/view-state-context';
import { useBound } from '@/views/variables/use-bindings';
import { resultParts, type ResultParts } from '@/views/widget-run/request/result-parts';
import { useWindowOffsets } from '@/views/widget-run/request/use-window-offsets';
import {
  runOfWidget,
  searchOfWidget,
  type WidgetResult,
} from '@/views/widget-run/request/widget-queries';
import type { WidgetRun } from '@/views/widget-run/request/widget-run';
import { withSeriesNames } from '@/views/widget-run/request/rename-series';

/** Time without a change after which the preview is searched. */
const PAUSE_MS = 400;

type Picture = { of: AggregationWidget; result: WidgetResult; run: Timed };
type Timed = Pick<WidgetRun<unknown>, 'executedAt' | 'durationMs' | 'arrivedAt'>;

export type Preview = {
  /** How to draw, and what; undefined until the first result. */
  drawn:
    | ({
        config: AggregationConfig;
        chart: PivotResult;
        errors: WidgetResult['errors'];
      } & Omit<ResultParts, 'chart'>)
    | undefined;
  /** A result without a chart, newer than the picture. */
  failed: WidgetResult | undefined;
  /** The widget whose data was requested last; never an invalid one. */
  searched: AggregationWidget;
  /** Variables without a usable value, for which nothing is searched. */
  unbound: readonly BoundVariable[];
  error: unknown;
  /** When the picture was searched. */
  at: Timed | undefined;
  /** The server is unreachable: what is missing is searched once it is back. */
  isWaiting: boolean;
  isFetching: boolean;
  /** Data of the current settings is requested or about to be. */
  isPending: boolean;
  /** Settings that need other data wait for the pause. */
  hasChanges: boolean;
  /** Searches them now instead of after the pause. */
  update: () => void;
  /** The same, and without changes searches again. */
  search: () => void;
  retry: () => void;
};

/**
 * The picture of a widget while it is edited. What needs no other data is shown at once; the rest is
 * searched after a pause, while the last picture stays. `edited` is undefined while it is invalid.
 */
export function usePreview(
  widget: AggregationWidget,
  edited: AggregationWidget | undefined,
  { window, run, enabled }: { window: TimeRange; run: string; enabled: boolean },
): Preview {
  const { view } = useView();
  const [valid, setValid] = useState(edited ?? widget);
  if (edited !== undefined && edited !== valid) setValid(edited);
  const [searched, setSearched] = useState(valid);
  const hasChanges = useMemo(() => !sameData(valid, searched), [valid, searched]);
  useEffect(() => {
    if (!hasChanges) return;
    const timer = setTimeout(() => setSearched(valid), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [hasChanges, valid]);

  const { bound, unbound } = useBound(searched);
  const offsets = useWindowOffsets(bound.timerange ?? window);
  const search = useMemo(
    () => searchOfWidget(view, bound, window, offsets),
    [view, bound, window, offsets],
  );
  const {
    data: found,
    error,
    isFetching,
    isPaused,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...runOfWidget(search, run),
    enabled: enabled && unbound.length === 0,
  });
  const data = found?.answer;
  const [answer, setAnswer] = useState<WidgetResult>();
  const [last, setLast] = useState<Picture>();
  // Placeholder data belongs to the settings before.
  if (data && !isPlaceholderData && answer !== data) {
    setAnswer(data);
    // After a failure the last picture stays.
    if (data.results.some(({ type }) => type === 'pivot')) {
      const { executedAt, durationMs, arrivedAt } = found;
      setLast({ of: searched, result: data, run: { executedAt, durationMs, arrivedAt } });
    }
  }

  return {
    drawn: useMemo(() => last && drawnOf(last, valid), [last, valid]),
    failed: answer === last?.result ? undefined : answer,
    searched,
    unbound,
    error,
    at: last?.run,
    isWaiting: isPaused,
    isFetching,
    isPending: hasChanges || isFetching,
    hasChanges,
    update: () => setSearched(valid),
    search: () => (hasChanges ? setSearched(valid) : void refetch()),
    retry: () => void refetch(),
  };
}

function drawnOf({ of, result }: Picture, valid: AggregationWidget): Preview['drawn'] {
  const { visualization, visualizationConfig, formattingSettings, formatting } = valid.config;
  const { series, rollup } = sameData(of, valid) ? valid.config : of.config;
  const named = (one: PivotResult) => withSeriesNames(one, of.config.series, series);
  const { formatting: _, ...asked } = of.config;
  const config = {
    ...asked,
    series,
    rollup,
    // The head of a table tells at once what was pressed.
    sort: valid.config.sort,
    visualization,
    visualizationConfig,
    formattingSettings,
    ...(formatting && { formatting }),
  };
  const { chart, trend, sparkline, ghosts, events } = resultParts(result.results, of.config);
  const windows = ghostWindowsOf(config);
  return (
    chart && {
      config,
      chart: named(chart),
      errors: result.errors,
      trend: trend && named(trend),
      sparkline: sparkline && named(sparkline),
      events,
      ghosts: ghosts
        .filter(({ window }) => windows.includes(window))
        .map(({ window, result: ghost }) => ({ window, result: ghost && named(ghost) })),
    }
  );
}

/** Whether two widgets ask for the same data, whatever the names of their metrics. */
const sameData = (one: AggregationWidget, other: AggregationWidget): boolean =>
  one === other || equal(searchTypesOf(one), searchTypesOf(other));

const searchTypesOf = (widget: AggregationWidget) => {
  const { series } = widget.config;
  const unnamed = series.map((one) => ({ ...one, config: { ...one.config, name: null } }));
  const config = { ...widget.config, series: unnamed };
  const unnamedWidget = { ...widget, config };
  const types = modelOf(widget).searchTypes(unnamedWidget, (type, name) => name ?? type) ?? [];
  const [chart] = types;
  return [...types, ...(chart ? formattingTypes(unnamedWidget, chart) : [])];
};
