import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { loadTexts, withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { WidgetChrome } from '@/views/widget-frame/widget-chrome';
import { useView } from '@/views/view-state/view-state-context';
import { WidgetTitle } from '@/views/widget-run/WidgetTitle';
import { searchesAsPage } from '@/views/widget-run/request/searches-as-page';
import { useWidget } from './use-widget';

/** Title and menu of a widget. The menu comes last in reading order. */
export function useChrome(widgetId: string, handle: ReactNode = null): WidgetChrome {
  const controls = useWidget(widgetId);
  const { view, isReadOnly, isSaved } = useView();
  // There every widget has settings of its own.
  const isDashboard = view.type === 'DASHBOARD';
  return {
    handle,
    title: (id) => (
      <>
        <WidgetTitle
          id={id}
          title={controls.title}
          uniqueTitle={controls.uniqueTitle}
          renaming={controls.renaming}
          onRename={() => void loadTexts(['widgets']).then(controls.startRenaming)}
          onRenamed={controls.endRenaming}
        />
        {!isDashboard && controls.widget && !searchesAsPage(controls.widget) && (
          <Suspense fallback={null}>
            <Deviations widget={controls.widget} />
          </Suspense>
        )}
        {isSaved && !isReadOnly && (
          <Suspense fallback={null}>
            <StoredSearchNotice widgetId={widgetId} />
          </Suspense>
        )}
      </>
    ),
    menu: (items) => (
      <Suspense fallback={<Container />}>
        <WidgetMenu widgetId={widgetId} controls={controls} resultItems={items} />
      </Suspense>
    ),
  };
}

const WidgetMenu = lazyComponent(
  withTexts(['widgets', 'forms'], async () => (await import('./WidgetMenu')).WidgetMenu),
  { visibleAtStart: true },
);

const Deviations = lazyComponent(
  withTexts(['widgets'], async () => (await import('./own-settings/Deviations')).Deviations),
  { visibleAtStart: true },
);

const StoredSearchNotice = lazyComponent(
  withTexts(['widgets'], async () => (await import('./StoredSearchNotice')).StoredSearchNotice),
  { visibleAtStart: true },
);

const Container = styled.span`
  flex: none;
  width: ${({ theme }) => theme.height.control};
`;
