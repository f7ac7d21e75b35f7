import { Suspense, useCallback, useState } from 'react';
import styled from 'styled-components';
import { pagesOf, queryOfPage } from '@/domain/search/view/pages';
import type { ViewDocument } from '@/domain/search/view/view';
import { t } from '@/shared/texts/t';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { Tabs } from '@/ui/tabs/Tabs';
import { pageTitle } from '@/views/comparison/describe-version';
import { Highlighting } from '@/views/highlighting/Highlighting';
import { ReadOnlyViewState } from '@/views/view-state/ReadOnlyViewState';
import { ResultsSkeleton } from '@/views/widget-frame/ResultsSkeleton';
import { WidgetGrid } from '@/views/widget-grid/LazyWidgetGrid';

const NO_ACTIONS = {};
const ignore = () => {};

/** A version with the results of today. */
export function VersionPreview({ version, id }: { version: ViewDocument; id: string }) {
  const pages = pagesOf(version);
  const [wanted, show] = useState<string>();
  const shown = pages.find((page) => page.id === wanted) ?? pages[0];
  if (!shown) return <EmptyState title={t('versions.noWidgets')} />;
  const page = <PreviewedPage key={shown.id} version={version} id={id} pageId={shown.id} />;
  if (pages.length === 1) return page;
  return (
    <Tabs
      label={t('versions.pages')}
      tabs={pages.map((one) => ({
        id: one.id,
        label: pageTitle(version, one.id),
        panel: page,
      }))}
      active={shown.id}
      onChange={show}
    />
  );
}

function PreviewedPage({
  version,
  id,
  pageId,
}: {
  version: ViewDocument;
  id: string;
  pageId: string;
}) {
  const { timerange } = queryOfPage(version, pageId);
  const windowOf = useCallback(() => timerange, [timerange]);
  return (
    <ReadOnlyViewState document={version} pageId={pageId} filter={undefined} run={`version ${id}`}>
      <Highlighting execution={undefined} fieldActions={NO_ACTIONS}>
        <Widgets>
          <Suspense fallback={<ResultsSkeleton />}>
            <WidgetGrid
              windowOf={windowOf}
              run={`version ${id}`}
              outdated={false}
              page={undefined}
              locked
              empty={<EmptyState title={t('versions.noWidgets')} />}
              onQueryChange={ignore}
              onZoom={ignore}
            />
          </Suspense>
        </Widgets>
      </Highlighting>
    </ReadOnlyViewState>
  );
}

/** Widgets cannot be changed here, so the buttons in their heads are hidden. */
const Widgets = styled.div`
  min-width: 0;
  min-height: 50dvh;
  margin-top: ${({ theme }) => theme.space.s};
  section > header button {
    display: none;
  }
`;
