import { withoutWidget } from '@/domain/search/view/arrange-widgets';
import type { DocumentChange } from '@/domain/search/view/edit-view';
import { sameJson } from '@/domain/same-json';
import { onStates, stateOf } from '@/domain/search/view/view';
import type { Widget } from '@/domain/search/widgets/widget';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { useView } from '@/views/view-state/view-state-context';
import { creatorsOf, widgetTypeOf } from '@/views/widget-types/registry';

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
    look(({ editing: _, widget, ...rest }) => {
      if (edited) return { ...rest, widget: widgetId, editing: true };
      return rest.focusing && widget !== undefined ? { ...rest, widget } : rest;
    }, edited);
  return [mayEdit && focus.editing === true && focus.widget === widgetId, setEdited];
}

/** The widget whose editor takes the place of the grid; readers who open a link to it see the grid. */
export function useEditedInPlace(): Widget | undefined {
  const { state, page } = useView();
  const mayEdit = useMayEdit();
  const { editing, widget: widgetId } = page.focus;
  const edited = editing && mayEdit ? state.widgets.find(({ id }) => id === widgetId) : undefined;
  return edited && widgetTypeOf(edited).EditorPage && edited;
}

/**
 * Removes a widget that was created in its editor and never changed, as one undoable step; does
 * nothing to others.
 */
export function useRemoveUnchanged(widget: Widget): () => void {
  const { previous, pageId, state, edit } = useView();
  const before = previous && stateOf(previous, pageId);
  const isUnchanged =
    before?.widgets.some(({ id }) => id === widget.id) === false &&
    !Object.hasOwn(state.titles.widget, widget.id) &&
    [...creatorsOf('generic'), ...creatorsOf('predefined')].some(
      ({ opensEditor, make }) => opensEditor && sameJson(make(widget.id), widget),
    );
  return () => {
    if (!isUnchanged) return;
    const removal: DocumentChange = {
      type: 'document',
      apply: (document, page) =>
        onStates(document, (now, id) =>
          id === page ? { ...withoutWidget(now, widget.id), positions: before.positions } : now,
        ),
    };
    edit(removal);
  };
}
