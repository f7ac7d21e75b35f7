import { useMemo } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { isScreen } from '@/domain/screens/screen-codec';
import type { ViewDocument } from '@/domain/search/view/view';
import { bindPage } from '@/views/variables/use-bindings';
import { MessagePage } from '@/shared/failure/MessagePage';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { lostChanges } from '@/views/files/lost-changes';
import { LostChanges } from '@/views/files/LazyLostChanges';
import { useVisit } from '@/views/address/use-visit';
import { VisitedViewState } from '@/views/page/VisitedViewState';
import { StoredView } from '@/views/saving/StoredView';
import { NEW_DASHBOARD } from '@/views/view-state/new-view';
import { dashboardDrafts, NEW_DASHBOARD_DRAFTS, type Origin } from '@/views/view-state/origin';
import { pathOfStored, useDashboardAddress } from '../address/use-dashboard-address';
import { Dashboard } from './Dashboard';

const UNSAVED: Origin = {
  kind: 'new',
  document: NEW_DASHBOARD,
  drafts: NEW_DASHBOARD_DRAFTS,
  pathOf: (parameters) => paths.newDashboard(parameters),
};

export function NewDashboardPage() {
  return <Opened origin={UNSAVED} />;
}

export function StoredDashboardPage() {
  const { viewId = '' } = useParams();
  const lost = useMemo(() => lostChanges(dashboardDrafts(viewId)), [viewId]);
  return (
    <StoredView
      key={viewId}
      viewId={viewId}
      kind={t('dashboards.kind')}
      list={<ToList />}
      ifLost={lost && ((error) => <LostChanges error={error} document={lost} />)}
    >
      {(document) => <Loaded document={document} />}
    </StoredView>
  );
}

const ToList = () => <Link to={paths.dashboards()}>{t('dashboards.list')}</Link>;

function Loaded({ document }: { document: ViewDocument }) {
  const origin = useMemo(
    (): Origin => ({
      kind: 'saved',
      document,
      drafts: dashboardDrafts(document.id),
      pathOf: (parameters) => paths.dashboard(document.id, parameters),
    }),
    [document],
  );
  if (document.type !== 'DASHBOARD')
    return <Navigate replace to={paths.savedSearch(document.id)} />;
  if (isScreen(document)) return <Navigate replace to={paths.screen(document.id)} />;
  if (document.search.queries.length === 0)
    return (
      <MessagePage title={t('views.loadFailed')} words={[t('dashboards.noPages')]}>
        <ToList />
      </MessagePage>
    );
  return <Opened origin={origin} />;
}

function Opened({ origin }: { origin: Origin }) {
  const visit = useVisit();
  return (
    <VisitedViewState
      origin={origin}
      visit={visit}
      address={useDashboardAddress(origin, visit)}
      draftsOf={dashboardDrafts}
      pathOfStored={pathOfStored}
      bind={bindPage}
    >
      {(shown) => <Dashboard visit={shown} />}
    </VisitedViewState>
  );
}
