import { closedEditor } from '@/domain/search/view-state/leave-editor';
import type { Widget } from '@/domain/search/widgets/widget';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { useView } from '@/views/view-state/view-state-context';
import { widgetTypeOf } from '@/views/widget-types/registry';

/**
 * Whether the editor of this widget is open. This is in the address, so that a reload or a link
 * opens it again, and in an entry of the history, so that Back closes it.
 */
export function useEditedWidget(
  widgetId: string,
): [edited: boolean, setEdited: (edited: boolean) => void] {
  const { focus, look } = useView().page;
  const mayEdit = useMayEdit();
  const setEdited = (edited: boolean) =>
    look(
      (now) => (edited ? { ...now, widget: widgetId, editing: true } : closedEditor(now)),
      edited,
    );
  return [mayEdit && focus.editing !== undefined && focus.widget === widgetId, setEdited];
}

/** The widget whose editor takes the place of the grid; readers who open a link to it see the grid. */
export function useEditedInPlace(): Widget | undefined {
  const { state, page } = useView();
  const mayEdit = useMayEdit();
  const { editing, widget: widgetId } = page.focus;
  const edited = editing && mayEdit ? state.widgets.find(({ id }) => id === widgetId) : undefined;
  return edited && widgetTypeOf(edited).EditorPage && edited;
}
