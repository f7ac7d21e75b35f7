import { useCallback } from 'react';
import { useView } from '@/views/session/session-context';
import { focusedIn } from '@/views/session/use-session-binding';

/**
 * The widget that fills the page. Another one is a step that Back returns from, unless the one
 * before is gone; none runs anything.
 */
export function useFocusedWidget(): [
  focused: string | undefined,
  focus: (widgetId: string | undefined, before?: 'gone') => void,
] {
  const { focus: now, look } = useView().page;
  const focus = useCallback(
    (widgetId: string | undefined, before?: 'gone') =>
      look(
        ({ widget: _, focusing: __, ...rest }) =>
          widgetId === undefined ? rest : { ...rest, widget: widgetId, focusing: true },
        before === undefined,
      ),
    [look],
  );
  return [focusedIn(now), focus];
}
