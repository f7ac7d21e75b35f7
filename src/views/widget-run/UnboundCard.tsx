import { Suspense } from 'react';
import type { BoundVariable } from '@/domain/search/binding/bindings';
import { Unbound } from './LazyUnbound';
import { WidgetCard, WidgetHead } from '@/views/widget-frame/widget-cards';
import type { WidgetChrome } from '@/views/widget-frame/widget-chrome';

type UnboundCardProps = {
  widgetId: string;
  unbound: readonly BoundVariable[];
  chrome: WidgetChrome;
};

/** A widget that is not searched, because its query depends on variables without a usable value. */
export function UnboundCard({ widgetId, unbound, chrome }: UnboundCardProps) {
  const titleId = `widget-${widgetId}`;
  return (
    <WidgetCard aria-labelledby={titleId}>
      <WidgetHead>
        {chrome.handle}
        {chrome.title(titleId)}
        {chrome.menu()}
      </WidgetHead>
      <Suspense>
        <Unbound unbound={unbound} />
      </Suspense>
      {chrome.foot}
    </WidgetCard>
  );
}
