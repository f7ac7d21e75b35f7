import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo, useState, type ReactNode } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { ulid } from 'ulid';
import { onlyQuery, type ViewDocument } from '@/domain/search/view';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { failureTexts } from '@/shared/failure/failure-texts';
import { FailureDetails } from '@/shared/failure/FailureDetails';
import { MessagePage } from '@/shared/failure/MessagePage';
import { MissingCapabilities } from '@/shared/failure/MissingCapabilities';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { ResultsSkeleton } from '../results/ResultsSkeleton';
import { SearchPage } from '../SearchPage';
import { readEntryState, type EntryState } from '../url-state';
import { keptAddress } from '../view/kept-address';
import { savedDraftKey, type Origin } from '../view/origin';
import { isOfOthers } from './own-changes';
import { viewQueries } from './queries';

/** A saved search by its id. */
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
    <AsItWasLeft document={document} />
  ) : (
    <Interrupted message={problem} />
  );
}

/**
 * Opened without parameters, it has those it was left with where they were not saved. Opened by
 * somebody's link, it is what the link says, and what one changed oneself waits beside it.
 */
function AsItWasLeft({ document }: { document: ViewDocument }) {
  const location = useLocation();
  const { pathname, search } = location;
  const { aside } = readEntryState(location.state);
  const [left, setLeft] = useState(() =>
    search === '' ? keptAddress(savedDraftKey(document.id)) : undefined,
  );
  const [link, setLink] = useState(() => (isOfOthers(document, location) ? ulid() : undefined));
  const origin = useMemo(
    (): Origin => ({
      kind: 'saved',
      document,
      draftKey:
        aside === undefined ? savedDraftKey(document.id) : `${savedDraftKey(document.id)}.${aside}`,
      pathOf: (parameters) => paths.savedSearch(document.id, parameters),
      ...(aside !== undefined && { beside: true }),
    }),
    [document, aside],
  );
  if (left && search !== '') setLeft(undefined);
  if (link !== undefined && aside !== undefined) setLink(undefined);
  if (link !== undefined)
    return (
      <Navigate
        replace
        to={{ pathname, search }}
        state={{ run: link, aside: link } satisfies EntryState}
      />
    );
  return left ? <Navigate replace to={origin.pathOf(left)} /> : <SearchPage origin={origin} />;
}

/** Parameters and what else a view says it requires are of other editions. */
const missingOf = ({ requires, search: { parameters } }: ViewDocument): string[] => [
  ...Object.keys(requires),
  ...(parameters.length > 0 && !Object.hasOwn(requires, 'parameters') ? ['parameters'] : []),
];

/** What was loaded is no search that can be shown. */
const Interrupted = ({
  message,
  children = <Link to={paths.savedSearches()}>{t('views.list')}</Link>,
}: {
  message: string;
  children?: ReactNode;
}) => (
  <MessagePage title={t('views.loadFailed')} words={[message]}>
    {children}
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
