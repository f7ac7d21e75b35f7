import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo, useState, type ReactNode } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { ulid } from 'ulid';
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
import { savedDraftKey, type Origin } from '@/views/session/origin';
import { ResultsSkeleton } from '@/views/widgets/frame/ResultsSkeleton';
import { branchIn, newRun, writeHistoryState } from '../address/history-state';
import { contradictsOwnChanges } from '../address/own-changes';
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
  return problem === undefined ? (
    <AsAddressed document={document} />
  ) : (
    <Interrupted message={problem} />
  );
}

/**
 * Without parameters, the address resumes the user's unsaved changes. A link that contradicts them
 * is shown as a separate branch, recorded in its history entries.
 */
function AsAddressed({ document }: { document: ViewDocument }) {
  const location = useLocation();
  const { pathname, search } = location;
  const branch = branchIn(location.state);
  const [link, setLink] = useState(() =>
    contradictsOwnChanges(document, location) ? ulid() : undefined,
  );
  const origin = useMemo(
    (): Origin => ({
      kind: 'saved',
      document,
      draftKey: [savedDraftKey(document.id), ...(branch === undefined ? [] : [branch])].join('.'),
      pathOf: (parameters) => paths.savedSearch(document.id, parameters),
      ...(branch !== undefined && { branch }),
    }),
    [document, branch],
  );
  if (link !== undefined && branch !== undefined) setLink(undefined);
  return link === undefined ? (
    <SearchPage origin={origin} />
  ) : (
    <Navigate
      replace
      to={{ pathname, search }}
      state={writeHistoryState({ run: newRun(link), branch: link })}
    />
  );
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
