import { useCallback } from 'react';
import { usePlace } from '../use-place';

const [ID, FOCUSING] = ['focusedId', 'focusing'];

/** The widget that has the page for itself (A2.4, A4.2); another one changes the address in place and runs nothing. */
export function useFocusedWidget(): [focused: string | undefined, focus: (widgetId: string | undefined) => void] {
  const [params, change] = usePlace();
  const focus = useCallback(
    (widgetId: string | undefined) =>
      change((next) => {
        next.delete(ID);
        next.delete(FOCUSING);
        if (widgetId === undefined) return;
        next.set(ID, widgetId);
        next.set(FOCUSING, 'true');
      }),
    [change],
  );
  return [params.get(FOCUSING) === 'true' ? (params.get(ID) ?? undefined) : undefined, focus];
}
