import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend, seedBackend } from '@test/backend/backend';
import { savedFiles } from '@test/rendering/saved-files';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes as systemRoutes } from '@/features/system/routes';

const saved = savedFiles();
const renderAt = renderPagesOf(systemRoutes);
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('says what a bundle contains, builds it, downloads it and deletes it', async () => {
  const { actor } = await renderAt('/system/support');
  expect(await (await part('Contents')).findByText('All metrics')).toBeVisible();
  const bundles = await part('Bundles');
  expect(await bundles.findByText('No bundles yet.')).toBeVisible();
  await actor.click(bundles.getByRole('button', { name: 'Build bundle' }));
  const download = await bundles.findByRole('button', {
    name: /^Download support-bundle-\d{8}T\d{6}\.zip$/,
  });
  await actor.click(download);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.size).toBeGreaterThan(1_000);
  await actor.click(bundles.getByRole('button', { name: /^Delete support-bundle/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/^Delete support-bundle-.* KiB\)\? This cannot be undone\.$/),
  ).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Delete bundle' }));
  expect(await bundles.findByText('No bundles yet.')).toBeVisible();
});

it('downloads the log file of the responding node', async () => {
  const { actor } = await renderAt('/system/support');
  const files = await part('Log files');
  await actor.click(await files.findByRole('button', { name: 'Download server.mem.log' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain('The node has started.');
});

it('builds nothing for those who may only read', async () => {
  await seedBackend({
    seed: { users: [{ username: 'rea', roles: [], permissions: ['supportbundle:read'] }] },
  });
  await renderAt('/system/support', { user: 'rea' });
  expect(await (await part('Bundles')).findByText('No bundles yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Build bundle' })).toBeNull();
});

it('is not for everybody', async () => {
  await seedBackend({ seed: { users: [{ username: 'rea', roles: [] }] } });
  await renderAt('/system/support', { user: 'rea' });
  expect(await screen.findByRole('heading', { name: 'Missing permissions' })).toBeVisible();
});

it('says why a bundle was not built', async () => {
  (await backend()).fail('POST', '/cluster/debug/support/bundle/build', 500, {
    body: { type: 'ApiError', message: 'No space left.' },
  });
  const { actor } = await renderAt('/system/support');
  const bundles = await part('Bundles');
  await actor.click(await bundles.findByRole('button', { name: 'Build bundle' }));
  expect(await bundles.findByText('No space left.')).toBeVisible();
});
