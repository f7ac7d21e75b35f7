import { newAggregation, newTopValues, newTotal } from '@/domain/search/widgets/new-widgets';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { withTexts } from '@/shared/texts/load-texts';
import { keptText, t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { aggregationTitle } from '@/views/aggregation/aggregation-title';
import type { WidgetType } from '@/views/widget-frame/widget-type';

export const AggregationEditor = lazyComponent(
  withTexts(
    ['editor', 'widgets', 'aggregationTable', 'forms', 'controls', 'failures'],
    async () => (await import('@/views/aggregation-editor/AggregationEditor')).AggregationEditor,
  ),
);

export const aggregationType: WidgetType<AggregationWidget> = {
  is: ({ kind }) => kind === 'aggregation',
  title: ({ config }) => aggregationTitle(config),
  Viewer: lazyComponent(
    withTexts(
      ['aggregationTable'],
      async () => (await import('./AggregationCard')).AggregationCard,
    ),
  ),
  EditorPage: AggregationEditor,
  creators: () => [
    {
      id: 'aggregation',
      group: 'generic',
      label: t('create.aggregation'),
      opensEditor: true,
      make: (id) => newAggregation(id),
    },
    {
      id: 'total',
      group: 'predefined',
      label: t('histogram.title'),
      make: (id) => newTotal(id, keptText('histogram.title')),
    },
    {
      id: 'sources',
      group: 'predefined',
      label: t('create.sources'),
      title: keptText('create.sources'),
      make: (id) => newTopValues(id, 'source'),
    },
  ],
};
