import type { Widget } from '@/domain/search/widgets/widget';
import { useView } from '@/views/session/session-context';
import { widgetTypeOf } from '../types/registry';

/**
 * Whether the editor of this widget is open. This is in the address, so a reload or a link opens it
 * again.
 */
export function useEditedWidget(
  widgetId: string,
): [edited: boolean, setEdited: (edited: boolean) => void] {
  const { focus, look } = useView().page;
  const setEdited = (edited: boolean) =>
    look(({ editing: _, widget, ...rest }) => {
      if (edited) return { ...rest, widget: widgetId, editing: true };
      return rest.focusing && widget !== undefined ? { ...rest, widget } : rest;
    });
  return [focus.editing === true && focus.widget === widgetId, setEdited];
}

/** The widget whose editor takes the place of the grid. */
export function useEditedInPlace(): Widget | undefined {
  const { state, page } = useView();
  const { editing, widget: widgetId } = page.focus;
  const edited = editing ? state.widgets.find(({ id }) => id === widgetId) : undefined;
  return edited && widgetTypeOf(edited).EditorPage && edited;
}
