import { use, useMemo } from 'react';
import type { Widget } from '@/domain/search/widgets/widget';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { useView } from '@/views/view-state/view-state-context';
import { requestOfWidget } from '@/views/widget-run/request/widget-request';
import { EmptyWidgetContext } from './empty-widget';
import type { Attempt } from './exclusion';
import { Reason } from './Reason';
import { useAttempts } from './use-attempts';

/** Why an aggregation shows nothing. */
export function WidgetReason() {
  const empty = use(EmptyWidgetContext);
  return empty ? <ReasonOf {...empty} /> : t('messages.emptyHelp');
}

function ReasonOf({ widget, window }: { widget: Widget; window: TimeRange }) {
  const { view } = useView();
  const request = useMemo(() => requestOfWidget(view, widget, window), [view, widget, window]);
  const others = useAttempts(request);
  // Messages that match may lack the fields whose values are shown.
  const attempts = useMemo(
    (): Attempt[] => [{ by: 'fields', request }, ...others],
    [request, others],
  );
  return <Reason attempts={attempts} fields={fieldsIn(widget).join(', ')} />;
}

function fieldsIn(widget: Widget): string[] {
  if (widget.kind !== 'aggregation') return [];
  const { rowPivots, columnPivots } = widget.config;
  return [...rowPivots, ...columnPivots].flatMap((pivot) =>
    pivot.type === 'foreign' ? [] : pivot.fields,
  );
}
