import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeComplaints } from '@test/environment/quiet-console';
import { renderAt } from '@test/rendering/render';

function Broken(): never {
  throw new Error('no such widget');
}
const pages = [
  { path: '/broken', element: <Broken /> },
  { path: '/whole', element: <p>All is well</p> },
  {
    path: '/lost',
    lazy: async () => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/Page.js');
    },
  },
];

it('says that something went wrong, with details to copy, until the next navigation', async () => {
  const { actor, router } = await renderAt('/broken', { pages });
  expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText(/Error: no such widget/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Show less' }));
  await waitFor(() => expect(screen.queryByText(/Error: no such widget/)).toBeNull());
  // A defect of the console is worth a line for who debugs it.
  expect(takeComplaints()).toMatchObject([{ message: 'no such widget' }]);

  await router.navigate('/whole');
  expect(await screen.findByText('All is well')).toBeVisible();
});

it('offers another try when a part of the console could not be fetched', async () => {
  await renderAt('/lost', { pages });
  expect(await screen.findByRole('heading', { name: 'Loading component failed' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  takeComplaints();
});
