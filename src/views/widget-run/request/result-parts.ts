import type { EventResult, PivotResult, SearchTypeResult } from '@/contract/search';
import type { GhostWindow } from '@/domain/search/formatting/formatting';
import { ghostName, ghostWindowsOf, SPARKLINE } from '@/domain/search/widgets/formatting-search';
import type { AggregationConfig } from '@/domain/search/widgets/widget';

/** The results of an aggregation by what they are for; failed ones are undefined. */
export type ResultParts = {
  chart: PivotResult | undefined;
  trend: PivotResult | undefined;
  sparkline: PivotResult | undefined;
  events: readonly EventResult[];
  ghosts: readonly { window: GhostWindow; result: PivotResult | undefined }[];
};

export function resultParts(
  results: readonly SearchTypeResult[],
  config: AggregationConfig,
): ResultParts {
  const named = (name: string) =>
    results.find((one): one is PivotResult => one.type === 'pivot' && one.name === name);
  return {
    chart: named('chart'),
    trend: named('trend'),
    sparkline: named(SPARKLINE),
    events: results.flatMap((one) => (one.type === 'events' ? one.events : [])),
    ghosts: ghostWindowsOf(config).map((window) => ({ window, result: named(ghostName(window)) })),
  };
}
