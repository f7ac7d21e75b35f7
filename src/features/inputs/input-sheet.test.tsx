import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend, signInAs } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { call } from '@/api/client';
import { createInput } from '@/contract/inputs';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { routes } from './routes';

const render = renderPagesOf(routes);
const { gelfHttp } = INPUT_TYPES;
const readers = [{ username: 'rea', password: 'pw', permissions: ['inputs:read'] }];

const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('launches from an address that keeps the filter of the list, over a reload too', async () => {
  await seedBackend();
  const { actor, router, unmount } = await render('/system/inputs?type=none');
  await actor.click(await screen.findByRole('button', { name: 'Launch input' }));
  await actor.click(await screen.findByRole('button', { name: /^GELF HTTP/ }));
  await actor.type(await screen.findByRole('textbox', { name: 'Title' }), ' mine');
  expect(router.state.location.search).toBe(`?type=none&new=&launch=${gelfHttp}`);
  const { location } = router.state;
  unmount();
  const again = await render(location);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('GELF HTTP mine');
  await again.actor.click(screen.getByRole('button', { name: 'Cancel' }));
  await noSheet();
  expect(again.router.state.location.search).toBe('?type=none');
});

it('closes with Back, first the form of the type, then the choice', async () => {
  await seedBackend();
  const { actor, router } = await render('/system/inputs');
  await actor.click(await screen.findByRole('button', { name: 'Launch input' }));
  await actor.click(await screen.findByRole('button', { name: /^GELF HTTP/ }));
  await screen.findByRole('textbox', { name: 'Title' });
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('list', { name: 'Input types' })).toBeVisible();
  await act(() => router.navigate(-1));
  await noSheet();
});

it('says in the sheet that there is no such input, or that users may not edit it', async () => {
  await seedBackend({ seed: { users: readers } });
  await signInAs();
  const { id } = await call(createInput, {
    title: 'Shop',
    type: gelfHttp,
    global: true,
    node: null,
    configuration: { bind_address: '127.0.0.1', port: 0 },
  });
  const { unmount } = await render('/system/inputs?edit=0123456789abcdef01234567');
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit' }));
  expect((await sheet.findAllByText(/not found/i))[0]).toBeVisible();
  unmount();
  await render(`/system/inputs?edit=${id}`, { user: 'rea' });
  expect(await screen.findByText('Missing permissions')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
});
