import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { requestsTo } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { savedFiles } from '@test/rendering/saved-files';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const saved = savedFiles();

it('of the messages of a table contains what the table shows, filtered as the dashboard is', async () => {
  const id = await storedDashboard();
  const { actor } = await renderAt(`/dashboards/${id}?q=source%3Ashop-1`, { user: 'rea' });
  await screen.findByText('payment refused');
  await actor.click(await screen.findByRole('button', { name: 'Actions for Messages' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Export messages' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Export message table search results' }),
  );
  await vi.waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Start Download' })).toBeEnabled(),
  );
  await actor.click(dialog.getByRole('button', { name: 'Start Download' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain('payment refused');
  const stored = requestsTo('/views/search').at(-1);
  expect(await stored?.clone().json()).toMatchObject({
    queries: [{ query: { query_string: 'source:shop-1' }, timerange: { type: 'absolute' } }],
  });
});

it('is in the menu of the page, and says what it needs if there is no table', async () => {
  const id = await storedDashboard();
  const { actor } = await renderAt(`/dashboards/${id}`);
  const actions = within(await screen.findByRole('group', { name: 'Dashboard actions' }));
  await actor.click(actions.getByRole('button', { name: 'More' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Export messages' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export message table search results' });
  await actor.click(within(dialog).getByRole('button', { name: 'Close' }));
  await actor.click(await screen.findByRole('tab', { name: 'Second' }));
  await actor.click(actions.getByRole('button', { name: 'More' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Export messages' }));
  expect(
    await screen.findByRole('dialog', { name: 'Export message table search results' }),
  ).toHaveTextContent('You need to create a message table widget to export its result.');
});
