import {
  isVisualization,
  optionValue,
  shownOptions,
} from '@/domain/search/aggregation/visualizations';
import type { Formatting } from '@/domain/search/formatting/formatting';
import { seriesColoursOf } from '@/domain/search/widgets/series-colours';
import type { AggregationConfig, Pivot, PivotInterval } from '@/domain/search/widgets/widget';
import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';
import { ghostName } from '@/views/aggregation/data/charts/ghost-series';
import { visualizationName } from '@/views/aggregation/need-text';
import { choiceName, intervalUnitName, optionName, unitName } from '@/views/aggregation/form-texts';
import { sortText, yesOrNo, type Setting } from './setting';

/** The settings of an aggregation, in the words of its editor. */
export const aggregationSettings = (config: AggregationConfig): Setting[] => [
  [
    t('views.setting.metrics'),
    config.series
      .map(({ function: written, config: { name } }) =>
        name === null ? written : `${name} = ${written}`,
      )
      .join(', '),
  ],
  [t('views.setting.rows'), config.rowPivots.map(pivotText).join(', ')],
  [t('views.setting.columns'), config.columnPivots.map(pivotText).join(', ')],
  [t('editor.rollup'), config.columnPivots.length > 0 ? yesOrNo(config.rollup) : ''],
  [t('views.setting.sort'), sortText(config.sort)],
  [
    t('views.setting.visualization'),
    isVisualization(config.visualization)
      ? visualizationName(config.visualization)
      : config.visualization,
  ],
  ...optionSettings(config),
  [t('editor.eventAnnotations'), config.eventAnnotation ? t('views.yes') : ''],
  [
    t('views.setting.colours'),
    [...seriesColoursOf(config.formattingSettings)].map((one) => one.join(' ')).join(', '),
  ],
  [t('views.setting.formatting'), config.formatting ? formattingText(config.formatting) : ''],
];

function optionSettings({ visualization: type, visualizationConfig }: AggregationConfig) {
  if (!isVisualization(type)) return [];
  return shownOptions(type, visualizationConfig).map((option): Setting => {
    const value = optionValue(type, visualizationConfig, option);
    return [optionName(option.name), optionText(value)];
  });
}

function optionText(value: unknown): string {
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'string') return choiceName(value);
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ');
  return typeof value === 'number' ? `${value}` : '';
}

const formattingText = ({
  metrics,
  labels,
  referenceLines,
  ghosts,
  cellBars,
  stackedAreas,
  sparkline,
  columnWidths,
}: Formatting): string =>
  [
    ...Object.entries(metrics).map(([metric, { unit, decimals, thresholds }]) =>
      [
        `${metric}:`,
        unitName(unit),
        ...(decimals === null ? [] : [`.${'0'.repeat(decimals)}`]),
        ...thresholds.map(({ value, colour }) => `≥ ${value} ${colour}`),
      ].join(' '),
    ),
    ...Object.entries(labels).flatMap(([field, ofField]) =>
      Object.entries(ofField).map(([value, label]) => `${field}:${value} = ${label}`),
    ),
    ...referenceLines.map(({ value, label }) =>
      t('editor.referenceLine', { name: `${value} ${label}`.trim() }),
    ),
    ...ghosts.map((window) => t('views.format.ghost', { window: ghostName(window) })),
    ...(cellBars ? [t('views.format.cellBars')] : []),
    ...(stackedAreas ? [] : [t('views.format.overlaidAreas')]),
    ...(sparkline ? [t('views.format.sparkline')] : []),
    ...Object.entries(columnWidths).map(([column, width]) => `${column} ${width} px`),
  ].join(', ');

function pivotText(pivot: Pivot): string {
  switch (pivot.type) {
    case 'values': {
      const { limit, skipEmptyValues } = pivot.config;
      const limits = [`${limit}`, ...(skipEmptyValues ? [t('editor.skipEmpty')] : [])];
      return `${pivot.fields.join(', ')} (${limits.join(', ')})`;
    }
    case 'time':
      return `${pivot.fields.join(', ')} (${intervalText(pivot.config.interval)})`;
    case 'foreign':
      return t('views.part.other');
    default:
      return unreachable(pivot);
  }
}

function intervalText(interval: PivotInterval): string {
  if (interval.type === 'auto') return `${t('editor.autoInterval')} ${interval.scaling}`;
  const { value, unit } = interval;
  return `${t('editor.interval')} ${value} ${intervalUnitName(unit)}`;
}
