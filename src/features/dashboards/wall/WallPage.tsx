import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { call } from '@/api/client';
import { isNoAnswer } from '@/api/errors';
import { hello } from '@/contract/system';
import type { UserSummary } from '@/contract/users';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { errorText } from '@/shared/failure/error-text';
import { KeysOverlay } from '@/shared/keys/KeysOverlay';
import { t } from '@/shared/texts/t';
import { useWallAccess } from './use-wall-access';
import { useWallViews } from './use-wall-views';
import { Wall } from './Wall';
import { WallNote } from './WallNote';
import { WallWaiting } from './WallWaiting';
import { useLastKnownTheme } from './wall-theme';

const DAY_MS = 24 * 60 * 60_000;
const RELOAD_MS = 30_000;
/** Loaded again at once, unless that did not help a moment ago. */
const SOON_MS = 1_000;
const RELOADED = 'console.wall.failed';

/** A screen on a wall, which signs in by its access token and goes on by itself. */
export function WallPage() {
  const { screenId = '' } = useParams();
  const client = useQueryClient();
  const access = useWallAccess(screenId);
  useLastKnownTheme(screenId);
  useEffect(() => {
    const { queries } = client.getDefaultOptions();
    // Each page shows its last data at once when its turn comes again.
    client.setDefaultOptions({ queries: { ...queries, gcTime: DAY_MS } });
    return () => client.setDefaultOptions({ queries: { ...queries } });
  }, [client]);
  return (
    <main>
      <WithoutBanner />
      <Signed access={access} screenId={screenId} />
      <KeysOverlay opener={() => null} />
    </main>
  );
}

/** The wall says by itself that the server is not responding. */
const WithoutBanner = createGlobalStyle`
  body [data-bottom-banner] {
    display: none;
  }
`;

function Signed({
  access,
  screenId,
}: {
  access: ReturnType<typeof useWallAccess>;
  screenId: string;
}): ReactNode {
  if (!access) return <WallWaiting />;
  switch (access.kind) {
    case 'noToken':
      return <WallNote title={t('screens.noTokenTitle')}>{t('screens.noToken')}</WallNote>;
    case 'refused':
      return (
        <WallNote title={t('screens.refusedTitle')}>
          <p>{t('screens.refused', { user: access.username })}</p>
          <ul>
            {access.permissions.slice(0, MOST_PERMISSIONS).map((permission) => (
              <li key={permission}>
                <code>{permission}</code>
              </li>
            ))}
          </ul>
        </WallNote>
      );
    case 'ended':
      return access.user ? (
        <Opened screenId={screenId} user={access.user} ended />
      ) : (
        <WallNote title={t('screens.endedTitle')}>{t('screens.endedHelp')}</WallNote>
      );
    case 'open':
      return <Opened screenId={screenId} user={access.user} ended={false} />;
  }
}

const MOST_PERMISSIONS = 10;

function Opened({
  screenId,
  user,
  ended,
}: {
  screenId: string;
  user: UserSummary;
  ended: boolean;
}) {
  const { views, error } = useWallViews(screenId);
  if (views) return <Wall screenId={screenId} views={views} user={user} ended={ended} />;
  if (!error || isNoAnswer(error)) return <WallWaiting />;
  return (
    <WallNote title={t('screens.unreadableTitle')}>
      {isPageFailure(error)
        ? t('screens.unreadable', { user: user.username })
        : t('screens.unreadableFor', { reason: errorText(error) })}
    </WallNote>
  );
}

/** In place of a page that failed as a whole: loads it again once the server answers. */
export function WallFailure() {
  const { screenId = '' } = useParams();
  useLastKnownTheme(screenId);
  useEffect(() => {
    const isFirst = Date.now() - Number(sessionStorage.getItem(RELOADED)) > 2 * RELOAD_MS;
    const reload = () => {
      void call(hello, undefined, { anonymous: true }).then(
        () => {
          sessionStorage.setItem(RELOADED, `${Date.now()}`);
          location.reload();
        },
        () => undefined,
      );
    };
    const soon = isFirst ? setTimeout(reload, SOON_MS) : undefined;
    const timer = setInterval(reload, RELOAD_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, []);
  return <WallNote title={t('screens.failedTitle')}>{t('screens.failed')}</WallNote>;
}
