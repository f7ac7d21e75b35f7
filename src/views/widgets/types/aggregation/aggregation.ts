import { newAggregation } from '@/domain/search/widgets/new-widgets';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
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
};
