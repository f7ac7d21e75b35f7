import { connect } from 'node:net';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { answerInstead, backend, requestsTo, seedBackend } from '@test/backend/backend';
import { ask, launch, stored, TAIL, takenPort, releasePort } from '@test/inputs/launched-inputs';
import { chooseAction, fill, inputItem, quiet } from '@test/inputs/input-list';
import { renderPagesOf } from '@test/rendering/render-page';
import { settled } from '@test/rendering/settled';
import { routes as inputRoutes } from '@/features/inputs/routes';
import { toasts } from '@/shared/toasts/toast-store';

const renderAt = renderPagesOf(inputRoutes);

type Actor = Awaited<ReturnType<typeof renderAt>>['actor'];

afterEach(() => {
  toasts.clear();
});

it('offers to send logs while there are no inputs', async () => {
  await renderAt('/system/inputs');
  expect(await screen.findByText('No inputs yet')).toBeVisible();
  expect(
    within(screen.getByRole('main')).getAllByRole('link', { name: 'Send logs' })[0],
  ).toHaveAttribute('href', '/system/inputs/send-logs');
});

it('says that the user may not see any inputs', async () => {
  await seedBackend({
    seed: { users: [{ username: 'rea', roles: [], permissions: ['streams:read'] }] },
  });
  await launch('Shop');
  await renderAt('/system/inputs', { user: 'rea' });
  expect(await screen.findByRole('heading', { name: 'Missing permissions' })).toBeVisible();
});

it('shows state, address and configuration of an input, but no secrets', async () => {
  const id = await launch('Shop', { tls_key_password: 'hunter2' });
  const { actor } = await renderAt('/system/inputs');
  const item = await inputItem('Shop');
  expect(await item.findByText('Running')).toBeVisible();
  expect(item.getByText('tcp://127.0.0.1:0')).toBeVisible();
  expect(await item.findByText('0 messages received since start')).toBeVisible();
  expect(item.getByRole('link', { name: 'Show received messages of Shop' })).toHaveAttribute(
    'href',
    `/search?q=gl2_source_input%3A${id}&rangetype=relative&relative=0`,
  );
  await actor.click(item.getByText('Configuration'));
  expect((await item.findByText('TLS key password')).closest('div')).toHaveTextContent('********');
  expect(document.body).not.toHaveTextContent('hunter2');
});

it('shows why an input failed, and filters by failed inputs', async () => {
  await seedBackend(quiet);
  await launch('Shop');
  await launch('Taken', { port: await takenPort() });
  const { actor, router } = await renderAt('/system/inputs');
  expect(await screen.findByText('1 input is not running.')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Show it' }));
  expect(router.state.location.search).toBe('?state=failed');
  expect(await (await inputItem('Taken')).findByRole('alert')).toHaveTextContent('already in use');
  expect(screen.queryByRole('article', { name: 'Shop' })).toBeNull();
  await releasePort();
  await actor.click(
    (await inputItem('Taken')).getByRole('button', { name: 'Try to start Taken again' }),
  );
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Taken' })).toBeNull());
  expect(await screen.findByText('No inputs match')).toBeVisible();
});

it('filters the list by text, which the address holds', async () => {
  await launch('Shop');
  await launch('Mail');
  const { actor, router } = await renderAt('/system/inputs?q=shop');
  await inputItem('Shop');
  expect(screen.queryByText('Mail')).toBeNull();
  fill(screen.getByRole('searchbox'), 'mail');
  expect(await screen.findByText('Mail')).toBeVisible();
  expect(router.state.location.search).toBe('?q=mail');
  fill(screen.getByRole('searchbox'), 'mail of nobody');
  expect(await screen.findByText('No inputs match')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Shop')).toBeVisible();
});

it('stops and starts an input', async () => {
  await launch('Shop');
  const { actor } = await renderAt('/system/inputs');
  const item = await inputItem('Shop');
  await actor.click(await item.findByRole('button', { name: 'Stop Shop' }));
  expect(await item.findByText('Stopped')).toBeVisible();
  await actor.click(item.getByRole('button', { name: 'Start Shop' }));
  expect(await item.findByText('Running')).toBeVisible();
});

it('reports an input that could not be stopped', async () => {
  await launch('Shop');
  (await backend()).fail('DELETE', '/cluster/inputstates/:id', 500, {
    body: { type: 'ApiError', message: 'Not now.' },
  });
  const { actor } = await renderAt('/system/inputs');
  await actor.click(await (await inputItem('Shop')).findByRole('button', { name: 'Stop Shop' }));
  expect((await screen.findAllByText('Could not stop input'))[0]).toBeVisible();
});

it('says that an input could not be deleted, and why', async () => {
  await launch('Shop');
  const { actor } = await renderAt('/system/inputs');
  await chooseAction(actor, 'Shop', 'Delete');
  const question = within(await screen.findByRole('dialog', { name: 'Delete input' }));
  (await backend()).fail('DELETE', '/system/inputs/:id', 500, {
    body: { type: 'ApiError', message: 'Not now.' },
  });
  await actor.click(question.getByRole('button', { name: 'Delete input' }));
  expect(await question.findByText('Could not delete input')).toBeVisible();
  expect(question.getByText('Not now.')).toBeVisible();
});

/** Opens the form of a new GELF TCP input on this machine. */
async function newGelfTcp(actor: Actor, port: string) {
  await actor.click(await screen.findByRole('button', { name: 'Launch input' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Launch input' }));
  await actor.click(await choice.findByRole('searchbox'));
  await actor.paste('gelf tcp');
  await actor.keyboard('{Enter}');
  const form = within(await screen.findByRole('dialog', { name: 'Launch GELF TCP input' }));
  fill(form.getByLabelText('Port'), port);
  await actor.click(form.getByRole('button', { name: 'Launch input' }));
  return form;
}

it('finds an input type by typing and launches an input', async () => {
  const { actor } = await renderAt('/system/inputs');
  await newGelfTcp(actor, '0');
  expect((await screen.findAllByText("Input 'GELF TCP' launched successfully"))[0]).toBeVisible();
  expect(await (await inputItem('GELF TCP')).findByText('Running')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('folds unavailable types into a line and gives the reason', async () => {
  const { actor } = await renderAt('/system/inputs');
  await actor.click(await screen.findByRole('button', { name: 'Launch input' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Launch input' }));
  expect(await choice.findByText('GELF TCP')).toBeVisible();
  expect(choice.getByText('GELF Kafka')).not.toBeVisible();
  await actor.click(choice.getByText(/^\d+ types are not available here$/));
  expect(choice.getByText('GELF Kafka')).toBeVisible();
  await settled();
  expect(choice.getByText('GELF Kafka').closest('button')).toBeNull();
  expect(choice.getAllByText(/^Not available here\. It needs a Kafka cluster/)[0]).toBeVisible();
});

it('suggests the server’s locales to inputs that read month names', async () => {
  await seedBackend(quiet);
  const { actor } = await renderAt('/system/inputs');
  await actor.click(await screen.findByRole('button', { name: 'Launch input' }));
  await actor.click(await screen.findByRole('button', { name: /^CEF TCP/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Launch CEF TCP input' }));
  fill(form.getByLabelText('Title'), 'Firewall');
  fill(form.getByLabelText('Port'), '0');
  const locale = form.getByRole('combobox', { name: /^Locale/ });
  expect(locale).toHaveValue('Default locale');
  await actor.click(locale);
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(10));
  await actor.type(locale, 'danish{Enter}');
  await actor.click(form.getByRole('button', { name: 'Launch input' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await stored()).map(({ attributes }) => attributes['locale'])).toEqual(['da']);
});

it('shows at the port that it is in use, and launches the same input on another one', async () => {
  await seedBackend(quiet);
  const port = await takenPort();
  const { actor } = await renderAt('/system/inputs');
  const form = await newGelfTcp(actor, `${port}`);
  await waitFor(() =>
    expect(form.getByLabelText('Port')).toHaveAccessibleDescription(/already in use/),
  );
  expect(form.getByText('Could not launch input')).toBeVisible();
  fill(form.getByLabelText('Port'), '0');
  await actor.click(form.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await stored()).map(({ title, attributes }) => [title, attributes['port']])).toEqual([
    ['GELF TCP', 0],
  ]);
});

it('says which inputs are open to the network, in the form too', async () => {
  await launch('Private');
  await launch('Public', { bind_address: '0.0.0.0' });
  const { actor } = await renderAt('/system/inputs');
  expect(await (await inputItem('Public')).findByText('Open to the network')).toBeVisible();
  expect((await inputItem('Private')).queryByText('Open to the network')).toBeNull();
  await chooseAction(actor, 'Private', 'Edit');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Private' }));
  expect(await form.findByRole('radio', { name: 'From this machine' })).toBeChecked();
  expect(form.queryByText('Open to the network')).toBeNull();
  await actor.click(form.getByRole('radio', { name: 'From the network' }));
  expect(form.getByText(/Any machine that can reach this node/)).toBeVisible();
  await actor.click(form.getByRole('radio', { name: 'At an address' }));
  fill(form.getByLabelText('Bind address'), '192.0.2.7');
  expect(form.getByText(/Any machine that can reach 192\.0\.2\.7/)).toBeVisible();
});

it('suggests that new inputs listen on this machine only', async () => {
  const { actor } = await renderAt('/system/inputs');
  await newGelfTcp(actor, '0');
  await waitFor(async () =>
    expect((await stored())[0]?.attributes).toMatchObject({ bind_address: '127.0.0.1' }),
  );
});

it('marks an input whose sender has a wrong clock, and leads to its messages', async () => {
  const port = await takenPort();
  await releasePort();
  const id = await launch('Shop', { port, use_null_delimiter: false });
  const timestamp = Math.floor(Date.now() / 1000) + 7_260;
  const socket = connect(port, '127.0.0.1');
  socket.end(`${JSON.stringify({ host: 'web-7', short_message: 'early', timestamp })}\n`);
  const { actor } = await renderAt('/system/inputs');
  const item = await inputItem('Shop');
  expect(await item.findByText('Clock ahead', {}, { timeout: 20_000 })).toBeVisible();
  expect(item.getByText(/web-7 \(127\.0\.0\.1\): 2 h.* ahead, 1 message/)).toBeVisible();
  const link = item.getByRole('link', { name: 'Show messages' });
  const query = new URL(link.getAttribute('href') ?? '', 'http://console').searchParams;
  expect(query.get('q')).toBe(`gl2_source_input:${id} AND (source:"web-7")`);
  expect(query.get('from')).toBe(new Date(timestamp * 1000).toISOString());

  await actor.click(item.getByRole('link', { name: 'Shop' }));
  expect(
    await screen.findByText('1 message was received with a timestamp in the future'),
  ).toBeVisible();
});

it('adds and removes static fields', async () => {
  const id = await launch('Shop');
  const { actor } = await renderAt(`/system/inputs/${id}`);
  const key = await screen.findByRole('textbox', { name: 'Key' });
  await actor.type(key, 'a b');
  await actor.type(screen.getByRole('textbox', { name: 'Value' }), 'Kiel{Enter}');
  expect(key).toHaveAccessibleDescription(/Use only letters/);
  fill(key, 'site');
  (await backend()).fail('POST', `/system/inputs/${id}/staticfields`, 500);
  await actor.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Could not add static field')).toBeVisible();
  expect(key).toHaveValue('site');
  await actor.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('row', { name: /site Kiel/ })).toBeVisible();
  await waitFor(() => expect(key).toHaveValue(''));
  await actor.click(screen.getByRole('button', { name: 'Remove static field site' }));
  await actor.click(
    within(screen.getByRole('dialog', { name: 'Remove static field' })).getByRole('button', {
      name: 'Remove',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('row', { name: /site Kiel/ })).toBeNull());
  expect((await stored())[0]?.static_fields).toEqual({});
});

it('asks before a static field is removed in the list', async () => {
  const id = await launch('Shop');
  await ask('POST', `/system/inputs/${id}/staticfields`, { key: 'site', value: 'Kiel' });
  const { actor } = await renderAt('/system/inputs');
  const remove = await screen.findByRole('button', { name: 'Remove static field site' });
  await actor.click(remove);
  const question = within(await screen.findByRole('dialog', { name: 'Remove static field' }));
  await actor.click(question.getByRole('button', { name: 'Cancel' }));
  expect((await stored())[0]?.static_fields).toEqual({ site: 'Kiel' });
  await actor.click(remove);
  await actor.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
  );
  await waitFor(async () => expect((await stored())[0]?.static_fields).toEqual({}));
});

it('copies an input, and deletes one after confirmation', async () => {
  await launch('Shop');
  const { actor } = await renderAt('/system/inputs');
  await chooseAction(actor, 'Shop', 'Launch a copy');
  const form = within(await screen.findByRole('dialog', { name: 'Launch GELF TCP input' }));
  expect(form.getByLabelText('Title')).toHaveValue('Copy of Shop');
  await actor.click(form.getByRole('button', { name: 'Cancel' }));
  await chooseAction(actor, 'Shop', 'Delete');
  const question = within(await screen.findByRole('dialog', { name: 'Delete input' }));
  expect(question.getByText(/Messages it received are kept/)).toBeVisible();
  await actor.click(question.getByRole('button', { name: 'Delete input' }));
  expect(await screen.findByText('No inputs yet')).toBeVisible();
  expect(await stored()).toEqual([]);
});

it('redirects from the inputs of a node to the list', async () => {
  const { router } = await renderAt('/system/inputs/efa0387e-2926-4240-8422-f79bf39b4f64');
  await screen.findByRole('heading', { level: 1, name: 'Inputs' });
  expect(router.state.location.search).toBe('?node=efa0387e-2926-4240-8422-f79bf39b4f64');
});

it('reports a missing input', async () => {
  await renderAt(`/system/inputs/${'a'.repeat(24)}`);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('requests the figures of all inputs at once', async () => {
  await launch('One');
  await launch('Two');
  await renderAt('/system/inputs');
  await (await inputItem('Two')).findByText('0 messages received since start');
  const asked = await Promise.all(
    requestsTo('/cluster/metrics/multiple').map((request) => request.clone().text()),
  );
  expect(asked.filter((body) => body.includes('incomingMessages'))).toHaveLength(1);
});

it('guides from the source to a running input and its first message', async () => {
  const { actor, router } = await renderAt('/system/inputs/send-logs');
  await actor.click(await screen.findByRole('radio', { name: /^An application/ }));
  await actor.click(screen.getByRole('button', { name: 'Next' }));
  await actor.click(await screen.findByRole('radio', { name: 'GELF TCP' }));
  await actor.click(await screen.findByRole('radio', { name: 'From this machine' }));
  fill(screen.getByLabelText('Port'), '0');
  await actor.click(screen.getByRole('button', { name: 'Launch input' }));
  await screen.findByText('Waiting for the first message…');
  const [input] = await stored();
  expect(router.state.location.search).toContain(
    `step=message&source=application&input=${input?.id}`,
  );
  const { writer } = await backend();
  const now = Date.now();
  await writer.writeDurably([
    {
      timestamp: now,
      source: 'shop',
      message: 'Sold a teapot',
      fields: {},
      inputId: input?.id ?? '',
      receivedAt: now,
    },
  ]);
  expect(await screen.findByText('Sold a teapot')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Search received messages' })).toHaveAttribute(
    'href',
    expect.stringContaining(input?.id ?? ''),
  );
});

it('accepts an existing input', async () => {
  await seedBackend(quiet);
  const id = await launch('Files', { path: '/nowhere' }, TAIL);
  const { actor, router } = await renderAt('/system/inputs/send-logs?step=input&source=files');
  await actor.click(await screen.findByRole('radio', { name: /^Files/ }));
  await actor.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(/this input polls its messages/)).toBeVisible();
  expect(await screen.findByText(/nowhere/)).toBeVisible();
  expect(router.state.location.search).toContain(`input=${id}`);
});

it('warns about an address that is not whitelisted', async () => {
  await ask('PUT', '/system/urlwhitelist', { entries: [], disabled: false });
  const { actor } = await renderAt('/system/inputs');
  await actor.click(await screen.findByRole('button', { name: 'Launch input' }));
  await actor.click(await screen.findByRole('button', { name: /^JSON path value/ }));
  fill(
    await screen.findByRole('textbox', { name: 'URI of JSON resource' }),
    'https://api.example.org/v',
  );
  expect(await screen.findByText('URL https://api.example.org/v is not whitelisted')).toBeVisible();
});

it('tells how far behind the nodes are', async () => {
  await seedBackend(quiet);
  await launch('Shop');
  const gauge = (full_name: string, value: number) => ({
    full_name,
    name: full_name,
    type: 'gauge',
    metric: { value },
  });
  answerInstead(
    http.post('*/api/cluster/metrics/multiple', () =>
      HttpResponse.json({
        node: {
          total: 2,
          metrics: [
            gauge('graylog-console.backlog.messages', 45_000),
            gauge('graylog-console.backlog.delay-ms', 12_345),
          ],
        },
      }),
    ),
  );
  await renderAt('/system/inputs');
  expect(
    await screen.findByText(
      'Messages can be searched 12 s after they arrive. 45,000 messages are waiting.',
    ),
  ).toBeVisible();
});

it('the node tells that it keeps up', async () => {
  const answer = await ask('POST', '/system/metrics/multiple', {
    metrics: ['graylog-console.backlog.messages', 'graylog-console.backlog.delay-ms'],
  });
  expect(answer).toMatchObject({
    metrics: [{ metric: { value: 0 } }, { metric: { value: 0 } }],
  });
});
