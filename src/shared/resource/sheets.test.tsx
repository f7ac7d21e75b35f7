import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { ApiError } from '@/api/errors';
import { TextField } from '@/shared/form/fields';
import { loadTexts } from '@/shared/texts/load-texts';
import { pageOfWhole } from '@/shared/entity-list/paging/whole-list';
import { defineResource } from './resource';
import type { ResourceForm } from './ResourceForm';
import { ResourceFormList } from './ResourceFormList';

type Planet = { id: string; name: string };
const names = { name: { title: 'Name', value: ({ name }: Planet) => name } };

/** A resource that only the administrator may change, with its list at `/planets`. */
function solarSystem() {
  const all: Planet[] = [
    { id: 'earth', name: 'Earth' },
    { id: 'mars', name: 'Mars' },
  ];
  const planets = defineResource<Planet, Planet, Planet>({
    name: 'planets',
    nameOf: ({ name }) => name,
    texts: { title: 'roles.title', lead: 'roles.lead', empty: 'roles.empty' },
    list: {
      path: () => '/planets',
      load: async (request) => pageOfWhole(all, request, names),
      defaults: { sort: { id: 'name', direction: 'asc' } },
    },
    create: { permission: 'roles:create', label: 'roles.new', key: 'c' },
    edit: { may: (_, { permits }) => permits('roles:edit') },
    read: async (id) => {
      const found = all.find((one) => one.id === id);
      if (found) return { ...found };
      throw new ApiError({ status: 404, message: '', request: { method: 'GET', url: id } });
    },
    remove: {
      may: () => false,
      run: async () => {},
      texts: { title: 'roles.delete', means: () => '', done: () => '' },
      bulk: { title: () => '', means: () => '', done: () => '' },
    },
  });
  const form: ResourceForm<{ name: string }, Planet, Planet> = {
    empty: () => ({ name: '' }),
    from: ({ name }) => ({ name }),
    create: async ({ name }) => {
      const made = { id: name.toLowerCase(), name };
      all.push(made);
      return made;
    },
    update: async ({ id }, { name }) => {
      const changed = all.find((one) => one.id === id);
      if (changed) changed.name = name;
      return { id, name };
    },
    Fields: () => <TextField name="name" label="Name" required data-autofocus />,
    texts: {
      new: 'roles.new',
      edit: 'roles.editRole',
      create: 'roles.create',
      created: ({ name }) => `Made ${name}`,
      update: 'roles.update',
      updated: ({ name }) => `Changed ${name}`,
    },
  };
  const columns = () => [{ id: 'name', title: 'Name', value: ({ name }: Planet) => name }];
  const element = <ResourceFormList of={planets} columns={columns} form={form} />;
  return { all, element };
}

const reader = { username: 'rea', password: 'pw', roles: ['Reader'] };

async function open(address: string, user = 'admin') {
  await seedBackend({ seed: { users: [reader] } });
  await loadTexts(['users', 'forms', 'lists']);
  const { all, element } = solarSystem();
  const render = renderPagesOf([
    { path: '/planets', element },
    { path: '/before', element: <h1>Before</h1> },
  ]);
  const view = await render(address, { user });
  const reload = async () => {
    const { location } = view.router.state;
    view.unmount();
    return render(location, { user });
  };
  return { ...view, all, reload };
}

const sheetOf = (name: string) => screen.findByRole('dialog', { name });
const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('opens with an entry of the history, and closing goes back to the list as it was', async () => {
  const { actor, router } = await open('/before');
  await act(() => router.navigate('/planets?query=a'));
  await actor.click(await screen.findByRole('button', { name: 'New role' }));
  await sheetOf('New role');
  expect(router.state.location.search).toBe('?query=a&new=');
  await actor.click(screen.getByRole('button', { name: 'Cancel' }));
  await noSheet();
  await waitFor(() => expect(router.state.location.search).toBe('?query=a'));
  await act(() => router.navigate(1));
  await sheetOf('New role');
  await act(() => router.navigate(-1));
  await noSheet();
  // Nothing of the sheet is left behind or ahead of the list.
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Before' })).toBeVisible();
});

it('closes with Back and opens with Forward', async () => {
  const { actor, router } = await open('/before');
  await act(() => router.navigate('/planets'));
  await actor.click(await screen.findByRole('button', { name: 'New role' }));
  await sheetOf('New role');
  await act(() => router.navigate(-1));
  await noSheet();
  expect(screen.getByRole('button', { name: 'New role' })).toBeVisible();
  await act(() => router.navigate(1));
  await sheetOf('New role');
});

it('survives a reload together with what was typed', async () => {
  const { actor, reload } = await open('/planets?edit=mars');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await actor.clear(field);
  await actor.type(field, 'Ares');
  const again = await reload();
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Ares');
  expect(screen.getByRole('dialog', { name: 'Edit role' })).toBeVisible();
  await again.actor.click(screen.getByRole('button', { name: 'Cancel' }));
  await noSheet();
  expect(again.router.state.location.search).toBe('');
});

it('saves, closes and shows the change', async () => {
  const { actor, all, router } = await open('/planets?edit=mars');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await actor.clear(field);
  await actor.type(field, 'Ares{Enter}');
  await noSheet();
  expect(router.state.location.search).toBe('');
  expect(all.map(({ name }) => name)).toEqual(['Earth', 'Ares']);
  expect(await screen.findByRole('row', { name: /Ares/ })).toBeVisible();
});

it('says in the sheet that there is no such entity', async () => {
  const { actor, router } = await open('/planets?edit=pluto');
  const sheet = within(await sheetOf('Edit role'));
  expect(await sheet.findByText('Not found')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Mars/ })).toBeVisible();
  await actor.keyboard('{Escape}');
  await noSheet();
  expect(router.state.location.search).toBe('');
});

it.each(['new', 'edit=mars'])('says to readers that they may not open ?%s', async (task) => {
  await open(`/planets?${task}`, 'rea');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('Missing permissions')).toBeVisible();
  expect(sheet.queryByRole('textbox')).toBeNull();
});
