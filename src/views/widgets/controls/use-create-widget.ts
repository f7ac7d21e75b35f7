import { findFreePosition, positionOnTop } from '@/domain/search/view/free-position';
import type { Widget } from '@/domain/search/widgets/widget';
import { useWithDecorators } from '@/views/decorators/use-decorated';
import { useView } from '@/views/session/session-context';
import { focusWhenMounted } from './widget-focus';

export type NewWidget = {
  widget: Widget;
  /** Without one the widget has the default title of its type. */
  title?: string | undefined;
  opensEditor?: boolean | undefined;
};

/**
 * Adds a widget to the page, and shows it in its editor or among the other widgets. It scrolls into
 * view and takes the focus.
 */
export function useCreateWidget(): (created: NewWidget) => void {
  const {
    view: { type },
    state,
    edit,
    page: { focus, look },
  } = useView();
  const decorated = useWithDecorators();
  return ({ widget, title, opensEditor }) => {
    const { id, kind } = widget;
    const position =
      type === 'DASHBOARD'
        ? positionOnTop(kind)
        : findFreePosition(state, kind === 'messages' ? 'table' : 'chart');
    focusWhenMounted(id);
    edit({ type: 'addWidget', widget: decorated(widget), title, position });
    if (opensEditor || focus.widget !== undefined)
      look(({ widget: _, focusing: __, editing: ___, ...rest }) =>
        opensEditor ? { ...rest, widget: id, editing: true } : rest,
      );
  };
}
