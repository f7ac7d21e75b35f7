import type { Query, QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type InitialEntry, type RouteObject } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { App } from '@/app/App';
import { restoreLostFocus } from '@/app/restore-lost-focus';
import { watchConnection } from '@/shared/connection/watch-connection';
import { watchTabs } from '@/app/watch-tabs';
import { signInAs } from '../backend/backend';
import { noteWork, watchWork } from './open-work';
import { resetConsole } from '../environment/reset-console';

/** Pings more often than in production, so that tests are fast; the order of events is the same. */
const PACE = { whileUp: 20_000, firstRetry: 20, longestRetry: 40 };

const endings: (() => void)[] = [];

afterEach(async () => {
  // Unmount first: components on the page would otherwise request what is cleared below.
  cleanup();
  for (const end of endings.splice(0)) end();
  await resetConsole();
});

/** Whether a query is repeated by itself, so that another repetition is not new work. */
const isPolled = ({ observers, state }: Query) =>
  state.dataUpdateCount > 0 && observers.some(({ options }) => options.refetchInterval);

/** Lets tests wait for what the client reads and writes, but not for what waits for the network. */
function watchQueries(queryClient: QueryClient): () => void {
  const queries = queryClient.getQueryCache();
  const mutations = queryClient.getMutationCache();
  const endings = [
    queries.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch' && !isPolled(event.query))
        noteWork();
    }),
    mutations.subscribe(({ type }) => {
      if (type === 'added') noteWork();
    }),
    watchWork(() => [
      ...queries.findAll({ fetchStatus: 'fetching' }).map(({ queryHash }) => `query ${queryHash}`),
      ...mutations.findAll({ status: 'pending' }).map(() => 'a mutation'),
    ]),
  ];
  return () => endings.forEach((end) => end());
}

/**
 * Opens an address with the console's providers around these routes, signed in as `user`, or as
 * nobody if that is null.
 */
export async function renderRoutes(
  routesOf: (leave: () => void) => RouteObject[],
  /** An address, or a history entry with its state. */
  url: InitialEntry,
  user: string | null,
) {
  if (user !== null) await signInAs(user);
  const queryClient = createQueryClient({ firstDelay: 1 });
  const leave = vi.fn();
  const router = createMemoryRouter(routesOf(leave), { initialEntries: [url] });
  endings.push(
    restoreLostFocus(),
    watchConnection(queryClient),
    watchTabs(queryClient),
    watchQueries(queryClient),
    () => queryClient.clear(),
  );
  // The router logs the errors that its error pages catch.
  const view = render(<App queryClient={queryClient} router={router} pace={PACE} />, {
    onCaughtError: () => {},
  });
  return {
    ...view,
    router,
    queryClient,
    /** Called when the console reloads the page. */ leave,
    actor: userEvent.setup(),
  };
}
