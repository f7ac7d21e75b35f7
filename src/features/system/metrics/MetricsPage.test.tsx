import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { thisNode } from '@/contract/system';
import { backend, requestsTo, seedBackend, signInAs } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes as systemRoutes } from '@/features/system/routes';

const renderAt = renderPagesOf(systemRoutes);

const address = async () => {
  await signInAs();
  return `/system/metrics/node/${(await call(thisNode, undefined)).node_id}`;
};

it('finds metrics by words, which stand in the address', async () => {
  const { actor, router } = await renderAt(`${await address()}?filter=heap`);
  expect(await screen.findByText(/^3 of \d+ metrics$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'jvm.memory.heap.used' })).toBeVisible();
  await actor.type(screen.getByRole('searchbox', { name: 'Filter' }), ' max');
  expect(await screen.findByText(/^1 of \d+ metrics$/)).toBeVisible();
  expect(router.state.location.search).toBe('?filter=heap+max');
  await actor.type(screen.getByRole('searchbox', { name: 'Filter' }), 'imum');
  expect(await screen.findByText('No metric name contains these words.')).toBeVisible();
});

it('shows live values of the metrics in view, and all figures of those that are opened', async () => {
  const page = await address();
  const path = `${page.replace('/system/metrics/node', '/cluster')}/metrics/multiple`;
  const { actor } = await renderAt(`${page}?filter=throughput`);
  expect((await screen.findAllByText('Gauge'))[0]).toBeVisible();
  const [asked] = await Promise.all(requestsTo(path).map((request) => request.clone().json()));
  expect(asked.metrics).toHaveLength(4);
  expect(asked.metrics).toContain('org.graylog2.throughput.input');
  expect(screen.getAllByText('0')).toHaveLength(4);
  await actor.click(screen.getByRole('button', { name: 'org.graylog2.throughput.input' }));
  expect(await screen.findByText('Count')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'org.graylog2.throughput.input' }));
  await waitFor(() => expect(screen.queryByText('Count')).toBeNull());
});

it('is not for everybody', async () => {
  await seedBackend({ seed: { users: [{ username: 'rea', roles: [] }] } });
  await renderAt('/system/metrics/node/any', { user: 'rea' });
  expect(await screen.findByRole('heading', { name: 'Missing permissions' })).toBeVisible();
});

it('says what failed', async () => {
  (await backend()).fail('GET', '/cluster/:nodeId/metrics/names', 500, {
    times: Infinity,
    body: { type: 'ApiError', message: 'No names.' },
  });
  await renderAt(await address());
  expect(await screen.findByText('No names.')).toBeVisible();
});
