import { positionOfCreated } from '@/domain/search/view/arrange-widgets';
import { findFreePosition } from '@/domain/search/view/free-position';
import type { Widget, WidgetPosition } from '@/domain/search/widgets/widget';
import type { OpenView } from '@/views/view-state/view-state-context';
import { focusWhenMounted } from './widget-focus';

export type NewWidget = {
  widget: Widget;
  /** Without one the widget has the default title of its type. */
  title?: string | undefined;
  opensEditor?: boolean | undefined;
  /** Without one it is where the page puts new widgets. */
  position?: WidgetPosition | undefined;
};

/**
 * Adds a widget to the page, and shows it in its editor or among the other widgets. It scrolls into
 * view and takes the focus.
 */
export function createWidget(
  { view: { type }, state, edit, page: { focus, look } }: OpenView,
  { widget, title, opensEditor, position }: NewWidget,
): void {
  const { id, kind } = widget;
  const free = () =>
    type === 'DASHBOARD'
      ? positionOfCreated(kind)
      : findFreePosition(state, kind === 'messages' ? 'table' : 'chart');
  focusWhenMounted(id);
  edit({ type: 'addWidget', widget, title, position: position ?? free() });
  if (opensEditor || focus.widget !== undefined)
    look(
      ({ widget: _, focusing: __, editing: ___, ...rest }) =>
        opensEditor ? { ...rest, widget: id, editing: 'new' } : rest,
      opensEditor,
    );
}
