import type { Decorator } from '@/contract/decorators';
import { streamsOf } from '@/domain/search/stream-filter';
import { queryOfPage } from '@/domain/search/view/pages';
import { onStates, type ViewDocument } from '@/domain/search/view/view';
import type { Widget } from '@/domain/search/widgets/widget';
import { decoratorsOf, scopeOf } from './decorators-of';

/**
 * Copies the decorators in effect into a table, so that later changes on the server do not
 * affect it.
 */
export function decoratedWidget(
  widget: Widget,
  /** The filter of its page, in wire format. */
  filter: unknown,
  decorators: readonly Decorator[],
): Widget {
  if (widget.kind !== 'messages' || widget.config.decorators.length > 0) return widget;
  const effective = decoratorsOf(
    decorators,
    scopeOf(widget.streams.length > 0 ? widget.streams : streamsOf(filter)),
  );
  return effective.length === 0
    ? widget
    : { ...widget, config: { ...widget.config, decorators: effective } };
}

export const withDecorators = (
  view: ViewDocument,
  decorators: readonly Decorator[],
): ViewDocument =>
  onStates(view, (state, pageId) => {
    const { filter } = queryOfPage(view, pageId);
    return {
      ...state,
      widgets: state.widgets.map((widget) => decoratedWidget(widget, filter, decorators)),
    };
  });
