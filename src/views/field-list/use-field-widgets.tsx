import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { errorText } from '@/shared/failure/error-text';
import { withTexts } from '@/shared/texts/load-texts';
import { toasts } from '@/shared/toasts/toast-store';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useWithDecorators } from '@/views/decorators/use-decorated';
import { searchQueries } from '@/views/execution/queries';
import type { Execution, SearchRequest } from '@/views/execution/search-request';
import { useView } from '@/views/view-state/view-state-context';
import type { NewWidget } from '@/views/widget-controls/create-widget';
import type { FieldWidgetActions } from './field-widgets-context';
import type { FieldWidgets } from './field-widgets';

const loadCreation = () => import('@/views/widget-controls/create-widget');
const loadWidgets = withTexts(['fieldWidgets'], () => import('./field-widgets'));
const CompareDialog = lazyComponent(
  withTexts(
    ['fieldWidgets', 'forms', 'controls'],
    async () => (await import('./CompareDialog')).CompareDialog,
  ),
);

/** Widgets about fields of the result, added at one press, and the dialog that compares two. */
export function useFieldWidgets({
  request,
  execution,
  onCreated,
}: {
  request: SearchRequest;
  execution: Execution | undefined;
  onCreated: () => void;
}): { actions: FieldWidgetActions; dialog: ReactNode } {
  const client = useQueryClient();
  const openView = useView();
  const decorated = useWithDecorators();
  const [compared, setCompared] = useState<string>();
  const rows = execution?.messages?.messages;
  const create = async (created: NewWidget) => {
    const { createWidget } = await loadCreation();
    createWidget(openView, { ...created, widget: decorated(created.widget) });
    onCreated();
  };
  const fail = (error: unknown) => toasts.error(errorText(error));
  const add = (make: (widgets: FieldWidgets) => NewWidget) => {
    // Without the types every field can still be counted.
    const types = client.fetchQuery(searchQueries.fields(request.streams, request.range));
    Promise.all([loadWidgets(), types.catch(() => [])])
      .then(([{ fieldWidgets }, known]) => create(make(fieldWidgets(known, rows ?? []))))
      .catch(fail);
  };
  return {
    actions: {
      onChart: (field) => add((widgets) => widgets.chart(field)),
      onTopValues: (field) => add((widgets) => widgets.topValues(field)),
      onCompare: setCompared,
    },
    dialog: compared !== undefined && (
      <Suspense fallback={null}>
        <CompareDialog
          field={compared}
          request={request}
          rows={rows ?? []}
          onCreate={(created) => void create(created).catch(fail)}
          onClose={() => setCompared(undefined)}
        />
      </Suspense>
    ),
  };
}
