import { useState } from 'react';
import { useDraft } from '@/shared/drafts/use-draft';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { useView } from '@/views/view-state/view-state-context';
import type { EditorProps } from '@/views/widget-frame/widget-type';
import { ownQueryOf, withOwnQuery } from '@/views/own-query/own-query';
import { OwnQueryControls, useOwnQuery } from '@/views/own-query/OwnQueryControls';

/** Query, range and streams of a widget that has nothing else to edit. */
export function QueryControlsDialog({ widget, title, onClose }: EditorProps) {
  const { edit, draftKey } = useView();
  const [own, setOwn, discard] = useDraft(`${draftKey}.query.${widget.id}`, ownQueryOf(widget));
  const [refusals, setRefusals] = useState(0);
  const { isInvalid } = useOwnQuery(own);

  const leave = () => {
    discard();
    onClose();
  };
  const apply = () => {
    if (isInvalid) {
      setRefusals((count) => count + 1);
      return;
    }
    edit({ type: 'widget', widget: withOwnQuery(widget, own) });
    leave();
  };

  return (
    <Modal
      title={t('widgets.queryOf', { title })}
      size="large"
      onClose={onClose}
      closeLabel={t('forms.close')}
      footer={
        <>
          <Button onClick={leave}>{t('forms.cancel')}</Button>
          <Button variant="primary" onClick={apply}>
            {t('widgets.applyQuery')}
          </Button>
        </>
      }
    >
      <OwnQueryControls value={own} onChange={setOwn} onSubmit={apply} refusals={refusals} />
    </Modal>
  );
}
