import { useEffect, useMemo, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { connection } from '@/api/connection';
import type { UserSummary } from '@/contract/users';
import { bindingsOf } from '@/domain/search/binding/bindings';
import { shiftAt } from '@/domain/screens/burn-in';
import type { Slot } from '@/domain/screens/playback';
import { pagesOf } from '@/domain/search/view/pages';
import { useKeys } from '@/shared/keys/use-keys';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { SessionContext } from '@/shared/session/session-context';
import { toSession } from '@/shared/session/to-session';
import { t } from '@/shared/texts/t';
import { DisplayHead } from '../display/DisplayHead';
import { PageWidgets } from '../display/PageWidgets';
import { useIdleCursor } from '../display/use-idle-cursor';
import { useWakeLock } from '../display/use-wake-lock';
import { valuesText } from '../display/values-text';
import { outageStart } from './outage-start';
import { useServerCheck } from './use-server-check';
import { useLastPicture } from './use-last-picture';
import { useNewVersion } from './use-new-version';
import { usePlayback } from './use-playback';
import type { WallViews } from './use-wall-views';
import { WallFoot } from './WallFoot';
import { WallNote } from './WallNote';
import { WallReporter } from './WallReporter';
import { useScreenTheme } from './wall-theme';

type WallProps = {
  screenId: string;
  views: WallViews;
  user: UserSummary;
  /** Its access token is not accepted any more. */
  ended: boolean;
};

const MINUTE_MS = 60_000;

/** The playlist of a screen, for as long as the page is open. */
export function Wall({ screenId, views, user, ended }: WallProps) {
  const { screen, dashboards } = views;
  const session = useMemo(() => {
    const own = toSession(user);
    return screen.zone === '' ? own : { ...own, zone: screen.zone };
  }, [user, screen.zone]);
  const playback = usePlayback(views, session.zone);
  const { now, slots, isPaused, next, previous, toggle } = playback;
  const current = useSyncExternalStore(connection.subscribe, connection.current);
  const shown = useLastPicture(playback, ended || current.state !== 'up');
  const isIdle = useIdleCursor();
  const outageSince = current.state === 'down' ? current.since : undefined;
  useEffect(() => {
    if (outageSince === undefined) outageStart.end();
    else outageStart.keep(outageSince);
  }, [outageSince]);
  useScreenTheme(screenId, screen.theme);
  useServerCheck(shown.kind === 'page' ? `${shown.slot.entryId} ${shown.slot.pageId}` : '');
  useWakeLock(shown.kind !== 'dark');
  useNewVersion(
    shown.kind === 'page' && shown.count > 1
      ? `${shown.slot.entryId} ${shown.slot.pageId}`
      : `${Math.floor(now / MINUTE_MS)}`,
  );
  useKeys(t('screens.keyGroup'), [
    { keys: 'ArrowRight', label: t('dashboards.keyNextPage'), run: next },
    { keys: 'ArrowLeft', label: t('dashboards.keyPreviousPage'), run: previous },
    { keys: 'p', label: t('dashboards.keyPause'), run: toggle },
    { keys: 'f', label: t('screens.keyFullScreen'), run: toggleFullScreen },
  ]);
  const report = (dashboard: string, page: string) => (
    <WallReporter
      screenId={screenId}
      dashboard={dashboard}
      page={page}
      missing={views.missing.length}
    />
  );
  if (shown.kind !== 'page')
    return (
      <SessionContext value={session}>
        {shown.kind === 'dark' ? (
          <Dark aria-label={t('screens.dark')}>
            <PageTitle title={views.title} />
          </Dark>
        ) : (
          <WallNote title={views.title}>{t('screens.nothing')}</WallNote>
        )}
        {report('', '')}
      </SessionContext>
    );

  const { slot, index, remaining } = shown;
  const dashboard = dashboards.get(slot.dashboardId);
  if (!dashboard) return null;
  const values = screen.playlist.find(({ id }) => id === slot.entryId)?.values;
  const title = pageTitle(dashboards, slot);
  const { x, y } = shiftAt(now, screen.shift);
  return (
    <SessionContext value={session}>
      <Picture
        $hidesCursor={isIdle}
        $stale={ended || outageSince !== undefined}
        style={{ padding: screen.shift, transform: `translate(${x}px, ${y}px)` }}
      >
        <PageTitle title={`${dashboard.title} – ${title}`} />
        <DisplayHead
          title={dashboard.title}
          pages={(shown.isHeld ? [slot] : slots).map((one) => ({
            id: `${one.entryId} ${one.pageId}`,
            title:
              one.dashboardId === slot.dashboardId
                ? pageTitle(dashboards, one)
                : `${dashboards.get(one.dashboardId)?.title} – ${pageTitle(dashboards, one)}`,
          }))}
          cycle={{ at: shown.isHeld ? 0 : index, endsAt: now + remaining, isPaused, toggle }}
          interval={slot.seconds}
          values={valuesText(bindingsOf(dashboard.variables, values))}
        />
        <PageWidgets
          key={slot.entryId}
          document={dashboard}
          pageId={slot.pageId}
          filter={undefined}
          variables={values}
          refresh={screen.refresh}
          pictureFor={slot.seconds}
        />
        <WallFoot ended={ended} isGone={views.isGone} missing={views.missing.length} now={now} />
      </Picture>
      {report(dashboard.title, title)}
    </SessionContext>
  );
}

function pageTitle(dashboards: WallViews['dashboards'], { dashboardId, pageId }: Slot): string {
  const dashboard = dashboards.get(dashboardId);
  const pages = dashboard ? pagesOf(dashboard) : [];
  const at = pages.findIndex(({ id }) => id === pageId);
  return pages[at]?.title || t('dashboards.page', { n: at + 1 });
}

function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  // Browsers without it, or that forbid it, go on in the window.
  void done?.catch(() => undefined);
}

const Picture = styled.div<{ $hidesCursor: boolean; $stale: boolean }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  /* The padding is the room in which it moves. */
  box-sizing: border-box;
  height: 100dvh;
  ${({ $hidesCursor }) => $hidesCursor && '&, & * { cursor: none !important; }'}
  /* The last picture, not mistaken for the present. */
  > :not([role='status']) {
    filter: ${({ $stale }) => ($stale ? 'grayscale(1) opacity(0.6)' : 'none')};
  }
`;

const Dark = styled.div`
  height: 100dvh;
  background: black;
  cursor: none;
`;
