import styled from 'styled-components';
import { ulid } from 'ulid';
import type { WidgetPosition } from '@/domain/search/widgets/widget';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { useCreateWidget } from '@/views/widget-controls/use-create-widget';
import { creatorsOf } from '@/views/widget-types/registry';

/** Asks for the type of a widget to create in an empty place of the grid. */
export function NewWidgetDialog({
  position,
  onClose,
}: {
  position: WidgetPosition;
  onClose: () => void;
}) {
  const createWidget = useCreateWidget();
  return (
    <Modal
      title={t('widgets.createTitle')}
      onClose={onClose}
      closeLabel={t('forms.close')}
      footer={<Button onClick={onClose}>{t('forms.cancel')}</Button>}
    >
      <Types>
        {[...creatorsOf('generic'), ...creatorsOf('predefined')].map(
          ({ id, label, make, ...creator }) => (
            <Button
              key={id}
              onClick={() => {
                onClose();
                createWidget({ ...creator, widget: make(ulid()), position });
              }}
            >
              {label}
            </Button>
          ),
        )}
      </Types>
    </Modal>
  );
}

const Types = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12em, 1fr));
  gap: ${({ theme }) => theme.space.s};
`;
