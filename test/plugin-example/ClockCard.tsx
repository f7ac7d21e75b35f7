import styled from 'styled-components';
import { isObject } from '@/domain/json-object';
import type { ForeignWidget } from '@/domain/search/widgets/widget';
import { WidgetCard, WidgetHead } from '@/views/widget-frame/widget-cards';
import type { ViewerProps } from '@/views/widget-frame/widget-type';

/** Shows the zone of its configuration, which the plugin defines itself. */
export function ClockCard({ widget, chrome }: ViewerProps<ForeignWidget>) {
  const zone = isObject(widget.config) ? String(widget.config['zone'] ?? 'UTC') : 'UTC';
  return (
    <WidgetCard>
      <WidgetHead>
        {chrome.handle}
        {chrome.title(`widget-${widget.id}`)}
        {chrome.menu()}
      </WidgetHead>
      <Words>Time zone of the team: {zone}</Words>
    </WidgetCard>
  );
}

const Words = styled.p`
  margin: 0;
  padding: 0 ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.m};
`;
