import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { http } from 'msw';
import { answerInstead, backend, PASSWORD, requestsTo, seedBackend } from '@test/backend';
import { renderPagesOf } from '@test/render-page';
import { routes as inputRoutes } from '@/features/inputs/routes';
import { listInputs, type InputSummary } from '@/contract/inputs';
import { toasts } from '@/shared/toasts/toast-store';

const renderAt = renderPagesOf(inputRoutes);

const GELF_TCP = 'org.graylog2.inputs.gelf.tcp.GELFTCPInput';
const TAIL = 'console.inputs.filetail.FileTailInput';
type Actor = Awaited<ReturnType<typeof renderAt>>['actor'];

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const headers = {
    authorization: `Basic ${btoa(`admin:${PASSWORD}`)}`,
    'x-requested-by': 'test',
    'content-type': 'application/json',
  };
  const answer = await (
    await backend()
  ).handle(
    new Request(`http://node.test/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await answer.text();
  return text === '' ? null : JSON.parse(text);
}
/** Creates a real input on a free port; returns its id. */
const launch = async (
  title: string,
  configuration: Record<string, unknown> = {},
  type = GELF_TCP,
) =>
  (
    (await ask('POST', '/system/inputs', {
      title,
      type,
      global: true,
      configuration:
        type === TAIL ? configuration : { bind_address: '127.0.0.1', port: 0, ...configuration },
    })) as { id: string }
  ).id;
/** Silences the node's log of failing inputs. */
const quiet = { log: () => {} };
const stored = async () =>
  ((await ask('GET', listInputs.path)) as { inputs: InputSummary[] }).inputs;

const servers: Server[] = [];
/** A port that is in use. */
const takenPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () =>
      resolve((server.address() as AddressInfo).port),
    );
    servers.push(server);
  });
const itemOf = async (title: string) => within(await screen.findByRole('article', { name: title }));
const menuOf = async (actor: Actor, title: string, item: string) => {
  await actor.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await actor.click(await screen.findByRole('menuitem', { name: item }));
};
/** Sets the whole value, because typing into long forms is slow. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

afterEach(() => {
  toasts.clear();
  for (const server of servers.splice(0)) server.close();
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
  const item = await itemOf('Shop');
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
  expect(await (await itemOf('Taken')).findByRole('alert')).toHaveTextContent('already in use');
  expect(screen.queryByRole('article', { name: 'Shop' })).toBeNull();
  await new Promise((resolve) => servers.splice(0).at(-1)?.close(resolve));
  await actor.click(
    (await itemOf('Taken')).getByRole('button', { name: 'Try to start Taken again' }),
  );
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Taken' })).toBeNull());
  expect(await screen.findByText('No inputs match')).toBeVisible();
});

it('filters the list by text, which the address holds', async () => {
  await launch('Shop');
  await launch('Mail');
  const { actor, router } = await renderAt('/system/inputs?q=shop');
  await itemOf('Shop');
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
  const item = await itemOf('Shop');
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
  await actor.click(await (await itemOf('Shop')).findByRole('button', { name: 'Stop Shop' }));
  expect((await screen.findAllByText('Could not stop input'))[0]).toBeVisible();
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
  expect(await (await itemOf('GELF TCP')).findByText('Running')).toBeVisible();
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

const configurationOf = async (id: string) =>
  ((await ask('GET', `/system/inputs/${id}`)) as InputSummary).attributes;
const stateOf = async (id: string) =>
  ((await ask('GET', `/system/inputstates/${id}`)) as { state: string }).state;

async function editPort(actor: Actor, title: string, port: number) {
  await menuOf(actor, title, 'Edit');
  await screen.findByLabelText('Port');
  const form = within(screen.getByRole('dialog', { name: `Edit ${title}` }));
  fill(form.getByLabelText('Port'), `${port}`);
  await actor.click(form.getByRole('button', { name: 'Update input' }));
  await waitFor(() =>
    expect(form.getByLabelText('Port')).toHaveAccessibleDescription(/already in use/),
  );
  return form;
}

it('keeps an input running that cannot run as edited, and saves it once it can', async () => {
  const id = await launch('Shop', { tls_key_password: 'hunter2' });
  const { actor } = await renderAt('/system/inputs');
  const form = await editPort(actor, 'Shop', await takenPort());
  expect(form.getByText(/keeps running with the previous ones/)).toBeVisible();
  expect(await configurationOf(id)).toMatchObject({ port: 0 });
  expect(await stateOf(id)).toBe('RUNNING');
  fill(form.getByLabelText('Port'), '0');
  expect(form.queryByText(/keeps running with the previous ones/)).toBeNull();
  fill(form.getByLabelText('Maximum connections'), '7');
  await actor.click(form.getByRole('button', { name: 'Update input' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await configurationOf(id)).toMatchObject({
    port: 0,
    max_connections: 7,
    tls_key_password: 'hunter2',
  });
});

it('changes nothing when the user cancels after an input could not run as edited', async () => {
  const id = await launch('Shop');
  const { actor } = await renderAt('/system/inputs');
  const form = await editPort(actor, 'Shop', await takenPort());
  await actor.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await configurationOf(id)).toMatchObject({ port: 0 });
  expect(await stateOf(id)).toBe('RUNNING');
});

it('saves an input that cannot run when the user insists', async () => {
  await seedBackend(quiet);
  const id = await launch('Shop');
  const port = await takenPort();
  const { actor } = await renderAt('/system/inputs');
  const form = await editPort(actor, 'Shop', port);
  await actor.click(form.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await configurationOf(id)).toMatchObject({ port });
  expect(await (await itemOf('Shop')).findByText('Not running')).toBeVisible();
});

it('offers the way back on a server that stores what cannot run', async () => {
  await seedBackend(quiet);
  const id = await launch('Shop', { tls_key_password: 'hunter2' });
  const port = await takenPort();
  const { actor } = await renderAt('/system/inputs');
  // As Graylog does, which knows no other way.
  answerInstead(
    http.put('*/api/system/inputs/:id', async ({ request, params }) => {
      const body: unknown = await request.json();
      await ask('PUT', `/system/inputs/${String(params['id'])}?even_if_it_fails=true`, body);
      return Response.json({ id: params['id'] }, { status: 201 });
    }),
  );
  const form = await editPort(actor, 'Shop', port);
  expect(form.getByText('Saved, but not running')).toBeVisible();
  expect(form.queryByText('Not saved')).toBeNull();
  await actor.click(form.getByRole('button', { name: 'Restore previous settings' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await configurationOf(id)).toMatchObject({ port: 0, tls_key_password: 'hunter2' });
  expect(await stateOf(id)).toBe('RUNNING');
});

it('restores only what nobody has changed since', async () => {
  await seedBackend(quiet);
  const id = await launch('Shop');
  const port = await takenPort();
  const { actor } = await renderAt('/system/inputs');
  answerInstead(
    http.put('*/api/system/inputs/:id', async ({ request, params }) => {
      const body: unknown = await request.json();
      await ask('PUT', `/system/inputs/${String(params['id'])}?even_if_it_fails=true`, body);
      return Response.json({ id: params['id'] }, { status: 201 });
    }),
  );
  const form = await editPort(actor, 'Shop', port);
  await ask('PUT', `/system/inputs/${id}?even_if_it_fails=true`, {
    title: 'Shop',
    type: GELF_TCP,
    global: true,
    node: null,
    configuration: { ...(await configurationOf(id)), max_connections: 9 },
  });
  await actor.click(form.getByRole('button', { name: 'Restore previous settings' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await configurationOf(id)).toMatchObject({ port: 0, max_connections: 9 });
});

it('creates an input again that somebody deleted while it was edited', async () => {
  await seedBackend(quiet);
  const id = await launch('Shop');
  const { actor } = await renderAt('/system/inputs');
  await menuOf(actor, 'Shop', 'Edit');
  fill(await screen.findByLabelText('Maximum connections'), '7');
  await ask('DELETE', `/system/inputs/${id}`);
  await actor.click(screen.getByRole('button', { name: 'Update input' }));
  await actor.click(await screen.findByRole('button', { name: 'Create again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [created] = await stored();
  expect(created).toMatchObject({ title: 'Shop', attributes: { max_connections: 7 } });
  expect(created?.id).not.toBe(id);
});

it('replaces no static field that somebody has added', async () => {
  const id = await launch('Shop');
  const { actor } = await renderAt('/system/inputs');
  await menuOf(actor, 'Shop', 'Add static field');
  await ask('POST', `/system/inputs/${id}/staticfields`, { key: 'site', value: 'Kiel' });
  fill(await screen.findByLabelText('Key'), 'site');
  fill(screen.getByLabelText('Value'), 'Bonn');
  await actor.click(screen.getByRole('button', { name: 'Add field' }));
  expect(await screen.findByText(/already adds site with the value “Kiel”/)).toBeVisible();
  expect((await stored())[0]?.static_fields).toEqual({ site: 'Kiel' });
});

it('says which inputs are open to the network, in the form too', async () => {
  await launch('Private');
  await launch('Public', { bind_address: '0.0.0.0' });
  const { actor } = await renderAt('/system/inputs');
  expect(await (await itemOf('Public')).findByText('Open to the network')).toBeVisible();
  expect((await itemOf('Private')).queryByText('Open to the network')).toBeNull();
  await menuOf(actor, 'Private', 'Edit');
  const address = await screen.findByLabelText('Bind address');
  const form = within(screen.getByRole('dialog', { name: 'Edit Private' }));
  expect(form.queryByText('Open to the network')).toBeNull();
  fill(address, '0.0.0.0');
  expect(form.getByText(/Any machine that can reach this node/)).toBeVisible();
  fill(address, '192.0.2.7');
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
  await new Promise((resolve) => servers.splice(0).at(-1)?.close(resolve));
  const id = await launch('Shop', { port, use_null_delimiter: false });
  const timestamp = Math.floor(Date.now() / 1000) + 7_260;
  const socket = connect(port, '127.0.0.1');
  socket.end(`${JSON.stringify({ host: 'web-7', short_message: 'early', timestamp })}\n`);
  const { actor } = await renderAt('/system/inputs');
  const item = await itemOf('Shop');
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
  await actor.click(screen.getByRole('button', { name: 'Delete property site' }));
  await actor.click(
    within(screen.getByRole('dialog', { name: 'Delete property' })).getByRole('button', {
      name: 'Delete',
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
  const question = within(await screen.findByRole('dialog', { name: 'Delete property' }));
  await actor.click(question.getByRole('button', { name: 'Cancel' }));
  expect((await stored())[0]?.static_fields).toEqual({ site: 'Kiel' });
  await actor.click(remove);
  await actor.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(async () => expect((await stored())[0]?.static_fields).toEqual({}));
});

it('copies an input, and deletes one after confirmation', async () => {
  await launch('Shop');
  const { actor } = await renderAt('/system/inputs');
  await menuOf(actor, 'Shop', 'Launch a copy');
  const form = within(await screen.findByRole('dialog', { name: 'Launch GELF TCP input' }));
  expect(form.getByLabelText('Title')).toHaveValue('Copy of Shop');
  await actor.click(form.getByRole('button', { name: 'Cancel' }));
  await menuOf(actor, 'Shop', 'Delete');
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
  await (await itemOf('Two')).findByText('0 messages received since start');
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
  fill(await screen.findByLabelText('Bind address'), '127.0.0.1');
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
