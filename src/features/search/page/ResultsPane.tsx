import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { isKeywordError } from '@/views/execution/error-reasons';
import type { RunningSearch } from '@/views/execution/executions';
import { RESULTS_ID } from '@/views/widget-controls/widget-focus';
import { fadedWhen } from '../status/StatusLine';

const SearchProblems = lazyComponent(
  withTexts(
    ['searchProblems'],
    async () => (await import('../status/SearchProblems')).SearchProblems,
  ),
);

type ResultsPaneProps = {
  search: RunningSearch;
  children: ReactNode;
};

/** The results, below notices about them. */
export function ResultsPane({ search, children }: ResultsPaneProps) {
  return (
    <Results
      id={RESULTS_ID}
      tabIndex={-1}
      aria-label={t('search.results')}
      aria-busy={search.busy}
      $dimmed={search.outdated && search.execution !== undefined}
    >
      {hasProblems(search) && (
        <Suspense>
          <SearchProblems search={search} />
        </Suspense>
      )}
      {children}
    </Results>
  );
}

const hasProblems = ({ execution, error, outdated, cancelled }: RunningSearch) =>
  cancelled ||
  (error !== null && !isKeywordError(error)) ||
  (execution !== undefined &&
    !outdated &&
    (execution.errors.length > 0 || (execution.progress?.missing.length ?? 0) > 0));

/**
 * Positioned, because visually hidden texts inside it are placed relative to it: otherwise they
 * would make the whole page as tall as the scrolled content.
 */
const Results = styled.section<{ $dimmed: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  height: 100%;
  padding: ${({ theme }) => theme.space.m};
  overflow: auto;
  > :not([data-notice]) {
    ${fadedWhen}
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    padding-inline: 0;
    /* The page scrolls, and parts of this stick to it. */
    overflow: visible;
  }
`;

/** Does not shrink to make room for the results. */
export const Above = styled.div`
  flex: none;
`;
