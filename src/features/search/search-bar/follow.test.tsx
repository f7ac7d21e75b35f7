import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';

it('each press of Follow counts, also one before the first is rendered', async () => {
  await seedBackend({ seed: { messages: [{ message: 'request', source: 'web-1' }] } });
  const { actor, router } = await renderAt('/search');
  await screen.findByRole('treegrid', { name: 'All Messages' });
  const button = await screen.findByRole('button', { name: 'Follow' });
  await actor.click(button);
  const following = await screen.findByRole('button', { name: 'Following' });
  expect(router.state.location.search).toContain('follow=true');
  await act(async () => {
    for (let press = 0; press < 3; press += 1) following.click();
  });
  await screen.findByRole('button', { name: 'Follow' });
  await waitFor(() => expect(router.state.location.search).not.toContain('follow'));
  await act(async () => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(router.state.location.search).not.toContain('follow'));
  expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible();
});
