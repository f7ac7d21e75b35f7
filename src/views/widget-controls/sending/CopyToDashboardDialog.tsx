import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { copyToDashboard } from '@/views/storing/copy-to-dashboard';
import { CopyTargetDialog } from '@/views/storing/CopyTargetDialog';
import { useView } from '@/views/view-state/view-state-context';
import { defaultTitle } from '@/views/widget-types/registry';

type Props = { widgetIds: readonly string[]; onClose: () => void };

/** Copies widgets to a dashboard that users choose from a list. */
export function CopyToDashboardDialog({ widgetIds, onClose }: Props) {
  const { view, state } = useView();
  const doneText = (dashboard: string) => {
    const [first, ...others] = state.widgets.filter(({ id }) => widgetIds.includes(id));
    if (!first || others.length > 0)
      return t('dashboards.copiedManyTo', { count: widgetIds.length, dashboard });
    const title = state.titles.widget[first.id] ?? defaultTitle(first);
    return t('dashboards.copiedTo', { title, dashboard });
  };
  return (
    <CopyTargetDialog
      submit={t(widgetIds.length > 1 ? 'dashboards.copyWidgets' : 'dashboards.copyWidget')}
      copy={(dashboardId) => copyToDashboard(view, new Set(widgetIds), dashboardId)}
      doneText={doneText}
      failure={(message) => (
        <Notice tone="danger">{t('dashboards.copyFailed', { message })}</Notice>
      )}
      onClose={onClose}
    />
  );
}
