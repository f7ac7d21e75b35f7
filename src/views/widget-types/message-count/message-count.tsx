import { Suspense } from 'react';
import { newMessageCount } from '@/domain/search/widgets/new-widgets';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { withTexts } from '@/shared/texts/load-texts';
import { keptText, t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { FilledCell } from '@/views/widget-frame/FilledCell';
import { ChartSkeleton } from '@/views/widget-frame/ResultsSkeleton';
import type { ViewerProps, WidgetType } from '@/views/widget-frame/widget-type';
import { searchesAsPage } from '@/views/widget-run/request/searches-as-page';
import { aggregationType } from '../aggregation/aggregation';
import { isMessageCount } from './is-message-count';

const MessageCountCard = lazyComponent(
  withTexts(['histogram'], async () => (await import('./MessageCountCard')).MessageCountCard),
);

/** The message histogram by level. */
export const messageCountType: WidgetType<AggregationWidget> = {
  ...aggregationType,
  is: isMessageCount,
  title: () => t('histogram.title'),
  Viewer: MessageCountViewer,
  creators: () => [
    {
      id: 'overTime',
      group: 'predefined',
      label: t('create.overTime'),
      title: keptText('create.overTime'),
      make: newMessageCount,
    },
  ],
};

/** Without settings of its own it is drawn from the page's run. */
function MessageCountViewer(props: ViewerProps<AggregationWidget>) {
  const { widget, page, chrome } = props;
  if (page && searchesAsPage(widget))
    return <FilledCell data-chart>{page.histogram(widget, chrome)}</FilledCell>;
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <MessageCountCard {...props} />
    </Suspense>
  );
}
