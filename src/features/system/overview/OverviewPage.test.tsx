import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend, requestsTo, seedBackend, signInAs } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';
import { call } from '@/api/client';
import { cycleDeflector, rebuildIndexRanges } from '@/contract/indices';

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const urgent = {
  type: 'es_node_disk_watermark_flood_stage',
  severity: 'urgent',
  timestamp: '2026-11-21T12:00:00.000Z',
  node_id: 'gone',
  details: { nodes: '<b>one</b>', free_bytes: 1, total_bytes: 2 },
};

it('says that nothing needs attention, how the cluster is, and what happened', async () => {
  await renderAt('/system/overview');
  expect(await screen.findByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await waitFor(() => expect(document.title).toContain('Overview'));
  expect(await (await part('Notifications')).findByText('No notifications.')).toBeVisible();
  expect(await (await part('Indexer cluster')).findByText('Green')).toBeVisible();
  expect(
    (await (await part('Cluster')).findAllByRole('link')).map((link) => link.getAttribute('href')),
  ).toContain('/streams');
  expect(await (await part('System jobs')).findByText('No system jobs are running.')).toBeVisible();
  expect(
    await (await part('Ingest')).findByText('Nothing was received in this period.'),
  ).toBeVisible();
  expect(await (await part('Time configuration')).findByText('Your browser')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows notifications in the words of the server, as text, and dismisses them', async () => {
  const { fail, clearFaults } = await backend();
  fail('GET', '/system/notifications', 200, {
    times: Infinity,
    body: { total: 1, notifications: [urgent] },
  });
  fail('POST', '/system/notification/message/plaintext/:type', 200, {
    times: Infinity,
    body: { title: 'The disk is <i>full</i>\n\n', description: '\nDelete <b>one</b>.\n' },
  });
  const { actor } = await renderAt('/system/overview');
  const notification = within(
    await screen.findByRole('article', { name: 'The disk is <i>full</i>' }),
  );
  expect(
    notification.getByText('Delete <b>one</b>.', { normalizer: (text) => text }),
  ).toBeVisible();
  expect(notification.getByText('Urgent')).toBeVisible();
  expect(await notification.findByText('Unknown Node')).toBeVisible();
  clearFaults();
  await actor.click(
    notification.getByRole('button', { name: 'Dismiss "The disk is <i>full</i>"' }),
  );
  expect(await (await part('Notifications')).findByText('No notifications.')).toBeVisible();
  await settled();
  expect(
    requestsTo('/system/notifications/es_node_disk_watermark_flood_stage').map(
      ({ method }) => method,
    ),
  ).toEqual(['DELETE']);
});

it('fails part by part, and tries again', async () => {
  const { fail, clearFaults } = await backend();
  fail('GET', '/system/indexer/cluster/health', 500, {
    times: Infinity,
    body: { type: 'ApiError', message: 'No storage here.' },
  });
  const { actor } = await renderAt('/system/overview');
  const indexer = await part('Indexer cluster');
  expect(await indexer.findByText('No storage here.')).toBeVisible();
  expect(await (await part('Cluster')).findByText('Stream rules')).toBeVisible();
  clearFaults();
  await actor.click(indexer.getByRole('button', { name: 'Try again' }));
  expect(await indexer.findByText('Green')).toBeVisible();
});

it('tells readers which parts they may not see', async () => {
  await seedBackend({ seed: { users: [{ username: 'rea', roles: [], permissions: [] }] } });
  await renderAt('/system/overview', { user: 'rea' });
  expect(
    await screen.findByText(
      'You do not have permission to view: Notifications, Indexer cluster, Time configuration, System jobs, System messages.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('No notifications.')).toBeNull();
  const cluster = await part('Cluster');
  expect(await cluster.findByText('Users')).toBeVisible();
  // Pages of users and inputs would be refused.
  expect(cluster.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/streams',
    '/dashboards',
  ]);
});

it('shows the jobs of all nodes, cancels one, and names the node that is silent', async () => {
  const { fail } = await backend();
  const job = {
    id: 'j1',
    name: 'RebuildJob',
    description: 'Ranges are calculated',
    info: 'index 3',
    node_id: 'one',
    started_at: '2026-11-21T12:00:00.000Z',
    percent_complete: 40,
    provides_progress: true,
    job_status: 'running',
    is_cancelable: true,
  };
  fail('GET', '/cluster/jobs', 200, { times: Infinity, body: { one: { jobs: [job] }, two: null } });
  const { actor } = await renderAt('/system/overview');
  const jobs = await part('System jobs');
  expect(await jobs.findByRole('progressbar', { name: 'Ranges are calculated' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  expect(jobs.getByText('A node did not respond. Its data is missing here.')).toBeVisible();
  await actor.click(jobs.getByRole('button', { name: 'Cancel job' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel job' }));
  await actor.click(question.getByRole('button', { name: 'Cancel job' }));
  expect(await question.findByRole('alert')).toHaveTextContent('System job with id j1 not found!');
});

it('tells how a job ended that was cancelled', async () => {
  await seedBackend();
  await signInAs();
  for (let index = 0; index < 9; index += 1) await call(cycleDeflector, undefined);
  await call(rebuildIndexRanges, undefined);
  const { actor } = await renderAt('/system/overview');
  const jobs = await part('System jobs');
  expect(await jobs.findByText('Recalculation of all index ranges')).toBeVisible();
  expect(jobs.queryByText(/No further information/)).toBeNull();
  await actor.click(jobs.getByRole('button', { name: 'Cancel job' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel job' }));
  await actor.click(question.getByRole('button', { name: 'Cancel job' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(jobs.queryByRole('button', { name: 'Cancel job' })).toBeNull();
  expect(await jobs.findByText('No system jobs are running.')).toBeVisible();
  expect(
    await (
      await part('System messages')
    ).findByText('The job “Recalculation of all index ranges” was cancelled by admin.'),
  ).toBeVisible();
});

it('says how a job ended, which can no longer be cancelled', async () => {
  const { fail } = await backend();
  const job = {
    id: 'j1',
    name: 'RebuildJob',
    description: 'Ranges are calculated',
    info: '',
    node_id: 'one',
    started_at: '2026-11-21T12:00:00.000Z',
    percent_complete: 40,
    provides_progress: false,
    job_status: 'error',
    is_cancelable: true,
  };
  fail('GET', '/cluster/jobs', 200, { times: Infinity, body: { one: { jobs: [job] } } });
  await renderAt('/system/overview');
  const jobs = await part('System jobs');
  expect(await jobs.findByText('Failed')).toBeVisible();
  expect(jobs.queryByRole('button', { name: 'Cancel job' })).toBeNull();
  expect(jobs.queryByRole('progressbar')).toBeNull();
});

it('has the page of the system messages and the days in the address', async () => {
  const { fail } = await backend();
  fail('GET', '/system/messages', 200, {
    times: Infinity,
    body: {
      total: 61,
      messages: [
        {
          caller: 'node',
          content: 'It started.',
          timestamp: '2026-11-21T12:00:00.000Z',
          node_id: 'x',
        },
      ],
    },
  });
  const { actor, router } = await renderAt('/system/overview?page=2&days=30');
  const messages = await part('System messages');
  expect(await messages.findByText('It started.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Last 30 days' })).toBeChecked();
  await actor.click(messages.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=3&days=30'));
  await actor.click(screen.getByRole('radio', { name: 'Last 7 days' }));
  expect(router.state.location.search).toBe('?page=3&days=7');
  await waitFor(() =>
    expect(
      requestsTo('/system/messages').map(({ url }) => new URL(url).searchParams.get('page')),
    ).toContain('3'),
  );
});
