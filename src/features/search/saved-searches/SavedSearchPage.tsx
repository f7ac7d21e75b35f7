import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo, type ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { onlyQuery, type ViewDocument } from '@/domain/search/view/view';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { failureTexts } from '@/shared/failure/failure-texts';
import { FailureDetails } from '@/shared/failure/FailureDetails';
import { MessagePage } from '@/shared/failure/MessagePage';
import { MissingCapabilities } from '@/shared/failure/MissingCapabilities';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { viewQueries } from '@/views/saving/queries';
import { savedDrafts, type Origin } from '@/views/session/origin';
import { ResultsSkeleton } from '@/views/widgets/frame/ResultsSkeleton';
import { SearchPage } from '../page/SearchPage';

export function SavedSearchPage() {
  const { viewId } = useParams();
  return viewId === undefined ? (
    <Interrupted message={t('views.noId')} />
  ) : (
    <Loaded key={viewId} viewId={viewId} />
  );
}

function Loaded({ viewId }: { viewId: string }) {
  const { data, error, refetch } = useQuery({
    ...viewQueries.document(viewId),
    throwOnError: (failure, { state }) => state.data === undefined && isPageFailure(failure),
  });
  if (data) return <Opened document={data} />;
  if (!error) return <ResultsSkeleton />;
  const retry = (
    <Button variant="primary" onClick={() => void refetch()}>
      {t('failure.retry')}
    </Button>
  );
  return (
    <Interrupted message={failureTexts(error).words.join(' ')}>
      <FailureDetails error={error} actions={retry} />
    </Interrupted>
  );
}

function Opened({ document }: { document: ViewDocument }) {
  const routeExists = useContext(RouteExists);
  if (document.type === 'DASHBOARD') {
    const path = paths.dashboard(document.id);
    return routeExists(path) ? (
      <Navigate replace to={path} />
    ) : (
      <MessagePage
        title={t('views.isDashboardTitle', { title: document.title })}
        words={[t('views.isDashboard')]}
      >
        <Link to={paths.savedSearches()}>{t('views.list')}</Link>
      </MessagePage>
    );
  }
  const missing = missingOf(document);
  if (missing.length > 0) return <MissingCapabilities kind={t('views.kind')} missing={missing} />;
  const problem = problemOf(document);
  return problem === undefined ? <Shown document={document} /> : <Interrupted message={problem} />;
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

/** Parameters and other requirements of a view belong to enterprise plugins. */
const missingOf = ({ requires, search: { parameters } }: ViewDocument): string[] => [
  ...Object.keys(requires),
  ...(parameters.length > 0 && !Object.hasOwn(requires, 'parameters') ? ['parameters'] : []),
];

/** The loaded view is not a search that can be shown. */
const Interrupted = ({ message, children }: { message: string; children?: ReactNode }) => (
  <MessagePage title={t('views.loadFailed')} words={[message]}>
    {children ?? <Link to={paths.savedSearches()}>{t('views.list')}</Link>}
  </MessagePage>
);

function problemOf(document: ViewDocument): string | undefined {
  try {
    onlyQuery(document);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
