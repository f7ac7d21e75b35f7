import type { ViewState } from '@/domain/search/view';
import type { AggregationWidget, MessagesWidget } from '@/domain/search/widget';
import { searchesAsPage } from '../request/searches-as-page';
import { isMessageCount } from '../types/message-count/is-message-count';

/**
 * What a search shows that nobody arranged: the count of messages over time, and the messages below
 * it.
 */
export type PlainResults = { histogram: AggregationWidget; messages: MessagesWidget };

/** Of the count in a new search; what lies below it takes the rest of the page. */
const COUNT_HEIGHT = 2;

/** The two of a new search, where they stand as in one; undefined asks for the grid. */
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
