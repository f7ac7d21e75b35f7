import Plus from 'lucide-react/icons/plus';
import { ulid } from 'ulid';
import { findFreeSlot } from '@/domain/search/view/free-position';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import { useWithDecorators } from '@/views/decorators/use-decorated';
import { useView } from '@/views/session/session-context';
import { focusWhenMounted } from '@/views/widgets/controls/widget-focus';
import type { Creator } from '@/views/widgets/frame/widget-type';
import { creatorsOf } from '@/views/widgets/types/registry';

/** A menu that adds a widget to the shown page. */
export function AddWidget({ primary = false }: { primary?: boolean }) {
  const { state, edit } = useView();
  const decorated = useWithDecorators();
  const create = ({ make, title }: Creator) => {
    const id = ulid();
    focusWhenMounted(id);
    const widget = decorated(make(id));
    edit({
      type: 'addWidget',
      widget,
      title,
      position: findFreeSlot(state.positions, widget.kind),
    });
  };
  return (
    <Menu
      label={t('dashboards.addWidgetTitle')}
      placement="bottom-end"
      trigger={
        <Button variant={primary ? 'primary' : 'quiet'} icon={<Plus aria-hidden size="1.1em" />}>
          {t('dashboards.addWidget')}
        </Button>
      }
      items={[...creatorsOf('generic'), ...creatorsOf('predefined')].map((creator) => ({
        id: creator.id,
        label: creator.label,
        onSelect: () => create(creator),
      }))}
    />
  );
}
