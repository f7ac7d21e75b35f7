import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { addFavorite } from '@/contract/favorites';
import { createStream, deleteStream, DEFAULT_STREAM_ID, updateStream } from '@/contract/streams';
import { listIndexSets } from '@/contract/index-sets';
import { backend, PASSWORD, seedBackend, signInAs } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { routes } from './routes';

const card = async (name: string) => within(await screen.findByRole('region', { name }));

async function makeStreams(count: number): Promise<string[]> {
  await signInAs();
  const { index_sets: sets } = await call(listIndexSets, { skip: 0, limit: 0, stats: false });
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1)
    ids.push(
      (await call(createStream, { title: `Stream ${number}`, index_set_id: sets[0]?.id ?? '' }))
        .stream_id,
    );
  return ids;
}

it('is the start page, with first steps and empty activity lists', async () => {
  const { router } = await renderAt('/');
  expect(await screen.findByRole('heading', { name: 'Welcome to graylog-console' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/welcome');
  const steps = within(screen.getByRole('navigation', { name: 'First steps' }));
  expect(steps.getByRole('link', { name: /^Search/ })).toHaveAttribute('href', '/search');
  expect(
    await (
      await card('Last opened')
    ).findByText('Saved searches and dashboards you open appear here.'),
  ).toBeVisible();
  expect(
    await (
      await card('Favorites')
    ).findByText('Use the star in a list to mark what you use often.'),
  ).toBeVisible();
});

it('replaces a start page that no longer exists, and says so', async () => {
  await seedBackend({
    seed: { users: [{ username: 'ada', password: PASSWORD, roles: ['Reader'] }] },
  });
  const { users } = await backend();
  const ada = users.byName('ada');
  if (ada) await users.save({ ...ada, startpage: { type: 'search', id: 'f'.repeat(24) } });
  const Gone = () => {
    throw new ApiError({
      message: 'No such view.',
      status: 404,
      request: { method: 'GET', url: '/views/x' },
    });
  };
  const { router } = await renderAt('/', {
    user: 'ada',
    pages: [
      ...routes,
      { path: '/search/:viewId', element: <Gone /> },
      { path: '/system/users/edit/:userId', element: <h1>Profile</h1> },
    ],
  });
  expect(await screen.findByText('Your start page is not available')).toBeVisible();
  expect(router.state.location.pathname).toBe('/welcome');
  expect(screen.getByRole('link', { name: 'Choose another start page' })).toHaveAttribute(
    'href',
    `/system/users/edit/${ada?.id}`,
  );
});

it('lists activity with its users, linked while the entity exists', async () => {
  const [first = '', second = ''] = await makeStreams(7);
  await call(deleteStream, { id: second });
  await call(addFavorite, { grn: `grn::::stream:${DEFAULT_STREAM_ID}` });
  const { actor } = await renderAt('/welcome');
  const activity = await card('Recent activity');
  expect(await activity.findByText('was deleted by Administrator')).toBeVisible();
  const entries = within(activity.getAllByRole('list')[0] ?? document.body).getAllByRole(
    'listitem',
  );
  expect(entries).toHaveLength(5);
  expect(within(entries[0] ?? document.body).queryByRole('link')).toBeNull();
  await actor.click(activity.getByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(activity.getByRole('link', { name: 'Stream 1' })).toHaveAttribute(
      'href',
      `/streams/${first}/search`,
    ),
  );
  expect(await (await card('Favorites')).findByRole('link')).toHaveAttribute(
    'href',
    `/streams/${DEFAULT_STREAM_ID}/search`,
  );
});

it('lists the same change of the same thing, made several times in a row, once', async () => {
  const [first = '', second = ''] = await makeStreams(2);
  const rename = (id: string, title: string) =>
    call(updateStream, { id, changes: { title, description: null } });
  await rename(first, 'Mail');
  await rename(second, 'Shop');
  await rename(second, 'Shops');
  await renderAt('/welcome');
  const activity = await card('Recent activity');
  const lines = () => activity.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(lines()).toHaveLength(4));
  expect(lines()).toEqual([
    expect.stringMatching(/^StreamShops was changed by Administrator .*\(2 times\)$/),
    expect.stringMatching(/^StreamMail was changed by Administrator [^(]*$/),
    expect.stringMatching(/^StreamShops was created by Administrator [^(]*$/),
    expect.stringMatching(/^StreamMail was created by Administrator [^(]*$/),
  ]);
});

it('shows load errors in the card they belong to', async () => {
  (await backend()).fail('GET', '/startpage/recentActivity', 500, {
    body: { type: 'ApiError', message: 'The store is away.' },
  });
  await renderAt('/welcome');
  expect(await (await card('Recent activity')).findByText('The store is away.')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
