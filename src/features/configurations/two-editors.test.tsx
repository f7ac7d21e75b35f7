import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { call } from '@/api/client';
import {
  getSearchesConfig,
  getUserConfiguration,
  putSearchesConfig,
  putUserConfiguration,
} from '@/contract/cluster-config';
import { getIndexSetDefaults, putIndexSetDefaults } from '@/contract/index-sets';
import { getMessageProcessors, setMessageProcessors } from '@/contract/node';
import { getUrlWhitelist, putUrlWhitelist, type WhitelistEntry } from '@/contract/url-whitelist';
import { routes } from '@/features/configurations/routes';
import { toasts } from '@/shared/toasts/toast-store';
import { renderPagesOf } from '@test/rendering/render-page';

const renderAt = renderPagesOf(routes);
const at = (section: string, edit: string) =>
  renderAt(`/system/configurations?section=${section}&edit=${edit}`);
type Actor = Awaited<ReturnType<typeof at>>['actor'];
const save = async (actor: Actor) =>
  actor.click(await screen.findByRole('button', { name: 'Save' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const entry = (id: string): WhitelistEntry => ({
  id,
  type: 'literal',
  title: id,
  value: `https://${id}.example.org/`,
});
const PATIENCE = { timeout: 20_000 };

afterEach(() => {
  toasts.clear();
  localStorage.clear();
});

it('keeps fields that others disabled for analysis, and settings of other forms', async () => {
  const { actor } = await at('searches', 'analysis');
  const box = await screen.findByRole('combobox', { name: /^Fields/ }, PATIENCE);
  await actor.type(box, 'mine{Enter}');
  const config = await call(getSearchesConfig, undefined);
  if (!config) throw new Error('The configuration is missing.');
  await call(putSearchesConfig, {
    ...config,
    analysis_disabled_fields: [...config.analysis_disabled_fields, 'theirs'],
    query_time_range_limit: 'P7D',
  });
  await save(actor);
  await gone();
  const now = await call(getSearchesConfig, undefined);
  expect(now?.query_time_range_limit).toBe('P7D');
  expect(now?.analysis_disabled_fields).toEqual(
    expect.arrayContaining([...config.analysis_disabled_fields, 'mine', 'theirs']),
  );
});

it('asks about a timeout that both changed', async () => {
  const { actor } = await at('users', 'sessions');
  const on = await screen.findByRole(
    'checkbox',
    { name: 'Use one timeout for everyone' },
    PATIENCE,
  );
  await actor.click(on);
  await call(putUserConfiguration, {
    enable_global_session_timeout: true,
    global_session_timeout_interval: 'PT4H',
  });
  await save(actor);
  const asked = await screen.findByRole('group', { name: /changed by someone else/ });
  expect(asked).toHaveTextContent(/Saved by someone else4 ?h/);
  await actor.click(within(asked).getByRole('button', { name: 'Use theirs' }));
  await save(actor);
  await gone();
  expect(await call(getUserConfiguration, undefined)).toMatchObject({
    enable_global_session_timeout: true,
    global_session_timeout_interval: 'PT4H',
  });
});

it('merges the defaults of index sets field by field', async () => {
  const { actor } = await at('indexSets', 'indexSets');
  await actor.click(await screen.findByRole('button', { name: 'Show storage settings' }, PATIENCE));
  const shards = await screen.findByRole('spinbutton', { name: /^Shards/ }, PATIENCE);
  await actor.clear(shards);
  await actor.type(shards, '3');
  const defaults = await call(getIndexSetDefaults, undefined);
  if (!defaults) throw new Error('The defaults are missing.');
  await call(putIndexSetDefaults, { ...defaults, replicas: 2, index_analyzer: 'keyword' });
  await save(actor);
  await gone();
  expect(await call(getIndexSetDefaults, undefined)).toMatchObject({
    shards: 3,
    replicas: 2,
    index_analyzer: 'keyword',
  });
});

it('merges entries of the allow-list, and asks about one that both changed', async () => {
  const { actor, unmount } = await at('searches', '');
  await call(putUrlWhitelist, { entries: [entry('both'), entry('theirs')], disabled: false });
  unmount();
  const view = await at('allowList', 'allowList');
  const title = await screen.findByRole('textbox', { name: /title.*1/i }, PATIENCE);
  await view.actor.clear(title);
  await view.actor.paste('mine');
  await call(putUrlWhitelist, {
    entries: [{ ...entry('both'), title: 'changed' }, entry('added')],
    disabled: false,
  });
  await save(actor);
  const asked = await screen.findByRole('group', { name: /changed by someone else/ });
  await actor.click(within(asked).getByRole('button', { name: 'Keep yours' }));
  await save(actor);
  await gone();
  expect((await call(getUrlWhitelist, undefined)).entries).toEqual([
    { ...entry('both'), title: 'mine' },
    entry('added'),
  ]);
});

it('keeps the order of processors that someone else changed', async () => {
  const { actor } = await at('processors', 'processors');
  await actor.click(await screen.findByRole('switch', { name: /Stream Rule Processor/ }, PATIENCE));
  const before = await call(getMessageProcessors, undefined);
  const order = before.processor_order.toReversed();
  await call(setMessageProcessors, { ...before, processor_order: order });
  await save(actor);
  await gone();
  const now = await call(getMessageProcessors, undefined);
  expect(now.processor_order).toEqual(order);
  expect(now.disabled_processors).toHaveLength(1);
});
