import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { TextField } from '@/shared/form/fields';
import { loadTexts } from '@/shared/texts/load-texts';
import { NewPage, type FormStep } from './NewPage';
import { defineResource } from './resource';
import type { CreateForm } from './ResourceForm';

type Planet = { id: string; name: string };
type Values = { name: string; moon: string };

const planets = defineResource<Planet, Planet, Planet>({
  name: 'planets',
  nameOf: ({ name }) => name,
  texts: { title: 'roles.title', lead: 'roles.lead', empty: 'roles.empty' },
  list: {
    path: () => '/planets',
    load: async () => ({ rows: [], total: 0, page: 1, attributes: [] }),
    defaults: { sort: { id: 'name', direction: 'asc' } },
  },
  create: { permission: 'roles:create', label: 'roles.new', lead: 'roles.lead' },
  remove: {
    may: () => false,
    run: async () => {},
    texts: { title: 'roles.delete', means: () => '', done: () => '' },
    bulk: { title: () => '', means: () => '', done: () => '' },
  },
});

const NameField = () => <TextField name="name" label="Name" required />;
const MoonField = () => <TextField name="moon" label="Moon" required />;
const steps: readonly FormStep[] = [
  { key: 'name', title: 'roles.field.name', Fields: NameField },
  { key: 'moon', title: 'roles.permissions', Fields: MoonField },
];

async function open(
  address: string,
  { user = 'admin', ...props }: { user?: string; steps?: readonly FormStep[]; fails?: Error } = {},
) {
  await seedBackend({ seed: { users: [{ username: 'rea', password: 'pw', roles: ['Reader'] }] } });
  await loadTexts(['users', 'forms']);
  const create = vi.fn(async ({ name }: Values) => ({ id: 'p1', name }));
  const form: CreateForm<Values, Planet> = {
    empty: () => ({ name: '', moon: '' }),
    create,
    Fields: NameField,
    texts: { new: 'roles.new', create: 'roles.create', created: ({ name }) => `Made ${name}` },
  };
  const element = (
    <NewPage
      of={planets}
      form={props.fails ? undefined : form}
      {...(props.steps && { steps: props.steps })}
      {...(props.fails && { failure: { error: props.fails, retry: () => {} } })}
      next={({ id }) => `/planets/${id}`}
    />
  );
  const render = renderPagesOf([
    { path: '/planets/new', element },
    { path: '/planets/:planetId', element: <h1>The planet</h1> },
    { path: '/planets', element: <h1>All planets</h1> },
  ]);
  const view = await render(address, { user });
  const reload = async () => {
    const { location } = view.router.state;
    view.unmount();
    return render(location, { user });
  };
  return { ...view, create, reload };
}

it('creates and goes on to what was created', async () => {
  const { actor, create, router } = await open('/planets/new');
  await actor.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mars{Enter}');
  expect(await screen.findByRole('heading', { name: 'The planet' })).toBeVisible();
  expect(create).toHaveBeenCalledWith({ name: 'Mars', moon: '' });
  expect(router.state.location.pathname).toBe('/planets/p1');
});

it('goes back to the list if cancelled', async () => {
  const { actor } = await open('/planets/new');
  await actor.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'All planets' })).toBeVisible();
});

it('has its step in the address: Back, links and reloads lead to it, with all values', async () => {
  const { actor, create, router, reload } = await open('/planets/new', { steps });
  await actor.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mars');
  const tabs = within(screen.getByRole('navigation', { name: 'New role' }));
  await actor.click(tabs.getByRole('button', { name: /Permissions/ }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
  expect(router.state.location.search).toBe('?step=moon');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Mars');
  await act(() => router.navigate(1));
  await screen.findByRole('textbox', { name: 'Moon' });
  const again = await reload();
  await again.actor.type(await screen.findByRole('textbox', { name: 'Moon' }), 'Phobos');
  await again.actor.click(screen.getByRole('button', { name: 'Create role' }));
  expect(await screen.findByRole('heading', { name: 'The planet' })).toBeVisible();
  expect(create).toHaveBeenCalledWith({ name: 'Mars', moon: 'Phobos' });
});

it('starts with the first step if the address has none that it knows', async () => {
  await open('/planets/new?step=rings', { steps });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
});

it('says why the form could not be loaded', async () => {
  await open('/planets/new', { fails: new Error('Out of order.') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('is not for users without the permission', async () => {
  await open('/planets/new', { user: 'rea' });
  expect(await screen.findByRole('heading', { name: /Missing permissions/ })).toBeVisible();
});
