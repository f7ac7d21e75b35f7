import { Outlet, type InitialEntry, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '@/app/LoadingScreen';
import { RouteFailure } from '@/app/RouteFailure';
import { SessionGate } from '@/app/SessionGate';
import { QuestionHost } from '@/shared/confirm/QuestionHost';
import { KeysOverlay } from '@/shared/keys/KeysOverlay';
import { isInEdition, pageAt } from '@/shared/navigation/page-at';
import { RouteExists } from '@/shared/navigation/route-exists';
import { SkipSlot } from '@/shared/skip-links/SkipLinks';
import { renderRoutes } from './render-routes';

type Options = { /** The user who is signed in; null for nobody. */ user?: string | null };

const isKnown = (path: string) => pageAt(path) !== undefined && isInEdition(pageAt(path));

/**
 * Opens an address with only these routes: with all providers, session, keys, questions and error pages, but
 * without header, navigation, palette and the pages of other areas.
 */
export const renderPagesOf =
  (pages: RouteObject[]) =>
  (url: InitialEntry, { user = 'admin' }: Options = {}) =>
    renderRoutes(
      (leave) => [
        {
          element: (
            <SessionGate leave={leave}>
              <SkipSlot />
              <KeysOverlay opener={() => null} />
              <RouteExists value={isKnown}>
                <main>
                  <Outlet />
                  <QuestionHost />
                </main>
              </RouteExists>
            </SessionGate>
          ),
          errorElement: <RouteFailure />,
          hydrateFallbackElement: <LoadingScreen />,
          children: [{ errorElement: <RouteFailure />, children: pages }],
        },
      ],
      url,
      user,
    );
