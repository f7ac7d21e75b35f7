import { expect, it } from 'vitest';
import type { Wall, WallReport } from '@/contract/screens';
import type { View } from '@/contract/views';
import { EMPTY_SCREEN } from '@/domain/screens/screen';
import { writeScreen } from '@/domain/screens/screen-codec';
import { askedBackend, read } from '@test/backend/asked-backend';

const REPORT: WallReport = {
  name: 'Lobby',
  dashboard: 'Shop',
  page: 'First',
  last_data: '2026-01-05T12:00:00.000Z',
  version: 'shell-A1.js',
  missing: 0,
};
const SEARCH = '5f00000000000000000000e1';

async function started() {
  const { ask } = await askedBackend({
    seed: {
      users: [
        { username: 'dora', password: 'pw', roles: ['Reader', 'Dashboard Creator'] },
        { username: 'rea', password: 'pw', roles: ['Reader'] },
      ],
    },
  });
  const search = {
    id: SEARCH,
    queries: [
      { id: 'q', timerange: { type: 'relative', range: 300 }, query: '', search_types: [] },
    ],
  };
  await ask('POST', '/views/search', { body: search, as: 'dora:pw' });
  const made = (properties: unknown[]) =>
    read<View>(
      ask('POST', '/views', {
        body: {
          type: 'DASHBOARD',
          title: 'Lobby',
          search_id: SEARCH,
          state: { q: { widgets: [], widget_mapping: {}, positions: {} } },
          properties,
        },
        as: 'dora:pw',
      }),
    );
  const { id } = await made(writeScreen([], EMPTY_SCREEN));
  const wall = `/console/screens/${id}/walls/w1`;
  const walls = async (as: string) =>
    (await read<{ walls: Wall[] }>(ask('GET', '/console/screens/walls', { as }))).walls;
  return { ask, made, id, wall, walls };
}

it('a token that a wall uses may only read from then on', async () => {
  const { ask, wall } = await started();
  const { id } = await read<{ id: string }>(ask('GET', '/users/dora', { as: 'dora:pw' }));
  const { token } = await read<{ token: string }>(
    ask('POST', `/users/${id}/tokens/lobby`, { as: 'dora:pw' }),
  );
  const further = async () =>
    (await ask('POST', `/users/${id}/tokens/further`, { as: `${token}:token` })).status;
  expect(await further()).toBe(200);
  expect((await ask('PUT', wall, { body: REPORT, as: `${token}:token` })).status).toBe(200);
  expect(await further()).toBe(403);
  expect((await ask('PUT', wall, { body: REPORT, as: `${token}:token` })).status).toBe(200);
});

it('lists the last report of each wall to those who may read its screen', async () => {
  const { ask, id, wall, walls } = await started();
  await ask('PUT', wall, { body: { ...REPORT, page: 'Before' }, as: 'dora:pw' });
  await ask('PUT', wall, { body: REPORT, as: 'dora:pw' });
  expect(await walls('dora:pw')).toMatchObject([
    { ...REPORT, screen: id, wall: 'w1', username: 'dora' },
  ]);
  expect(await walls('rea:pw')).toEqual([]);
  expect((await ask('PUT', wall, { body: REPORT, as: 'rea:pw' })).status).toBe(404);
});

it('hands a request over once', async () => {
  const { ask, wall } = await started();
  const report = () => read(ask('PUT', wall, { body: REPORT, as: 'dora:pw' }));
  expect((await ask('POST', `${wall}/requests`, { body: { request: 'reload' } })).status).toBe(404);
  expect(await report()).toEqual({ request: null });
  await ask('POST', `${wall}/requests`, { body: { request: 'identify' }, as: 'dora:pw' });
  expect(await report()).toEqual({ request: 'identify' });
  expect(await report()).toEqual({ request: null });
});

it('forgets a wall', async () => {
  const { ask, wall, walls } = await started();
  await ask('PUT', wall, { body: REPORT, as: 'dora:pw' });
  expect((await ask('DELETE', wall, { as: 'dora:pw' })).status).toBe(204);
  expect(await walls('dora:pw')).toEqual([]);
});

it('accepts reports about screens only, of limited size', async () => {
  const { ask, made, wall } = await started();
  const { id } = await made([]);
  const status = async (path: string, body: unknown) =>
    (await ask('PUT', path, { body, as: 'dora:pw' })).status;
  expect(await status(`/console/screens/${id}/walls/w1`, REPORT)).toBe(404);
  expect(await status(wall, { ...REPORT, page: 'x'.repeat(501) })).toBe(400);
  expect(await status(wall, { ...REPORT, more: 1 })).toBe(400);
});
