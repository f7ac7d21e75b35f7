import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { getListPreferences, saveListPreferences } from '@/contract/console-settings';
import { getIndexSetDefaults, listIndexSets } from '@/contract/index-sets';
import { createStreamRule, getStream, listStreams } from '@/contract/streams';
import { createToken, getUser, updateUser } from '@/contract/users';
import { getView, listSavedSearches } from '@/contract/views';
import { widgetCodec } from '@/domain/search/widgets/models/widget-codec';
import { runJob } from '@/views/execution/run-search';
import { answerInstead, requestsTo, seedBackend, signInAs } from '@test/backend/backend';
import { playNewerServer } from '@test/backend/newer-server';
import { launch } from '@test/inputs/launched-inputs';
import { renderAt } from '@test/rendering/render';
import { layOutTables } from '@test/rendering/laid-out';
import { showEverything } from '@test/rendering/in-sight';
import { button, sample } from '@test/samples/saved-search';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const bodyOf = async (request: Request | undefined) => (await request?.clone().json()) as unknown;

it('saves a search, and saves it again', async () => {
  await seedBackend({ seed: sample });
  playNewerServer();
  const { actor, router } = await renderAt('/search?q=app%3Aauth');
  await actor.click(await button('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save' }));
  await actor.type(await dialog.findByRole('textbox', { name: 'Title' }), 'Log-ins{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/search\/[0-9a-f]{24}$/));
  const [saved] = (await call(listSavedSearches, undefined)).elements;
  expect(saved?.title).toBe('Log-ins');
  expect((await call(getView, { id: saved?.id ?? '' })).title).toBe('Log-ins');
});

it('shows and saves texts as widgets of a type that the server knows', async () => {
  const text = (type: string, config: object) => ({ id: 't', type, config, filter: null });
  const id = await storedDashboard([
    { title: 'Notes', widget: widgetCodec.read(text('text', { text: '# Plan', later: 1 })) },
  ]);
  playNewerServer();
  const { actor } = await renderAt(`/dashboards/${id}`);
  expect(await screen.findByRole('heading', { name: 'Plan' })).toBeVisible();
  await actor.click(await screen.findByRole('button', { name: 'Actions for Notes' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await actor.type(await screen.findByRole('textbox', { name: 'Text in Markdown' }), ' B');
  await actor.click(screen.getByRole('button', { name: 'Update widget' }));
  const actions = within(await screen.findByRole('group', { name: 'Dashboard actions' }));
  await actor.click(await actions.findByRole('button', { name: 'Save' }));
  await screen.findByText('Saving view "Shop" was successful!');
  const [saved] = requestsTo(`/views/${id}`).filter(({ method }) => method === 'PUT');
  expect(JSON.stringify(await bodyOf(saved))).toContain(
    '"type":"text","config":{"later":1,"text":"# Plan B"}',
  );
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

it('creates a stream', async () => {
  await seedBackend();
  playNewerServer();
  const { actor } = await renderAt('/streams?new');
  await actor.type(await screen.findByLabelText(/^Title/), 'Mail{Enter}');
  await waitFor(async () =>
    expect((await call(listStreams, undefined)).streams.map(({ title }) => title)).toContain(
      'Mail',
    ),
  );
});

it('changes the allow-list', async () => {
  await seedBackend();
  playNewerServer();
  const { actor } = await renderAt('/system/configurations?section=allowList');
  await actor.click(await screen.findByRole('button', { name: 'Edit URL allow-list' }));
  const save = await screen.findByRole('button', { name: 'Save' });
  const dialog = within(screen.getByRole('dialog', { name: 'URL allow-list' }));
  await actor.click(dialog.getByRole('button', { name: 'Add URL' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Title 1' }), {
    target: { value: 'Pager' },
  });
  fireEvent.change(dialog.getByRole('textbox', { name: 'URL 1' }), {
    target: { value: 'https://pager.example.org/' },
  });
  await actor.click(save);
  expect(await screen.findByRole('row', { name: /Pager https:\/\/pager/ })).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'URL' }), {
    target: { value: 'https://pager.example.org/' },
  });
  expect(await screen.findByText('Allowed')).toBeVisible();
});

it('keeps the columns of a list', async () => {
  await signInAs();
  playNewerServer();
  await call(saveListPreferences, {
    listId: 'streams',
    preferences: { displayed_attributes: ['rules', 'title'], per_page: 20 },
  });
  expect(await call(getListPreferences, { listId: 'streams' })).toMatchObject({
    displayed_attributes: ['rules', 'title'],
    per_page: 20,
  });
});

it('makes tokens that last, and ends a start page', async () => {
  await seedBackend({
    seed: {
      users: [
        {
          username: 'ann',
          email: 'ann@example.org',
          full_name: 'Ann Able',
          first_name: 'Ann',
          last_name: 'Able',
        },
      ],
    },
  });
  await signInAs();
  playNewerServer();
  const { id } = await call(getUser, { username: 'ann' });
  expect((await call(createToken, { id, name: 'wall' })).name).toBe('wall');
  await call(updateUser, { id, changes: { startpage: { type: '', id: '' } } });
  expect(await bodyOf(requestsTo(`/users/${id}`).find(({ method }) => method === 'PUT'))).toEqual({
    startpage: { type: '', id: '' },
  });
});

it('shows an input in set-up, which can be started, and one in a state that is not known', async () => {
  const [first, second] = [await launch('Shop'), await launch('Bank')];
  playNewerServer();
  const state = (id: string, name: string) => ({
    id,
    state: name,
    started_at: '2026-01-31T00:00:00.000Z',
    detailed_message: null,
    message_input: { id },
  });
  answerInstead(
    http.get('*/api/cluster/inputstates', () =>
      HttpResponse.json({ node: [state(first, 'SETUP'), state(second, 'HIBERNATING')] }),
    ),
  );
  await renderAt('/system/inputs');
  expect(await screen.findByText('In set-up')).toBeVisible();
  expect(screen.getByText('HIBERNATING')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start Shop' })).toBeVisible();
});

it('shows and saves an index set with data tiering, and loses none of it', async () => {
  await seedBackend();
  await signInAs();
  const [known] = (await call(listIndexSets, {})).index_sets;
  const tiered = {
    ...known,
    rotation_strategy_class: null,
    rotation_strategy: null,
    retention_strategy_class: null,
    retention_strategy: null,
    use_legacy_rotation: false,
    field_type_profile: 'profile',
    data_tiering: {
      type: 'hot_only',
      index_lifetime_min: 'P30D',
      index_lifetime_max: 'P40D',
      warm_tier_enabled: false,
    },
  };
  const sent: unknown[] = [];
  playNewerServer();
  answerInstead(
    http.get('*/api/system/indices/index_sets', () =>
      HttpResponse.json({ total: 1, index_sets: [tiered], stats: {} }),
    ),
    http.get(`*/api/system/indices/index_sets/${known?.id}`, () => HttpResponse.json(tiered)),
    http.put(`*/api/system/indices/index_sets/${known?.id}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(tiered);
    }),
  );
  const list = await renderAt('/system/indices');
  expect(await screen.findByText('Data tiering')).toBeVisible();
  list.unmount();
  const page = await renderAt(`/system/index_sets/${known?.id}`);
  expect(await screen.findByText('Data tiering')).toBeVisible();
  page.unmount();
  const { actor } = await renderAt(`/system/index_sets/${known?.id}/configuration`);
  await actor.type(await screen.findByLabelText(/^Description/), ' of logs');
  await actor.click(screen.getByRole('button', { name: 'Save index set' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    id: known?.id,
    data_tiering: tiered.data_tiering,
    field_type_profile: 'profile',
    use_legacy_rotation: false,
    rotation_strategy: null,
  });
});

it('cancels a search that is no longer waited for, and says nothing if that fails', async () => {
  await signInAs();
  playNewerServer();
  const running = {
    id: 'job',
    search_id: 's',
    owner: 'admin',
    executing_node: 'node',
    execution: { done: false, cancelled: false, completed_exceptionally: false },
    results: {},
  };
  const cancelled: string[] = [];
  let polls = 0;
  answerInstead(
    http.post('*/api/views/search/sync', () => HttpResponse.json(running)),
    http.get('*/api/views/search/status/job', () => {
      polls += 1;
      return HttpResponse.json(running);
    }),
    http.delete('*/api/views/searchjobs/:node/:job/cancel', ({ params }) => {
      cancelled.push(`${params['node']} ${params['job']}`);
      return HttpResponse.json({ type: 'ApiError', message: 'HTTP 500' }, { status: 500 });
    }),
  );
  const leaving = new AbortController();
  const run = runJob({ queries: [], parameters: [] }, { signal: leaving.signal });
  await waitFor(() => expect(polls).toBeGreaterThan(0));
  expect(cancelled).toEqual([]);
  leaving.abort();
  await expect(run).rejects.toThrow();
  await waitFor(() => expect(cancelled).toEqual(['node job']));
});

it('shows the categories of a stream, and sends them back with every change', async () => {
  await seedBackend({ seed: { streams: [{ id: 'a'.repeat(24), title: 'Mail' }] } });
  await signInAs();
  const id = 'a'.repeat(24);
  await call(createStreamRule, { id, rule: { type: 1, field: 'source', value: 'mail' } });
  const stream = { ...(await call(getStream, { id })), categories: ['Security', 'Audit'] };
  const sent: unknown[] = [];
  playNewerServer();
  answerInstead(
    http.get(`*/api/streams/${id}`, () => HttpResponse.json(stream)),
    http.put(`*/api/streams/${id}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(stream);
    }),
  );
  const { actor } = await renderAt(`/streams/${id}/edit`);
  expect(await screen.findByText('Category: Security')).toBeVisible();
  await actor.click(await screen.findByRole('radio', { name: 'At least one rule' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await actor.click(screen.getByRole('button', { name: 'Edit stream' }));
  await actor.type(await screen.findByRole('textbox', { name: /^Title/ }), ' in{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { matching_type: 'OR', categories: stream.categories },
    { title: 'Mail in', categories: stream.categories },
  ]);
});

it('starts a new index set with the default template, and sends nothing else of it', async () => {
  await seedBackend();
  await signInAs();
  const defaults = await call(getIndexSetDefaults, undefined);
  const sent: unknown[] = [];
  playNewerServer();
  answerInstead(
    http.get('*/api/system/indices/index_sets/templates/default_config', () =>
      HttpResponse.json({
        ...defaults,
        rotation_strategy_config: undefined,
        retention_strategy_config: undefined,
        shards: 7,
        use_legacy_rotation: true,
      }),
    ),
    http.post('*/api/system/indices/index_sets', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const { actor } = await renderAt('/system/index_sets/create');
  await actor.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Shop');
  await actor.clear(screen.getByRole('textbox', { name: /^Index prefix/ }));
  await actor.type(screen.getByRole('textbox', { name: /^Index prefix/ }), 'shop');
  await actor.click(screen.getByRole('button', { name: 'Create index set' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ title: 'Shop', shards: 7 });
  expect(sent[0]).not.toHaveProperty('fromTemplate');
});
