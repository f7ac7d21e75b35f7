import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
// Before the console, as in main.tsx.
import './register';
import { pluginPath } from '@/shared/plugins/registry';
import { showEverything } from '@test/in-sight';
import { layOutTables } from '@test/laid-out';
import { renderAt } from '@test/render';
import { storedDashboard } from '@test/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

it('adds pages and an entry in the navigation, without a change of the console', async () => {
  const { actor, router } = await renderAt('/streams');
  await actor.click((await screen.findAllByRole('link', { name: 'Runbooks' }))[0] ?? document.body);
  expect(await screen.findByRole('heading', { name: 'Runbooks' })).toBeVisible();
  await actor.click(screen.getByRole('link', { name: 'Disk full' }));
  expect(router.state.location.pathname).toBe('/example/runbooks/disk%20full');
  expect(await screen.findByRole('heading', { name: 'disk full' })).toBeVisible();
});

it('adds a widget type that users create', async () => {
  const id = await storedDashboard();
  const { actor } = await renderAt(`/dashboards/${id}`);
  await screen.findByText('payment refused');
  await actor.click(screen.getByRole('button', { name: 'Add widget' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Clock' }));
  expect(await screen.findByText('Time zone of the team: UTC')).toBeVisible();
});

it('reports routes that no plugin has', () => {
  expect(() => pluginPath('/nothing')).toThrow('Could not find plugin route /nothing');
});
