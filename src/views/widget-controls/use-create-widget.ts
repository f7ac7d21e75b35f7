import { useWithDecorators } from '@/views/decorators/use-decorated';
import { useView } from '@/views/view-state/view-state-context';
import { createWidget, type NewWidget } from './create-widget';

export function useCreateWidget(): (created: NewWidget) => void {
  const openView = useView();
  const decorated = useWithDecorators();
  return (created) => createWidget(openView, { ...created, widget: decorated(created.widget) });
}
