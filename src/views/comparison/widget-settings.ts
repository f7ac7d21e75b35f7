import type { Formatting } from '@/domain/search/formatting/formatting';
import { seriesColoursOf } from '@/domain/search/widgets/series-colours';
import type {
  AggregationConfig,
  MessagesConfig,
  Pivot,
  SortItem,
  Widget,
} from '@/domain/search/widgets/widget';
import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';

type Setting = readonly [name: string, value: string];

/** Names and values of the settings of a widget, for comparing versions. */
export function widgetSettings(widget: Widget): readonly Setting[] {
  switch (widget.kind) {
    case 'aggregation':
      return aggregationSettings(widget.config);
    case 'messages':
      return tableSettings(widget.config);
    case 'text':
      return [[t('views.setting.text'), widget.config.markdown]];
    case 'foreign':
      return [[t('views.setting.kind'), widget.type]];
    default:
      return unreachable(widget);
  }
}

const aggregationSettings = ({
  rowPivots,
  columnPivots,
  series,
  sort,
  visualization,
  formattingSettings,
  formatting,
}: AggregationConfig): Setting[] => [
  [
    t('views.setting.metrics'),
    series
      .map(({ function: written, config }) =>
        config.name === null ? written : `${config.name} = ${written}`,
      )
      .join(', '),
  ],
  [t('views.setting.rows'), rowPivots.map(pivotText).join(', ')],
  [t('views.setting.columns'), columnPivots.map(pivotText).join(', ')],
  [t('views.setting.sort'), sortText(sort)],
  [t('views.setting.visualization'), visualization],
  [
    t('views.setting.colours'),
    [...seriesColoursOf(formattingSettings)].map((one) => one.join(' ')).join(', '),
  ],
  [t('views.setting.formatting'), formatting ? formattingText(formatting) : ''],
];

const formattingText = ({
  metrics,
  labels,
  referenceLines,
  ghosts,
  cellBars,
  sparkline,
  columnWidths,
}: Formatting): string =>
  [
    ...Object.entries(metrics).map(([metric, { unit, decimals, thresholds }]) =>
      [
        `${metric}:`,
        unit,
        ...(decimals === null ? [] : [`.${'0'.repeat(decimals)}`]),
        ...thresholds.map(({ value, colour }) => `≥ ${value} ${colour}`),
      ].join(' '),
    ),
    ...Object.entries(labels).flatMap(([field, ofField]) =>
      Object.entries(ofField).map(([value, label]) => `${field}:${value} = ${label}`),
    ),
    ...referenceLines.map(({ value, label }) => `— ${value} ${label}`),
    ...ghosts.map((window) => t('views.format.ghost', { window })),
    ...(cellBars ? [t('views.format.cellBars')] : []),
    ...(sparkline ? [t('views.format.sparkline')] : []),
    ...Object.entries(columnWidths).map(([column, width]) => `${column} ${width} px`),
  ].join(', ');

const tableSettings = ({
  fields,
  sort,
  showMessageRow,
  showSummary,
  decorators,
}: MessagesConfig): Setting[] => [
  [t('views.setting.columns'), fields.join(', ')],
  [t('views.setting.sort'), sortText(sort)],
  [t('views.setting.messageRow'), yesOrNo(showMessageRow)],
  [t('views.setting.summary'), yesOrNo(showSummary)],
  [t('views.setting.decorators'), `${decorators.length}`],
];

const yesOrNo = (on: boolean) => t(on ? 'views.yes' : 'views.no');

const sortText = (sort: readonly SortItem[]): string =>
  sort
    .map(({ field, direction }) => `${field} ${direction === 'Ascending' ? '↑' : '↓'}`)
    .join(', ');

function pivotText(pivot: Pivot): string {
  switch (pivot.type) {
    case 'values':
      return `${pivot.fields.join(', ')} (${pivot.config.limit})`;
    case 'time':
      return pivot.fields.join(', ');
    case 'foreign':
      return t('views.part.other');
    default:
      return unreachable(pivot);
  }
}
