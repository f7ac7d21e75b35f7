import type { HeatmapReason, NeedProblem } from '@/domain/search/aggregation/form-problems';
import type { VisualizationType } from '@/domain/search/aggregation/visualizations';
import { t } from '@/shared/texts/t';

/** The name of a visualization. */
export function visualizationName(type: string): string {
  const names: Readonly<Record<VisualizationType, string>> = {
    area: t('editor.area'),
    bar: t('editor.bar'),
    table: t('editor.table'),
    heatmap: t('editor.heatmap'),
    line: t('editor.line'),
    pie: t('editor.pie'),
    scatter: t('editor.scatter'),
    numeric: t('editor.numeric'),
    map: t('editor.map'),
  };
  return names[type as VisualizationType] ?? type;
}

const heatmapReason = (reason: HeatmapReason): string =>
  ({
    twoGroups: t('editor.problem.heatmapGroups'),
    bothDirections: t('editor.problem.heatmapDirections'),
    metric: t('editor.problem.heatmapMetric'),
  })[reason];

/** What a visualization lacks. */
export const needText = (problem: NeedProblem, type: string): string =>
  problem.code === 'heatmapIncomplete'
    ? problem.reasons.map(heatmapReason).join(' ')
    : t('editor.problem.metricRequired', {
        chart: type === 'map' ? t('editor.worldMap') : visualizationName(type),
      });
