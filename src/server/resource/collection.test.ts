import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint, type Method } from '@/contract/endpoint';
import { permissionCheck } from '@/domain/permissions/permissions';
import { newUser } from '../accounts/user';
import { createApi, type Api } from '../http/api';
import { mapped, notBlank } from '../http/body-mapping';
import { openDocuments } from '../storage/documents';
import { collection, nothing } from './collection';
import { keptIn } from './items';
import { members } from './members';
import { createRegistry, type Registry } from './registry';

type Thing = { id: string; title: string; size: number | null };
type Row = Thing & { locked: boolean };

const draft = mapped({ title: notBlank, size: z.int().nullable().default(null) });
const ep = <Output>(method: Method, path: `/${string}`, status = 200) =>
  endpoint<void, Output>({ method, path, status, toRequest: () => ({}) });

const permissionsOf = (kind: string) => ({
  read: `${kind}:read`,
  create: `${kind}:create`,
  edit: `${kind}:edit`,
  delete: `${kind}:delete`,
});

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
});

beforeEach(async () => {
  const things = await openDocuments<Thing>(undefined, 'things');
  await things.put('a', { id: 'a', title: 'Anvil', size: 3 });
  await things.put('b', { id: 'b', title: 'Bolt', size: null });
  await things.put('lock', { id: 'lock', title: 'Lock', size: 1 });
  const unlessLocked = {
    refuse: (id: string) => (id === 'lock' ? 'The lock stays.' : undefined),
  };
  const whole = (thing: Thing) => thing;

  const items = collection<Thing>(registry, {
    permissions: permissionsOf('things'),
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
    const permits = permissionCheck(permissions);
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

type Step = { id: string; name: string };
type Plan = { id: string; title: string; steps: Step[] };

describe('the members of an item', () => {
  const step = mapped({ name: notBlank });
  const ids = async () =>
    ((await ask('GET', '/plans/p/steps')).body as Step[]).map(({ id }) => id).join(' ');

  beforeEach(async () => {
    const plans = await openDocuments<Plan>(undefined, 'plans');
    await plans.put('p', {
      id: 'p',
      title: 'Plan',
      steps: ['a', 'b', 'c'].map((id) => ({ id, name: `Step ${id}` })),
    });
    const items = collection<Plan>(registry, {
      permissions: permissionsOf('plans'),
      ...keptIn(plans),
      missing: (id) => `No plan ${id}`,
    });
    const steps = members<Plan, Step>(registry, {
      parents: items,
      parameter: 'step',
      of: (plan) => plan.steps,
      save: (plan, changed) => plans.put(plan.id, { ...plan, steps: [...changed] }),
      missing: (id) => `No step ${id}`,
      pathOf: ({ id }, plan) => `/plans/${plan.id}/steps/${id}`,
      resource: 'StepsResource',
    });
    const whole = (one: Step) => one;
    steps.list(ep<Step[]>('GET', '/plans/:id/steps'), (all) => [...all]);
    steps.get(ep<Step>('GET', '/plans/:id/steps/:step'), whole);
    steps.order(ep<null>('POST', '/plans/:id/steps/order', 204), {
      body: z.object({ order: z.record(z.string(), z.string()) }),
      idsOf: ({ order }) => Object.values(order),
    });
    steps.create(ep<Step>('POST', '/plans/:id/steps', 201), whole, {
      body: step,
      make: (draft) => ({ id: 'new', ...draft }),
    });
    steps.update(ep<Step>('PUT', '/plans/:id/steps/:step'), whole, {
      body: step,
      change: (_, draft) => ({ id: 'forged', ...draft }),
    });
    steps.remove(ep<null>('DELETE', '/plans/:id/steps/:step', 204), {
      refuse: (_, plan) => (plan?.steps.length === 1 ? 'A plan needs a step.' : undefined),
    });
  });

  it('are listed, found, created behind the others, changed and deleted', async () => {
    expect((await ask('GET', '/plans/p/steps/b')).body).toEqual({ id: 'b', name: 'Step b' });
    const created = await ask('POST', '/plans/p/steps', { name: 'More' });
    expect(created).toMatchObject({ status: 201, body: { id: 'new', name: 'More' } });
    expect(created.location).toMatch(/\/plans\/p\/steps\/new$/);
    expect((await ask('PUT', '/plans/p/steps/a', { name: 'Other' })).body).toEqual({
      id: 'a',
      name: 'Other',
    });
    expect((await ask('DELETE', '/plans/p/steps/b')).status).toBe(204);
    expect(await ids()).toBe('a c new');
  });

  it('are put into an order, in which unnamed ones come last', async () => {
    expect((await ask('POST', '/plans/p/steps/order', { order: { 0: 'c', 1: 'b' } })).status).toBe(
      204,
    );
    expect(await ids()).toBe('c b a');
    const unknown = { order: { 0: 'a', 1: 'x' } };
    expect(await ask('POST', '/plans/p/steps/order', unknown)).toMatchObject(
      refusal(404, 'No step x'),
    );
    expect(await ids()).toBe('c b a');
  });

  it('are refused with their parent, and by their own rules', async () => {
    expect(await ask('GET', '/plans/x/steps')).toMatchObject(refusal(404, 'No plan x'));
    expect(await ask('GET', '/plans/p/steps/x')).toMatchObject(refusal(404, 'No step x'));
    expect((await ask('POST', '/plans/p/steps', { name: '' })).body).toMatchObject([
      { path: 'StepsResource.create.arg0.name' },
    ]);
    for (const id of ['a', 'b']) await ask('DELETE', `/plans/p/steps/${id}`);
    expect(await ask('DELETE', '/plans/p/steps/c')).toMatchObject(
      refusal(400, 'A plan needs a step.'),
    );
    permissions = ['plans:read:p'];
    expect((await ask('GET', '/plans/p/steps')).status).toBe(200);
    expect((await ask('DELETE', '/plans/p/steps/c')).status).toBe(403);
    expect((await ask('PUT', '/plans/p/steps/c', { name: 'Other' })).status).toBe(403);
  });
});

type Pack = { id: string; title: string; revision: number };

describe('items in revisions', () => {
  beforeEach(async () => {
    const keyOf = ({ id, revision }: Pack) => `${id}/${revision}`;
    const packs = await openDocuments<Pack>(undefined, 'packs');
    for (const revision of [1, 10, 2])
      await packs.put(`a/${revision}`, { id: 'a', title: `A ${revision}`, revision });
    await packs.put('b/1', { id: 'b', title: 'B', revision: 1 });
    const items = collection<Pack>(registry, {
      permissions: permissionsOf('packs'),
      ...keptIn(packs, keyOf),
      revisions: { parameter: 'revision', of: ({ revision }) => revision },
      missing: (id) => `No pack ${id}`,
      conflict: (pack) =>
        packs.get(keyOf(pack)) ? `Revision ${pack.revision} exists.` : undefined,
    });
    const whole = (pack: Pack) => pack;
    items.list(ep<Pack[]>('GET', '/packs'), (all) => all);
    items.get(ep<Pack>('GET', '/packs/:id'), whole);
    items.get(ep<Pack>('GET', '/packs/:id/:revision'), whole);
    items.create(ep<Pack>('POST', '/packs', 201), whole, {
      body: mapped({ id: z.string(), title: z.string(), revision: z.int() }),
      make: (draft) => draft,
    });
    items.remove(ep<null>('DELETE', '/packs/:id', 204), nothing, {
      many: ep<never>('POST', '/packs/bulk_delete'),
    });
    items.remove(ep<null>('DELETE', '/packs/:id/:revision', 204), nothing);
  });
  const titles = async () =>
    ((await ask('GET', '/packs')).body as Pack[]).map(({ title }) => title).join(', ');

  it('are found by id and revision, by the id alone the newest', async () => {
    expect((await ask('GET', '/packs/a/2')).body).toMatchObject({ title: 'A 2' });
    expect((await ask('GET', '/packs/a')).body).toMatchObject({ title: 'A 10' });
    expect(await ask('GET', '/packs/a/3')).toMatchObject(refusal(404, 'No pack a'));
    expect((await ask('GET', '/packs/a/02')).status).toBe(404);
  });

  it('are added beside the others', async () => {
    const next = { id: 'a', title: 'A 11', revision: 11 };
    expect((await ask('POST', '/packs', next)).status).toBe(201);
    expect(await ask('POST', '/packs', next)).toMatchObject(refusal(400, 'Revision 11 exists.'));
    expect(await titles()).toBe('A 1, A 10, A 2, B, A 11');
  });

  it('are deleted one by one, or all of an id', async () => {
    await ask('DELETE', '/packs/a/10');
    expect(await titles()).toBe('A 1, A 2, B');
    await ask('DELETE', '/packs/a');
    expect(await titles()).toBe('B');
    const { body } = await ask('POST', '/packs/bulk_delete', { entity_ids: ['b', 'x'] });
    expect(body).toMatchObject({
      successfully_performed: 1,
      failures: [{ entity_id: 'x', failure_explanation: 'No pack x' }],
    });
    expect(await titles()).toBe('');
  });
});
