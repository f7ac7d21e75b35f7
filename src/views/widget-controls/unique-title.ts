import type { QueryState } from '@/domain/search/view/view';
import { defaultTitle } from '@/views/widget-types/registry';

/** A name that tells a widget apart from earlier ones of the same title: "Errors (2)". */
export function uniqueTitle({ widgets, titles }: QueryState, widgetId: string): string {
  const titleOf = (widget: QueryState['widgets'][number]) =>
    titles.widget[widget.id] ?? defaultTitle(widget);
  const at = widgets.findIndex(({ id }) => id === widgetId);
  const widget = widgets[at];
  if (!widget) return '';
  const title = titleOf(widget);
  const before = widgets.slice(0, at).filter((one) => titleOf(one) === title).length;
  return before === 0 ? title : `${title} (${before + 1})`;
}
