import type { ViewState } from '@/domain/search/view/view';
import type { AggregationWidget, MessagesWidget } from '@/domain/search/widgets/widget';
import { searchesAsPage } from '../request/searches-as-page';
import { isMessageCount } from '../types/message-count/is-message-count';

/** The widgets of a new search: the message count over time, and the messages below it. */
export type PlainResults = { histogram: AggregationWidget; messages: MessagesWidget };

/** Of the count in a new search; what lies below it takes the rest of the page. */
const COUNT_HEIGHT = 2;

/**
 * The widgets if they are exactly those of a new search, in their positions; otherwise undefined.
 */
export function plainResults({
  widgets,
  positions,
}: Pick<ViewState, 'widgets' | 'positions'>): PlainResults | undefined {
  const [histogram, messages, ...others] = widgets;
  if (
    !histogram ||
    !isMessageCount(histogram) ||
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
