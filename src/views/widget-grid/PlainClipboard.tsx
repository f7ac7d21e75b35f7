import { useMayEdit } from '@/views/storing/use-may-edit';
import { useView } from '@/views/view-state/view-state-context';
import { useEditedInPlace } from '@/views/widget-controls/use-edited-widget';
import { useFocusedWidget } from '@/views/widget-controls/use-focused-widget';
import { RESULTS_ID } from '@/views/widget-controls/widget-focus';
import { plainResults, type PlainResults } from './arrangement';
import { WIDGET, WidgetClipboard } from './selection/WidgetClipboard';

/**
 * The clipboard of a search in the default layout, which has no grid. It is a part of its own,
 * because it loads after the rows.
 */
export function PlainClipboard() {
  const { isReadOnly, state } = useView();
  const mayEdit = useMayEdit();
  const [maximized] = useFocusedWidget();
  const edited = useEditedInPlace();
  const plain = plainResults(state);
  if (!plain || !mayEdit || isReadOnly || maximized !== undefined || edited) return null;
  return <WidgetClipboard focused={() => focusedOf(plain)} />;
}

function focusedOf({ histogram, messages }: PlainResults): string | undefined {
  const active = document.activeElement;
  const results = document.getElementById(RESULTS_ID);
  // While widgets are arranged, the grid is there with a clipboard of its own.
  if (!active || !results?.contains(active) || results.querySelector(`[${WIDGET}]`))
    return undefined;
  const card = active.matches('[role=group]')
    ? active.nextElementSibling
    : active.closest('header')?.parentElement;
  if (!card) return undefined;
  return card.querySelector('[role=treegrid]') ? messages.id : histogram.id;
}
