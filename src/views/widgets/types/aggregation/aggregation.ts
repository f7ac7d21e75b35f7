import { newAggregation } from '@/domain/search/widgets/new-widgets';
import type { AggregationWidget, Pivot } from '@/domain/search/widgets/widget';
import { unreachable } from '@/domain/unreachable';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { sortText } from '../../frame/sort-text';
import type { WidgetType } from '../../frame/widget-type';

export const AggregationEditor = lazyComponent(
  withTexts(
    ['editor', 'widgets', 'forms', 'controls', 'failures'],
    async () => (await import('../../editor/AggregationEditor')).AggregationEditor,
  ),
);

export const aggregationType: WidgetType<AggregationWidget> = {
  is: ({ kind }) => kind === 'aggregation',
  title: ({ config: { series } }) =>
    series.map(({ function: written, config }) => config.name ?? written).join(', ') ||
    t('results.untitledAggregation'),
  width: 4,
  Viewer: lazyComponent(async () => (await import('./AggregationCard')).AggregationCard),
  EditorPage: AggregationEditor,
  creators: () => [
    {
      id: 'aggregation',
      group: 'generic',
      label: t('create.aggregation'),
      title: t('results.untitledAggregation'),
      layout: 'chart',
      make: (id) => newAggregation(id),
    },
  ],
  settings: ({ config: { rowPivots, columnPivots, series, sort, visualization } }) => [
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
  ],
};

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
