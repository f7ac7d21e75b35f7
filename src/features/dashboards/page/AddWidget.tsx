import Plus from 'lucide-react/icons/plus';
import { ulid } from 'ulid';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import { useCreateWidget } from '@/views/widget-controls/use-create-widget';
import { usePaste } from '@/views/widget-controls/use-paste';
import { creatorsOf } from '@/views/widget-types/registry';

/** A menu that adds a widget to the shown page. */
export function AddWidget({ primary = false }: { primary?: boolean }) {
  const createWidget = useCreateWidget();
  const paste = usePaste();
  return (
    <Menu
      label={t('widgets.createTitle')}
      placement="bottom-end"
      trigger={
        <Button variant={primary ? 'primary' : 'quiet'} icon={<Plus aria-hidden size="1.1em" />}>
          {t('dashboards.addWidget')}
        </Button>
      }
      items={[
        ...[...creatorsOf('generic'), ...creatorsOf('predefined')].map(
          ({ id, label, make, ...creator }) => ({
            id,
            label,
            onSelect: () => createWidget({ ...creator, widget: make(ulid()) }),
          }),
        ),
        { id: 'line', separator: true },
        {
          id: 'paste',
          label: t('widgets.pasteHere'),
          hint: 'Ctrl+V',
          onSelect: () => void paste(),
        },
      ]}
    />
  );
}
