import { describe, expect, it } from 'vitest';
import type { IndexSet, IndexSetStats } from '@/contract/index-sets';
import type { Deflector } from '@/contract/indices';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';
import { DEFAULT_INDEX_SET_ID, EVENTS_INDEX_SET_ID } from '../../indices/built-in-ids';

const ROTATION = 'org.graylog2.indexer.rotation.strategies';
const RETENTION = 'org.graylog2.indexer.retention.strategies';
const change = {
  title: 'Mail',
  description: null,
  writable: true,
  shards: 1,
  replicas: 0,
  rotation_strategy_class: `${ROTATION}.MessageCountRotationStrategy`,
  rotation_strategy: {
    type: `${ROTATION}.MessageCountRotationStrategyConfig`,
    max_docs_per_index: 100,
  },
  retention_strategy_class: `${RETENTION}.ClosingRetentionStrategy`,
  retention_strategy: {
    type: `${RETENTION}.ClosingRetentionStrategyConfig`,
    max_number_of_indices: 2,
  },
  index_optimization_max_num_segments: 1,
  index_optimization_disabled: false,
  field_type_refresh_interval: 5000,
};
const draft = {
  ...change,
  index_prefix: 'mail',
  index_analyzer: 'standard',
  creation_date: '2026-11-21T13:00:00Z',
};

const SETS = '/system/indices/index_sets';
type List = { total: number; index_sets: IndexSet[]; stats: Record<string, IndexSetStats> };
const list = (ask: Ask, query = '', as = 'admin:secret') =>
  read<List>(ask('GET', `${SETS}${query}`, { as }));
const create = async (ask: Ask, more = {}) =>
  read<IndexSet>(ask('POST', SETS, { body: { ...draft, ...more } }));
/** Status and text of a refusal. */
async function refusal(answer: Promise<Response>): Promise<[number, string]> {
  const got = await answer;
  const body = await read<{ message?: string } | { path: string; message: string }[]>(got);
  return [
    got.status,
    Array.isArray(body)
      ? body.map(({ path, message }) => `${path} ${message}`).join('; ')
      : (body.message ?? ''),
  ];
}

it('a new server has the sets of the real one, in the order of their titles, in pages', async () => {
  const { ask } = await askedBackend({
    seed: { messages: [{ message: 'one' }, { message: 'two' }] },
  });
  const all = await list(ask, '?stats=true');
  expect(
    all.index_sets.map(({ title, index_prefix, default: isDefault, can_be_default }) => [
      title,
      index_prefix,
      isDefault,
      can_be_default,
    ]),
  ).toEqual([
    ['Default index set', 'graylog', true, true],
    ['Graylog Events', 'gl-events', false, false],
    ['Graylog System Events', 'gl-system-events', false, false],
  ]);
  expect(all.stats[DEFAULT_INDEX_SET_ID]).toMatchObject({ indices: 1, documents: 2 });
  expect(
    (await list(ask, '?skip=1&limit=1')).index_sets.map(({ index_prefix }) => index_prefix),
  ).toEqual(['gl-events']);
  expect(await list(ask, '?skip=1&limit=1')).toMatchObject({ total: 3, stats: {} });
});

it('a set is made with its first index, changed, made the default, and kept from being deleted by that', async () => {
  const { ask } = await askedBackend();
  const made = await create(ask);
  expect(made).toMatchObject({
    ...draft,
    creation_date: '2026-11-21T13:00:00.000Z',
    default: false,
    can_be_default: true,
    index_template_type: null,
  });
  expect(await read<Deflector>(ask('GET', `/system/deflector/${made.id}`))).toEqual({
    is_up: true,
    current_target: 'mail_0',
  });

  const changed = await read<IndexSet>(
    ask('PUT', `${SETS}/${made.id}`, {
      body: { ...change, title: 'Post', index_prefix: 'other', nonsense: 1 },
    }),
  );
  expect(changed).toEqual({ ...made, title: 'Post' });

  expect(await read<IndexSet>(ask('PUT', `${SETS}/${made.id}/default`))).toMatchObject({
    default: true,
  });
  expect((await list(ask)).index_sets.filter((set) => set.default).map(({ id }) => id)).toEqual([
    made.id,
  ]);
  expect(
    await refusal(ask('PUT', `${SETS}/${made.id}`, { body: { ...change, writable: false } })),
  ).toEqual([409, 'Default index set must be writable.']);
  expect(await refusal(ask('DELETE', `${SETS}/${made.id}`))).toEqual([
    400,
    `Default index set <${made.id}> cannot be deleted!`,
  ]);
});

it('only a set that is written to and regular can be the default', async () => {
  const { ask } = await askedBackend();
  const { id } = await create(ask, { writable: false });
  expect(await refusal(ask('PUT', `${SETS}/${id}/default`))).toEqual([
    409,
    'Index set not eligible as default',
  ]);
  expect(await refusal(ask('PUT', `${SETS}/${EVENTS_INDEX_SET_ID}/default`))).toEqual([
    409,
    'Index set not eligible as default',
  ]);
});

it('a set goes with its indices, but not while a stream writes to it', async () => {
  const { ask } = await askedBackend();
  const { id } = await create(ask);
  const { stream_id } = await read<{ stream_id: string }>(
    ask('POST', '/streams', { body: { title: 'Mails', index_set_id: id, rules: [] } }),
  );
  expect(await refusal(ask('DELETE', `${SETS}/${id}`))).toEqual([
    404,
    `Couldn't delete index set with ID <${id}>`,
  ]);
  expect((await ask('DELETE', `/streams/${stream_id}`)).status).toBe(204);
  expect((await ask('DELETE', `${SETS}/${id}`)).status).toBe(204);
  expect(await refusal(ask('DELETE', `${SETS}/${id}`))).toEqual([
    404,
    `Index set <${id}> not found.`,
  ]);
  await expect
    .poll(async () => (await ask('GET', '/system/indexer/indices/mail_0')).status)
    .toBe(404);
  expect((await create(ask)).index_prefix).toBe('mail');
});

describe('a new set is refused', () => {
  it.each<[string, object, string]>([
    [
      'with a prefix that is taken',
      { index_prefix: 'graylog' },
      'Index prefix "graylog" would conflict with an existing index set!',
    ],
    [
      'with a prefix that another begins with',
      { index_prefix: 'gray' },
      'Index prefix "gray" would conflict with existing index set prefix "graylog"',
    ],
    [
      'with a prefix that begins with another',
      { index_prefix: 'graylog_old' },
      'Index prefix "graylog_old" would conflict with existing index set prefix "graylog"',
    ],
    [
      'with a prefix that no file could be named by',
      { index_prefix: 'x'.repeat(201) },
      'The index prefix is longer than 200 characters.',
    ],
    [
      'with a prefix that is no name',
      { index_prefix: '../up' },
      'IndexSetsResource.save.arg0.indexPrefix must match "^[a-z0-9][a-z0-9_+-]*$"',
    ],
    ['without a title', { title: ' ' }, 'IndexSetsResource.save.arg0.title must not be blank'],
    [
      'without shards',
      { shards: 0, replicas: -1 },
      'IndexSetsResource.save.arg0.replicas must be greater than or equal to 0; IndexSetsResource.save.arg0.shards must be greater than or equal to 1',
    ],
    [
      'without a rotation strategy',
      { rotation_strategy: null },
      'Cannot construct instance of `org.graylog2.rest.resources.system.indexer.responses.IndexSetSummary`, problem: Null rotationStrategy',
    ],
    [
      'that looks at its fields too often',
      { field_type_refresh_interval: 10 },
      'Index field_type_refresh_interval "PT0.010S" is too short. It must be 1 second or longer.',
    ],
    [
      'with a member nobody knows',
      { nope: 1 },
      expect.stringContaining('Unable to map property nope.'),
    ],
    [
      'with a strategy nobody knows',
      { rotation_strategy: { type: 'x' } },
      expect.stringContaining("Could not resolve type id 'x' as a subtype"),
    ],
    [
      'with the configuration of another strategy',
      { rotation_strategy_class: `${ROTATION}.SizeBasedRotationStrategy` },
      expect.stringContaining('takes a'),
    ],
    [
      'with a limit of nothing',
      { rotation_strategy: { ...draft.rotation_strategy, max_docs_per_index: 0 } },
      expect.stringContaining('must be greater than or equal to 1'),
    ],
    [
      'that would keep no index',
      { retention_strategy: { ...draft.retention_strategy, max_number_of_indices: 0 } },
      expect.stringContaining('must be greater than or equal to 1'),
    ],
  ])('%s', async (_, more, text) => {
    const { ask } = await askedBackend();
    expect(await refusal(ask('POST', SETS, { body: { ...draft, ...more } }))).toEqual([400, text]);
    expect((await list(ask)).total).toBe(3);
  });

  const lifetimes = (index_lifetime_min: string, index_lifetime_max: string) => ({
    rotation_strategy_class: `${ROTATION}.TimeBasedSizeOptimizingStrategy`,
    rotation_strategy: {
      type: `${ROTATION}.TimeBasedSizeOptimizingStrategyConfig`,
      index_lifetime_min,
      index_lifetime_max,
    },
  });
  const period = (rotation_period: string) => ({
    rotation_strategy_class: `${ROTATION}.TimeBasedRotationStrategy`,
    rotation_strategy: {
      type: `${ROTATION}.TimeBasedRotationStrategyConfig`,
      rotation_period,
      max_rotation_period: null,
      rotate_empty_index_set: false,
    },
  });
  it.each([
    [
      lifetimes('P40D', 'P30D'),
      'index_lifetime_max <P30D> is shorter than index_lifetime_min <P40D>',
    ],
    [
      lifetimes('P30D', 'P30D'),
      'index_lifetime_max <P30D> must be a day or more after index_lifetime_min <P30D>.',
    ],
    [
      lifetimes('PT36H', 'P5D'),
      'Lifetime setting index_lifetime_min <PT36H> can only be a multiple of days',
    ],
    [period('nonsense'), expect.stringContaining('Invalid format: "nonsense"')],
    [period('PT0S'), expect.stringContaining('a second or more')],
  ])('with times that cannot be kept: %j', async (more, text) => {
    const { ask } = await askedBackend();
    expect(await refusal(ask('POST', SETS, { body: { ...draft, ...more } }))).toEqual([400, text]);
  });
});

it('each asks for its permission; the figures of all sets are told to everybody', async () => {
  const { ask } = await askedBackend({
    seed: {
      users: [
        {
          username: 'bob',
          password: 'pw',
          permissions: [`indexsets:read:${DEFAULT_INDEX_SET_ID}`],
        },
      ],
    },
  });
  const as = 'bob:pw';
  const seen = await list(ask, '?stats=true', as);
  expect(seen.index_sets.map(({ id }) => id)).toEqual([DEFAULT_INDEX_SET_ID]);
  expect(Object.keys(seen.stats)).toHaveLength(3);
  expect((await ask('GET', `${SETS}/${EVENTS_INDEX_SET_ID}`, { as })).status).toBe(403);
  for (const [method, path, body] of [
    ['POST', SETS, draft],
    ['PUT', `${SETS}/${DEFAULT_INDEX_SET_ID}`, change],
    ['PUT', `${SETS}/${DEFAULT_INDEX_SET_ID}/default`, undefined],
    ['DELETE', `${SETS}/${DEFAULT_INDEX_SET_ID}`, undefined],
    ['GET', `${SETS}/stats`, undefined],
    ['POST', '/system/deflector/cycle', undefined],
    ['POST', '/system/indexer/indices/graylog_0/close', undefined],
    ['POST', '/system/indices/ranges/rebuild', undefined],
    ['GET', '/system/indexer/failures', undefined],
  ] as const) {
    expect([method, path, (await ask(method, path, { as, body })).status]).toEqual([
      method,
      path,
      403,
    ]);
  }
});

it('the defaults of new sets are stored with both names of each strategy, under either address', async () => {
  const { ask } = await askedBackend();
  const address = '/system/cluster_config/org.graylog2.configuration.IndexSetsDefaultConfiguration';
  const before = await read<Record<string, unknown>>(ask('GET', address));
  const strategies = {
    rotation_strategy_class: change.rotation_strategy_class,
    rotation_strategy_config: change.rotation_strategy,
  };
  const put = await read<Record<string, unknown>>(
    ask('PUT', '/system/indices/index_set_defaults', {
      body: { ...before, ...strategies, shards: 4 },
    }),
  );
  expect(put).toMatchObject({
    ...strategies,
    rotation_strategy: change.rotation_strategy,
    shards: 4,
  });
  expect(await read(ask('GET', address))).toEqual(put);
  expect(await refusal(ask('PUT', address, { body: { ...before, shards: 0 } }))).toEqual([
    400,
    'IndexSetDefaultsResource.update.arg0.shards must be greater than or equal to 1',
  ]);
});
