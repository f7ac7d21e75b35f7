import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { http } from 'msw';
import { answerInstead, backend, seedBackend } from '@test/backend/backend';
import { ask, GELF_TCP, launch, stored, takenPort } from '@test/inputs/launched-inputs';
import { chooseAction, fill, inputItem, quiet } from '@test/inputs/input-list';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes as inputRoutes } from '@/features/inputs/routes';
import type { InputSummary } from '@/contract/inputs';
import { toasts } from '@/shared/toasts/toast-store';

const renderAt = renderPagesOf(inputRoutes);

type Actor = Awaited<ReturnType<typeof renderAt>>['actor'];

afterEach(() => {
  toasts.clear();
});

const configurationOf = async (id: string) =>
  ((await ask('GET', `/system/inputs/${id}`)) as InputSummary).attributes;
const stateOf = async (id: string) =>
  ((await ask('GET', `/system/inputstates/${id}`)) as { state: string }).state;

async function editPort(actor: Actor, title: string, port: number) {
  await chooseAction(actor, title, 'Edit');
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

it('says that an input could not be saved, and why', async () => {
  await launch('Shop');
  const { actor } = await renderAt('/system/inputs');
  await chooseAction(actor, 'Shop', 'Edit');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Shop' }));
  fill(await form.findByLabelText('Title'), 'Shop 2');
  (await backend()).fail('PUT', '/system/inputs/:id', 500, {
    body: { type: 'ApiError', message: 'Not now.' },
  });
  await actor.click(form.getByRole('button', { name: 'Update input' }));
  expect(await form.findByText('Could not update input')).toBeVisible();
  expect(form.getByText('Not now.')).toBeVisible();
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
  expect(await (await inputItem('Shop')).findByText('Not running')).toBeVisible();
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
  await chooseAction(actor, 'Shop', 'Edit');
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
  await chooseAction(actor, 'Shop', 'Add static field');
  await ask('POST', `/system/inputs/${id}/staticfields`, { key: 'site', value: 'Kiel' });
  fill(await screen.findByLabelText('Key'), 'site');
  fill(screen.getByLabelText('Value'), 'Bonn');
  await actor.click(screen.getByRole('button', { name: 'Add field' }));
  expect(await screen.findByText(/already adds site with the value “Kiel”/)).toBeVisible();
  expect((await stored())[0]?.static_fields).toEqual({ site: 'Kiel' });
});
