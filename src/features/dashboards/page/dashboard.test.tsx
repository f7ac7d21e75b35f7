import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { getSearch } from '@/contract/search';
import { getView, listDashboards } from '@/contract/views';
import { newTopValues } from '@/domain/search/widgets/new-widgets';
import type { Widget } from '@/domain/search/widgets/widget';
import { newIds } from '@/views/storing/new-ids';
import { requestsTo, seedBackend, signInAs } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { showEverything } from '@test/rendering/in-sight';
import { reload, renderAt as open } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const sample = {
  messages: [
    { message: 'payment refused', source: 'shop-1', fields: { level: 3, app: 'checkout' } },
    { message: 'login', source: 'auth-1', fields: { level: 6, app: 'auth' } },
  ],
};
const dashboardActions = async () =>
  within(await screen.findByRole('group', { name: 'Dashboard actions' }));

it('is created, filled, saved and opened again', async () => {
  await seedBackend({ seed: sample });
  const page = await open('/dashboards/new');
  const { actor, router } = page;
  expect(await screen.findByText('This dashboard has no widgets yet')).toBeVisible();
  const panel = within(screen.getByRole('tabpanel'));
  await actor.click(await panel.findByRole('button', { name: 'Add widget' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Message table' }));
  expect(await screen.findByRole('group', { name: 'Untitled Message Table' })).toBeVisible();
  expect((await dashboardActions()).getByText('Unsaved changes')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Add page' }));
  await screen.findByRole('tab', { name: 'Page 2', selected: true });

  await actor.click((await dashboardActions()).getByRole('button', { name: 'Save' }));
  await actor.type(await screen.findByRole('textbox', { name: 'Title' }), 'Shop{Enter}');
  await screen.findByText('Saving view "Shop" was successful!');
  expect(await screen.findByRole('heading', { name: 'Shop', level: 1 })).toBeVisible();
  await signInAs();
  const { elements } = await call(listDashboards, undefined);
  expect(elements).toMatchObject([{ title: 'Shop', type: 'DASHBOARD' }]);
  const id = elements[0]?.id ?? '';
  expect(router.state.location.pathname).toBe(`/dashboards/${id}`);
  await actor.click(await screen.findByRole('tab', { name: 'Page 1', selected: false }));
  const view = await call(getView, { id });
  const { queries } = await call(getSearch, { id: view.search_id });
  expect(queries.map(({ search_types: types }) => types.map(({ type }) => type))).toEqual([
    ['messages'],
    [],
  ]);

  await reload(page);
  expect(await screen.findByRole('group', { name: 'Untitled Message Table' })).toBeVisible();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

it('leads from a value of a chart to its messages in the same tab, and back', async () => {
  const widget = newTopValues(newIds.id(), 'source') as Widget;
  const id = await storedDashboard([{ title: 'Sources', widget }]);
  const { actor, router } = await open(`/dashboards/${id}`);
  const sources = within(await screen.findByRole('region', { name: 'Sources' }));
  await actor.click(await sources.findByRole('button', { name: 'shop-1' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Show messages' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
  const address = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(address)).toMatchObject({
    q: 'source:shop-1',
    rangetype: 'absolute',
  });
  expect(await screen.findByText('payment refused')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('region', { name: 'Sources' })).toBeVisible();
});

it('still shows the page that was shown when it is saved as a copy', async () => {
  const id = await storedDashboard();
  const { actor, router } = await open(`/dashboards/${id}`);
  await actor.click(await screen.findByRole('button', { name: 'Add page' }));
  await screen.findByRole('tab', { name: 'Page 3', selected: true });
  await actor.click((await dashboardActions()).getByRole('button', { name: 'Save as' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await actor.clear(title);
  await actor.type(title, 'Copy{Enter}');
  expect(await screen.findByRole('heading', { name: 'Copy', level: 1 })).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Page 3', selected: true })).toBeVisible();
  expect(router.state.location.pathname).not.toContain(id);
});

it('keeps unsaved changes over a reload, and undoes them', async () => {
  await seedBackend({ seed: sample });
  const page = await open('/dashboards/new');
  const { actor } = page;
  const panel = within(await screen.findByRole('tabpanel'));
  await actor.click(await panel.findByRole('button', { name: 'Add widget' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Aggregation' }));
  await actor.click(await screen.findByRole('button', { name: 'Update widget' }));
  await screen.findByRole('group', { name: 'count() by timestamp' });
  const second = await reload(page);
  expect(await screen.findByRole('group', { name: 'count() by timestamp' })).toBeVisible();
  await second.actor.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('This dashboard has no widgets yet')).toBeVisible();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

it('has pages, each in the address, and Back leads to the one before', async () => {
  await seedBackend({ seed: sample });
  const { actor, router } = await open('/dashboards/new');
  expect(await screen.findByRole('tab', { name: 'Page 1' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await actor.click(screen.getByRole('button', { name: 'Add page' }));
  const second = await screen.findByRole('tab', { name: 'Page 2' });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(router.state.location.search).toMatch(/^\?page=/);
  await actor.dblClick(second);
  const dialog = within(await screen.findByRole('dialog', { name: 'Title of the page' }));
  const title = dialog.getByRole('textbox', { name: /Title/ });
  await actor.clear(title);
  await actor.type(title, 'Payments{Enter}');
  expect(await screen.findByRole('tab', { name: 'Payments' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('tab', { name: 'Page 1', selected: true })).toBeVisible();

  await actor.click(screen.getByRole('tab', { name: 'Payments' }));
  await actor.click(screen.getByRole('button', { name: 'Page actions' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete page' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete page' }));
  await actor.click(question.getByRole('button', { name: 'Delete page' }));
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Payments' })).toBeNull());
  expect(screen.getByRole('tab', { name: 'Page 1', selected: true })).toBeVisible();
});

it('filters every widget by the address, without changing the dashboard', async () => {
  await seedBackend({ seed: sample });
  const { actor, router } = await open('/dashboards/new');
  const panel = within(await screen.findByRole('tabpanel'));
  await actor.click(await panel.findByRole('button', { name: 'Add widget' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Message table' }));
  await screen.findByText('payment refused');
  // Another page and back: the rows come from the cache.
  await actor.click(screen.getByRole('button', { name: 'Add page' }));
  await actor.click(await screen.findByRole('tab', { name: 'Page 1' }));
  await screen.findByText('payment refused');
  await actor.click(screen.getByRole('textbox', { name: 'Query' }));
  await actor.keyboard('app:auth{Enter}');
  await waitFor(() => expect(screen.queryByText('payment refused')).toBeNull());
  expect(await screen.findByText('login')).toBeVisible();
  expect(router.state.location.search).toContain('q=app%3Aauth');
  const last = requestsTo('/views/search/sync').at(-1)?.clone();
  expect(await last?.json()).toMatchObject({
    queries: [{ query: { query_string: 'app:auth' } }],
  });
  await actor.click(screen.getByRole('button', { name: 'Reset filter' }));
  expect(await screen.findByText('payment refused')).toBeVisible();
  expect(router.state.location.search).not.toContain('q=');
});

it('shows readers what they may read, without ways to change it', async () => {
  const id = await storedDashboard();
  const { actor } = await open(`/dashboards/${id}`, { user: 'rea' });
  expect(await screen.findByText('payment refused')).toBeVisible();
  await dashboardActions();
  for (const name of ['Add widget', 'Add page', 'Page actions', 'Save', 'Save as'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move Messages' })).toBeNull();
  await actor.click(screen.getByRole('button', { name: 'Actions for Messages' }));
  await screen.findByRole('menuitem', { name: 'Focus this widget' });
  for (const name of ['Rename', 'Remove widget', 'Duplicate'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
});
