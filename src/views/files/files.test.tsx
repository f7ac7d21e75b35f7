import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '@/api/client';
import { listDashboards } from '@/contract/views';
import { readViewFile, writeViewFile } from '@/domain/search/versions/view-file';
import { loadView } from '@/views/storing/queries';
import { seedBackend, signInAs } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { savedFiles } from '@test/rendering/saved-files';
import { aSavedSearch, sample } from '@test/samples/saved-search';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const saved = savedFiles();

const jsonFile = (text: string, name = 'shop.json') =>
  new File([text], name, { type: 'application/json' });
const drop = (file: File) =>
  fireEvent.drop(document.body, { dataTransfer: { files: [file], types: ['Files'] } });
const importDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Import from a file' }));
const exported = async (id: string, changes: object = {}) =>
  writeViewFile({ ...(await loadView(id)), ...changes }, () => 'Web tier', new Date());

it('of a dashboard are exported from its page, and imported as a new one', async () => {
  const id = await storedDashboard();
  const { actor, unmount } = await renderAt(`/dashboards/${id}`);
  const actions = within(await screen.findByRole('group', { name: 'Dashboard actions' }));
  await actor.click(actions.getByRole('button', { name: 'More' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Export as file' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const text = (await saved[0]?.text()) ?? '';
  expect(readViewFile(text).document.title).toBe('Shop');
  unmount();

  const { actor: other, router } = await renderAt('/dashboards');
  await other.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await importDialog();
  await other.upload(dialog.getByLabelText('File'), jsonFile(text));
  expect(await dialog.findByText('A dashboard with 2 pages and 1 widget.')).toBeVisible();
  const title = dialog.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveValue('Shop');
  await other.type(title, ' of tomorrow');
  await other.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('heading', { name: 'Shop of tomorrow', level: 1 })).toBeVisible();
  expect(await screen.findByText('payment refused')).toBeVisible();
  expect(router.state.location.pathname).not.toBe(`/dashboards/${id}`);
  expect((await call(listDashboards, undefined)).elements).toHaveLength(2);
});

it('are opened without saving when dropped on the list, and name the streams that are missing', async () => {
  const id = await storedDashboard();
  const document = await loadView(id);
  const [page = ''] = document.search.queries.map((query) => query.id);
  const states = {
    ...document.states,
    [page]: {
      ...document.states[page],
      widgets: document.states[page]?.widgets.map((widget) => ({
        ...widget,
        streams: ['5f00000000000000000000cc'],
      })),
    },
  };
  const text = await exported(id, { states });
  const { actor, router } = await renderAt('/dashboards');
  await screen.findByRole('button', { name: 'Import' });
  drop(jsonFile(text));
  const dialog = await importDialog();
  expect(await dialog.findByText('1 stream of the file does not exist here')).toBeVisible();
  expect(dialog.getByText('Web tier')).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Open without saving' }));
  expect(await screen.findByRole('tab', { name: 'Second' })).toBeVisible();
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboards/new');
  expect((await call(listDashboards, undefined)).elements).toHaveLength(1);
});

it('of a saved search are opened with its query', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const text = await exported(view.id);
  const { actor } = await renderAt('/search/saved');
  await screen.findByRole('button', { name: 'Import' });
  drop(jsonFile(text));
  const dialog = await importDialog();
  expect(await dialog.findByText('A saved search with 2 widgets.')).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Open without saving' }));
  expect(await screen.findByRole('textbox', { name: 'Query' })).toHaveValue('app:checkout');
});

it('that cannot be imported say why', async () => {
  const id = await storedDashboard();
  const text = await exported(id, { requires: { 'org.graylog.logview': {} } });
  const { actor } = await renderAt('/dashboards');
  await screen.findByRole('button', { name: 'Import' });
  drop(jsonFile('{"a":', 'cut.json'));
  const dialog = await importDialog();
  expect(await dialog.findByText('cut.json cannot be imported')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await actor.upload(dialog.getByLabelText('File'), jsonFile(text));
  expect(await dialog.findByText('org.graylog.logview')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
});

it('are no concern of users who may not create dashboards', async () => {
  await storedDashboard();
  await signInAs('rea');
  await renderAt('/dashboards', { user: 'rea' });
  expect(await screen.findByText('Shop')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});
