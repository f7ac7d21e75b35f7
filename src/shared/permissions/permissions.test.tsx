import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { IfPermitted } from './IfPermitted';

const pages = [
  {
    path: '/search',
    element: (
      <>
        <h1>Page</h1>
        <IfPermitted permissions={['streams:create']}>may create</IfPermitted>
        <IfPermitted permissions={['streams:read:1']} otherwise="may not read 2">
          may read 1
        </IfPermitted>
        <IfPermitted permissions={['streams:read:2']} otherwise="may not read 2">
          may read 2
        </IfPermitted>
        <IfPermitted anyPermissions={['users:list', 'streams:read:1']}>may one of both</IfPermitted>
        <IfPermitted>for everybody</IfPermitted>
      </>
    ),
  },
];

it('shows each only what he may do', async () => {
  await seedBackend({
    seed: { users: [{ username: 'ann', roles: [], permissions: ['streams:read:1'] }] },
  });
  await renderAt('/search', { user: 'ann', pages });
  await screen.findByRole('heading', { name: 'Page' });
  expect(screen.queryByText(/may create/)).toBeNull();
  expect(screen.getByRole('main')).toHaveTextContent(
    'Pagemay read 1may not read 2may one of bothfor everybody',
  );
});

it('shows all to who may do everything', async () => {
  await renderAt('/search', { pages });
  expect(await screen.findByText(/may create/)).toBeVisible();
  expect(screen.queryByText(/may not/)).toBeNull();
});
