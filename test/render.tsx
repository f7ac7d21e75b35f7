import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { connection } from '@/api/connection';
import { createQueryClient } from '@/api/query-client';
import { sessionGate } from '@/api/session-gate';
import { App } from '@/app/App';
import { restoreLostFocus } from '@/app/restore-lost-focus';
import { routesOf } from '@/app/routes';
import { watchConnection } from '@/shared/connection/watch-connection';
import { journal } from '@/shared/drafts/journal';
import { HISTORY_KEY } from '@/shared/query-input/use-query-history';
import { toasts } from '@/shared/toasts/toast-store';
import { watchTabs } from '@/shared/session/watch-tabs';
import { signInAs } from './backend';

/** Pings quickly, so that tests need not wait; the order of things is the real one. */
const PACE = { whileUp: 20_000, firstRetry: 20, longestRetry: 40 };

const endings: (() => void)[] = [];

// A page keeps some things for as long as it is open; each test opens a new one.
afterEach(async () => {
  // First, or what is still on the page asks again for what is cleared below it.
  cleanup();
  for (const end of endings.splice(0)) end();
  sessionGate.open();
  connection.reportAnswer();
  toasts.clear();
  await journal.clear();
  journal.discard(HISTORY_KEY);
  document.documentElement.removeAttribute('data-theme');
});

type Options = {
  /** Signed in as this user; null: nobody. */ user?: string | null;
  /** Pages instead of the console's. */ pages?: RouteObject[];
};

/** Opens the whole console at an address. */
export async function renderAt(url: string, { user = 'admin', pages }: Options = {}) {
  if (user !== null) await signInAs(user);
  const queryClient = createQueryClient({ firstDelay: 1 });
  const leave = vi.fn();
  const router = createMemoryRouter(routesOf(leave, pages), { initialEntries: [url] });
  endings.push(restoreLostFocus(), watchConnection(queryClient), watchTabs(queryClient), () =>
    queryClient.clear(),
  );
  // The router reports what its error pages caught.
  const view = render(<App queryClient={queryClient} router={router} pace={PACE} />, {
    onCaughtError: () => {},
  });
  return {
    ...view,
    router,
    queryClient,
    /** Called where the console starts afresh. */ leave,
    actor: userEvent.setup(),
  };
}
