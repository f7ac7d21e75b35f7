import type { ForeignWidget } from '@/domain/search/widgets/widget';
import { UnknownWidget } from '@/shared/failure/UnknownWidget';
import { WidgetCard, WidgetHead } from '@/views/widget-frame/widget-cards';
import type { ViewerProps } from '@/views/widget-frame/widget-type';

export function UnknownCard({ widget, chrome }: ViewerProps<ForeignWidget>) {
  return (
    <WidgetCard>
      <WidgetHead>
        {chrome.handle}
        {chrome.title(`widget-${widget.id}`)}
        {chrome.menu()}
      </WidgetHead>
      <UnknownWidget type={widget.type} config={widget.config} />
      {chrome.foot}
    </WidgetCard>
  );
}
