import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadView } from '@/views/storing/queries';
import { requestsTo } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { reload, renderAt as open } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

it('is written with a preview, undone step by step, and stored', async () => {
  const id = await storedDashboard();
  const page = await open(`/dashboards/${id}`);
  await screen.findByText('payment refused');
  await page.actor.click(screen.getByRole('button', { name: 'Add widget' }));
  await page.actor.click(await screen.findByRole('menuitem', { name: 'Text' }));
  const box = await screen.findByRole('textbox', { name: 'Text in Markdown' });
  await waitFor(() => expect(box).toHaveFocus());
  await page.actor.keyboard('# Plan');
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(await preview.findByRole('heading', { name: 'Plan' })).toBeVisible();

  const { actor } = await reload(page);
  expect(await screen.findByRole('textbox', { name: 'Text in Markdown' })).toHaveValue('# Plan');
  await actor.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: 'Text in Markdown' })).toHaveValue('');
  await actor.click(screen.getByRole('button', { name: 'Redo' }));
  const searches = requestsTo('/views/search/sync').length;
  await actor.click(screen.getByRole('button', { name: 'Update widget' }));
  expect(await screen.findByRole('heading', { name: 'Plan', level: 3 })).toBeVisible();
  expect(requestsTo('/views/search/sync').length - searches).toBeLessThanOrEqual(1);

  const actions = within(await screen.findByRole('group', { name: 'Dashboard actions' }));
  await actor.click(await actions.findByRole('button', { name: 'Save' }));
  await screen.findByText('Saving view "Shop" was successful!');
  const stored = await loadView(id);
  const widgets = Object.values(stored.states).flatMap((state) => state.widgets);
  expect(widgets.find(({ kind }) => kind === 'text')).toMatchObject({
    config: { markdown: '# Plan' },
  });

  await actor.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('heading', { name: 'Plan' })).toBeVisible();
});

it('is gone when its editor is cancelled before anything was written', async () => {
  const id = await storedDashboard();
  const { actor } = await open(`/dashboards/${id}`);
  await screen.findByText('payment refused');
  await actor.click(screen.getByRole('button', { name: 'Add widget' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Text' }));
  await actor.type(await screen.findByRole('textbox', { name: 'Text in Markdown' }), 'x');
  await actor.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('group', { name: 'Messages' });
  expect(screen.queryByRole('group', { name: 'Text' })).toBeNull();
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
});
