import { useEffect, useState } from 'react';
import { useTheme } from 'styled-components';
import { useLatest } from '@/ui/latest/use-latest';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { t } from '@/shared/texts/t';
import { usePrintParts } from './use-print-parts';
import { takePage, type Taken, type Taking } from './take-page';

type PrintDialogProps = { how: Taking; title: string; onClose: () => void };

/** Covers the page until all widgets are there, and then prints it or saves the picture. */
export function PrintDialog({ how, title, onClose }: PrintDialogProps) {
  const taken: Taken = { title, parts: usePrintParts(), theme: useTheme() };
  const [isReady, setReady] = useState(false);
  const latest = useLatest({ taken, onClose });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void takePage(how, latest.current.taken, { signal, onReady: () => setReady(true) }).then(() => {
      if (!signal.aborted) latest.current.onClose();
    });
    return () => controller.abort();
  }, [how, latest]);
  if (isReady) return null;
  return (
    <Modal
      title={t(how === 'print' ? 'dashboards.printing' : 'dashboards.takingPicture')}
      onClose={onClose}
      closeLabel={t('forms.close')}
      footer={<Button onClick={onClose}>{t('forms.cancel')}</Button>}
    >
      <p role="status">{t('dashboards.loadingAll')}</p>
    </Modal>
  );
}
