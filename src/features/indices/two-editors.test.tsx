import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { call } from '@/api/client';
import { getIndexSet, listIndexSets, updateIndexSet, type IndexSet } from '@/contract/index-sets';
import { seedBackend, signInAs } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes } from './routes';

const renderAt = renderPagesOf(routes);

afterEach(() => localStorage.clear());

async function editing() {
  await seedBackend();
  await signInAs();
  const set = (await call(listIndexSets, {})).index_sets.find((one) => one.default);
  if (!set) throw new Error('There is no default index set.');
  const { actor } = await renderAt(`/system/index_sets/${set.id}/configuration`);
  return { actor, set };
}

/** The server ignores the members that never change. */
const change = (set: IndexSet, to: Partial<IndexSet>) =>
  call(updateIndexSet, { id: set.id, change: { ...set, ...to } });

it('keeps what others changed meanwhile', async () => {
  const { actor, set } = await editing();
  const title = await screen.findByLabelText(/^Title/);
  await change(set, { replicas: 3, description: 'Theirs' });
  await actor.clear(title);
  await actor.type(title, 'Mine');
  await actor.click(screen.getByRole('button', { name: 'Save index set' }));
  await waitFor(async () =>
    expect(await call(getIndexSet, { id: set.id })).toMatchObject({
      title: 'Mine',
      description: 'Theirs',
      replicas: 3,
      rotation_strategy: set.rotation_strategy,
    }),
  );
});

it('asks when both changed the retention', async () => {
  const { actor, set } = await editing();
  const most = await screen.findByLabelText(/^Maximum retention in days/);
  await change(set, {
    rotation_strategy: {
      type: 'org.graylog2.indexer.rotation.strategies.TimeBasedSizeOptimizingStrategyConfig',
      index_lifetime_min: 'P30D',
      index_lifetime_max: 'P60D',
    },
  });
  await actor.clear(most);
  await actor.type(most, '50');
  await actor.click(screen.getByRole('button', { name: 'Save index set' }));
  expect(await screen.findByText(/60/)).toBeVisible();
  expect((await call(getIndexSet, { id: set.id })).rotation_strategy).toMatchObject({
    index_lifetime_max: 'P60D',
  });
});

it('says at the field that the default set must stay writable', async () => {
  const { actor } = await editing();
  await actor.click(await screen.findByRole('checkbox', { name: /^Writable/ }));
  await actor.click(screen.getByRole('button', { name: 'Save index set' }));
  expect(await screen.findByText(/must be writable/)).toBeVisible();
});
