import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';

const seedReader = () =>
  seedBackend({
    seed: {
      streams: [{ id: '64b000000000000000000001', title: 'Shop production' }],
      messages: [{ message: 'payment refused' }],
      users: [{ username: 'reader', roles: ['Reader'] }],
    },
  });

it('tells users without any stream why nothing can be found, and offers no link back to the same page', async () => {
  await seedReader();
  await renderAt('/search?rangetype=relative&relative=300', { user: 'reader' });
  expect(await screen.findByRole('heading', { name: 'No stream permissions.' })).toBeVisible();
  expect(
    await screen.findByText(
      'Messages are searched in streams, and you do not have access to any yet.',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(
      'Ask an administrator to share a stream with you or to assign you a role with access.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to the search page' })).not.toBeInTheDocument();
});

it('names the streams without permission in place of the results, and does not flag the query', async () => {
  await seedReader();
  await renderAt(
    '/search?q=payment&rangetype=relative&relative=300&streams=64b000000000000000000001',
    { user: 'reader' },
  );
  expect(await screen.findByRole('heading', { name: 'Missing stream permissions' })).toBeVisible();
  expect(
    screen.getByText('You need permissions for streams with the id: 64b000000000000000000001.'),
  ).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('payment');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
