import { useWithDecorators } from '@/views/decorators/use-decorated';
import { useView } from '@/views/session/session-context';
import { createWidget, type NewWidget } from './create-widget';

export function useCreateWidget(): (created: NewWidget) => void {
  const session = useView();
  const decorated = useWithDecorators();
  return (created) => createWidget(session, { ...created, widget: decorated(created.widget) });
}
