import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import type { ViewDocument } from '@/domain/search/view/view';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { failureTexts } from '@/shared/failure/failure-texts';
import { FailureDetails } from '@/shared/failure/FailureDetails';
import { MessagePage } from '@/shared/failure/MessagePage';
import { MissingCapabilities } from '@/shared/failure/MissingCapabilities';
import { t } from '@/shared/texts/t';
import { withTexts } from '@/shared/texts/load-texts';
import { Button } from '@/ui/button/Button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ResultsSkeleton } from '@/views/widget-frame/ResultsSkeleton';
import { viewQueries } from '@/views/storing/queries';

type StoredViewProps = {
  viewId: string;
  /** What users call this kind of view in a sentence. */
  kind: string;
  /** Link to the list of these views. */
  list: ReactNode;
  /** In place of the error page, if the view is missing or forbidden. */
  ifLost?: ((error: Error) => ReactNode) | undefined;
  children: (document: ViewDocument) => ReactNode;
};

/** Loads a stored view, and explains why it cannot be shown. */
export function StoredView({ viewId, kind, list, ifLost, children }: StoredViewProps) {
  const { data, error, refetch } = useQuery({
    ...viewQueries.document(viewId),
    enabled: viewId !== '',
    throwOnError: (failure, { state }) =>
      state.data === undefined && isPageFailure(failure) && !ifLost,
  });
  if (viewId === '') return <Interrupted message={t('views.noId')}>{list}</Interrupted>;
  const missing = data ? missingOf(data) : [];
  if (data && missing.length > 0)
    return (
      <MissingCapabilities kind={kind} missing={missing}>
        <Suspense fallback={null}>
          <EnterpriseNotice
            feature={missing.map((id) => nameOf(data.requires[id]) ?? id).join(', ')}
          />
        </Suspense>
      </MissingCapabilities>
    );
  if (data) return children(data);
  if (!error) return <ResultsSkeleton />;
  if (ifLost && isPageFailure(error)) return ifLost(error);
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

const EnterpriseNotice = lazyComponent(
  withTexts(
    ['edition'],
    async () => (await import('@/shared/edition/EnterpriseNotice')).EnterpriseNotice,
  ),
  { preload: false },
);

/** Parameters and other requirements of a view belong to enterprise plugins. */
const missingOf = ({ requires, search: { parameters } }: ViewDocument): string[] => [
  ...Object.keys(requires),
  ...(parameters.length > 0 && !Object.hasOwn(requires, 'parameters') ? ['parameters'] : []),
];

/** What requires something tells its id and, among other facts, its name. */
const nameOf = (required: unknown): string | undefined =>
  typeof required === 'object' &&
  required !== null &&
  'name' in required &&
  typeof required.name === 'string'
    ? required.name
    : undefined;

/** The loaded view cannot be shown. */
export const Interrupted = ({ message, children }: { message: string; children: ReactNode }) => (
  <MessagePage title={t('views.loadFailed')} words={[message]}>
    {children}
  </MessagePage>
);
