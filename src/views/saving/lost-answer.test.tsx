import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { getView, listDashboards, listSavedSearches } from '@/contract/views';
import { loseAnswer, seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { button, sample } from '@test/samples/saved-search';

const titles = async () =>
  (await call(listSavedSearches, undefined)).elements.map(({ title }) => title);

it('saves one search although the answer got lost, also from a dialog that was opened again', async () => {
  await seedBackend({ seed: sample });
  const { actor, router } = await renderAt('/search?q=app%3Aauth');
  loseAnswer('POST', '/views');
  await actor.click(await button('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save' }));
  await actor.type(await dialog.findByRole('textbox', { name: 'Title' }), 'Log-ins{Enter}');
  await waitFor(async () => expect(await titles()).toEqual(['Log-ins']));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled());
  await actor.keyboard('{Escape}');
  await actor.click(await button('Save'));
  const again = within(await screen.findByRole('dialog', { name: 'Save' }));
  await actor.type(await again.findByRole('textbox', { name: 'Title' }), ' today{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/search\/[0-9a-f]{24}$/));
  expect(await titles()).toEqual(['Log-ins today']);
  const id = router.state.location.pathname.split('/').at(-1) ?? '';
  expect((await call(getView, { id })).title).toBe('Log-ins today');
});

it('creates one dashboard although the answer got lost', async () => {
  await seedBackend({ seed: sample });
  const { actor } = await renderAt('/search?q=app%3Aauth');
  loseAnswer('POST', '/views');
  await actor.click(await button('More'));
  await actor.click(await screen.findByRole('menuitem', { name: 'Export to dashboard' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export to dashboard' }));
  await actor.type(await dialog.findByRole('textbox', { name: /^Title/ }), 'Wall{Enter}');
  const create = dialog.getByRole('button', { name: 'Create dashboard' });
  await waitFor(() => expect(create).toBeEnabled());
  await actor.click(create);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await call(listDashboards, undefined)).elements.map(({ title }) => title)).toEqual([
    'Wall',
  ]);
});
