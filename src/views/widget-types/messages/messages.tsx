import { Suspense } from 'react';
import { newMessages } from '@/domain/search/widgets/new-widgets';
import { DEFAULT_COLUMNS } from '@/domain/search/view-state/page-settings';
import type { MessagesWidget } from '@/domain/search/widgets/widget';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { FilledCell } from '@/views/widget-frame/FilledCell';
import { TableSkeleton } from '@/views/widget-frame/ResultsSkeleton';
import type { ViewerProps, WidgetType } from '@/views/widget-frame/widget-type';
import { searchesAsPage } from '@/views/widget-run/request/searches-as-page';

const MessagesCard = lazyComponent(async () => (await import('./MessagesCard')).MessagesCard);

export const messagesType: WidgetType<MessagesWidget> = {
  is: ({ kind }) => kind === 'messages',
  title: () => t('results.untitledMessages'),
  Viewer: MessagesViewer,
  creators: () => [
    {
      id: 'messages',
      group: 'generic',
      label: t('create.messages'),
      make: (id) => newMessages(id, DEFAULT_COLUMNS),
    },
  ],
  exportedTable: (widget) => widget,
};

/** The first table shows the page's own result, with the columns and sort of the page. */
function MessagesViewer({ isFirst, page, ...props }: ViewerProps<MessagesWidget>) {
  if (page && isFirst && searchesAsPage(props.widget))
    return <FilledCell>{page.messages(props.chrome)}</FilledCell>;
  return (
    <Suspense fallback={<TableSkeleton />}>
      <MessagesCard {...props} />
    </Suspense>
  );
}
