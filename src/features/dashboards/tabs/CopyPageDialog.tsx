import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { copyPageToDashboard } from '@/views/storing/copy-to-dashboard';
import { CopyTargetDialog } from '@/views/storing/CopyTargetDialog';
import { useView } from '@/views/view-state/view-state-context';

type CopyPageDialogProps = { pageId: string; title: string; onClose: () => void };

/** Copies a page with its widgets to a dashboard that users choose from a list. */
export function CopyPageDialog({ pageId, title, onClose }: CopyPageDialogProps) {
  const { whole } = useView();
  return (
    <CopyTargetDialog
      submit={t('dashboards.copyPage')}
      copy={(dashboardId) => copyPageToDashboard(whole, { pageId, title }, dashboardId)}
      doneText={(dashboard) => t('dashboards.pageCopiedTo', { title, dashboard })}
      failure={(error) => (
        <Notice tone="danger" title={t('dashboards.pageNotCopied')}>
          {t('dashboards.pageCopyFailed', { error })}
        </Notice>
      )}
      onClose={onClose}
    />
  );
}
