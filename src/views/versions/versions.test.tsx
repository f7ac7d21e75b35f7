import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { getView, updateView } from '@/contract/views';
import { answerInstead } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';
import { aSavedSearch, controls, sample } from '@test/samples/saved-search';
import { seedBackend } from '@test/backend/backend';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

type Actor = Awaited<ReturnType<typeof renderAt>>['actor'];
const actions = async () => within(await screen.findByRole('group', { name: 'Dashboard actions' }));

async function openVersions(actor: Actor, group = actions) {
  await actor.click((await group()).getByRole('button', { name: 'More' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Versions' }));
  return within(await screen.findByRole('dialog', { name: 'Versions' }));
}
const entries = async (dialog: Awaited<ReturnType<typeof openVersions>>) =>
  within(await dialog.findByRole('list', { name: 'Versions' })).getAllByRole('button');

async function renamed(actor: Actor, title: string) {
  await actor.click(await screen.findByRole('button', { name: 'Add page' }));
  await actor.dblClick(await screen.findByRole('tab', { name: 'Page 3' }));
  const field = await screen.findByRole('textbox', { name: /Title/ });
  await actor.clear(field);
  await actor.type(field, `${title}{Enter}`);
  await actor.click((await actions()).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saving view "Shop" was successful!');
}

it('of a dashboard are listed with their changes, and reverted to', async () => {
  const id = await storedDashboard();
  const { actor } = await renderAt(`/dashboards/${id}`);
  await renamed(actor, 'Payments');
  const dialog = await openVersions(actor);
  const [latest, first] = await entries(dialog);
  expect(latest).toHaveTextContent(/admin.*Current.*Page "Payments" added/);
  expect(first).toHaveTextContent(/admin.*First version/);
  if (first) await actor.click(first);
  expect(dialog.getByRole('region', { name: 'Changes' })).toHaveTextContent(
    'Page "Payments" added',
  );
  await actor.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('dialog', { name: /^Version from/ })).toHaveTextContent('First');
  expect(await screen.findAllByText('payment refused')).not.toHaveLength(0);
  await actor.click(screen.getByRole('button', { name: 'Revert to this version' }));
  await screen.findByText(/^Reverted to the version from/);
  expect(screen.queryByRole('tab', { name: 'Payments' })).toBeNull();
  expect((await actions()).getByText('Unsaved changes')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('tab', { name: 'Payments' })).toBeVisible();
  expect((await actions()).queryByText('Unsaved changes')).toBeNull();
});

it('show what a page was called before and after, as a list of named values only with names', async () => {
  const id = await storedDashboard();
  const { actor } = await renderAt(`/dashboards/${id}`);
  await actor.dblClick(await screen.findByRole('tab', { name: 'Second' }));
  const field = await screen.findByRole('textbox', { name: /Title/ });
  await actor.clear(field);
  await actor.type(field, 'Payments{Enter}');
  await actor.click((await actions()).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saving view "Shop" was successful!');
  const dialog = await openVersions(actor);
  await entries(dialog);
  const changes = within(dialog.getByRole('region', { name: 'Changes' }));
  expect(changes.getByRole('deletion')).toHaveTextContent('Second');
  expect(changes.getByRole('insertion')).toHaveTextContent('Payments');
  expect(changes.queryByRole('definition')).toBeNull();
});

it('are those of this browser where the server keeps none', async () => {
  const id = await storedDashboard();
  answerInstead(
    http.get('*/api/console/views/*', () =>
      HttpResponse.json({ type: 'ApiError' }, { status: 404 }),
    ),
  );
  const view = await call(getView, { id });
  const { unmount } = await renderAt(`/dashboards/${id}`);
  await screen.findByRole('heading', { name: 'Shop', level: 1 });
  unmount();
  await call(updateView, { id, view: { ...view, title: 'Shop floor' } });
  const { actor } = await renderAt(`/dashboards/${id}`);
  await screen.findByRole('heading', { name: 'Shop floor', level: 1 });
  const dialog = await openVersions(actor);
  const [latest, first] = await entries(dialog);
  expect(latest).toHaveTextContent(/saved elsewhere, first opened here.*Title changed/);
  expect(first).toHaveTextContent('First version');
  expect(dialog.getByRole('region', { name: 'Changes' })).toHaveTextContent(/Shop → Shop floor/);
});

it('of a saved search say what changed in its query', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { actor } = await renderAt(`/search/${view.id}?q=app%3Aauth`);
  await actor.click((await controls()).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saving view "Refused" was successful!');
  const dialog = await openVersions(actor, controls);
  expect((await entries(dialog))[0]).toHaveTextContent('Query changed');
  expect(dialog.getByRole('region', { name: 'Changes' })).toHaveTextContent(
    /app:checkout → app:auth/,
  );
  await actor.click((await entries(dialog))[1] as HTMLElement);
  await actor.click(dialog.getByRole('button', { name: 'Revert to this version' }));
  expect(await screen.findByRole('textbox', { name: 'Query' })).toHaveValue('app:checkout');
});
