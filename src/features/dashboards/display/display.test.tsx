import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { createSearch, type Search } from '@/contract/search';
import { createView, type View } from '@/contract/views';
import { pageChange } from '@/domain/search/view/edit-pages';
import { editView } from '@/domain/search/view/edit-view';
import { newDashboardView } from '@/domain/search/view/new-view';
import { toStore } from '@/domain/search/view/prepare-save';
import { writeView } from '@/domain/search/view/view-codec';
import { newMessages } from '@/domain/search/widgets/new-widgets';
import { newIds } from '@/views/saving/new-ids';
import { seedBackend, signInAs } from '@test/backend';
import { showEverything } from '@test/in-sight';
import { layOutTables } from '@test/laid-out';
import { renderAt } from '@test/render';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

/** A dashboard with two pages, "First" with a message table. */
async function stored(): Promise<string> {
  await seedBackend({ seed: { messages: [{ message: 'payment refused', source: 'shop-1' }] } });
  await signInAs();
  const [first, second] = [newIds.id(), newIds.id()];
  const empty = newDashboardView({ search: '', query: first });
  const document = [
    pageChange({ type: 'renamePage', pageId: first, title: 'First' }),
    pageChange({ type: 'addPage', pageId: second, title: 'Second' }),
    {
      type: 'addWidget',
      widget: newMessages(newIds.id(), ['message']),
      title: 'Messages',
      position: { col: 1, row: 1, width: 12, height: 4 },
    } as const,
  ].reduce((now, change) => editView(now, first, change), { ...empty, title: 'Shop' });
  const { view, search } = writeView(toStore(document, undefined, newIds));
  await call(createSearch, search as Search);
  const { title, search_id, state } = view as View;
  return (await call(createView, { type: 'DASHBOARD', title, search_id, state })).id;
}

it('shows the pages in turn without navigation, by keys too, and leads back', async () => {
  const id = await stored();
  const { actor, router } = await renderAt(`/dashboards/tv/${id}?interval=600&refresh=600`);
  expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible();
  expect(await screen.findByText('payment refused')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.title).toMatch(/^Shop – First/);
  expect(screen.getByText(/^Next: Second in \d+ s$/)).toBeVisible();
  await actor.keyboard('{ArrowRight}');
  expect(await screen.findByText('This dashboard has no widgets yet')).toBeVisible();
  expect(document.title).toMatch(/^Shop – Second/);
  await actor.keyboard('p');
  expect(await screen.findByText('Paused')).toBeVisible();
  await actor.keyboard('{ArrowRight}');
  expect(await screen.findByText('payment refused')).toBeVisible();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboards/${id}`));
});

it('shows only the chosen pages', async () => {
  const id = await stored();
  await renderAt(`/dashboards/tv/${id}?tabs=1`);
  expect(await screen.findByText('This dashboard has no widgets yet')).toBeVisible();
  expect(screen.queryByText(/^Next:/)).toBeNull();
});

it('is configured and started from the page of the dashboard', async () => {
  const id = await stored();
  const { actor, router } = await renderAt(`/dashboards/${id}?q=shop`);
  const actions = within(await screen.findByRole('group', { name: 'Dashboard actions' }));
  await actor.click(actions.getByRole('button', { name: 'More' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Full screen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Configure full screen' }));
  expect(dialog.getByRole('spinbutton', { name: /Refresh interval/ })).toHaveValue(10);
  await actor.click(dialog.getByRole('checkbox', { name: 'Second' }));
  await actor.click(dialog.getByRole('button', { name: 'Start full screen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboards/tv/${id}`));
  expect(router.state.location.search).toBe('?q=shop&interval=30&refresh=10&tabs=0');
});
