import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '@test/rendering/render';

// The console reads its plugins when it is loaded.
await vi.hoisted(async () => {
  const { registerPlugin } = await import('@/shared/plugins/registry');
  registerPlugin({
    name: 'threats',
    navigation: [{ menu: 'main', text: 'nav.security', to: '/security' }],
    routes: [{ path: '/security', Component: () => <h1>Threats</h1> }],
  });
});

it('replaces a page of the console and its entry by those of a plugin', async () => {
  const { actor } = await renderAt('/streams');
  const main = within(await screen.findByRole('navigation', { name: 'Main' }));
  await actor.click(main.getByRole('button', { name: 'System' }));
  expect(await screen.findByRole('menuitem', { name: 'Enterprise' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Security' })).toBeNull();
  await actor.keyboard('{Escape}');
  await actor.click(main.getByRole('link', { name: 'Security' }));
  expect(await screen.findByRole('heading', { name: 'Threats' })).toBeVisible();
});
