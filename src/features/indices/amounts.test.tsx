import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { call } from '@/api/client';
import { createIndexSet, type IndexSet } from '@/contract/index-sets';
import { answerInstead, seedBackend, signInAs } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { settled } from '@test/rendering/settled';
import { indexSetDraft } from '@test/samples/index-set-draft';
import { routes } from './routes';

const renderAt = renderPagesOf(routes);
afterEach(() => localStorage.clear());

const TIME = 'org.graylog2.indexer.rotation.strategies.TimeBasedRotationStrategy';

/** Rotates daily and keeps thirty indices. */
async function makeDailySet(): Promise<IndexSet> {
  await seedBackend();
  await signInAs();
  return call(createIndexSet, {
    ...indexSetDraft('Web', 'web', { indices: 30 }),
    rotation_strategy_class: TIME,
    rotation_strategy: {
      type: `${TIME}Config`,
      rotation_period: 'P1D',
      max_rotation_period: null,
      rotate_empty_index_set: false,
    },
  });
}

it('lists a set that keeps thirty indices of a day with its thirty days, and without a meter', async () => {
  await makeDailySet();
  await renderAt('/system/indices');
  const row = await screen.findByRole('row', { name: /^Web\b/ });
  expect(await within(row).findByText('30 days')).toBeVisible();
  expect(within(row).getByText('1 day')).toBeVisible();
  expect(within(row).queryByRole('progressbar')).not.toBeInTheDocument();
  expect(row).not.toHaveTextContent('30 indices');
});

it('says on the page of a set for how long it keeps messages', async () => {
  const { id } = await makeDailySet();
  await renderAt(`/system/index_sets/${id}`);
  const settings = await screen.findByRole('region', { name: 'Rotation and retention' });
  expect(settings).toHaveTextContent('Keeps up to30 days (30 indices)');
  expect(await screen.findByRole('img', { name: 'Web: 1 of 30 indices are used' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('counts one index as one', async () => {
  await seedBackend();
  await signInAs();
  const { id } = await call(createIndexSet, indexSetDraft('Web', 'web', { indices: 1 }));
  const { unmount } = await renderAt('/system/indices');
  expect(await screen.findByText('1 of 1 index')).toBeVisible();
  unmount();
  await renderAt(`/system/index_sets/${id}`);
  expect(await screen.findByText('1,000 messages (1 index)')).toBeVisible();
  await settled();
  // A single cell is no picture.
  expect(screen.queryByRole('img', { name: /^Web/ })).not.toBeInTheDocument();
});

it('says in the form how much is kept, while it is changed', async () => {
  const { id } = await makeDailySet();
  const { actor } = await renderAt(`/system/index_sets/${id}/configuration`);
  const most = await screen.findByLabelText(/^Maximum number of indices/);
  expect(most).toHaveAccessibleDescription(/Keeps up to 30 days\./);
  await actor.clear(most);
  await actor.type(most, '1');
  await waitFor(() => expect(most).toHaveAccessibleDescription(/Keeps up to 1 day\./));
  await actor.selectOptions(
    screen.getByLabelText(/^Rotation/, { selector: 'select' }),
    'By number of messages',
  );
  const messages = await screen.findByLabelText(/^Messages per index/);
  await actor.clear(messages);
  await actor.type(messages, '1');
  expect(await screen.findByText('Keeps up to 1 message.')).toBeVisible();
});

it('folds away what has no effect on the node', async () => {
  const { id } = await makeDailySet();
  const { actor } = await renderAt(`/system/index_sets/${id}/configuration`);
  const storage = within(await screen.findByRole('region', { name: 'Storage' }));
  expect(await storage.findByText(/have no effect on this server/)).toBeVisible();
  await settled();
  expect(storage.queryByLabelText(/^Shards/)).not.toBeInTheDocument();
  await actor.click(storage.getByRole('button', { name: 'Show storage settings' }));
  expect(storage.getByLabelText(/^Shards/)).toBeVisible();
});

it('shows all storage settings of a Graylog server', async () => {
  const { id } = await makeDailySet();
  answerInstead(
    http.get('*/api/system', () => HttpResponse.json({ codename: 'Noir', version: '5.1.13' })),
  );
  await renderAt(`/system/index_sets/${id}/configuration`);
  expect(await screen.findByLabelText(/^Shards/)).toBeVisible();
  await settled();
  expect(screen.getByLabelText(/^Shards/)).toBeVisible();
  expect(screen.queryByText(/have no effect/)).not.toBeInTheDocument();
});
