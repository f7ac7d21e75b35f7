// Before all modules that read the parts of plugins.
import '@/app/plugins/installed';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createQueryClient } from '@/api/query-client';
import { App } from '@/app/App';
import { firstIdle } from '@/app/startup/first-idle';
import { routesOf } from '@/app/routes';
import { keepForOutages } from '@/app/startup/keep-for-outages';
import { isWall, takeWallToken } from '@/app/startup/wall-token';
import { onFirstInteraction } from '@/app/startup/on-first-interaction';
import { watchConnection } from '@/shared/connection/watch-connection';
import { journal } from '@/shared/drafts/journal';
import { sessionQueries } from '@/shared/session/session-queries';
import { watchTabs } from './app/watch-tabs';
import { languageStore } from '@/shared/texts/language-store';
import { preloadLazyComponents, retryAfterOutage } from '@/ui/lazy/lazy-component';
import '@/theme/first-paint.css';

// The page stands wherever the server serves it, below a prefix too.
const basename = new URL('.', document.baseURI).pathname;
const queryClient = createQueryClient();

if (isWall()) takeWallToken();
else {
  // Who is here is asked while the page's code is still on its way.
  void queryClient.prefetchQuery(sessionQueries.current());
  watchTabs(queryClient);
}
watchConnection(queryClient);
addEventListener('pagehide', () => void journal.flush());
firstIdle.await(
  () => queryClient.isFetching() > 0,
  () => {
    onFirstInteraction(preloadLazyComponents);
    keepForOutages();
    void keepFocus();
  },
);

async function keepFocus(): Promise<void> {
  const load = () => import('@/app/restore-lost-focus');
  (await retryAfterOutage(load)).restoreLostFocus();
}

const router = createBrowserRouter(
  routesOf(() => location.assign(basename)),
  { basename },
);
// The router reports what its error pages caught.
const root = document.getElementById('app');
const show = () =>
  root &&
  createRoot(root, { onCaughtError: () => {} }).render(
    <App queryClient={queryClient} router={router} />,
  );
void languageStore.restore().then(show);
