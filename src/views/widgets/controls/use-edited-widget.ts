import { useView } from '@/views/session/session-context';

/**
 * Whether the controls of this widget are open: the address says so, and a reload or a link opens
 * them again.
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
