import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answerInstead, backend, requestsTo, seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes as configurationRoutes } from '@/features/configurations/routes';

const renderAt = renderPagesOf(configurationRoutes);
const EVENTS = '/system/cluster_config/org.graylog.events.configuration.EventsConfiguration';
const GEO = '/system/cluster_config/org.graylog.plugins.map.config.GeoIpResolverConfig';
const PUBLIC = 'org.graylog.plugins.customization.notifications.PublicNotificationsConfig';
const at = (section: string, user = 'admin') =>
  renderAt(`/system/configurations?section=${section}`, { user });
type Actor = Awaited<ReturnType<typeof at>>['actor'];

async function edit(actor: Actor, title: string): Promise<HTMLElement> {
  await actor.click(await screen.findByRole('button', { name: `Edit ${title}` }));
  await screen.findByRole('button', { name: 'Save' });
  return screen.getByRole('dialog', { name: title });
}
const saved = async (path: string) => {
  await waitFor(() => expect(requestsTo(path).some(({ method }) => method === 'PUT')).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return requestsTo(path)
    .findLast(({ method }) => method === 'PUT')
    ?.clone()
    .json();
};

beforeAll(() => import('../ConfigurationsPage'));
afterEach(() => localStorage.clear());

it('edits times of events in units', async () => {
  const { actor } = await at('events');
  expect(
    await screen.findByText('No effect on this node, which has no event definitions.'),
  ).toBeVisible();
  expect(screen.getByText('1 h')).toBeVisible();
  const dialog = within(await edit(actor, 'Events'));
  const [timeout] = dialog.getAllByRole('spinbutton');
  if (timeout) {
    await actor.clear(timeout);
    await actor.type(timeout, '2');
  }
  await actor.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await saved(EVENTS)).toEqual({
    events_search_timeout: 120_000,
    events_notification_retry_period: 300_000,
    events_notification_default_backlog: 50,
    events_catchup_window: 3_600_000,
    events_notification_tcp_keepalive: false,
  });
});

it('shows the defaults of a plugin that was never configured, and says why saving failed', async () => {
  (await backend()).fail('PUT', '/system/cluster_config/:class', 400, {
    body: { type: 'ApiError', message: 'No such database.' },
  });
  const { actor } = await at('plugins');
  await waitFor(() =>
    expect(screen.getAllByText('Never changed: these are the defaults.')).toHaveLength(2),
  );
  const dialog = within(await edit(actor, 'Geo-location processor'));
  await actor.click(dialog.getByRole('checkbox', { name: 'Enabled' }));
  await actor.type(
    dialog.getByRole('textbox', { name: /^Path to the city database/ }),
    '/city.mmdb',
  );
  await actor.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Could not update config')).toBeVisible();
  expect(dialog.getByText('No such database.')).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await saved(GEO)).toMatchObject({
    enabled: true,
    city_db_path: '/city.mmdb',
    refresh_interval: 10,
  });
});

it('edits customizations and keeps what no field can show', async () => {
  const sent: unknown[] = [];
  const document = { title: 'Maintenance', active: true, days: { from: 1 } };
  answerInstead(
    http.get('*/api/system/cluster_config', () =>
      HttpResponse.json({ total: 1, classes: [PUBLIC] }),
    ),
    http.get(`*/api/system/cluster_config/${PUBLIC}`, () => HttpResponse.json(document)),
    http.put(
      `*/api/system/cluster_config/${PUBLIC}`,
      () => HttpResponse.json({ type: 'ApiError', message: 'No.' }, { status: 400 }),
      { once: true },
    ),
    http.put(`*/api/system/cluster_config/${PUBLIC}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(document, { status: 202 });
    }),
  );
  const { actor } = await at('customization');
  const title = 'Public Notifications Config';
  expect(await screen.findByText('{"from":1}')).toBeVisible();
  const dialog = within(await edit(actor, title));
  await actor.click(dialog.getByRole('checkbox', { name: 'Active' }));
  await actor.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(`Could not update customization: ${PUBLIC}`)).toBeVisible();
  expect(dialog.getByText('Update failed: No.')).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ ...document, active: false }]));
});

it('shows other classes as they are, and loads them when opened', async () => {
  answerInstead(
    http.get('*/api/system/cluster_config', () =>
      HttpResponse.json({ total: 1, classes: ['org.graylog2.plugin.cluster.ClusterId'] }),
    ),
    http.get('*/api/system/cluster_config/org.graylog2.plugin.cluster.ClusterId', () =>
      HttpResponse.json({ cluster_id: 'abc-def' }),
    ),
  );
  const { actor } = await at('others');
  await actor.click(await screen.findByText('ClusterId'));
  expect(await screen.findByText('abc-def')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

it('turns off what another console was allowed to send, and says why that failed', async () => {
  const node = await seedBackend();
  node.fail('GET', '/telemetry/user/settings', 200, {
    times: Infinity,
    body: { telemetry_enabled: true, telemetry_permission_asked: true },
  });
  node.fail('PUT', '/telemetry/user/settings', 500, {
    body: { type: 'ApiError', message: 'Not now.' },
  });
  const { actor } = await at('telemetry');
  await actor.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Could not update telemetry settings.')).toBeVisible();
  expect(screen.getByText('Not now.')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Turn off' }));
  const said = within(await screen.findByRole('region', { name: 'Status messages' }));
  expect(await said.findByText('Telemetry is off for your account.')).toBeVisible();
});

it('says that telemetry is off', async () => {
  await at('telemetry');
  expect(
    await screen.findByText(/^This console and this node never send usage data\./),
  ).toBeVisible();
});

it('manages decorators', async () => {
  const { actor } = await at('decorators');
  expect(await screen.findByText('No decorators configured.')).toBeVisible();
  await actor.click(screen.getByRole('combobox', { name: 'Select decorator' }));
  expect(await screen.findByRole('option', { name: /severity/i })).toBeVisible();
});

it('edits nothing for those who may only read', async () => {
  await seedBackend({
    seed: {
      users: [{ username: 'rea', roles: [], permissions: ['clusterconfigentry:read'] }],
    },
  });
  await at('plugins', 'rea');
  expect(await screen.findByText('Geo-location processor')).toBeVisible();
  expect(await screen.findByText('Tor exit nodes')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});
