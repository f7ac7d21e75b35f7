import { useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { readDashboardAddress } from '@/domain/search/view-state/dashboard-address';
import { readDisplaySettings } from '@/domain/search/view-state/display-address';
import { settingsOf } from '@/domain/search/view-state/page-settings';
import type { ViewDocument } from '@/domain/search/view/view';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { StoredView } from '@/views/saving/StoredView';
import { Display } from './Display';

/** A stored dashboard in full screen, without navigation. */
export function DisplayPage() {
  const { viewId = '' } = useParams();
  return (
    <StoredView
      key={viewId}
      viewId={viewId}
      kind={t('dashboards.kind')}
      list={<Link to={paths.dashboards()}>{t('dashboards.list')}</Link>}
    >
      {(document) => <Shown document={document} />}
    </StoredView>
  );
}

function Shown({ document }: { document: ViewDocument }) {
  const { search } = useLocation();
  const shown = useMemo(() => {
    const params = new URLSearchParams(search);
    const {
      overrides: { filter, variables },
      focus,
    } = readDashboardAddress(params, null, settingsOf(document));
    return { settings: readDisplaySettings(params), filter, variables, start: focus.page };
  }, [search, document]);
  return <Display document={document} {...shown} />;
}
