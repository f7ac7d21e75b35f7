import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint, type Method } from '@/contract/endpoint';
import { newUser } from '../accounts/user';
import { createApi, type Api } from '../http/api';
import { mapped, notBlank } from '../http/body-mapping';
import { openDocuments } from '../storage/documents';
import { collection, nothing } from './collection';
import { keptIn } from './items';
import { createRegistry, type Registry } from './registry';

type Thing = { id: string; title: string; size: number | null };
type Row = Thing & { locked: boolean };

const draft = mapped({ title: notBlank, size: z.int().nullable().default(null) });
const ep = <Output>(method: Method, path: `/${string}`, status = 200) =>
  endpoint<void, Output>({ method, path, status, toRequest: () => ({}) });

let api: Api;
let registry: Registry;
let permissions: string[];
let told: string[];

beforeEach(async () => {
  permissions = ['*'];
  told = [];
  const user = newUser({ id: '1', username: 'ann' });
  api = createApi({
    nodeId: 'node',
    authenticate: async () => ({ user, session: undefined, sessionId: undefined, permissions }),
    log: (line) => told.push(line),
  });
  const tell = (event: string) => async (_: unknown, entity: object) =>
    void told.push(`${event} ${JSON.stringify(entity)}`);
  registry = createRegistry(api, {
    created: tell('created'),
    updated: tell('updated'),
    deleted: tell('deleted'),
  });
  const things = await openDocuments<Thing>(undefined, 'things');
  await things.put('a', { id: 'a', title: 'Anvil', size: 3 });
  await things.put('b', { id: 'b', title: 'Bolt', size: null });
  await things.put('lock', { id: 'lock', title: 'Lock', size: 1 });
  const unlessLocked = {
    refuse: (id: string) => (id === 'lock' ? 'The lock stays.' : undefined),
  };
  const whole = (thing: Thing) => thing;

  const items = collection<Thing>(registry, {
    permission: 'things',
    resource: 'ThingsResource',
    entity: 'thing',
    suggestions: { name: 'things', columns: ['title', 'size'] },
    ...keptIn(things),
    missing: (id) => `No thing ${id}`,
    aliases: {
      name: {
        get: (name) => things.all().find(({ title }) => title === name),
        missing: (name) => `No thing named ${name}`,
      },
    },
    conflict: ({ id, title }) =>
      things.all().some((other) => other.title === title && other.id !== id)
        ? `${title} exists.`
        : undefined,
    pathOf: ({ id }) => `/things/${id}`,
  });
  items.list(ep<Thing[]>('GET', '/things'), (all) => all);
  items.page(ep<never>('GET', '/things/page'), {
    attributes: [{ id: 'title', title: 'Title', type: 'STRING', sortable: true }],
    row: (thing): Row => ({ ...thing, locked: thing.id === 'lock' }),
    where: ({ id }) => id !== 'b',
    sorts: { locked: ({ locked }) => `${!locked}` },
  });
  items.get(ep<Thing>('GET', '/things/:id'), whole);
  items.get(ep<Thing>('GET', '/things/named/:name'), whole);
  items.create(ep<Thing>('POST', '/things', 201), whole, {
    body: draft,
    make: (given) => ({ id: 'new', ...given }),
  });
  items.update(ep<Thing>('PUT', '/things/:id'), whole, {
    ...unlessLocked,
    body: draft,
    change: (thing, given) => ({ ...thing, ...given }),
  });
  items.remove(ep<null>('DELETE', '/things/:id', 204), nothing, {
    ...unlessLocked,
    action: ['delete', 'edit'],
    many: ep<never>('POST', '/things/bulk_delete'),
  });
});

async function ask(method: string, path: string, body?: object) {
  const answer = await api.handle(
    new Request(`http://node.test/api${path}`, {
      method,
      headers: { 'x-requested-by': 'test', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const text = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
}
const refusal = (status: number, message: string) => ({
  status,
  body: { type: 'ApiError', message },
});

describe('a collection', () => {
  it('lists what the caller may read, and suggests no more', async () => {
    permissions = ['things:read:b'];
    expect((await ask('GET', '/things')).body).toEqual([{ id: 'b', title: 'Bolt', size: null }]);
    const permits = (permission: string) => permission === 'things:read:b';
    expect(registry.suggestibles.get('things')?.(permits)).toEqual([
      { id: 'b', columns: { title: 'Bolt', size: '' } },
    ]);
    expect(registry.entityTypes.get('thing')?.titleOf('b')).toBe('Bolt');
  });

  it('pages over some of them, sorted by a column that rows compute', async () => {
    const { body } = await ask('GET', '/things/page?sort=locked');
    expect(body).toMatchObject({ total: 2, elements: [{ id: 'lock' }, { id: 'a' }] });
  });

  it('finds one by its id or an alias, and asks for the permission before it looks', async () => {
    expect((await ask('GET', '/things/named/Anvil')).body).toMatchObject({ id: 'a' });
    expect(await ask('GET', '/things/named/x')).toMatchObject(refusal(404, 'No thing named x'));
    expect(await ask('GET', '/things/x')).toMatchObject(refusal(404, 'No thing x'));
    permissions = ['things:read:a'];
    expect((await ask('GET', '/things/a')).status).toBe(200);
    expect(await ask('GET', '/things/x')).toMatchObject(
      refusal(403, 'Not authorized to access resource id <x>'),
    );
  });

  it('tells of each change, once it is stored', async () => {
    expect(await ask('POST', '/things', { title: 'New' })).toEqual({
      status: 201,
      location: 'http://node.test/things/new',
      body: { id: 'new', title: 'New', size: null },
    });
    expect((await ask('PUT', '/things/new', { title: 'Other', size: 2 })).status).toBe(200);
    expect((await ask('DELETE', '/things/new')).status).toBe(204);
    expect((await ask('GET', '/things/new')).status).toBe(404);
    expect(told).toEqual([
      'created {"type":"thing","id":"new","title":"New"}',
      'updated {"type":"thing","id":"new","title":"Other"}',
      'deleted {"type":"thing","id":"new","title":"Other"}',
    ]);
  });

  it('refuses what nobody may do before it reads the body', async () => {
    expect(await ask('PUT', '/things/lock', {})).toMatchObject(refusal(400, 'The lock stays.'));
    expect(await ask('PUT', '/things/a', {})).toMatchObject(
      refusal(400, 'Cannot read property title: This property is required.'),
    );
    expect((await ask('POST', '/things', { title: ' ' })).body).toMatchObject([
      { path: 'ThingsResource.create.arg0.title', invalid_value: ' ' },
    ]);
    expect(await ask('POST', '/things', { title: 'Bolt' })).toMatchObject(
      refusal(400, 'Bolt exists.'),
    );
    expect(await ask('PUT', '/things/a', { title: 'Bolt' })).toMatchObject(
      refusal(400, 'Bolt exists.'),
    );
    permissions = ['things:read'];
    expect((await ask('POST', '/things', {})).status).toBe(403);
    expect(told).toEqual([]);
  });

  it('deletes several, whichever of the permissions allows it, and says which were refused', async () => {
    permissions = ['things:edit:a', 'things:delete:lock', 'things:delete:x'];
    const { body } = await ask('POST', '/things/bulk_delete', {
      entity_ids: ['a', 'b', 'lock', 'x'],
    });
    expect(body).toEqual({
      successfully_performed: 1,
      failures: [
        { entity_id: 'b', failure_explanation: 'Not authorized to access resource id <b>' },
        { entity_id: 'lock', failure_explanation: 'The lock stays.' },
        { entity_id: 'x', failure_explanation: 'No thing x' },
      ],
    });
  });
});
