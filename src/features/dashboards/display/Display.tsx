import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { bindingsOf } from '@/domain/search/binding/bindings';
import { writeDashboardAddress } from '@/domain/search/view-state/dashboard-address';
import { shownTabs, type DisplaySettings } from '@/domain/search/view-state/display-address';
import type { VariableValues } from '@/domain/search/view-state/variable-address';
import { pagesOf, type PageFilter } from '@/domain/search/view/pages';
import type { ViewDocument } from '@/domain/search/view/view';
import { useKeys } from '@/shared/keys/use-keys';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { DisplayHead } from './DisplayHead';
import { PageWidgets } from './PageWidgets';
import { useCycle } from './use-cycle';
import { useIdleCursor } from './use-idle-cursor';
import { useWakeLock } from './use-wake-lock';
import { valuesText } from './values-text';

type DisplayProps = {
  document: ViewDocument;
  settings: DisplaySettings;
  filter: PageFilter | undefined;
  /** Values of variables instead of their defaults. */
  variables: VariableValues | undefined;
  /** Id of the page that is shown first, by default the first one. */
  start: string | undefined;
};

/** Shows the pages of a dashboard in turn, and refreshes their widgets. */
export function Display({ document, settings, filter, variables, start }: DisplayProps) {
  const navigate = useNavigate();
  const pages = pagesOf(document);
  const shown = shownTabs(settings, pages.length).flatMap((index) => {
    const page = pages[index];
    return page ? [{ ...page, title: page.title || t('dashboards.page', { n: index + 1 }) }] : [];
  });
  const cycle = useCycle(shown.length, {
    seconds: settings.interval,
    start: shown.findIndex(({ id }) => id === start),
  });
  const isIdle = useIdleCursor();
  useWakeLock(true);
  const current = shown[cycle.at] ?? shown[0];
  const pageId = current?.id ?? '';
  const exit = paths.dashboard(
    document.id,
    Object.fromEntries(
      writeDashboardAddress({
        overrides: { ...(filter && { filter }), ...(variables && { variables }) },
        focus: { page: pageId },
      }),
    ),
  );
  useKeys(t('dashboards.keyGroup'), [
    { keys: 'ArrowRight', label: t('dashboards.keyNextPage'), run: cycle.next },
    { keys: 'ArrowLeft', label: t('dashboards.keyPreviousPage'), run: cycle.previous },
    { keys: 'p', label: t('dashboards.keyPause'), run: cycle.toggle },
    {
      keys: 'Escape',
      label: t('dashboards.keyLeave'),
      run: () => void navigate(exit),
    },
  ]);
  return (
    <Screen $hidesCursor={isIdle}>
      <PageTitle title={`${document.title} – ${current?.title ?? ''}`} />
      <DisplayHead
        title={document.title}
        pages={shown}
        cycle={cycle}
        interval={settings.interval}
        values={valuesText(bindingsOf(document.variables, variables))}
        exit={exit}
      />
      {current && (
        <PageWidgets
          document={document}
          pageId={current.id}
          filter={filter}
          variables={variables}
          refresh={settings.refresh}
        />
      )}
    </Screen>
  );
}

export const Screen = styled.div<{ $hidesCursor: boolean }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  height: 100dvh;
  ${({ $hidesCursor }) => $hidesCursor && '&, & * { cursor: none !important; }'}
`;
