import { createBackend, type Backend } from '@/server/backend';
import { DEFAULT_INDEX_SET_ID } from '@/server/indices/built-in-ids';
import type { RecordedRequest } from './recorded-requests';
import { makeRecordedObjects, RUNNING_INPUT } from './recorded-objects';

const STREAM = '6b019df4df73424ee9f4d114';
const INDEX_SET = '6b019df4df73424ee9f4d110';
const ROTATION = 'org.graylog2.indexer.rotation.strategies';
/** A placeholder for the token created during the replay. */
const TOKEN = 'token-of-rec-new';
const PASSWORDS: Readonly<Record<string, string>> = {
  admin: 'admin:admin',
  reader: 'rec-reader:rec-reader-1',
  owner: 'rec-owner:rec-owner-1',
  'rec-new': 'rec-new:rec-new-password',
  'wrong password': 'admin:wrong',
  'unknown token': 'nope:token',
  'token of rec-new': `${TOKEN}:token`,
};

/** Requests that preceded a recorded request but were not recorded. */
const UNRECORDED: Readonly<Record<string, { method: string; path: string; body?: object }>> = {
  sharedSearchRunOk: {
    method: 'POST',
    path: '/authz/shares/entities/grn::::dashboard:6b019e05df73424ee9f4d288',
    body: { selected_grantee_capabilities: { 'grn::::user:6b019df4df73424ee9f4d107': 'view' } },
  },
  roleDelete: { method: 'POST', path: '/roles', body: { name: 'rec-role', permissions: [] } },
  deleteDefault: {
    method: 'PUT',
    path: '/system/indices/index_sets/6b019392f167046606ba422a/default',
  },
};

/** Creates a backend with the objects of the recorded server that its responses depend on. */
export async function recordedWorld(): Promise<Backend> {
  const now = Date.now();
  const names = {
    email: 'someone@example.org',
    timezone: 'Europe/Berlin',
    first_name: 'First',
    last_name: 'Last',
  };
  const backend = await createBackend({
    adminPassword: 'admin',
    passwordCost: 1024,
    delay: async () => undefined,
    // The recording contains failures.
    log: () => undefined,
    seed: {
      users: [
        {
          username: 'rec-reader',
          password: 'rec-reader-1',
          id: '6b019df4df73424ee9f4d107',
          full_name: 'Rea Der',
          permissions: [`streams:read:${STREAM}`],
          session_timeout_ms: 3_600_000,
          ...names,
        },
        {
          username: 'rec-owner',
          password: 'rec-owner-1',
          id: '6b019df4df73424ee9f4d109',
          full_name: 'O Wner',
          roles: ['Reader', 'Dashboard Creator', 'Event Definition Creator'],
          ...names,
        },
      ],
      indexSets: [
        {
          id: INDEX_SET,
          title: 'Recordings',
          description: 'recordings',
          index_prefix: 'rec',
          creation_date: new Date(now).toISOString(),
          rotation_strategy_class: `${ROTATION}.MessageCountRotationStrategy`,
          rotation_strategy: {
            type: `${ROTATION}.MessageCountRotationStrategyConfig`,
            max_docs_per_index: 20_000_000,
          },
        },
      ],
      streams: [
        {
          id: STREAM,
          index_set_id: INDEX_SET,
          title: 'Recordings',
          description: 'messages of the recordings',
          created_at: new Date(now).toISOString(),
          remove_matches_from_default_stream: true,
          rules: [
            {
              id: '6b019df4df73424ee9f4d117',
              type: 1,
              field: 'rec',
              value: 'yes',
              inverted: false,
              stream_id: STREAM,
              description: '',
            },
          ],
        },
      ],
      messages: Array.from({ length: 60 }, (_, n) => ({
        timestamp: now - 300_000 + n * 1000,
        source: ['web1', 'web2', 'db1', 'mail'][n % 4] ?? '',
        message:
          [
            'user alice logged in',
            'connection refused by peer',
            'disk almost full on /dev/sda1',
            'user bob failed to log in',
          ][n % 4] ?? '',
        fields: {
          rec: 'yes',
          n,
          level: n % 8,
          took_ms: n * 7,
          ip: `192.0.2.${n % 20}`,
          path: `/srv/app/${n % 6}`,
          ok: `${n % 2 === 0}`,
          ...(n % 4 > 0 && { user: ['alice', 'bob', 'carol'][n % 3] ?? '' }),
        },
        inputId: '6b019df4df73424ee9f4d123',
        remote: { ip: '127.0.0.1', port: 37_918 },
      })),
    },
  });
  await openSession(backend);
  await makeRecordedObjects(backend, STREAM);
  return backend;
}

async function openSession({ users, sessions }: Backend): Promise<string> {
  const admin = users.byName('admin');
  if (!admin) throw new Error('The backend has no user admin.');
  return (await sessions.open(admin, '127.0.0.1')).id;
}

export type Answer = { status: number; content: string; body: unknown };

/** Sends recorded requests in sequence and replaces recorded ids with ours. */
export async function createReplay(backend: Backend) {
  const ours = new Map<string, string>([...(await knownIds(backend))]);
  const translated = (text: string) =>
    [...ours].reduce((result, [theirs, id]) => result.replaceAll(theirs, id), text);

  return async (recorded: RecordedRequest): Promise<Answer> => {
    const before = UNRECORDED[recorded.name];
    if (before)
      await backend.handle(
        new Request(`http://node.test/api${translated(before.path)}`, {
          method: before.method,
          headers: {
            authorization: `Basic ${btoa('admin:admin')}`,
            'x-requested-by': 'contract test',
            ...(before.body && { 'content-type': 'application/json' }),
          },
          body: before.body ? JSON.stringify(before.body) : null,
        }),
      );
    const { method, path, request, headers = {} } = recorded;
    const sent = new Headers({
      accept: 'application/json',
      'x-requested-by': 'contract test',
      ...(await credentials(backend, recorded, translated)),
    });
    if (request !== undefined) sent.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) sent.delete(name);
      else if (name !== 'cookie') sent.set(name, value);
    }
    const body =
      request === undefined
        ? null
        : translated(typeof request === 'string' ? request : JSON.stringify(request));
    const response = await backend.handle(
      new Request(`http://node.test/api${translated(path)}`, { method, headers: sent, body }),
    );
    const text = await response.text();
    const content = (response.headers.get('content-type') ?? 'none').split(';')[0] ?? 'none';
    const answer = {
      status: response.status,
      content: content,
      body: text === '' ? null : content === 'application/json' ? readAnswer(text) : text,
    };
    for (const [theirs, place] of Object.entries(recorded.gives ?? {})) {
      const id = idAt(answer.body, place);
      if (id !== undefined) ours.set(theirs, id);
    }
    return answer;
  };
}

/** Some responses claim to be JSON and are plain text. */
function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Reads an id at a path such as `events.0.event.id`; of a GRN such as `grn::::dashboard:1` only its
 * last part.
 */
function idAt(body: unknown, place: string): string | undefined {
  const keys = place === '' ? [] : place.split('.');
  const found = keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    body,
  );
  return typeof found === 'string' ? found.split(':').at(-1) : undefined;
}

/** Ids that change with each start: those of the node, of messages and of the index set. */
async function knownIds(backend: Backend): Promise<[string, string][]> {
  const headers = {
    authorization: `Basic ${btoa('admin:admin')}`,
    'x-requested-by': 'contract test',
    'content-type': 'application/json',
  };
  const node = (await (
    await backend.handle(new Request('http://node.test/api/system', { headers }))
  ).json()) as { node_id: string };
  const search = {
    queries: [
      {
        id: 'q',
        timerange: { type: 'relative', range: 0 },
        query: { type: 'elasticsearch', query_string: 'rec:yes' },
        search_types: [{ id: 'm', type: 'messages', limit: 1 }],
      },
    ],
  };
  const found = await backend.handle(
    new Request('http://node.test/api/views/search/sync', {
      method: 'POST',
      headers,
      body: JSON.stringify(search),
    }),
  );
  const job = (await found.json()) as {
    results: {
      q: { search_types: { m: { messages: { index: string; message: { _id: string } }[] } } };
    };
  };
  const { inputs } = (await (
    await backend.handle(new Request('http://node.test/api/system/inputs', { headers }))
  ).json()) as { inputs: { id: string; title: string }[] };
  const [first] = job.results.q.search_types.m.messages;
  return [
    ['c5dac4f7-f0da-4aa6-b971-29652509aacb', node.node_id],
    ['6b019392f167046606ba422a', DEFAULT_INDEX_SET_ID],
    ['6b019df4df73424ee9f4d123', inputs.find(({ title }) => title === RUNNING_INPUT)?.id ?? ''],
    ['rec_0', first?.index ?? ''],
    ['559503b1-e5b0-11f1-bd7b-02fc00000001', first?.message._id ?? ''],
  ];
}

async function credentials(
  backend: Backend,
  { as, name, headers }: RecordedRequest,
  translated: (text: string) => string,
): Promise<Record<string, string>> {
  if (as === 'session' || name === 'logoutCookie' || name === 'logoutById')
    return { cookie: `authentication=${await openSession(backend)}` };
  if (as === 'session id as basic auth')
    return { authorization: `Basic ${btoa(`${await openSession(backend)}:session`)}` };
  if (headers?.['cookie']) return { cookie: 'authentication=00000000-0000-4000-8000-000000000000' };
  const pair = PASSWORDS[as];
  return pair === undefined ? {} : { authorization: `Basic ${btoa(translated(pair))}` };
}
