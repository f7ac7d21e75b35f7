import { afterAll, describe, expect, it } from 'vitest';
import { permissionCheck } from '@/domain/permissions/permissions';
import { createBackend, type Backend } from '@/server/backend';
import { BUILT_IN_INDEX_SET, PEOPLE, STREAMS, type Person } from './people';
import {
  ENDPOINT_PERMISSIONS,
  OPEN_ENDPOINTS,
  type EndpointPermission,
} from './permissions-of-endpoints';

const open: Backend[] = [];
afterAll(async () => {
  await Promise.all(open.map((backend) => backend.close()));
});

/** 'own' are entities that the caller has access to, 'foreign' all others. */
type Which = 'own' | 'foreign';

async function started(person: Person | undefined) {
  const backend = await createBackend({
    adminPassword: 'pw',
    passwordCost: 1024,
    delay: async () => undefined,
    log: () => undefined,
    seed: { users: PEOPLE, streams: STREAMS },
  });
  open.push(backend);
  const send = (method: string, path: string, as?: string, body?: object) =>
    backend.handle(
      new Request(`http://node.test/api${path}`, {
        method,
        headers: {
          'x-requested-by': 'test',
          ...(as !== undefined && { authorization: `Basic ${btoa(`${as}:pw`)}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const { node_id: nodeId } = (await (await send('GET', '/system', 'admin')).json()) as {
    node_id: string;
  };
  await send('POST', '/roles', 'admin', {
    name: 'Auditor',
    permissions: [
      'inputs:read',
      'indexsets:read',
      'indices:read',
      'users:list',
      'roles:read',
      'streams:create',
      'loggers:read',
      'notifications:read:generic',
    ],
  });
  await send('PUT', '/roles/Auditor/members/aud', 'admin', {});
  await send('POST', `/authz/shares/entities/grn::::stream:${STREAMS[0].id}`, 'admin', {
    selected_grantee_capabilities: { 'grn::::user:5f0000000000000000000002': 'manage' },
  });
  const user = person && backend.users.byName(person);
  const permissions = user ? backend.users.permissionsOf(user) : [];
  return { backend, send, nodeId, permits: permissionCheck(permissions) };
}

/** The values of path parameters. */
function valuesOf(
  path: string,
  which: Which,
  person: Person | undefined,
  nodeId: string,
): Record<string, string> {
  const user = PEOPLE.find(({ username }) => username === (which === 'own' ? person : 'tom')) ?? {
    id: 'local:admin',
    username: 'admin',
  };
  const stream = which === 'own' ? STREAMS[0].id : STREAMS[1].id;
  const shared = {
    nodeId,
    username: user.username,
    indexSetId: BUILT_IN_INDEX_SET,
    index: 'graylog_0',
    grn: `grn::::stream:${stream}`,
    userId: user.id,
    level: 'info',
    subsystem: 'graylog',
    status: 'alive',
    name: 'Reader',
    type: 'generic',
    anyStream: STREAMS[0].id,
  };
  if (path.startsWith('/users'))
    return { ...shared, id: user.id, name: 'token', status: 'disabled' };
  if (path.startsWith('/streams')) return { ...shared, id: stream };
  if (path.startsWith('/system/indices/index_sets')) return { ...shared, id: BUILT_IN_INDEX_SET };
  return shared;
}

const filled = (pattern: string, mark: RegExp, values: Record<string, string>) =>
  pattern.replace(mark, (_, name: string) => values[name] ?? '5f00000000000000000000ee');

function isPermitted(
  permission: string | null,
  values: Record<string, string>,
  permits: (permission: string) => boolean,
): boolean {
  if (permission === null) return true;
  return permission
    .split(' | ')
    .some((all) => all.split(' & ').every((one) => permits(filled(one, /\{(\w+)\}/g, values))));
}

/** Sorts deletions last, children before their parents. */
const deletingLast = ([a]: EndpointPermission, [b]: EndpointPermission) =>
  Number(a.startsWith('DELETE')) - Number(b.startsWith('DELETE')) || b.length - a.length;

/** The real server also responds with 403 when a job runs too often. */
const TOO_MANY = /limit|already|too many|concurren/i;

const isRefusal = (status: number) => status === 401 || status === 403;

it('the table lists every endpoint', async () => {
  const { backend } = await started(undefined);
  const served = [...new Set(backend.routes.map(({ method, path }) => `${method} ${path}`))].sort();
  const known = [...OPEN_ENDPOINTS, ...ENDPOINT_PERMISSIONS.map(([endpoint]) => endpoint)];
  expect(served.filter((endpoint) => !known.includes(endpoint))).toEqual([]);
});

describe.each([['admin'], ['rea'], ['aud'], [undefined]] as const)('for %s', (person) => {
  it('everything that permissions allow is possible, and nothing else', async () => {
    const { backend, send, nodeId, permits } = await started(person);
    const served = new Set(backend.routes.map(({ method, path }) => `${method} ${path}`));
    const wrong: string[] = [];
    for (const [endpoint, permission] of ENDPOINT_PERMISSIONS.filter(([name]) =>
      served.has(name),
    ).sort(deletingLast)) {
      const [method = '', pattern = ''] = endpoint.split(' ');
      for (const which of ['own', 'foreign'] as const) {
        const values = valuesOf(pattern, which, person, nodeId);
        const answer = await send(
          method,
          filled(pattern, /:(\w+)/g, values),
          person,
          method === 'POST' || method === 'PUT' ? {} : undefined,
        );
        const text = await answer.text();
        const expected =
          person === undefined
            ? answer.status === 401
            : isPermitted(permission, values, permits)
              ? !isRefusal(answer.status) || TOO_MANY.test(text)
              : answer.status === 403;
        if (!expected)
          wrong.push(
            `${endpoint} of ${which}: ${answer.status}, asks for ${permission ?? 'a login'}`,
          );
      }
    }
    expect(wrong).toEqual([]);
  });
});

it('exactly the open endpoints can be used without a login', async () => {
  const { send } = await started(undefined);
  for (const endpoint of OPEN_ENDPOINTS) {
    const [method = '', path = ''] = endpoint.split(' ');
    const { status } = await send(method, path, undefined, method === 'POST' ? {} : undefined);
    expect([endpoint, isRefusal(status)]).toEqual([endpoint, false]);
  }
});
