import { describe, expect, it } from 'vitest';
import type { BulkResult } from '@/contract/bulk';
import type { PageList } from '@/contract/page-list';
import type { EntityShare } from '@/contract/shares';
import type { View, ViewSummary } from '@/contract/views';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';

const [DORA, REA] = ['5f0000000000000000000001', '5f0000000000000000000002'];
const [STREAM, SEARCH] = ['5f00000000000000000000aa', '5f00000000000000000000e1'];
const search = {
  id: SEARCH,
  queries: [
    {
      id: 'q',
      timerange: { type: 'relative', range: 300 },
      query: '',
      filter: { type: 'or', filters: [{ type: 'stream', id: STREAM }] },
      search_types: [{ id: 't', type: 'messages' }],
    },
  ],
};
const page = {
  widgets: [
    { id: 'w', type: 'messages', config: { anything: [1, 12345678901234567890n.toString()] } },
  ],
  widget_mapping: { w: ['t'] },
  positions: { w: { col: 1, row: 1, height: 4, width: 'Infinity' } },
  of_tomorrow: { deep: true },
};
const draft = { type: 'DASHBOARD', title: 'Web tier', search_id: SEARCH, state: { q: page } };

async function started() {
  const { ask } = await askedBackend({
    seed: {
      users: [
        {
          username: 'dora',
          password: 'pw',
          id: DORA,
          roles: ['Reader', 'Dashboard Creator'],
          permissions: [`streams:read:${STREAM}`],
        },
        { username: 'rea', password: 'pw', id: REA },
      ],
      streams: [{ id: STREAM, title: 'Web' }],
    },
  });
  await ask('POST', '/views/search', { body: search, as: 'dora:pw' });
  const status = async (...asked: Parameters<Ask>) => (await ask(...asked)).status;
  const made = (changes = {}) =>
    read<View>(ask('POST', '/views', { body: { ...draft, ...changes }, as: 'dora:pw' }));
  const titles = async (path: string, as: string) =>
    (await read<PageList<ViewSummary>>(ask('GET', path, { as }))).elements.map(
      ({ title }) => title,
    );
  return { ask, status, made, titles };
}

describe('a view', () => {
  it('comes back exactly as it was saved', async () => {
    const { ask, made } = await started();
    const view = await made();
    expect(view).toEqual({
      ...draft,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      summary: '',
      description: '',
      properties: [],
      requires: {},
      owner: 'dora',
      created_at: expect.stringMatching(/Z$/),
      favorite: false,
    });
    const changed = await read<View>(
      ask('PUT', `/views/${view.id}`, {
        body: { ...view, title: 'Web', owner: 'admin', type: 'SEARCH' },
        as: 'dora:pw',
      }),
    );
    expect(changed).toEqual({ ...view, title: 'Web' });
    expect(await read(ask('GET', `/views/${view.id}`))).toEqual(changed);
  });

  it('is not changed by who names a version that it no longer is', async () => {
    const { ask, made } = await started();
    const view = await made();
    const version = async () => (await ask('GET', `/views/${view.id}`)).headers.get('etag') ?? '';
    const put = async (title: string, ifMatch?: string) =>
      (
        await ask('PUT', `/views/${view.id}`, {
          body: { ...view, title },
          headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
        })
      ).status;
    const first = await version();
    expect(await put('One', first)).toBe(200);
    expect(await put('Two', first)).toBe(412);
    expect((await read<View>(ask('GET', `/views/${view.id}`))).title).toBe('One');
    expect(await put('Two', `W/${await version()}`)).toBe(200);
    expect(await put('Three')).toBe(200);
  });

  it('is its maker’s; others do not know of it until it is shared, with its search', async () => {
    const { ask, status, made, titles } = await started();
    const { id } = await made();
    const rea = { as: 'rea:pw' };
    expect([
      await status('GET', `/views/${id}`, rea),
      await status('PUT', `/views/${id}`, { ...rea, body: draft }),
      await status('DELETE', `/views/${id}`, rea),
      await status('GET', `/views/search/${SEARCH}`, rea),
    ]).toEqual([404, 403, 403, 403]);
    expect([
      await titles('/dashboards', 'rea:pw'),
      await titles('/dashboards', 'dora:pw'),
      await titles('/search/saved', 'dora:pw'),
    ]).toEqual([[], ['Web tier'], []]);

    const share = await read<EntityShare>(
      ask('POST', `/authz/shares/entities/grn::::dashboard:${id}`, {
        as: 'dora:pw',
        body: { selected_grantee_capabilities: { [`grn::::user:${REA}`]: 'manage' } },
      }),
    );
    expect(share.missing_permissions_on_dependencies).toEqual({
      [`grn::::user:${REA}`]: [
        { id: `grn::::stream:${STREAM}`, type: 'stream', title: 'Web', owners: [] },
      ],
    });
    expect([
      await status('GET', `/views/${id}`, rea),
      await status('PUT', `/views/${id}`, { ...rea, body: draft }),
      await status('DELETE', `/views/${id}`, rea),
      await status('GET', `/views/search/${SEARCH}`, rea),
    ]).toEqual([200, 200, 403, 200]);
    expect(await titles('/dashboards', 'rea:pw')).toEqual(['Web tier']);
    expect(await status('POST', `/views/search/${SEARCH}/execute`, { ...rea, body: {} })).toBe(403);
  });

  it.each([
    [
      { search_id: '5f00000000000000000000ee' },
      400,
      'Search 5f00000000000000000000ee not available',
    ],
    [
      { state: { nope: {} } },
      400,
      'Search queries do not correspond to view/state queries, missing query IDs: [nope]; search queries: [q]; state queries: [nope]',
    ],
    [
      { state: { q: { ...page, widget_mapping: { w: ['gone'] } } } },
      400,
      'Search types do not correspond to view/search types, missing searches [gone]; search types: [t]; state types: [gone]',
    ],
    [
      { state: { q: { ...page, positions: {} } } },
      400,
      "Widget positions don't correspond to widgets, missing widget positions [w]; widget IDs: [w]; widget positions: []",
    ],
    [{ nope: 1 }, 400, 'Unable to map property nope.'],
  ])('with %j is refused', async (changes, status, message) => {
    const { ask } = await started();
    const answer = await ask('POST', '/views', { body: { ...draft, ...changes }, as: 'dora:pw' });
    expect([answer.status, (await read<{ message: string }>(answer)).message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
  });

  it('needs a permission as a dashboard, none as a saved search', async () => {
    const { ask, status } = await started();
    await ask('POST', '/views/search', {
      body: { ...search, id: '5f00000000000000000000e2' },
      as: 'rea:pw',
    });
    const saved = { ...draft, search_id: '5f00000000000000000000e2' };
    expect(await status('POST', '/views', { body: saved, as: 'rea:pw' })).toBe(403);
    expect(
      await status('POST', '/views', { body: { ...saved, type: 'SEARCH' }, as: 'rea:pw' }),
    ).toBe(200);
  });
});

it('many views are deleted at once, the default one among them', async () => {
  const { ask, status, made } = await started();
  const [one, two] = [await made(), await made({ title: 'Two' })];
  expect(await status('PUT', `/views/${one.id}/default`)).toBe(204);
  expect((await read<View>(ask('GET', '/views/default'))).id).toBe(one.id);
  const deleted = (as: string) =>
    read<BulkResult>(
      ask('POST', '/views/bulk_delete', { as, body: { entity_ids: [one.id, two.id, 'nope'] } }),
    );
  expect((await deleted('rea:pw')).successfully_performed).toBe(0);
  expect(await deleted('dora:pw')).toEqual({
    successfully_performed: 2,
    failures: [{ entity_id: 'nope', failure_explanation: "View nope doesn't exist" }],
  });
  expect(await status('GET', '/views/default')).toBe(404);
});
