import { Suspense, use, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useNewestLocation } from '@/shared/navigation/newest-location';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useStartPageItem } from '@/views/list/use-start-page-item';
import type { ViewPaths } from '@/views/storing/view-paths';
import { useView } from '@/views/view-state/view-state-context';
import { ExportContext } from '@/views/widget-run/export-context';
import { PrintInfo } from '../print/PrintInfo';
import type { Taking } from '../print/take-page';
import { useDashboardPrintItems } from '../print/use-print-items';
import { AddWidget } from './AddWidget';
import { FilterBar } from './FilterBar';
import { useMayEdit } from '@/views/storing/use-may-edit';

const ViewActions = lazyComponent(
  async () => (await import('@/views/actions/ViewActions')).ViewActions,
  { visibleAtStart: true },
);

const FullScreenDialog = lazyComponent(
  async () => (await import('../display/FullScreenDialog')).FullScreenDialog,
);

const PrintDialog = lazyComponent(async () => (await import('../print/PrintDialog')).PrintDialog);

const VariablesDialog = lazyComponent(
  async () => (await import('@/views/variable-bar/VariablesDialog')).VariablesDialog,
);

const VariableBar = lazyComponent(
  async () => (await import('@/views/variable-bar/VariableBar')).VariableBar,
  { visibleAtStart: true },
);

/** Title, filter of all widgets, actions on the dashboard, and its variables. */
export function DashboardHead({
  title,
  onRefresh,
  onSidebar,
}: {
  title: string;
  onRefresh: () => void;
  /** Opens the sidebar where its icon bar is hidden. */
  onSidebar: (() => void) | undefined;
}) {
  const viewPaths = useViewPaths();
  const mayEdit = useMayEdit();
  const { whole, isSaved, view } = useView();
  const startPageItem = useStartPageItem('dashboard');
  const exportTable = use(ExportContext);
  const [opened, setOpened] = useState<'fullScreen' | 'variables' | Taking>();
  const close = () => setOpened(undefined);
  const printItems = useDashboardPrintItems(setOpened);
  const further = [
    ...(mayEdit
      ? [
          {
            id: 'variables',
            label: t('variables.edit'),
            onSelect: () => setOpened('variables'),
          },
        ]
      : []),
    ...(isSaved
      ? [
          {
            id: 'fullScreen',
            label: t('dashboards.fullScreen'),
            onSelect: () => setOpened('fullScreen'),
          },
          ...startPageItem(view),
        ]
      : []),
    ...(exportTable
      ? [{ id: 'export', label: t('widgets.exportMessages'), onSelect: () => exportTable() }]
      : []),
    ...printItems,
    ...(onSidebar ? [{ id: 'sidebar', label: t('sidebar.open'), onSelect: onSidebar }] : []),
  ];
  return (
    <Head>
      <Name>
        <nav aria-label={t('page.way')}>
          <Link to={paths.dashboards()}>{t('dashboards.list')}</Link>
        </nav>
        <h1>{title}</h1>
      </Name>
      <Filter data-not-printed="">
        <FilterBar onRefresh={onRefresh} />
      </Filter>
      <PrintInfo title={title} />
      <Actions data-not-printed="">
        {mayEdit && <AddWidget />}
        <Suspense>
          <ViewActions paths={viewPaths} further={further} />
        </Suspense>
        <Suspense>
          {opened === 'fullScreen' && <FullScreenDialog onClose={close} />}
          {opened === 'variables' && <VariablesDialog onClose={close} />}
        </Suspense>
      </Actions>
      {(opened === 'print' || opened === 'picture') && (
        <Suspense>
          <PrintDialog how={opened} title={title} onClose={close} />
        </Suspense>
      )}
      {whole.variables && (
        <Suspense fallback={<Reserved />}>
          <VariableBar />
        </Suspense>
      )}
    </Head>
  );
}

function useViewPaths(): ViewPaths {
  const newestLocation = useNewestLocation();
  return useMemo(
    () => ({
      home: paths.dashboards(),
      list: paths.dashboards(),
      current: () => {
        const { pathname, search } = newestLocation();
        return `${pathname}${search}`;
      },
      ofFragment: (fragment) => `${paths.dashboards()}${fragment}`,
    }),
    [newestLocation],
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l} 0`};
  background: ${({ theme }) => theme.color.surface};
  @media print {
    padding-inline: 0;
  }
`;

/** The height of the bar, so that the page does not move when it appears. */
const Reserved = styled.div`
  flex: 1 0 100%;
  height: ${({ theme }) => theme.height.control};
`;

const Name = styled.div`
  flex: 1 1 12em;
  min-width: 0;
  nav {
    font-size: ${({ theme }) => theme.size.small};
  }
  h1 {
    margin: 0;
    overflow: hidden;
    font-size: ${({ theme }) => theme.size.title};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Filter = styled.div`
  display: contents;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;
