import type { QueryState } from '@/domain/search/view/view';
import type { AggregationWidget, MessagesWidget } from '@/domain/search/widgets/widget';
import { searchesAsPage } from '@/views/widget-run/request/searches-as-page';
import { isMessageCount } from '@/views/widget-types/message-count/is-message-count';

/** The default layout of a search: the message count above the message table. */
export type PlainResults = { histogram: AggregationWidget; messages: MessagesWidget };

/** Height of the message count in a new search; the table takes the rest of the page. */
const COUNT_HEIGHT = 2;

/** The two widgets of the default layout; undefined if the view needs the grid. */
export function plainResults({
  widgets,
  positions,
}: Pick<QueryState, 'widgets' | 'positions'>): PlainResults | undefined {
  const [histogram, messages, ...others] = widgets;
  if (
    !histogram ||
    !isMessageCount(histogram) ||
    !searchesAsPage(histogram) ||
    messages?.kind !== 'messages' ||
    !searchesAsPage(messages) ||
    others.length > 0
  )
    return undefined;
  const [above, below] = [positions[histogram.id], positions[messages.id]];
  if (!above || !below) return { histogram, messages };
  return above.width === Infinity &&
    above.height === COUNT_HEIGHT &&
    below.width === Infinity &&
    above.row < below.row
    ? { histogram, messages }
    : undefined;
}
