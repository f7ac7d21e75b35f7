import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { requestsTo } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';
import { storedDashboard as stored } from '@test/samples/stored-dashboard';
import { replaceClock, turnClock } from '@test/rendering/turned-clock';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

it('shows the pages in turn without navigation, by keys too, and leads back', async () => {
  const id = await stored();
  const { actor, router } = await renderAt(`/dashboards/tv/${id}?interval=600&refresh=600`);
  expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible();
  expect(await screen.findByText('payment refused')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.title).toMatch(/^Shop – First/);
  expect(screen.getByText(/^Next: Second in \d+ s$/)).toBeVisible();
  await actor.keyboard('{ArrowRight}');
  expect(await screen.findByText('This page has no widgets yet')).toBeVisible();
  expect(document.title).toMatch(/^Shop – Second/);
  await actor.keyboard('p');
  expect(await screen.findByText('Paused')).toBeVisible();
  await actor.keyboard('{ArrowRight}');
  expect(await screen.findByText('payment refused')).toBeVisible();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboards/${id}`));
});

it('never counts more seconds than the interval, and keeps the display on', async () => {
  const held: string[] = [];
  const own = navigator;
  const request = async (type: string) => {
    held.push(type);
    return { release: async () => held.push('released') };
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(own), { wakeLock: { request } }));
  const id = await stored();
  const { unmount } = await renderAt(`/dashboards/tv/${id}?interval=1`);
  expect(await screen.findByText(/^Next: \w+ in [01] s$/)).toBeVisible();
  expect(held).toEqual(['screen']);
  unmount();
  await waitFor(() => expect(held).toEqual(['screen', 'released']));
});

it('waits as long as it is told, even longer than timers of browsers can', async () => {
  replaceClock();
  const id = await stored();
  await renderAt(`/dashboards/tv/${id}?interval=3000000&refresh=3000000`);
  expect(await screen.findByText('payment refused')).toBeVisible();
  await settled();
  const searches = requestsTo('/views/search/sync').length;
  await turnClock(60_000);
  expect(screen.getByText('payment refused')).toBeVisible();
  await settled();
  expect(requestsTo('/views/search/sync')).toHaveLength(searches);
});

it('shows only the chosen pages', async () => {
  const id = await stored();
  await renderAt(`/dashboards/tv/${id}?tabs=1`);
  expect(await screen.findByText('This page has no widgets yet')).toBeVisible();
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

it('starts with the page of the dashboard that is shown', async () => {
  const id = await stored();
  const { actor, router } = await renderAt(`/dashboards/${id}`);
  await actor.click(await screen.findByRole('tab', { name: 'Second' }));
  const actions = within(await screen.findByRole('group', { name: 'Dashboard actions' }));
  await actor.click(actions.getByRole('button', { name: 'More' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Full screen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Configure full screen' }));
  await actor.click(dialog.getByRole('button', { name: 'Start full screen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboards/tv/${id}`));
  await waitFor(() => expect(document.title).toMatch(/^Shop – Second/));
  expect(screen.getByText(/^Next: First in \d+ s$/)).toBeVisible();
});
