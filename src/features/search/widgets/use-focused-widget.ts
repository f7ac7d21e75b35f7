import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readEntryState } from '../url-state';

const [ID, FOCUSING] = ['focusedId', 'focusing'];

/** The widget that has the page for itself (A2.4, A4.2); another one changes the address in place and runs nothing. */
export function useFocusedWidget(): [focused: string | undefined, focus: (widgetId: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const run = readEntryState(location.state).run ?? location.key;
  const focus = useCallback(
    (widgetId: string | undefined) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(ID);
          next.delete(FOCUSING);
          if (widgetId !== undefined) {
            next.set(ID, widgetId);
            next.set(FOCUSING, 'true');
          }
          return next;
        },
        { replace: true, state: { run }, preventScrollReset: true },
      ),
    [setParams, run],
  );
  return [params.get(FOCUSING) === 'true' ? (params.get(ID) ?? undefined) : undefined, focus];
}
