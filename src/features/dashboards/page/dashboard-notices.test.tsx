import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { deleteView } from '@/contract/views';
import { signInAs } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { reload, renderAt } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

it('says that the user may not read any stream', async () => {
  const id = await storedDashboard();
  await renderAt(`/dashboards/${id}`, { user: 'nina' });
  expect(await screen.findByRole('heading', { name: 'No stream permissions.' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Shop', level: 1 })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Messages' })).toBeNull();
});

it('is refused to those who may not create dashboards', async () => {
  await storedDashboard();
  const { router } = await renderAt('/dashboards/new', { user: 'rea' });
  expect(await screen.findByRole('heading', { name: 'Missing permissions' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Dashboard actions' })).toBeNull();
  expect(router.state.location.pathname).toBe('/dashboards/new');
});

it('offers to migrate charts of an older console to the shown page, and keeps the others', async () => {
  localStorage.setItem(
    'pinned-field-charts',
    JSON.stringify({ one: { field: 'took_ms', valuetype: 'mean', interval: 'quarter' } }),
  );
  const id = await storedDashboard();
  const { actor } = await renderAt(`/dashboards/${id}`);
  await actor.click(await screen.findByRole('tab', { name: 'Second' }));
  const offer = await screen.findByText('Migrate existing search page charts');
  expect(offer.closest('[data-not-printed]')).not.toBeNull();
  await actor.click(screen.getByRole('button', { name: 'Migrate' }));
  expect(await screen.findByRole('group', { name: 'took_ms (mean)' })).toBeVisible();
  expect(screen.queryByText('Migrate existing search page charts')).toBeNull();
  expect(localStorage.getItem('pinned-field-charts-migration')).toBe('finished');
  await actor.click(screen.getByRole('tab', { name: 'First' }));
  expect(await screen.findByText('payment refused')).toBeVisible();
  await actor.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
});

it('does not offer the migration to readers', async () => {
  localStorage.setItem('pinned-field-charts', JSON.stringify({ one: { field: 'took_ms' } }));
  const id = await storedDashboard();
  await renderAt(`/dashboards/${id}`, { user: 'rea' });
  expect(await screen.findByText('payment refused')).toBeVisible();
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.queryByRole('button', { name: 'Migrate' })).toBeNull();
});

it('leads from a missing dashboard to the list of those that exist', async () => {
  const { actor, router } = await renderAt('/dashboards/5f0000000000000000000000');
  await actor.click(await screen.findByRole('link', { name: 'Go to Dashboards' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboards'));
});

it('offers unsaved changes of a dashboard that someone deleted, also after a reload', async () => {
  const id = await storedDashboard();
  const page = await renderAt(`/dashboards/${id}`);
  await page.actor.click(await screen.findByRole('button', { name: 'Add page' }));
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  await call(deleteView, { id });
  const again = await reload(page);
  expect(await screen.findByText(/^This browser still has your unsaved changes/)).toBeVisible();
  await again.actor.click(screen.getByRole('button', { name: 'Open them as a new dashboard' }));
  expect(await screen.findByRole('tab', { name: 'Page 3' })).toBeVisible();
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  expect(again.router.state.location.pathname).toBe('/dashboards/new');
});

it.each([
  ['admin', /This dashboard was deleted\. .* use "Save as" to save them as a new dashboard/],
  ['ed', /This dashboard was deleted\. .* use "Export as file" to save them as a file/],
])('tells %s what to do with changes to a dashboard that is gone', async (user, words) => {
  const id = await storedDashboard();
  const { actor } = await renderAt(`/dashboards/${id}`, { user });
  const actions = within(await screen.findByRole('group', { name: 'Dashboard actions' }));
  await actor.click(await screen.findByRole('button', { name: 'Add page' }));
  await actions.findByText('Unsaved changes');
  await signInAs();
  await call(deleteView, { id });
  await signInAs(user);
  await actor.click(actions.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

it('says that a copied link does not contain unsaved changes', async () => {
  const id = await storedDashboard();
  const { actor } = await renderAt(`/dashboards/${id}?q=level%3A3`);
  const actions = within(await screen.findByRole('group', { name: 'Dashboard actions' }));
  await actor.click(await screen.findByRole('button', { name: 'Add page' }));
  await actions.findByText('Unsaved changes');
  await actor.click(await actions.findByRole('button', { name: 'More' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Copy link to this view' }));
  await screen.findAllByText(
    'Link copied. It opens the saved dashboard, without your unsaved changes.',
  );
});
