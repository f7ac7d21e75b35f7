import { useCallback } from 'react';
import { useView } from '../view/view-context';

export const [ID, FOCUSING] = ['focusedId', 'focusing'];

/** The widget that has the page for itself (A2.4, A4.2); another one changes the address in place and runs nothing. */
export function useFocusedWidget(): [focused: string | undefined, focus: (widgetId: string | undefined) => void] {
  const { params, look } = useView().address;
  const focus = useCallback(
    (widgetId: string | undefined) =>
      look((next) => {
        next.delete(ID);
        next.delete(FOCUSING);
        if (widgetId === undefined) return;
        next.set(ID, widgetId);
        next.set(FOCUSING, 'true');
      }),
    [look],
  );
  return [params.get(FOCUSING) === 'true' ? (params.get(ID) ?? undefined) : undefined, focus];
}
