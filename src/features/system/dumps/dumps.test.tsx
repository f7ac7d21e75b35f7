import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend, requestsTo } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { settled } from '@test/rendering/settled';
import { routes as systemRoutes } from '@/features/system/routes';

const renderAt = renderPagesOf(systemRoutes);

it('shows a thread dump as text, and another when one asks', async () => {
  const { fail } = await backend();
  fail('GET', '/cluster/:nodeId/threaddump', 200, {
    body: { threaddump: '<b>main</b>\n  at work' },
  });
  fail('GET', '/cluster/:nodeId/threaddump', 200, { body: { threaddump: 'idle' } });
  const { actor } = await renderAt('/system/threaddump/n1');
  expect(await screen.findByRole('region', { name: 'Thread dump' })).toHaveTextContent(
    '<b>main</b> at work',
  );
  await actor.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('idle')).toBeVisible();
  await settled();
  expect(requestsTo('/cluster/n1/threaddump')).toHaveLength(2);
});

it('shows what each worker is busy with', async () => {
  (await backend()).fail('GET', '/cluster/:nodeId/processbufferdump', 200, {
    body: { processbuffer_dump: { 'worker 1': 'idle', 'worker 2': 'message 5' } },
  });
  await renderAt('/system/processbufferdump/n1');
  expect(await screen.findByRole('region', { name: 'Process-buffer dump' })).toHaveTextContent(
    'worker 1: idle worker 2: message 5',
  );
});

it('says of a node that there is none', async () => {
  await renderAt('/system/threaddump/nobody');
  expect(
    await within(await screen.findByRole('region', { name: 'Dump' })).findByRole('alert'),
  ).toBeVisible();
});
