import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { getView } from '@/contract/views';
import { readView } from '@/domain/search/view/view-codec';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt as open } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const widgets = async () =>
  within(await screen.findByRole('tabpanel'))
    .getAllByRole('group')
    .flatMap((group) => group.getAttribute('aria-label') ?? [])
    .filter((name) => name !== 'Widgets of this page');

it('removes a new aggregation whose editor was cancelled, until the removal is undone', async () => {
  const id = await storedDashboard();
  const { actor } = await open(`/dashboards/${id}`);
  await screen.findByRole('group', { name: 'Messages' });
  await actor.click(screen.getByRole('button', { name: 'Add widget' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Aggregation' }));
  await actor.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByRole('group', { name: 'Messages' });
  expect(await widgets()).toEqual(['Messages']);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await actor.keyboard('{Control>}z{/Control}');
  await screen.findByRole('group', { name: 'count() by timestamp' });
  await actor.click(
    await screen.findByRole('button', { name: 'Actions for count() by timestamp' }),
  );
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await actor.click(await screen.findByRole('button', { name: 'Update widget' }));
  await screen.findByRole('group', { name: 'count() by timestamp' });
});

it('gives a new widget half of the width', async () => {
  const id = await storedDashboard();
  const { actor } = await open(`/dashboards/${id}`);
  await actor.click(await screen.findByRole('button', { name: 'Add widget' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Aggregation' }));
  await actor.click(await screen.findByRole('button', { name: 'Update widget' }));
  await screen.findByRole('group', { name: 'count() by timestamp' });
  const actions = within(screen.getByRole('group', { name: 'Dashboard actions' }));
  await actor.click(await actions.findByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saving view .* was successful!$/);
  const { states } = readView({ view: await call(getView, { id }), search: undefined });
  const positions = Object.values(states).flatMap((page) => Object.values(page.positions));
  expect(positions).toContainEqual({ col: 1, row: 1, height: 4, width: 6 });
});

it('offers a new widget in the empty cells of the grid', async () => {
  const id = await storedDashboard();
  const { actor } = await open(`/dashboards/${id}`);
  const handle = await screen.findByRole('button', { name: 'Move Messages' });
  expect(screen.queryByRole('button', { name: 'Create a new widget here' })).toBeNull();
  handle.focus();
  await actor.keyboard('{Shift>}{ArrowLeft>4/}{/Shift}');
  await actor.click(await screen.findByRole('button', { name: 'Create a new widget here' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create new widget' }));
  await actor.click(dialog.getByRole('button', { name: 'Message Count' }));
  await screen.findByRole('group', { name: 'Message Count' });
  expect(screen.queryByRole('button', { name: 'Create a new widget here' })).toBeNull();
  expect(await widgets()).toEqual(['Messages', 'Message Count']);
});
