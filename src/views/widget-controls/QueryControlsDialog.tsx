import { useState } from 'react';
import { sameJson } from '@/domain/same-json';
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
  const saved = ownQueryOf(widget);
  const [own, setOwn, discard] = useDraft(`${draftKey}.query.${widget.id}`, saved);
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
    const edited = withOwnQuery(widget, own);
    if (!sameJson(edited, widget)) edit({ type: 'widget', widget: edited });
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
      <OwnQueryControls
        value={own}
        onChange={(next) => (sameJson(next, saved) ? discard() : setOwn(next))}
        onSubmit={apply}
        refusals={refusals}
      />
    </Modal>
  );
}
