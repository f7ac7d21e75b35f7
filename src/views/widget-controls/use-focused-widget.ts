import { useCallback } from 'react';
import { useView } from '@/views/view-state/view-state-context';
import { focusedIn } from '@/views/view-state/use-view-state-binding';

/**
 * The maximized widget. Maximizing another one adds a history entry, unless the previous one no
 * longer exists; neither triggers a run.
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
