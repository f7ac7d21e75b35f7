import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend, requestsTo, seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes as systemRoutes } from '@/features/system/routes';

const renderAt = renderPagesOf(systemRoutes);

const firstNode = async () => within((await screen.findAllByRole('article'))[0] ?? document.body);
const act = async (actor: Awaited<ReturnType<typeof renderAt>>['actor'], item: string) => {
  await actor.click((await firstNode()).getByRole('button', { name: /^Actions of/ }));
  await actor.click(await screen.findByRole('menuitem', { name: `${item}…` }));
  const question = within(await screen.findByRole('dialog', { name: item }));
  await actor.click(question.getByRole('button', { name: item }));
};

it('shows each node, what it is, and how full', async () => {
  await renderAt('/system/nodes');
  expect(await screen.findByText('1 node in the cluster')).toBeVisible();
  const node = await firstNode();
  expect(node.getByRole('img', { name: 'This is the leader node in the cluster' })).toBeVisible();
  expect(await node.findByText('Running')).toBeVisible();
  expect(node.getByText('Load balancers: alive')).toBeVisible();
  expect(await node.findByRole('progressbar', { name: /^Heap: .+ of .+/ })).toBeVisible();
  expect(node.getByRole('progressbar', { name: /^Output buffer: 0 of/ })).toBeVisible();
});

it('pauses and resumes processing, after a question', async () => {
  const { actor } = await renderAt('/system/nodes');
  await (await firstNode()).findByText('Processing');
  await act(actor, 'Pause message processing');
  expect(await (await firstNode()).findByText('Processing paused')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(actor, 'Resume message processing');
  expect(await (await firstNode()).findByText('Processing')).toBeVisible();
});

it('says before a shutdown what it interrupts', async () => {
  const { actor } = await renderAt('/system/nodes');
  await (await firstNode()).findByText('Processing');
  await actor.click((await firstNode()).getByRole('button', { name: /^Actions of/ }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Shut down…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Shut down' }));
  expect(await question.findByText('0 messages per second arrive at the moment.')).toBeVisible();
  expect(question.getByText(/^It is the only node:/)).toBeVisible();
});

it('says before a pause how much room the journal has', async () => {
  const { actor } = await renderAt('/system/nodes');
  await (await firstNode()).findByText('Processing');
  await actor.click((await firstNode()).getByRole('button', { name: /^Actions of/ }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Pause message processing…' }));
  const question = within(await screen.findByRole('dialog'));
  expect(await question.findByText('The journal has 1 GiB of 1 GiB left.')).toBeVisible();
});

it('says in the question what the server refused', async () => {
  (await backend()).fail('PUT', '/cluster/:nodeId/lbstatus/override/:status', 500, {
    body: { type: 'ApiError', message: 'Not now.' },
  });
  const { actor } = await renderAt('/system/nodes');
  await (await firstNode()).findByText('Processing');
  await act(actor, 'Report dead to load balancers');
  expect(await within(screen.getByRole('dialog')).findByText('Not now.')).toBeVisible();
});

it('says which status load balancers are told', async () => {
  const { actor } = await renderAt('/system/nodes');
  await (await firstNode()).findByText('Processing');
  await act(actor, 'Report throttled to load balancers');
  expect(
    (await screen.findAllByText(/ now reports throttled to load balancers\.$/))[0],
  ).toBeVisible();
  expect(await (await firstNode()).findByText('Load balancers: throttled')).toBeVisible();
});

it('offers readers only what they may do', async () => {
  await seedBackend({ seed: { users: [{ username: 'rea', roles: ['Reader'] }] } });
  const { actor } = await renderAt('/system/nodes', { user: 'rea' });
  await actor.click((await firstNode()).getByRole('button', { name: /^Actions of/ }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Details',
    'Show received messages',
  ]);
});

it('shows a node that does not answer', async () => {
  const { fail } = await backend();
  fail('GET', '/system/cluster/nodes', 200, {
    times: Infinity,
    body: {
      total: 1,
      nodes: [
        {
          node_id: 'far',
          short_node_id: 'far',
          hostname: 'away',
          cluster_id: 'abc',
          is_leader: false,
          is_master: false,
          type: 'server',
          transport_address: '',
          last_seen: '2026-11-21T12:00:00.000Z',
        },
      ],
    },
  });
  fail('GET', '/cluster', 200, { times: Infinity, body: { far: null } });
  await renderAt('/system/nodes');
  const node = await firstNode();
  expect(await node.findByText('Not responding')).toBeVisible();
  expect(
    node.getByRole('img', { name: 'This node is not the leader in the cluster' }),
  ).toBeVisible();
  expect(node.getByText('ABC')).toBeVisible();
  expect(requestsTo('/cluster')).not.toHaveLength(0);
});
