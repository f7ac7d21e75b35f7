import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { newDashboardView } from '@/domain/search/view/new-view';
import { historyOf, record } from '@/domain/search/view/history';
import type { ViewDocument } from '@/domain/search/view/view';
import { journal } from '@/shared/drafts/journal';
import { keptVersions } from '@/shared/view-versions/kept-versions';
import { dashboardDrafts, visitDraftKey } from '@/views/view-state/origin';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';

const VISIT = '01J0000000000000000000000A';
const pages = [{ path: '/search', element: <h1>Search page</h1> }];
const titled = (title: string): ViewDocument => ({
  ...newDashboardView({ search: 's', query: 'a' }),
  id: 'd',
  title,
});

async function pressSignOut() {
  const rendered = await renderAt('/search', { pages });
  await rendered.actor.click(await screen.findByRole('button', { name: 'Administrator' }));
  return {
    ...rendered,
    logOut: async () =>
      rendered.actor.click(await screen.findByRole('menuitem', { name: 'Log out' })),
  };
}

afterEach(async () => journal.clear());

it('names the unsaved changes it would delete, and keeps them and the session on Cancel', async () => {
  const { actor, logOut } = await pressSignOut();
  const key = visitDraftKey(dashboardDrafts('d'), VISIT);
  const base = titled('Errors');
  journal.set(key, { base, history: record(historyOf(base), titled('Errors by host')) });
  journal.set('streams.edit.42', { title: 'a' });
  await logOut();
  const dialog = await screen.findByRole('dialog', {
    name: 'Log out and discard unsaved changes?',
  });
  expect(dialog).toHaveTextContent('Errors by host');
  expect(dialog).toHaveTextContent('1 form that was filled in');
  await actor.click(screen.getByRole('button', { name: 'Cancel' }));
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(journal.get(key)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Search page' })).toBeVisible();
});

it('deletes drafts and versions of views once one agrees', async () => {
  const { actor, logOut } = await pressSignOut();
  await keptVersions.keep(titled('Errors'), true);
  journal.set('streams.edit.42', { title: 'a' });
  await logOut();
  await actor.click(await screen.findByRole('button', { name: 'Discard changes and log out' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Graylog' })).toBeVisible();
  expect(journal.get('streams.edit.42')).toBeUndefined();
  await waitFor(async () => expect(await keptVersions.of('d')).toEqual([]));
});

it('asks nothing about unchanged drafts and queries that were typed', async () => {
  const { logOut } = await pressSignOut();
  const base = titled('Errors');
  journal.set(visitDraftKey(dashboardDrafts('d'), VISIT), { base, history: historyOf(base) });
  journal.set(`${visitDraftKey(dashboardDrafts('d'), VISIT)}.query`, { base: '', text: 'a' });
  await logOut();
  expect(await screen.findByRole('heading', { name: 'Welcome to Graylog' })).toBeVisible();
});
