import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { answerInstead, backend, requestsTo, seedBackend, signInAs } from '@test/backend/backend';
import { makeSet, rotate } from '@test/samples/made-index-set';
import { renderPagesOf } from '@test/rendering/render-page';
import { settled } from '@test/rendering/settled';
import { call } from '@/api/client';
import { getIndexSet, listIndexSets, updateIndexSet } from '@/contract/index-sets';
import { closeIndex } from '@/contract/indices';
import { createStream } from '@/contract/streams';
import { indexQueries } from './model/queries';
import { routes } from './routes';

const renderAt = renderPagesOf(routes);
afterEach(() => localStorage.clear());

const rowOf = (title: string) => screen.findByRole('row', { name: new RegExp(`^${title}\\b`) });
const setNamed = async (title: string) =>
  (await call(listIndexSets, {})).index_sets.find((set) => set.title === title);

it('lists index sets with what they hold and what happens next', async () => {
  await seedBackend();
  await signInAs();
  const { id } = await makeSet('Web', 'web');
  await rotate(id);
  await renderAt('/system/indices');
  expect(await rowOf('Default index set')).toHaveTextContent('Default');
  const web = await rowOf('Web');
  await waitFor(() => expect(web).toHaveTextContent('2 of 5 indices'));
  expect(within(web).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  expect(web).toHaveTextContent('Too early to estimate');
});

it('creates an index set with the strategies that the server offers', async () => {
  await seedBackend();
  await signInAs();
  const { actor } = await renderAt('/system/index_sets/create');
  await actor.type(await screen.findByLabelText(/^Title/), 'Mail');
  await actor.type(screen.getByLabelText(/^Index prefix/), 'Mail');
  await actor.selectOptions(
    screen.getByLabelText(/^Rotation/, { selector: 'select' }),
    'By number of messages',
  );
  await actor.clear(await screen.findByLabelText(/^Messages per index/));
  await actor.type(screen.getByLabelText(/^Messages per index/), '500');
  await actor.click(screen.getByRole('button', { name: 'Create index set' }));
  expect(await screen.findByText(/^Use lower-case letters/)).toBeVisible();
  await actor.clear(screen.getByLabelText(/^Index prefix/));
  await actor.type(screen.getByLabelText(/^Index prefix/), 'graylog_mail');
  await actor.click(screen.getByRole('button', { name: 'Create index set' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Index prefix/)).toHaveAccessibleDescription(/conflict/),
  );
  await actor.clear(screen.getByLabelText(/^Index prefix/));
  await actor.type(screen.getByLabelText(/^Index prefix/), 'mail');
  await actor.click(screen.getByRole('button', { name: 'Create index set' }));
  expect(await screen.findByRole('heading', { name: 'Mail' })).toBeVisible();
  expect(await setNamed('Mail')).toMatchObject({
    index_prefix: 'mail',
    rotation_strategy: { max_docs_per_index: 500 },
    field_type_refresh_interval: 5000,
  });
});

it('refuses a field type refresh interval below a second, and keeps the longest period', async () => {
  await seedBackend();
  await signInAs();
  const { id } = await makeSet('Web', 'web');
  const { actor } = await renderAt(`/system/index_sets/${id}/configuration?from=details`);
  await actor.click(await screen.findByRole('button', { name: 'Show storage settings' }));
  const interval = await screen.findByLabelText(/^Field type refresh interval/);
  await actor.selectOptions(screen.getByLabelText('Unit'), 'milliseconds');
  await actor.clear(interval);
  await actor.type(interval, '999');
  await actor.selectOptions(screen.getByLabelText(/^Rotation/, { selector: 'select' }), 'By time');
  await actor.type(await screen.findByLabelText(/^Maximum rotation period/), 'PT12H');
  await actor.click(screen.getByRole('button', { name: 'Save index set' }));
  expect(interval).toHaveAccessibleDescription(/Must be at least 1 second/);
  await actor.clear(interval);
  await actor.type(interval, '1000');
  await actor.click(screen.getByRole('button', { name: 'Save index set' }));
  expect(await screen.findByRole('heading', { name: 'Web' })).toBeVisible();
  expect(await call(getIndexSet, { id })).toMatchObject({
    field_type_refresh_interval: 1000,
    rotation_strategy: { rotation_period: 'P1D', max_rotation_period: 'PT12H' },
  });
});

it('says what a shorter retention would delete before it is saved, and sends what changed', async () => {
  await seedBackend();
  await signInAs();
  const { id } = await makeSet('Web', 'web');
  for (let times = 0; times < 3; times += 1) await rotate(id);
  const { actor } = await renderAt(`/system/index_sets/${id}/configuration?from=details`);
  const most = await screen.findByLabelText(/^Maximum number of indices/);
  expect(screen.queryByText(/^Saving deletes/)).toBeNull();
  await actor.clear(most);
  await actor.type(most, '2');
  expect(await screen.findByText(/^Saving deletes 2 indices with 0 messages/)).toBeVisible();
  expect(screen.getByText(/web_0, web_1/)).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Save index set' }));
  expect(await screen.findByRole('heading', { name: 'Web' })).toBeVisible();
  expect(await call(getIndexSet, { id })).toMatchObject({
    title: 'Web',
    retention_strategy: { max_number_of_indices: 2 },
    rotation_strategy: { max_docs_per_index: 1000 },
  });
});

it('says what a rotation that is due after saving would delete', async () => {
  const { writer } = await seedBackend();
  await signInAs();
  const { index_sets: sets } = await call(listIndexSets, {});
  const id = sets.find((set) => set.default)?.id ?? '';
  await rotate(id);
  await writer.writeDurably(
    ['one', 'two'].map((message) => ({
      timestamp: Date.now(),
      source: 'web',
      message,
      fields: {},
      inputId: 'i',
      receivedAt: Date.now(),
    })),
  );
  const { actor } = await renderAt(`/system/index_sets/${id}/configuration`);
  await actor.selectOptions(
    await screen.findByLabelText(/^Rotation/, { selector: 'select' }),
    'By number of messages',
  );
  const most = await screen.findByLabelText(/^Maximum number of indices/);
  await actor.clear(most);
  await actor.type(most, '2');
  await settled();
  expect(screen.queryByText(/^Saving deletes/)).toBeNull();
  const messages = screen.getByLabelText(/^Messages per index/);
  await actor.clear(messages);
  await actor.type(messages, '1');
  expect(await screen.findByText(/^Saving deletes 1 index with 0 messages/)).toBeVisible();
});

it('says what is deleted once a read-only set with too many indices is writable again', async () => {
  await seedBackend();
  await signInAs();
  const set = await makeSet('Web', 'web', 1);
  await rotate(set.id);
  await call(updateIndexSet, { id: set.id, change: { ...set, writable: false } });
  const { actor } = await renderAt(`/system/index_sets/${set.id}/configuration`);
  const writable = await screen.findByLabelText(/^Writable/);
  expect(screen.queryByText(/^Saving deletes/)).toBeNull();
  await actor.click(writable);
  expect(await screen.findByText(/^Saving deletes 1 index/)).toBeVisible();
});

it('shows the indices of a set with its streams, and closes, reopens and deletes them', async () => {
  await seedBackend();
  await signInAs();
  const { id } = await makeSet('Web', 'web');
  await call(createStream, { title: 'Shop', index_set_id: id });
  await rotate(id);
  await rotate(id);
  await call(closeIndex, { index: 'web_1' });
  const { actor } = await renderAt(`/system/index_sets/${id}`);
  const writers = within(await screen.findByRole('region', { name: 'Streams that write to it' }));
  expect(await writers.findByRole('link', { name: 'Shop' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/streams\/.*\/search$/),
  );
  const table = within(await screen.findByRole('grid', { name: 'Indices' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)[1]).toMatch(
    /^web_2Write index/,
  );
  expect(table.getByRole('row', { name: /web_1/ })).toHaveTextContent('Closed');
  const act = async (index: string, action: string) => {
    await actor.click(table.getByRole('button', { name: `Actions for ${index}` }));
    await actor.click(await screen.findByRole('menuitem', { name: action }));
  };
  await act('web_1', 'Reopen');
  await waitFor(() =>
    expect(table.getByRole('row', { name: /web_1/ })).toHaveTextContent('Reopened'),
  );
  await act('web_0', 'Close…');
  await actor.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close index' }),
  );
  await waitFor(() =>
    expect(table.getByRole('row', { name: /web_0/ })).toHaveTextContent('Closed'),
  );
  await act('web_0', 'Delete…');
  await actor.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete index' }),
  );
  await waitFor(() => expect(table.queryByRole('row', { name: /web_0/ })).toBeNull());
  // The write index can be neither closed nor deleted.
  await actor.click(table.getByRole('button', { name: 'Actions for web_2' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Search messages',
    'Recalculate range',
  ]);
});

it('says that the indices of a set are not available', async () => {
  await seedBackend();
  await signInAs();
  const { id } = await makeSet('Web', 'web');
  answerInstead(
    http.get('*/api/system/indexer/overview/:id', () =>
      Response.json({ type: 'ApiError', message: 'No search cluster.' }, { status: 503 }),
    ),
  );
  await renderAt(`/system/index_sets/${id}`);
  const indices = within(await screen.findByRole('region', { name: 'Indices' }));
  expect(await indices.findByText('Not available')).toBeVisible();
  expect(screen.getByText('No search cluster.')).toBeVisible();
});

it('rotates a set after a question that names what rotating deletes', async () => {
  await seedBackend();
  await signInAs();
  const { id } = await makeSet('Web', 'web', 2);
  const { actor } = await renderAt(`/system/index_sets/${id}`);
  const asked = async () => {
    await actor.click(await screen.findByRole('button', { name: /^More/ }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Rotate now…' }));
    return within(await screen.findByRole('dialog', { name: 'Rotate index set' }));
  };
  const first = await asked();
  expect(await first.findByText('No index is deleted or closed.')).toBeVisible();
  await actor.click(first.getByRole('button', { name: 'Rotate index set' }));
  expect(await screen.findByRole('link', { name: 'web_1' })).toBeVisible();
  const second = await asked();
  expect(await second.findByText(/^Rotating deletes 1 index with 0 messages \(/)).toBeVisible();
  expect(second.getByText(/^web_0/)).toBeVisible();
});

it('shows the shards of an index that the server made while the page is open', async () => {
  await seedBackend();
  await signInAs();
  const set = await makeSet('Web', 'web');
  const { queryClient } = await renderAt(`/system/index_sets/${set.id}`);
  const shardsOf = (index: string) =>
    within(screen.getByRole('row', { name: new RegExp(index) }))
      .getAllByRole('gridcell')
      .at(-2);
  await waitFor(() => expect(shardsOf('web_0')).toHaveTextContent(/^1$/));
  await rotate(set.id);
  await queryClient.refetchQueries({ queryKey: indexQueries.overview(set).queryKey });
  await waitFor(() => expect(shardsOf('web_1')).toHaveTextContent(/^1$/));
});

it('deletes a set with or without its data, and says who writes into it', async () => {
  await seedBackend();
  await signInAs();
  const { id } = await makeSet('Web', 'web');
  const mail = await makeSet('Mail', 'mail');
  await rotate(mail.id);
  await call(closeIndex, { index: 'mail_0' });
  await call(createStream, { title: 'Shop', index_set_id: id });
  const { actor } = await renderAt('/system/indices');
  await actor.click(await screen.findByRole('button', { name: 'Actions for Web' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const used = within(await screen.findByRole('dialog', { name: 'Delete index set' }));
  expect(await used.findByText('Cannot be deleted: used by 1 stream')).toBeVisible();
  expect(used.getAllByText(/Shop/)).toHaveLength(1);
  expect(used.getByRole('button', { name: 'Delete index set' })).toBeDisabled();
  await actor.click(used.getByRole('button', { name: 'Cancel' }));
  await actor.click(await screen.findByRole('button', { name: 'Actions for Mail' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete index set' }));
  expect(await dialog.findByText(/^2 indices with 0 messages.* 1 closed index/)).toBeVisible();
  await actor.click(dialog.getByRole('checkbox'));
  expect(dialog.getByText(/^The indices stay on disk/)).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Delete index set' }));
  await waitFor(async () => expect(await setNamed('Mail')).toBeUndefined());
});

it('asks nothing more about a set that was deleted on its page', async () => {
  await seedBackend();
  await signInAs();
  const { id } = await makeSet('Web', 'web');
  const { actor, router } = await renderAt(`/system/index_sets/${id}`);
  await actor.click(await screen.findByRole('button', { name: 'More' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete index set' }));
  await settled();
  const about = () =>
    requestsTo(`/system/indexer/overview/${id}`).length +
    requestsTo(`/system/indices/index_sets/${id}`).length;
  const before = about();
  await actor.click(dialog.getByRole('button', { name: 'Delete index set' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/system/indices'));
  await settled();
  // The deletion itself.
  expect(about()).toBe(before + 1);
});

it('makes another set the default', async () => {
  await seedBackend();
  await signInAs();
  const { id } = await makeSet('Web', 'web');
  const { actor } = await renderAt('/system/indices');
  await actor.click(await screen.findByRole('button', { name: 'Actions for Web' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Make default' }));
  await actor.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make default' }),
  );
  await waitFor(async () => expect((await call(getIndexSet, { id })).default).toBe(true));
});

it('offers a reader of one set that set, without actions', async () => {
  await seedBackend({ seed: { users: [{ username: 'rea', roles: [], permissions: [] }] } });
  await signInAs();
  const { id } = await makeSet('Web', 'web');
  const rea = (await backend()).users.byName('rea');
  if (!rea) throw new Error('rea was not seeded');
  await (
    await backend()
  ).users.save({
    ...rea,
    permissions: ['indices:read', `indexsets:read:${id}`],
  });
  await renderAt('/system/indices', { user: 'rea' });
  expect(await rowOf('Web')).toBeVisible();
  expect(screen.queryByText('Default index set')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New index set' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Maintenance' })).toBeNull();
});

it('shows failures of the indexer', async () => {
  await seedBackend();
  await signInAs();
  await renderAt('/system/indices/failures');
  expect(await screen.findByText('All messages were stored.')).toBeVisible();
});

it('leads from a failure to its message and to the messages around it', async () => {
  const { writer } = await seedBackend();
  await signInAs();
  for (const took of [5, 'a while'])
    await writer.writeDurably([
      {
        timestamp: Date.now(),
        source: 'web',
        message: 'served',
        fields: { took },
        inputId: 'i',
        receivedAt: Date.now(),
      },
    ]);
  const { actor } = await renderAt('/system/indices/failures');
  const row = within(
    await screen.findByRole('row', {
      name: /The value \[a while\] of the field \[took\] does not fit its type \[long\]\./,
    }),
  );
  expect(row.getByText('Stored, but a value does not fit its field')).toBeVisible();
  const [around, message] = row.getAllByRole('link');
  const { pathname, searchParams } = new URL(around?.getAttribute('href') ?? '', 'http://console');
  expect(pathname).toBe('/search');
  expect(
    Date.parse(searchParams.get('to') ?? '') - Date.parse(searchParams.get('from') ?? ''),
  ).toBe(120_000);
  expect(message).toHaveAttribute('href', expect.stringMatching(/^\/messages\/graylog_0\/[\w-]+$/));
  const search = screen.getByRole('searchbox');
  await actor.type(search, 'index:gl-events');
  expect(await screen.findByText(/^No rows$/)).toBeVisible();
  await actor.clear(search);
  await actor.type(search, 'index:graylog message:took');
  expect(await screen.findByRole('row', { name: /a while/ })).toBeVisible();
});
