import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { createView, getView } from '@/contract/views';
import { pagesOf } from '@/domain/search/view/pages';
import { stateOf } from '@/domain/search/view/view';
import { loadView } from '@/views/storing/queries';
import { backend } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

async function dialogOf(title: string) {
  const id = await storedDashboard();
  const { search_id, state } = await call(getView, { id });
  const target = await call(createView, { type: 'DASHBOARD', title, search_id, state });
  const { actor } = await renderAt(`/dashboards/${id}`);
  await actor.click(await screen.findByRole('button', { name: 'Page actions' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Copy to dashboard' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy to dashboard' }));
  await actor.click(await dialog.findByRole('radio', { name: title }));
  return { actor, dialog, id, target: target.id };
}

it('copies a page with its widgets to another dashboard', async () => {
  const { actor, dialog, id, target } = await dialogOf('Other');
  await actor.click(dialog.getByRole('button', { name: 'Copy page' }));
  await screen.findByText('The page "First" was copied to the dashboard "Other".');
  const [source, stored] = [await loadView(id), await loadView(target)];
  expect(pagesOf(stored).map(({ title }) => title)).toEqual(['First', 'Second', 'First']);
  const [original, copy] = [source, stored].map((view) =>
    stateOf(view, pagesOf(view).at(view === stored ? -1 : 0)?.id ?? ''),
  );
  expect(copy?.widgets).toMatchObject([{ kind: 'messages', config: { fields: ['message'] } }]);
  expect(copy?.widgets[0]?.id).not.toBe(original?.widgets[0]?.id);
  expect(Object.values(copy?.titles.widget ?? {})).toEqual(['Messages']);
  expect(Object.values(copy?.positions ?? {})).toEqual(Object.values(original?.positions ?? {}));
});

it('says why a page could not be copied', async () => {
  const { actor, dialog } = await dialogOf('Other');
  (await backend()).fail('PUT', '/views/:id', 500);
  await actor.click(dialog.getByRole('button', { name: 'Copy page' }));
  expect(await dialog.findByText('Copying the dashboard page failed.')).toBeVisible();
  expect(dialog.getByText(/^Copying dashboard page failed with error .+\.$/)).toBeVisible();
});
