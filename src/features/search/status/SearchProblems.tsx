import { Suspense } from 'react';
import styled from 'styled-components';
import type { SearchError } from '@/contract/search';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { FailurePage } from '@/shared/failure/FailurePage';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Notice } from '@/ui/notice/Notice';
import { reasonOfError } from '@/views/execution/error-reasons';
import type { RunningSearch } from '@/views/execution/executions';
import { LimitOfErrors } from '@/views/execution/range-limit/LimitOfErrors';
import { SEARCH_IDS } from '@/views/execution/search-request';

const MissingParts = lazyComponent(
  withTexts(
    ['slices'],
    async () => (await import('@/views/execution/slices/MissingParts')).MissingParts,
  ),
);

/** Explains why results are missing or incomplete. */
export function SearchProblems({
  search: { execution, error, outdated, cancelled, retry },
}: {
  search: RunningSearch;
}) {
  const stale = outdated && execution ? t('status.outdated') : undefined;
  if (cancelled) {
    return (
      <Wrapper data-notice>
        <Notice
          tone="info"
          title={t('status.cancelled')}
          actions={<Button onClick={retry}>{t('search.runAgain')}</Button>}
        >
          {t('status.cancelledLead')} {stale}
        </Notice>
      </Wrapper>
    );
  }
  // Shown in place of the results, because the query above is still usable and may be the fix.
  if (isPageFailure(error))
    return (
      <div data-notice>
        <FailurePage error={error} />
      </div>
    );
  if (error)
    return (
      <Wrapper data-notice>
        <FailureNotice error={error} retry={retry} />
        {stale !== undefined && <Stale>{stale}</Stale>}
      </Wrapper>
    );
  if (!execution || outdated) return null;
  const { progress } = execution;
  if (progress && !progress.running && progress.missing.length > 0)
    return (
      <Wrapper data-notice>
        <Suspense>
          <MissingParts
            progress={progress}
            reasons={reasonsOf(execution.errors)}
            onRunAgain={retry}
          />
        </Suspense>
      </Wrapper>
    );
  if (execution.errors.length === 0) return null;
  const failed = execution.outcome === 'failed';
  return (
    <Wrapper data-notice>
      <Notice
        tone={failed ? 'danger' : 'warning'}
        title={failed ? t('problem.failedTitle') : t('problem.partialTitle')}
        actions={<Button onClick={retry}>{t('search.runAgain')}</Button>}
      >
        <Reasons>
          {reasonsOf(execution.errors).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Reasons>
        <LimitOfErrors errors={execution.errors} />
      </Notice>
    </Wrapper>
  );
}

/** One reason per line; a reason that both parts share is shown once. */
function reasonsOf(errors: readonly SearchError[]): string[] {
  const shared =
    errors.length > 1 && errors.every(({ description }) => description === errors[0]?.description);
  return [...new Set(shared ? errors.slice(0, 1).map(reasonOfError) : errors.map(reasonOf))];
}

function reasonOf(error: SearchError): string {
  const reason = reasonOfError(error);
  switch (error.search_type_id) {
    case SEARCH_IDS.messages:
      return t('problem.messages', { reason });
    case SEARCH_IDS.histogram:
      return t('problem.histogram', { reason });
    default:
      return reason;
  }
}

const Wrapper = styled.div`
  flex: none;
`;

const Stale = styled.p`
  margin: ${({ theme }) => theme.space.xs} 0 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Reasons = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
  overflow-wrap: anywhere;
`;
