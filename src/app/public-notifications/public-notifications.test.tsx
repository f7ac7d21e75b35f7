import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PublicNotification } from '@/contract/public-notifications';
import { renderAt } from '@test/rendering/render';

const one: PublicNotification = {
  variant: 'warning',
  title: 'Maintenance',
  hiddenTitle: false,
  isActive: true,
  isDismissible: true,
  shortMessage: 'Tonight at ten.',
  longMessage: 'All nodes <b>restart</b>.',
};
const given = (all: Record<string, PublicNotification>) => {
  vi.stubGlobal('appConfig', { ...globalThis.appConfig, publicNotifications: all });
};
const pages = [{ path: '/search', element: <h1>Page</h1> }];
const region = () => screen.findByRole('region', { name: 'Announcements' });

it('shows the long words when asked, as text', async () => {
  given({ a: one });
  const { actor } = await renderAt('/search', { pages });
  const announced = within(await region());
  expect(announced.getByText('Maintenance')).toBeVisible();
  expect(announced.queryByText(/restart/)).toBeNull();
  await actor.click(announced.getByRole('button', { name: 'Read More' }));
  expect(announced.getByText('All nodes <b>restart</b>.')).toBeVisible();
  await actor.click(announced.getByRole('button', { name: 'Read Less', expanded: true }));
  await waitFor(() => expect(announced.queryByText(/restart/)).toBeNull());
});

it('stays away once dismissed, in this browser', async () => {
  given({ read: one, b: { ...one, title: 'Welcome', longMessage: '', isDismissible: false } });
  const { actor, unmount } = await renderAt('/search', { pages });
  await actor.click(within(await region()).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Maintenance')).toBeNull());
  expect(localStorage.getItem('console.dismissedNotifications')).toBe('["read"]');
  unmount();
  await renderAt('/search', { pages });
  expect(within(await region()).getByText('Welcome')).toBeVisible();
  expect(screen.queryByText('Maintenance')).toBeNull();
});

it('is there on the sign-in page, without what is not active and without a hidden title', async () => {
  given({
    a: { ...one, isActive: false, shortMessage: 'Over.' },
    b: { ...one, hiddenTitle: true, isDismissible: false, longMessage: '' },
  });
  await renderAt('/search', { user: null });
  const announced = within(await region());
  expect(announced.getByText('Tonight at ten.')).toBeVisible();
  expect(announced.queryByText('Maintenance')).toBeNull();
  expect(announced.queryByText('Over.')).toBeNull();
  expect(announced.queryByRole('button')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
});
