import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answerInstead, seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { call } from '@/api/client';
import { endpoint } from '@/contract/endpoint';
import { TextField } from '@/shared/form/fields';
import { loadTexts } from '@/shared/texts/load-texts';
import { OrderedList } from './OrderedList';
import { defineResource, nested, type EntityPage } from './resource';
import { ResourceSheet, type ResourceForm } from './ResourceForm';
import { ResourcePage } from './ResourcePage';

/** A moon has no id: its name and edition tell it from the others of its planet. */
type Moon = { name: string; edition: number };
type Of = { planet: string };

const listMoons = endpoint<Of, Moon[]>({
  method: 'GET',
  path: '/planets/:planet/moons',
  toRequest: (params) => ({ params }),
});
const createMoon = endpoint<Of & { name: string }, Moon>({
  method: 'POST',
  path: '/planets/:planet/moons',
  toRequest: ({ planet, ...body }) => ({ params: { planet }, body }),
});
const orderMoons = endpoint<Of & { order: readonly string[] }, null>({
  method: 'PUT',
  path: '/planets/:planet/moons/order',
  toRequest: ({ planet, order }) => ({ params: { planet }, body: { order } }),
});
const deleteMoon = endpoint<Of & { key: string }, null>({
  method: 'DELETE',
  path: '/planets/:planet/moons/:key',
  toRequest: (params) => ({ params }),
});

const keyOf = ({ name, edition }: Moon) => `${name}@${edition}`;
const page: EntityPage<Moon> = {
  path: (key) => `/moons/${key.replace('@', '/')}`,
  heading: (name) => `Moon ${name}`,
  label: 'roles.details',
  action: 'resource.show',
};

const moonsOf = nested((planet) =>
  defineResource<Moon, Moon, Moon>({
    name: 'moons',
    parent: planet,
    nameOf: ({ name }) => name,
    keyOf,
    param: ({ name = '', edition = '' }) => `${name}@${edition}`,
    texts: { title: 'roles.title', lead: 'roles.lead', empty: 'roles.empty' },
    list: {
      path: () => `/planets/${planet}`,
      rows: (signal) => call(listMoons, { planet }, { signal }),
      order: {
        may: ({ permits }) => permits('roles:edit'),
        save: (order) => call(orderMoons, { planet, order }),
        failed: 'users.notEnabled',
      },
    },
    create: { permission: 'roles:create', label: 'roles.new' },
    read: async (key, signal) => {
      const found = (await call(listMoons, { planet }, { signal })).find(
        (one) => keyOf(one) === key,
      );
      if (!found) throw new Error(`There is no ${key}.`);
      return found;
    },
    pages: [page],
    remove: {
      may: (_, { permits }) => permits('roles:edit'),
      run: (key) => call(deleteMoon, { planet, key }),
      texts: { title: 'roles.delete', means: () => '', done: (name) => `Deleted ${name}` },
    },
  }),
);

const formOf = (planet: string): ResourceForm<{ name: string }, Moon, Moon> => ({
  empty: () => ({ name: '' }),
  from: ({ name }) => ({ name }),
  create: ({ name }) => call(createMoon, { planet, name }),
  update: async (moon) => moon,
  Fields: () => <TextField name="name" label="Name" required />,
  texts: {
    new: 'roles.new',
    edit: 'roles.editRole',
    create: 'roles.create',
    created: ({ name }) => `Made ${name}`,
    update: 'roles.update',
    updated: () => '',
  },
});

function Planet() {
  const { planet = '' } = useParams();
  const moons = moonsOf(planet);
  return (
    <OrderedList
      of={moons}
      details={({ edition }) => <span>Edition {edition}</span>}
      sheet={(task, { close }) => (
        <ResourceSheet of={moons} form={formOf(planet)} task={task} onClose={close} />
      )}
    />
  );
}

const MoonPage = () => (
  <ResourcePage of={moonsOf('mars')} page={page}>
    {({ edition }) => <p>Edition {edition}</p>}
  </ResourcePage>
);

/** A server with the moons of two planets. */
async function open(address: string, user = 'admin') {
  await seedBackend({ seed: { users: [{ username: 'rea', password: 'pw', roles: ['Reader'] }] } });
  await loadTexts(['users', 'forms', 'lists']);
  const moons: Record<string, Moon[]> = {
    mars: [
      { name: 'Phobos', edition: 1 },
      { name: 'Deimos', edition: 1 },
      { name: 'Deimos', edition: 2 },
    ],
    earth: [{ name: 'Moon', edition: 1 }],
  };
  const orders: unknown[] = [];
  const refusals = { order: false };
  const of = ({ planet }: Record<string, string | readonly string[] | undefined>) =>
    moons[String(planet)] ?? [];
  answerInstead(
    http.get('*/api/planets/:planet/moons', ({ params }) => HttpResponse.json(of(params))),
    http.post('*/api/planets/:planet/moons', async ({ params, request }) => {
      const body: unknown = await request.json();
      const made = { name: String(Reflect.get(Object(body), 'name')), edition: 1 };
      of(params).push(made);
      return HttpResponse.json(made);
    }),
    http.put('*/api/planets/:planet/moons/order', async ({ params, request }) => {
      const body: unknown = await request.json();
      orders.push(body);
      if (refusals.order) return HttpResponse.json({ message: 'Not now.' }, { status: 500 });
      const order: unknown = Reflect.get(Object(body), 'order');
      const keys = Array.isArray(order) ? order : [];
      of(params).sort((one, other) => keys.indexOf(keyOf(one)) - keys.indexOf(keyOf(other)));
      return HttpResponse.json(null);
    }),
    http.delete('*/api/planets/:planet/moons/:key', ({ params }) => {
      const all = of(params);
      all.splice(
        all.findIndex((one) => keyOf(one) === params['key']),
        1,
      );
      return HttpResponse.json(null);
    }),
  );
  const view = await renderPagesOf([
    { path: '/planets/:planet', element: <Planet /> },
    { path: '/moons/:name/:edition', element: <MoonPage /> },
  ])(address, { user });
  return { ...view, moons, orders, refusals };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Roles' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const deimos2 = () => {
  const [, , last] = screen.getAllByRole('listitem');
  if (!last) throw new Error('There is no third moon.');
  return within(last);
};

it('lists what is below a parent in its order', async () => {
  await open('/planets/mars');
  expect(await rows()).toEqual(['PhobosEdition 1', 'DeimosEdition 1', 'DeimosEdition 2']);
});

it('is the same resource for the same parent', () => {
  expect(moonsOf('mars')).toBe(moonsOf('mars'));
  expect(moonsOf('mars').drafts).not.toBe(moonsOf('earth').drafts);
});

it('saves a new order by one call, which tells entities of the same name apart', async () => {
  const { actor, orders } = await open('/planets/mars');
  await rows();
  deimos2().getByRole('button', { name: 'Move Deimos with the arrow keys' }).focus();
  await actor.keyboard('{Home}');
  await waitFor(() => expect(orders).toEqual([{ order: ['Deimos@2', 'Phobos@1', 'Deimos@1'] }]));
  await waitFor(async () =>
    expect(await rows()).toEqual(['DeimosEdition 2', 'PhobosEdition 1', 'DeimosEdition 1']),
  );
});

it('shows the order before again if the new one is refused, and why', async () => {
  const { actor, orders, refusals } = await open('/planets/mars');
  await rows();
  refusals.order = true;
  deimos2().getByRole('button', { name: 'Move Deimos with the arrow keys' }).focus();
  await actor.keyboard('{Home}');
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(await rows()).toEqual(['PhobosEdition 1', 'DeimosEdition 1', 'DeimosEdition 2']);
});

it('creates below its parent, in a sheet with an address', async () => {
  const { actor, moons, router } = await open('/planets/earth');
  await actor.click(await screen.findByRole('button', { name: 'New role' }));
  expect(router.state.location.search).toBe('?new=');
  await actor.type(await screen.findByRole('textbox', { name: 'Name' }), 'Second{Enter}');
  await waitFor(async () => expect(await rows()).toEqual(['MoonEdition 1', 'SecondEdition 1']));
  expect(moons['mars']).toHaveLength(3);
});

it('deletes by the key of an entity, and asks by its name', async () => {
  const { actor, moons } = await open('/planets/mars');
  await rows();
  await actor.click(deimos2().getByRole('button', { name: 'Actions for Deimos' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete role' }));
  expect(question.getByText('Deimos')).toBeVisible();
  await actor.click(question.getByRole('button', { name: 'Delete role' }));
  await waitFor(() => expect(moons['mars']?.map(keyOf)).toEqual(['Phobos@1', 'Deimos@1']));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

it('has pages whose address consists of several parameters', async () => {
  await open('/moons/Deimos/2');
  expect(await screen.findByRole('heading', { name: 'Moon Deimos' })).toBeVisible();
  expect(screen.getByText('Edition 2')).toBeVisible();
});

it('shows readers the order without what changes it', async () => {
  await open('/planets/mars', 'rea');
  expect(await rows()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /Move|New role/ })).toBeNull();
});
