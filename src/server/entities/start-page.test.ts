import { expect, it } from 'vitest';
import type { LastOpened, RecentActivity } from '@/contract/start-page';
import type { View } from '@/contract/views';
import { DEFAULT_INDEX_SET_ID } from '../indices/built-in-ids';
import { askedBackend, read } from '@test/backend/asked-backend';

const REA = '5f0000000000000000000002';
const search = (id: string) => ({
  id,
  queries: [{ id: 'q', timerange: { type: 'relative', range: 300 }, query: '', search_types: [] }],
});

async function started() {
  const clock = { now: Date.UTC(2026, 10, 21, 12) };
  const { ask } = await askedBackend({
    now: () => clock.now,
    seed: { users: [{ username: 'rea', password: 'pw', id: REA, full_name: 'Rea R' }] },
  });
  const activity = async (as = 'admin:secret') =>
    (
      await read<{ recentActivity: RecentActivity[] }>(
        ask('GET', '/startpage/recentActivity', { as }),
      )
    ).recentActivity.map(
      ({ activity_type, item_title, user_name }) => `${user_name}: ${activity_type} ${item_title}`,
    );
  const opened = async (as = 'admin:secret') =>
    (
      await read<{ lastOpened: LastOpened[] }>(ask('GET', '/startpage/lastOpened', { as }))
    ).lastOpened.map(({ title }) => title);
  return { ask, clock, activity, opened };
}

it('what is done to streams is told to those who may see them', async () => {
  const { ask, activity } = await started();
  const { stream_id: id } = await read<{ stream_id: string }>(
    ask('POST', '/streams', { body: { title: 'Orders', index_set_id: DEFAULT_INDEX_SET_ID } }),
  );
  await ask('PUT', `/streams/${id}`, { body: { title: 'Orders 2' } });
  const share = (selected: object) =>
    ask('POST', `/authz/shares/entities/grn::::stream:${id}`, {
      body: { selected_grantee_capabilities: selected },
    });
  expect(await activity('rea:pw')).toEqual([]);
  await share({ [`grn::::user:${REA}`]: 'view' });
  expect(await activity('rea:pw')).toEqual([
    'Administrator: share Orders 2',
    'Administrator: update Orders 2',
    'Administrator: create Orders 2',
  ]);
  await share({});
  await ask('DELETE', `/streams/${id}`);
  expect(await activity('rea:pw')).toEqual([]);
  expect((await activity()).slice(0, 2)).toEqual([
    'Administrator: delete Orders 2',
    'Administrator: unshare Orders 2',
  ]);
});

it('what was opened comes newest first, once, and goes with what is deleted; so do favourites', async () => {
  const { ask, clock, opened } = await started();
  await ask('POST', '/views/search', { body: search('5f00000000000000000000e1') });
  const made = async (title: string) =>
    (
      await read<View>(
        ask('POST', '/views', {
          body: { type: 'SEARCH', title, search_id: '5f00000000000000000000e1', state: {} },
        }),
      )
    ).id;
  const [one, two] = [await made('One'), await made('Two')];
  for (const id of [one, two, one]) {
    clock.now += 1000;
    expect((await ask('GET', `/views/${id}`)).status).toBe(200);
  }
  expect(await opened()).toEqual(['One', 'Two']);
  expect(await opened('rea:pw')).toEqual([]);
  await ask('PUT', `/favorites/grn::::search:${one}`);
  const favorites = async () =>
    (await read<{ favorites: { title: string }[] }>(ask('GET', '/favorites'))).favorites.map(
      ({ title }) => title,
    );
  expect(await favorites()).toEqual(['One']);
  expect((await read<View>(ask('GET', `/views/${one}`))).favorite).toBe(true);
  await ask('DELETE', `/views/${one}`);
  expect([await opened(), await favorites()]).toEqual([['Two'], []]);
});

it.each([0, -1])('a page of %i entries is refused where Graylog refuses it', async (size) => {
  const { ask } = await started();
  for (const path of ['/favorites', '/startpage/lastOpened']) {
    const answer = await ask('GET', `${path}?page=1&per_page=${size}`);
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { type: 'ApiError', message: `invalid page size: ${size}` },
    ]);
  }
  expect((await ask('GET', `/startpage/recentActivity?page=1&per_page=${size}`)).status).toBe(200);
});
