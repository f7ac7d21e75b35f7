import { useCallback } from 'react';
import { useView } from '@/views/document/view-context';

export const [ID, FOCUSING] = ['focusedId', 'focusing'];

/**
 * The widget that has the page for itself. Another one is a step that Back takes
 * again, unless the one before is gone; none runs anything.
 */
export function useFocusedWidget(): [
  focused: string | undefined,
  focus: (widgetId: string | undefined, before?: 'gone') => void,
] {
  const { params, look } = useView().address;
  const focus = useCallback(
    (widgetId: string | undefined, before?: 'gone') =>
      look((next) => {
        next.delete(ID);
        next.delete(FOCUSING);
        if (widgetId === undefined) return;
        next.set(ID, widgetId);
        next.set(FOCUSING, 'true');
      }, before === undefined),
    [look],
  );
  return [focusedIn(params), focus];
}

export const focusedIn = (params: URLSearchParams): string | undefined =>
  params.get(FOCUSING) === 'true' ? (params.get(ID) ?? undefined) : undefined;
