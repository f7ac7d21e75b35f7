import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { reload, renderAt } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const rail = async () => within(await screen.findByRole('navigation', { name: 'Sidebar' }));
const panel = async (name: string) => within(await screen.findByRole('complementary', { name }));

it('describes the dashboard, and can be pinned beside its widgets', async () => {
  const id = await storedDashboard();
  const page = await renderAt(`/dashboards/${id}`, { user: 'nina' });
  await screen.findByRole('heading', { name: 'Shop' });
  expect(screen.queryByRole('complementary')).toBeNull();
  await page.actor.click((await rail()).getByRole('button', { name: 'Description' }));
  const described = await panel('Description');
  expect(await described.findByText('This dashboard has no summary.')).toBeVisible();
  await page.actor.click(described.getByRole('button', { name: 'Pin sidebar' }));
  await waitFor(() => expect(requestsTo('/users/nina/preferences')).toHaveLength(1));
  expect(await requestsTo('/users/nina/preferences')[0]?.clone().json()).toMatchObject({
    preferences: { dashboardSidebarIsPinned: true },
  });
  await reload(page);
  await page.actor.click((await panel('Description')).getByRole('button', { name: /^Unpin/ }));
});

it('tells when the widgets were searched', async () => {
  const id = await storedDashboard();
  const { actor } = await renderAt(`/dashboards/${id}`);
  await screen.findByText('payment refused');
  await actor.click((await rail()).getByRole('button', { name: 'Description' }));
  expect(await (await panel('Description')).findByText(/^[\d.]+ m?s$/)).toBeVisible();
});

it('creates widgets, also about fields, and highlights values', async () => {
  const id = await storedDashboard();
  const { actor, router } = await renderAt(`/dashboards/${id}`);
  await screen.findByText('payment refused');
  await actor.click((await rail()).getByRole('button', { name: 'Create' }));
  await actor.click(await (await panel('Create')).findByRole('button', { name: 'Message table' }));
  expect(await screen.findByRole('group', { name: 'Untitled Message Table' })).toBeVisible();

  await actor.click((await rail()).getByRole('button', { name: 'Fields' }));
  const fields = await panel('Fields');
  expect(fields.queryByRole('radio', { name: 'Current' })).toBeNull();
  await actor.click(await fields.findByText('source'));
  await actor.click(await fields.findByRole('button', { name: 'Top values' }));
  expect(await screen.findByRole('group', { name: 'Top values of source' })).toBeVisible();

  await actor.click((await rail()).getByRole('button', { name: 'Highlighting' }));
  const highlighting = await panel('Highlighting');
  expect(await highlighting.findByRole('button', { name: /Add|Create/ })).toBeVisible();

  await actor.click((await rail()).getByRole('button', { name: 'Fields' }));
  await actor.click(await (await panel('Fields')).findByText('source'));
  await actor.click(await (await panel('Fields')).findByRole('button', { name: 'Exists' }));
  await waitFor(() => expect(router.state.location.search).toContain('_exists_%3Asource'));
});

it('offers readers neither creation nor highlighting', async () => {
  const id = await storedDashboard();
  const { actor } = await renderAt(`/dashboards/${id}`, { user: 'rea' });
  await screen.findByText('payment refused');
  const sections = (await rail()).getAllByRole('button').map((button) => button.title);
  expect(sections).toEqual(['Open sidebar', 'Description', 'Fields']);
  await actor.click((await rail()).getByRole('button', { name: 'Fields' }));
  await actor.click(await (await panel('Fields')).findByText('source'));
  await (await panel('Fields')).findByRole('button', { name: 'Exists' });
  expect((await panel('Fields')).queryByRole('button', { name: 'Top values' })).toBeNull();
});
