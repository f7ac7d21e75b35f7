import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { answerInstead, backend, seedBackend, signInAs } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { call } from '@/api/client';
import {
  addStreamOutputs,
  createOutput,
  getOutput,
  listOutputs,
  type OutputCounts,
} from '@/contract/outputs';
import { routes as outputRoutes } from '@/features/outputs/routes';
import { toasts } from '@/shared/toasts/toast-store';

const renderAt = renderPagesOf(outputRoutes);

const SHOP = '6b019df4df73424ee9f4d114';
const EVENTS = '000000000000000000000002';
const GELF = 'org.graylog2.outputs.GelfOutput';
const STDOUT = 'org.graylog2.outputs.LoggingOutput';
const users = [
  {
    username: 'mia',
    password: 'pw',
    permissions: [`streams:read:${SHOP}`, `stream_outputs:read:${SHOP}`],
  },
  { username: 'tom', password: 'pw', permissions: [`streams:read:${SHOP}`] },
  { username: 'rea', password: 'pw', permissions: ['outputs:read', 'streams:read'] },
];

/** Two outputs, of which the first one is used by a stream. */
async function seed() {
  await seedBackend({ seed: { users, streams: [{ id: SHOP, title: 'Shop' }] } });
  await signInAs();
  const make = (title: string, type: string, configuration: Record<string, unknown>) =>
    call(createOutput, { title, type, configuration });
  const archive = await make('Archive', GELF, { hostname: 'archive.example.org', port: 12_201 });
  const log = await make('Node log', STDOUT, { prefix: 'shop: ' });
  await call(addStreamOutputs, { id: SHOP, outputs: [archive.id] });
  return { archive, log };
}

const rowOf = (title: string) =>
  screen.findByRole('row', { name: new RegExp(`^(Select ${title} )?${title}`) });

afterEach(() => {
  toasts.clear();
  localStorage.clear();
});

it('lists outputs with their types, streams and counts', async () => {
  await seed();
  await renderAt('/system/outputs');
  const archive = await rowOf('Archive');
  expect(archive).toHaveTextContent('GELF Output');
  expect(within(archive).getByRole('link', { name: 'Shop' })).toHaveAttribute(
    'href',
    `/streams/${SHOP}/outputs`,
  );
  expect(await rowOf('Node log')).toHaveTextContent('STDOUT Output');
  await waitFor(async () => expect(await rowOf('Node log')).toHaveTextContent('No messages yet'));
});

it('creates an output of a chosen type with the fields of the server', async () => {
  await seed();
  const { actor } = await renderAt('/system/outputs');
  await rowOf('Archive');
  await actor.click(screen.getByRole('button', { name: 'New output' }));
  await actor.click(await screen.findByRole('button', { name: /^GELF Output/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New output: GELF Output' }));
  await actor.type(sheet.getByRole('textbox', { name: 'Title' }), 'Backup');
  await actor.type(sheet.getByRole('textbox', { name: 'Destination host' }), 'backup');
  await actor.click(sheet.getByRole('button', { name: 'Create output' }));
  await rowOf('Backup');
  const { outputs } = await call(listOutputs, undefined);
  expect(outputs.find(({ title }) => title === 'Backup')).toMatchObject({
    type: GELF,
    configuration: { hostname: 'backup', port: 12_201, protocol: 'TCP', queue_size: 512 },
  });
});

it('creates an output by the keyboard', async () => {
  await seed();
  const { actor } = await renderAt('/system/outputs');
  await rowOf('Archive');
  await actor.keyboard('c');
  await waitFor(() => expect(screen.getByRole('button', { name: /^GELF Output/ })).toHaveFocus());
  await actor.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'New output: GELF Output' })).toBeVisible();
});

it('saves what was edited and keeps settings that the form does not know', async () => {
  const { log } = await seed();
  const { id } = await call(createOutput, {
    title: 'Odd',
    type: STDOUT,
    configuration: { prefix: 'a', later: 1 },
  });
  const { actor } = await renderAt(`/system/outputs/${id}`);
  await actor.click(await screen.findByRole('button', { name: 'Edit' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit output: Odd' }));
  const prefix = await sheet.findByRole('textbox', { name: /^Prefix/ });
  await actor.clear(prefix);
  await actor.type(prefix, 'b');
  await actor.click(sheet.getByRole('button', { name: 'Save output' }));
  await waitFor(async () =>
    expect((await call(getOutput, { id })).configuration).toEqual({ prefix: 'b', later: 1 }),
  );
  expect((await call(getOutput, { id: log.id })).configuration).toEqual({ prefix: 'shop: ' });
});

it('adds an existing output to a stream and removes it again', async () => {
  await seed();
  const { actor } = await renderAt(`/streams/${SHOP}/outputs`);
  const attached = within(await screen.findByRole('region', { name: 'Outputs' }));
  expect(await attached.findByRole('link', { name: 'Archive' })).toBeVisible();
  await actor.click(screen.getByRole('combobox', { name: /^Outputs/ }));
  await actor.click(await screen.findByRole('option', { name: /^Node log/ }));
  await actor.click(screen.getByRole('button', { name: 'Add' }));
  expect(await attached.findByRole('link', { name: 'Node log' })).toBeVisible();
  await actor.click(attached.getByRole('button', { name: 'Remove output: Archive' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/no longer sent to output "Archive"/)).toBeVisible();
  await actor.click(question.getByRole('button', { name: 'Remove output from stream' }));
  await waitFor(() =>
    expect(attached.queryByRole('link', { name: 'Archive' })).not.toBeInTheDocument(),
  );
});

it('says that an output could not be added to a stream or removed from it', async () => {
  await seed();
  const { actor } = await renderAt(`/streams/${SHOP}/outputs`);
  const attached = within(await screen.findByRole('region', { name: 'Outputs' }));
  await attached.findByRole('link', { name: 'Archive' });
  const refusal = { body: { type: 'ApiError', message: 'Not now.' } };
  (await backend()).fail('POST', '/streams/:id/outputs', 500, refusal);
  await actor.click(screen.getByRole('combobox', { name: /^Outputs/ }));
  await actor.click(await screen.findByRole('option', { name: /^Node log/ }));
  await actor.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Could not add output to stream')).toBeVisible();
  (await backend()).fail('DELETE', '/streams/:id/outputs/:outputId', 500, refusal);
  await actor.click(attached.getByRole('button', { name: 'Remove output: Archive' }));
  const question = within(await screen.findByRole('dialog'));
  await actor.click(question.getByRole('button', { name: 'Remove output from stream' }));
  expect(await question.findByText('Could not remove output from stream')).toBeVisible();
  expect(question.getByText('Not now.')).toBeVisible();
});

it('creates an output that a stream uses from the start', async () => {
  await seed();
  const { actor } = await renderAt(`/streams/${SHOP}/outputs`);
  await actor.click(await screen.findByRole('button', { name: 'New output' }));
  await actor.click(await screen.findByRole('button', { name: /^STDOUT Output/ }));
  await actor.type(await screen.findByRole('textbox', { name: 'Title' }), 'Mine');
  await actor.click(screen.getByRole('button', { name: 'Create output' }));
  const attached = within(screen.getByRole('region', { name: 'Outputs' }));
  expect(await attached.findByRole('link', { name: 'Mine' })).toBeVisible();
});

it.each([
  { isUndone: true, says: /^The output was not created because it could not be added/, left: [] },
  { isUndone: false, says: /^Output "Mine" was created, but it could not be/, left: ['Mine'] },
])('undoes a new output that its stream refuses: $isUndone', async ({ isUndone, says, left }) => {
  await seed();
  const { actor } = await renderAt(`/streams/${SHOP}/outputs`);
  await actor.click(await screen.findByRole('button', { name: 'New output' }));
  await actor.click(await screen.findByRole('button', { name: /^STDOUT Output/ }));
  await actor.type(await screen.findByRole('textbox', { name: 'Title' }), 'Mine');
  const refusal = { body: { type: 'ApiError', message: 'Not now.' } };
  (await backend()).fail('POST', '/streams/:id/outputs', 500, refusal);
  if (!isUndone) (await backend()).fail('DELETE', '/system/outputs/:id', 500, refusal);
  await actor.click(screen.getByRole('button', { name: 'Create output' }));
  expect(await screen.findByText(says)).toHaveTextContent(/Not now\./);
  const { outputs } = await call(listOutputs, undefined);
  expect(outputs.map(({ title }) => title).sort()).toEqual(['Archive', ...left, 'Node log'].sort());
});

it('shows users without permissions on outputs what a stream sends, and no more', async () => {
  await seed();
  await renderAt(`/streams/${SHOP}/outputs`, { user: 'mia' });
  const attached = within(await screen.findByRole('region', { name: 'Outputs' }));
  expect(await attached.findByText('Archive')).toBeVisible();
  expect(screen.queryByRole('button', { name: /New output|Add|Remove|Edit/ })).toBeNull();
});

it('tells users who may not read the outputs of a stream', async () => {
  await seed();
  await renderAt(`/streams/${SHOP}/outputs`, { user: 'tom' });
  expect(await screen.findByRole('heading', { name: /Missing permissions/ })).toBeVisible();
});

it('offers readers of outputs nothing that they may not do', async () => {
  await seed();
  await renderAt('/system/outputs', { user: 'rea' });
  await rowOf('Archive');
  expect(screen.queryByRole('button', { name: 'New output' })).toBeNull();
});

it('says that built-in streams cannot have outputs', async () => {
  await seed();
  await renderAt(`/streams/${EVENTS}/outputs`);
  expect(await screen.findByText('No outputs can be added to this built-in stream.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New output' })).toBeNull();
});

it('shows which streams use an output, and names them before it is deleted', async () => {
  const { archive } = await seed();
  const { actor } = await renderAt(`/system/outputs/${archive.id}`);
  const uses = within(await screen.findByRole('region', { name: 'Used by' }));
  expect(await uses.findByText('sends messages to it')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search sent messages' })).toHaveAttribute(
    'href',
    `/streams/${SHOP}/search`,
  );
  await actor.click(screen.getByRole('button', { name: 'More' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete output' }));
  expect(await dialog.findByText('Used by 1 stream')).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Delete output' }));
  await waitFor(async () => {
    const { outputs } = await call(listOutputs, undefined);
    expect(outputs.map(({ title }) => title)).toEqual(['Node log']);
  });
});

it('says in words why messages cannot be delivered', async () => {
  const { archive } = await seed();
  const { id } = await call(createOutput, {
    title: 'Broken',
    type: GELF,
    configuration: {},
  });
  await call(addStreamOutputs, { id: SHOP, outputs: [id] });
  answerInstead(
    http.get('*/api/console/outputs/counts', () =>
      HttpResponse.json({
        counts: {
          [archive.id]: counts({ sent: 7, waiting: 12 }),
          [id]: counts({
            dropped: 3,
            failing: true,
            last_error: 'The output has no destination host.',
          }),
        },
      }),
    ),
  );
  await renderAt(`/streams/${SHOP}/outputs`);
  const attached = within(await screen.findByRole('region', { name: 'Outputs' }));
  expect(await attached.findByText('The output has no destination host.')).toBeVisible();
  expect(attached.getByText('3 messages dropped')).toBeVisible();
  expect(attached.getByText('Queue: 12 of 512')).toBeVisible();
  expect(attached.getByText('Failing')).toBeVisible();
});

const counts = (changes: Partial<OutputCounts>): OutputCounts => ({
  sent: 0,
  dropped: 0,
  waiting: 0,
  queue_size: 512,
  failing: false,
  last_error: null,
  last_error_at: null,
  ...changes,
});
