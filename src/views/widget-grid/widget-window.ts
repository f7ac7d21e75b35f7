import type { Widget } from '@/domain/search/widgets/widget';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { Execution } from '@/views/execution/search-request';
import { windowWithMessages } from '@/views/execution/window-with-messages';

/**
 * The window in which to search a widget: it starts with the page's first message, unless streams
 * of its own may have earlier ones.
 */
export function windowOfWidget(
  execution: Execution,
  { streams }: Widget,
): AbsoluteRange | undefined {
  const {
    request: { streams: searched },
    effectiveRange,
  } = execution;
  const isWithin = searched.length === 0 || streams.every((id) => searched.includes(id));
  return isWithin ? windowWithMessages(execution) : effectiveRange;
}
