import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { backend, PASSWORD, requestsTo, seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { settled } from '@test/rendering/settled';
import { routes as configurationRoutes } from '@/features/configurations/routes';

const renderAt = renderPagesOf(configurationRoutes);

const CLASS = '/system/cluster_config/org.graylog2.indexer.searches.SearchesClusterConfig';
const api = async (method: string, path: string, body?: unknown) =>
  (await backend()).handle(
    new Request(`http://node.test/api${path}`, {
      method,
      headers: {
        authorization: `Basic ${btoa(`admin:${PASSWORD}`)}`,
        'x-requested-by': 'test',
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
const held = async (path: string) =>
  (await api('GET', path)).json() as Promise<Record<string, unknown>>;
const at = (section: string, user = 'admin') =>
  renderAt(`/system/configurations?section=${section}`, { user });
type Actor = Awaited<ReturnType<typeof at>>['actor'];
/** Opens the form of a setting. */
async function edit(actor: Actor, title: string): Promise<HTMLElement> {
  await actor.click(await screen.findByRole('button', { name: `Edit ${title}` }));
  // The dialog that waits for what is to be changed gives way to the one with the form.
  await screen.findByRole('button', { name: 'Save' });
  return screen.getByRole('dialog', { name: title });
}
const save = (actor: Actor, dialog: HTMLElement) =>
  actor.click(within(dialog).getByRole('button', { name: 'Save' }));
const card = (title: string) => within(screen.getByRole('region', { name: title }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// The page comes late; its modules are not what the first test waits for.
beforeAll(() => import('./ConfigurationsPage'));
afterEach(() => localStorage.clear());

it('limits the time range, but not to what is no duration', async () => {
  const { actor, router } = await at('searches');
  const dialog = await edit(actor, 'Time range limit');
  expect(router.state.location.search).toBe('?section=searches&edit=limit');
  await actor.click(
    within(dialog).getByRole('checkbox', { name: 'Limit the time range of searches' }),
  );
  const box = within(dialog).getByRole('textbox', { name: 'Maximum time range' });
  expect(within(dialog).getByText('30 d')).toBeVisible();
  type(box, '2 days');
  await save(actor, dialog);
  expect(await within(dialog).findByText(/^Enter a duration such as/)).toBeVisible();
  expect(within(dialog).getByText(/such as PT12H or P30D/)).toBeVisible();
  expect(within(dialog).queryByText('30 d')).toBeNull();
  await settled();
  expect(requestsTo(CLASS).some(({ method }) => method === 'PUT')).toBe(false);
  type(box, '2d');
  await save(actor, dialog);
  await gone();
  // As a toast and in the live region.
  expect(await screen.findAllByText('Configuration updated successfully')).not.toHaveLength(0);
  expect(await card('Time range limit').findByText('2 days')).toBeVisible();
  expect(card('Preset time ranges').getAllByText('exceeds the limit, not offered')).toHaveLength(5);
  expect(await held(CLASS)).toMatchObject({ query_time_range_limit: 'P2D' });
  expect(router.state.location.search).toBe('?section=searches');
});

it('adds, orders and takes away time ranges; what others changed meanwhile stays', async () => {
  await api('PUT', CLASS, {
    ...(await held(CLASS)),
    relative_timerange_options: {
      PT5M: '5 minutes',
      PT30M: 'Half an hour',
      PT1H: '1 hour',
      P7D: '7 days',
    },
  });
  const { actor } = await at('searches');
  const dialog = await edit(actor, 'Preset time ranges');
  await api('PUT', CLASS, { ...(await held(CLASS)), query_time_range_limit: 'P90D' });
  await actor.click(within(dialog).getByRole('button', { name: 'Remove Half an hour' }));
  await actor.click(within(dialog).getByRole('button', { name: 'Add duration' }));
  expect(within(dialog).getByRole('textbox', { name: 'Duration 4' })).toHaveFocus();
  await save(actor, dialog);
  expect(await within(dialog).findByText('Field is required.')).toBeVisible();
  type(within(dialog).getByRole('textbox', { name: 'Duration 4' }), 'PT60M');
  expect(await within(dialog).findByText('This duration is already in the list.')).toBeVisible();
  type(within(dialog).getByRole('textbox', { name: 'Duration 4' }), 'pt90m');
  within(dialog).getByRole('button', { name: 'Move 90 minutes with the arrow keys' }).focus();
  await actor.keyboard('{Home}');
  await save(actor, dialog);
  await gone();
  const { relative_timerange_options: options, query_time_range_limit: limit } = await held(CLASS);
  expect(Object.entries(options as object)).toEqual([
    ['PT90M', '90 minutes'],
    ['PT5M', '5 minutes'],
    ['PT1H', '1 hour'],
    ['P7D', '7 days'],
  ]);
  expect(limit).toBe('P90D');
});

it('shows another order of the same ranges at once', async () => {
  await api('PUT', CLASS, {
    ...(await held(CLASS)),
    relative_timerange_options: { PT5M: '5 minutes', PT1H: '1 hour' },
  });
  const { actor } = await at('searches');
  const listed = () =>
    card('Preset time ranges')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await screen.findByText('1 hour');
  expect(listed()).toEqual(['5 minutes', '1 hour']);
  const dialog = await edit(actor, 'Preset time ranges');
  within(dialog).getByRole('button', { name: 'Move 1 hour with the arrow keys' }).focus();
  await actor.keyboard('{ArrowUp}');
  await save(actor, dialog);
  await gone();
  await waitFor(() => expect(listed()).toEqual(['1 hour', '5 minutes']));
});

it('begins to refresh with one of the intervals that are offered', async () => {
  const { actor } = await at('searches');
  const dialog = await edit(actor, 'Auto refresh');
  await actor.click(within(dialog).getByRole('button', { name: 'Remove 5 seconds' }));
  await save(actor, dialog);
  expect(await within(dialog).findByText('Choose one of the available intervals.')).toBeVisible();
  type(within(dialog).getByRole('textbox', { name: 'Duration 1' }), 'PT3S');
  await actor.selectOptions(within(dialog).getByRole('combobox', { name: 'Default' }), '3 seconds');
  await save(actor, dialog);
  await gone();
  expect(await held(CLASS)).toMatchObject({
    default_auto_refresh_option: 'PT3S',
    auto_refresh_timerange_options: { PT3S: '3 seconds', PT10S: '10 seconds' },
  });
});

it('names fields as tags', async () => {
  const { actor } = await at('searches');
  const dialog = await edit(actor, 'Fields analysed only on request');
  await actor.type(within(dialog).getByRole('combobox', { name: 'Fields' }), 'stacktrace{Enter}');
  await save(actor, dialog);
  await gone();
  expect(await held(CLASS)).toMatchObject({
    analysis_disabled_fields: ['full_message', 'message', 'stacktrace'],
  });
  expect(await card('Fields analysed only on request').findByText('stacktrace')).toBeVisible();
});

it('orders message processors by keyboard and switches them, and says what has no effect here', async () => {
  const { actor } = await at('processors');
  expect(await screen.findByText(/their order has no effect here/)).toBeVisible();
  const dialog = await edit(actor, 'Message processors');
  expect(
    within(dialog).getByRole('switch', { name: 'Enable Message Filter Chain' }),
  ).toBeDisabled();
  await actor.click(within(dialog).getByRole('switch', { name: 'Enable Stream Rule Processor' }));
  within(dialog)
    .getByRole('button', { name: 'Move Stream Rule Processor with the arrow keys' })
    .focus();
  await actor.keyboard('{ArrowUp}');
  await save(actor, dialog);
  await gone();
  const processors = (await held('/system/messageprocessors/config')) as {
    processor_order: { name: string }[];
    disabled_processors: string[];
  };
  expect(processors.processor_order.map(({ name }) => name)).toEqual([
    'Stream Rule Processor',
    'Message Filter Chain',
  ]);
  expect(processors.disabled_processors).toEqual([
    'org.graylog2.messageprocessors.StreamMatcherFilterProcessor',
  ]);
  expect(await screen.findByText('Off')).toBeVisible();
});

it('takes addresses and expressions that can be, and keeps what somebody else added meanwhile', async () => {
  await api('PUT', '/system/urlwhitelist', {
    disabled: true,
    entries: [{ id: 'a', type: 'regex', title: 'Lookups', value: '^https://lookups' }],
  });
  const { actor } = await at('allowList');
  expect(await screen.findByText('The allow-list is disabled.')).toBeVisible();
  const dialog = await edit(actor, 'URL allow-list');
  await api('PUT', '/system/urlwhitelist', {
    disabled: true,
    entries: [
      { id: 'a', type: 'regex', title: 'Lookups', value: '^https://lookups' },
      { id: 'b', type: 'literal', title: 'Theirs', value: 'https://theirs/' },
    ],
  });
  await actor.click(within(dialog).getByRole('checkbox', { name: 'Disable the allow-list' }));
  await actor.click(within(dialog).getByRole('button', { name: 'Add URL' }));
  type(within(dialog).getByRole('textbox', { name: 'URL 2' }), 'not an address');
  await save(actor, dialog);
  expect(await within(dialog).findByText('Required field')).toBeVisible();
  expect(within(dialog).getByText('Not a valid URL')).toBeVisible();
  type(within(dialog).getByRole('textbox', { name: 'Title 2' }), 'Pager');
  await actor.selectOptions(within(dialog).getByRole('combobox', { name: 'Type 2' }), 'Regex');
  type(within(dialog).getByRole('textbox', { name: 'URL 2' }), '([');
  // At once, before the server was asked while typing.
  await save(actor, dialog);
  expect(await within(dialog).findByText('Not a valid Java regular expression')).toBeVisible();
  type(within(dialog).getByRole('textbox', { name: 'URL 2' }), '^https://pager');
  await save(actor, dialog);
  await gone();
  const { disabled, entries } = (await held('/system/urlwhitelist')) as {
    disabled: boolean;
    entries: { title: string; value: string }[];
  };
  expect(disabled).toBe(false);
  expect(entries.map(({ title, value }) => [title, value])).toEqual([
    ['Lookups', '^https://lookups'],
    ['Pager', '^https://pager'],
    ['Theirs', 'https://theirs/'],
  ]);
  // What the server took before is not asked about again.
  const asked = requestsTo('/tools/regex_tester/validate').map(({ url }) =>
    new URL(url).searchParams.get('regex'),
  );
  expect(asked).toContain('^https://pager');
  expect(asked).not.toContain('^https://lookups');
  expect(await screen.findByRole('row', { name: '2 Pager ^https://pager Regex' })).toBeVisible();
  type(screen.getByRole('textbox', { name: 'URL' }), 'https://pager.example.org/');
  expect(await screen.findByText('Allowed')).toBeVisible();
  type(screen.getByRole('textbox', { name: 'URL' }), 'https://other.example.org/');
  expect(
    await screen.findByText('URL https://other.example.org/ is not whitelisted'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to URL Whitelist' })).toBeVisible();
});

it('says no more that a duration is wrong once the one of before stands there again', async () => {
  const { actor } = await at('users');
  const dialog = await edit(actor, 'Sessions');
  await actor.click(within(dialog).getByRole('checkbox', { name: 'Use one timeout for everyone' }));
  const box = within(dialog).getByRole('textbox', { name: 'Session timeout' });
  type(box, 'soon');
  await actor.click(box);
  await actor.tab({ shift: true });
  expect(await within(dialog).findByText(/^Enter a duration such as/)).toBeVisible();
  type(box, 'pt1h');
  await actor.click(box);
  await actor.tab({ shift: true });
  await settled();
  expect(within(dialog).queryByText(/^Enter a duration such as/)).toBeNull();
});

it('sets one timeout for all sessions, of a minute at least', async () => {
  const { actor } = await at('users');
  expect(await screen.findByText('Set per user')).toBeVisible();
  const dialog = await edit(actor, 'Sessions');
  await actor.click(within(dialog).getByRole('checkbox', { name: 'Use one timeout for everyone' }));
  const box = within(dialog).getByRole('textbox', { name: 'Session timeout' });
  type(box, 'PT30S');
  await save(actor, dialog);
  expect(await within(dialog).findByText(/^Enter a duration such as/)).toBeVisible();
  type(box, 'PT45M');
  await save(actor, dialog);
  await gone();
  expect(await screen.findByText('45 minutes')).toBeVisible();
  const { users } = await backend();
  const admin = users.byName('admin');
  expect(admin && users.sessionTimeoutOf(admin)).toBe(45 * 60_000);
});

it('lets nobody share with everyone', async () => {
  const { actor } = await at('permissions');
  const dialog = await edit(actor, 'Sharing');
  await actor.click(within(dialog).getByRole('checkbox', { name: 'Sharing with everyone' }));
  await save(actor, dialog);
  await gone();
  expect(await screen.findByText('Not allowed')).toBeVisible();
  expect(await held('/system/cluster_config/org.graylog2.users.UserAndTeamsConfig')).toEqual({
    allow_sharing_with_everyone: false,
    allow_sharing_with_users: true,
  });
  const share = await api(
    'POST',
    '/authz/shares/entities/grn::::stream:000000000000000000000001/prepare',
    {},
  );
  expect(
    ((await share.json()) as { available_grantees: { type: string }[] }).available_grantees.filter(
      ({ type: kind }) => kind === 'global',
    ),
  ).toEqual([]);
});

it('changes what new index sets begin with, where indices can be kept that way', async () => {
  const { actor } = await at('indexSets');
  expect(await screen.findByText('Time-size-optimized')).toBeVisible();
  const dialog = await edit(actor, 'Index set defaults');
  type(within(dialog).getByRole('spinbutton', { name: 'Maximum retention in days' }), '30');
  await save(actor, dialog);
  expect(
    await within(dialog).findByText('Must be at least one day more than the minimum.'),
  ).toBeVisible();
  await actor.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Rotation' }),
    'By number of messages',
  );
  type(within(dialog).getByRole('spinbutton', { name: 'Messages per index' }), '5000');
  type(within(dialog).getByRole('spinbutton', { name: 'Maximum number of indices' }), '7');
  await actor.click(within(dialog).getByRole('button', { name: 'Show storage settings' }));
  const interval = within(dialog).getByRole('spinbutton', { name: 'Field type refresh interval' });
  type(interval, '0');
  await save(actor, dialog);
  await waitFor(() => expect(interval).toHaveAccessibleDescription(/Must be at least 1 second/));
  type(interval, '5');
  await actor.selectOptions(within(dialog).getByRole('combobox', { name: 'Unit' }), 'minutes');
  await save(actor, dialog);
  await gone();
  expect(await screen.findByText('By number of messages')).toBeVisible();
  const prefix = 'org.graylog2.indexer.rotation.strategies.MessageCountRotationStrategy';
  expect(
    await held('/system/cluster_config/org.graylog2.configuration.IndexSetsDefaultConfiguration'),
  ).toMatchObject({
    rotation_strategy_class: prefix,
    rotation_strategy_config: { type: `${prefix}Config`, max_docs_per_index: 5_000 },
    retention_strategy_config: { max_number_of_indices: 7 },
    field_type_refresh_interval: 5,
    field_type_refresh_interval_unit: 'MINUTES',
  });
});

it('keeps what is not saved, and shows what the server says', async () => {
  const node = await seedBackend();
  const { actor } = await at('permissions');
  const dialog = await edit(actor, 'Sharing');
  node.fail('PUT', '/system/cluster_config/org.graylog2.users.UserAndTeamsConfig', 500);
  await actor.click(within(dialog).getByRole('checkbox', { name: 'Sharing with users' }));
  await save(actor, dialog);
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await gone();
  const again = await edit(actor, 'Sharing');
  expect(within(again).getByRole('checkbox', { name: 'Sharing with users' })).not.toBeChecked();
  expect(within(again).getByText('Your unsaved changes were restored.')).toBeVisible();
});

it('is for reading where nothing may be changed, with the sections one may read', async () => {
  await seedBackend({ seed: { users: [{ username: 'rea', roles: ['Reader'] }] } });
  await renderAt('/system/configurations?section=searches&edit=limit', { user: 'rea' });
  expect(await screen.findByText('No limit')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(
    within(screen.getByRole('navigation', { name: 'Sections' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Searches',
    'Message processors',
    'Decorators',
    'Events',
    'Index set defaults',
    'Users',
    'Permissions',
    'Plugins',
    'Customization',
    'Telemetry',
    'Other settings',
  ]);
});

it('says that a section may not be read', async () => {
  await seedBackend({ seed: { users: [{ username: 'rea', roles: ['Reader'] }] } });
  await at('allowList', 'rea');
  expect(
    await screen.findByText('You do not have permission to view these settings.'),
  ).toBeVisible();
  await settled();
  expect(requestsTo('/system/urlwhitelist')).toEqual([]);
});
