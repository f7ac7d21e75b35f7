import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { thisNode } from '@/contract/system';
import { backend, signInAs } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes as systemRoutes } from '@/features/system/routes';

const renderAt = renderPagesOf(systemRoutes);

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const nodeId = async () => {
  await signInAs();
  return (await call(thisNode, undefined)).node_id;
};

it('tells all about a node', async () => {
  const id = await nodeId();
  await renderAt(`/system/nodes/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: /^Node / })).toBeVisible();
  expect(await (await part('About this node')).findByText(id)).toBeVisible();
  expect(await (await part('Memory and runtime')).findByRole('progressbar')).toBeVisible();
  expect(await (await part('Journal')).findByText(/while processing is paused/)).toBeVisible();
  expect(await (await part('Message processors')).findByText('Message Filter Chain')).toBeVisible();
  expect(await (await part('Machine')).findByText('Filesystems')).toBeVisible();
  expect(await (await part('Plugins')).findByText('No plugins are installed.')).toBeVisible();
});

it('knows no other node', async () => {
  await renderAt('/system/nodes/nobody');
  expect(await screen.findByRole('heading', { name: 'Unknown Node' })).toBeVisible();
  expect(await screen.findByText('Node nobody does not exist.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All nodes' })).toHaveAttribute('href', '/system/nodes');
});

it('says what could not be fetched where nothing could, and tries again', async () => {
  const { fail, clearFaults } = await backend();
  fail('GET', '/system/cluster/nodes', 500, {
    times: Infinity,
    body: { type: 'ApiError', message: 'No list.' },
  });
  const { actor } = await renderAt('/system/nodes/nobody');
  expect(await screen.findByRole('heading', { name: 'Error getting data' })).toBeVisible();
  expect(screen.getByText('No list.')).toBeVisible();
  clearFaults();
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Unknown Node' })).toBeVisible();
});
