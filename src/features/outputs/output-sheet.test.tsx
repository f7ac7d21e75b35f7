import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { answerInstead, seedBackend, signInAs } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { call } from '@/api/client';
import { createOutput, getOutput } from '@/contract/outputs';
import { routes } from './routes';

const GELF = 'org.graylog2.outputs.GelfOutput';
const STDOUT = 'org.graylog2.outputs.LoggingOutput';

/** Outputs are the plainest typed resource. */
async function open(search = '', user = 'admin') {
  const render = renderPagesOf(routes);
  const view = await render(`/system/outputs${search}`, { user });
  const reload = async () => {
    const { location } = view.router.state;
    view.unmount();
    return render(location, { user });
  };
  return { ...view, reload };
}

const sheetOf = (name: string) => screen.findByRole('dialog', { name });
const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('has the chosen type in its address, and Back leads to the choice, then to the list', async () => {
  await seedBackend();
  const { actor, router } = await open();
  await actor.click((await screen.findAllByRole('button', { name: 'New output' }))[0] as Element);
  await actor.click(await screen.findByRole('button', { name: /^STDOUT Output/ }));
  await sheetOf('New output: STDOUT Output');
  expect(router.state.location.search).toBe(`?new=&type=${STDOUT}`);
  await act(() => router.navigate(-1));
  await sheetOf('New output');
  expect(router.state.location.search).toBe('?new=');
  await act(() => router.navigate(-1));
  await noSheet();
  await act(() => router.navigate(2));
  await sheetOf('New output: STDOUT Output');
  await actor.click(screen.getByRole('button', { name: 'Cancel' }));
  await noSheet();
  expect(router.state.location.search).toBe('');
});

it('opens the form of a type by its address, and keeps what was typed over a reload', async () => {
  await seedBackend();
  const { actor, reload } = await open(`?new&type=${GELF}`);
  await actor.type(await screen.findByRole('textbox', { name: 'Title' }), 'Backup');
  await reload();
  await sheetOf('New output: GELF Output');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Backup');
});

it('offers the choice if the address has a type that the server does not offer', async () => {
  await seedBackend();
  await open('?new&type=constructor');
  const sheet = within(await sheetOf('New output'));
  expect(await sheet.findByRole('list', { name: 'Output types' })).toBeVisible();
});

it('says that the server does not describe the type of an entity', async () => {
  await seedBackend();
  await signInAs();
  const { id } = await call(createOutput, { title: 'Old', type: STDOUT, configuration: {} });
  answerInstead(http.get('*/api/system/outputs/available', () => HttpResponse.json({ types: {} })));
  await open(`?edit=${id}`);
  const sheet = within(await sheetOf('Edit output: Old'));
  expect(await sheet.findByText(new RegExp(STDOUT))).toBeVisible();
});

it('says that the server offers no types', async () => {
  await seedBackend();
  answerInstead(http.get('*/api/system/outputs/available', () => HttpResponse.json({ types: {} })));
  await open('?new');
  expect(await screen.findByText('The server offers no output types.')).toBeVisible();
});

it('sends what was edited together with what the form does not know', async () => {
  await seedBackend();
  await signInAs();
  const { id } = await call(createOutput, {
    title: 'Old',
    type: STDOUT,
    configuration: { prefix: 'a', later: 1 },
  });
  const { actor } = await open(`?edit=${id}`);
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await actor.clear(title);
  await actor.type(title, 'New');
  await actor.click(screen.getByRole('button', { name: 'Save output' }));
  await noSheet();
  expect(await call(getOutput, { id })).toMatchObject({
    title: 'New',
    configuration: { prefix: 'a', later: 1 },
  });
});

it('says to readers that they may not create one', async () => {
  const rea = { username: 'rea', password: 'pw', permissions: ['outputs:read', 'streams:read'] };
  await seedBackend({ seed: { users: [rea] } });
  await open(`?new&type=${GELF}`, 'rea');
  expect(await screen.findByText('Missing permissions')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
});
