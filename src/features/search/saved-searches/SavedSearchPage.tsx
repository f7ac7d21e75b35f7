import { useMemo } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { onlyQuery, type ViewDocument } from '@/domain/search/view/view';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { lostChanges } from '@/views/files/lost-changes';
import { LostChanges } from '@/views/files/LazyLostChanges';
import { Interrupted, StoredView } from '@/views/saving/StoredView';
import { savedDrafts, type Origin } from '@/views/view-state/origin';
import { SearchPage } from '../page/SearchPage';

export function SavedSearchPage() {
  const { viewId = '' } = useParams();
  const lost = useMemo(() => lostChanges(savedDrafts(viewId)), [viewId]);
  return (
    <StoredView
      key={viewId}
      viewId={viewId}
      kind={t('views.kind')}
      list={<ToList />}
      ifLost={lost && ((error) => <LostChanges error={error} document={lost} />)}
    >
      {(document) => <Opened document={document} />}
    </StoredView>
  );
}

const ToList = () => <Link to={paths.savedSearches()}>{t('views.list')}</Link>;

function Opened({ document }: { document: ViewDocument }) {
  if (document.type === 'DASHBOARD') return <Navigate replace to={paths.dashboard(document.id)} />;
  const problem = problemOf(document);
  return problem === undefined ? (
    <Shown document={document} />
  ) : (
    <Interrupted message={problem}>
      <ToList />
    </Interrupted>
  );
}

function Shown({ document }: { document: ViewDocument }) {
  const origin = useMemo(
    (): Origin => ({
      kind: 'saved',
      document,
      drafts: savedDrafts(document.id),
      pathOf: (parameters) => paths.savedSearch(document.id, parameters),
    }),
    [document],
  );
  return <SearchPage origin={origin} />;
}

function problemOf(document: ViewDocument): string | undefined {
  try {
    onlyQuery(document);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
