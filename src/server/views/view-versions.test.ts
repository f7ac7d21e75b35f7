import { expect, it } from 'vitest';
import type { ViewVersion } from '@/contract/view-versions';
import type { View } from '@/contract/views';
import { askedBackend, read } from '@test/backend/asked-backend';
import { KEPT_VERSIONS } from './view-versions';

const SEARCH = '5f00000000000000000000e1';

async function started() {
  const { ask } = await askedBackend({
    seed: {
      users: [
        { username: 'dora', password: 'pw', roles: ['Reader', 'Dashboard Creator'] },
        { username: 'rea', password: 'pw', roles: ['Reader'], permissions: ['view:read'] },
        { username: 'nina', password: 'pw', roles: ['Reader'] },
      ],
    },
  });
  await ask('POST', '/views/search', {
    body: {
      id: SEARCH,
      queries: [{ id: 'q', timerange: { type: 'relative', range: 300 }, query: 'level:3' }],
    },
    as: 'dora:pw',
  });
  const body = { type: 'DASHBOARD', title: 'One', search_id: SEARCH, state: { q: {} } };
  const { id } = await read<View>(ask('POST', '/views', { body, as: 'dora:pw' }));
  const rename = (title: string, as = 'admin:secret') =>
    ask('PUT', `/views/${id}`, { body: { ...body, title }, as });
  const versions = async (as = 'dora:pw') =>
    (await read<{ versions: ViewVersion[] }>(ask('GET', `/console/views/${id}/versions`, { as })))
      .versions;
  return { ask, id, rename, versions };
}

it('of a view tell who saved what, the latest first', async () => {
  const { rename, versions } = await started();
  await rename('Two');
  await rename('Two');
  const kept = await versions();
  expect(kept.map(({ saved_by: by, view }) => [by, view.title])).toEqual([
    ['admin', 'Two'],
    ['dora', 'One'],
  ]);
  expect(kept[0]).toMatchObject({
    saved_at: expect.stringMatching(/Z$/),
    search: { id: SEARCH, queries: [{ query: { query_string: 'level:3' } }] },
  });
});

it('are limited in number, and deleted with the view', async () => {
  const { ask, id, rename, versions } = await started();
  for (let n = 0; n < KEPT_VERSIONS + 5; n += 1) await rename(`Title ${n}`);
  const kept = await versions();
  expect(kept).toHaveLength(KEPT_VERSIONS);
  expect([kept[0]?.view.title, kept.at(-1)?.view.title]).toEqual(['Title 54', 'Title 5']);
  await ask('DELETE', `/views/${id}`, { as: 'dora:pw' });
  expect((await ask('GET', `/console/views/${id}/versions`, { as: 'dora:pw' })).status).toBe(404);
});

it('are shown to those who may edit the view', async () => {
  const { ask, id } = await started();
  const status = async (as: string) =>
    (await ask('GET', `/console/views/${id}/versions`, { as })).status;
  expect([await status('dora:pw'), await status('rea:pw'), await status('nina:pw')]).toEqual([
    200, 403, 404,
  ]);
});
