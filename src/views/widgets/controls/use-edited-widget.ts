import { useView } from '@/views/document/view-context';
import { FOCUSING, ID } from './use-focused-widget';

const EDITING = 'editing';

/**
 * Whether the controls of this widget are open: the address says so, and a reload or a link opens
 * them again.
 */
export function useEditedWidget(
  widgetId: string,
): [edited: boolean, setEdited: (edited: boolean) => void] {
  const { params, look } = useView().address;
  const setEdited = (edited: boolean) =>
    look((next) => {
      if (edited) {
        next.set(ID, widgetId);
        next.set(EDITING, 'true');
        return;
      }
      next.delete(EDITING);
      if (next.get(FOCUSING) !== 'true') next.delete(ID);
    });
  return [params.get(EDITING) === 'true' && params.get(ID) === widgetId, setEdited];
}
