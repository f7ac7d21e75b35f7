import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { createSearch, getSearch } from '@/contract/search';
import { updateView } from '@/contract/views';
import { answerInstead, seedBackend } from '@test/backend/backend';
import { reload, renderAt } from '@test/rendering/render';
import { aSavedSearch, button, controls, sample, stored } from '@test/samples/saved-search';

it('keeps edits made while saving as unsaved changes on top of the saved version', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { actor, router } = await renderAt(`/search/${view.id}`);
  const ask = async (text: string) => {
    const query = await screen.findByRole('textbox', { name: 'Query' });
    await actor.clear(query);
    await actor.type(query, `${text}{Enter}`);
    await waitFor(() =>
      expect(router.state.location.search).toContain(`q=${encodeURIComponent(text)}`),
    );
  };
  await controls();
  await ask('app:auth');
  await (await controls()).findByText('Unsaved changes');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerInstead(
    http.put('*/api/views/:id', async () => {
      await held;
    }),
  );
  await actor.click(await button('Save'));
  await ask('app:shop');
  await screen.findByText('Nothing found');
  release();
  expect(await screen.findByText('Saving view "Refused" was successful!')).toBeVisible();
  expect(await (await controls()).findByText('Unsaved changes')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Query' })).toHaveValue('app:shop');
  expect(router.state.location.search).toContain('q=app%3Ashop');
  const queryNow = async () =>
    (await call(getSearch, { id: (await stored(view.id)).search_id })).queries[0]?.query
      .query_string;
  expect(await queryNow()).toBe('app:auth');
  await actor.click(await button('Save'));
  await (await controls()).findByText('Saved search');
  expect(await queryNow()).toBe('app:shop');
});

it('keeps edits made while a new search is saved for the first time, with the ids of the saved version', async () => {
  await seedBackend({ seed: sample });
  const { actor, router } = await renderAt(
    '/search?q=app%3Aauth&rangetype=relative&relative=300&refresh=60',
  );
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerInstead(
    http.post('*/api/views', async () => {
      await held;
    }),
  );
  await actor.click(await button('Save'));
  const form = within(await screen.findByRole('dialog', { name: 'Save' }));
  await actor.type(form.getByRole('textbox', { name: 'Title' }), 'Log-ins{Enter}');
  await waitFor(() =>
    expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'),
  );
  await actor.keyboard('{Escape}');
  await actor.dblClick(await screen.findByRole('heading', { name: 'Message Count' }));
  await actor.type(await screen.findByRole('textbox', { name: 'Widget title' }), ' per app{Enter}');
  expect(await screen.findByRole('heading', { name: 'Message Count per app' })).toBeVisible();
  const query = screen.getByRole('textbox', { name: 'Query' });
  await actor.clear(query);
  await actor.type(query, 'app:checkout{Enter}');
  await waitFor(() => expect(router.state.location.search).toContain('q=app%3Acheckout'));
  release();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/search\/[0-9a-f]{24}$/));
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('app:checkout');
  expect(router.state.location.search).toBe('?q=app%3Acheckout&refresh=60');
  expect(screen.getByRole('heading', { name: 'Message Count per app' })).toBeVisible();
  const id = router.state.location.pathname.split('/').at(-1) ?? '';
  const titles = async () =>
    Object.values((await stored(id)).state).flatMap((state) =>
      Object.values((state as { titles: { widget: Record<string, string> } }).titles.widget),
    );
  expect(await titles()).toContain('Message Count');
  await actor.click(await button('Save'));
  expect(await screen.findByText('Saved search')).toBeVisible();
  expect(await titles()).toContain('Message Count per app');
  expect(await titles()).toHaveLength(2);
});

it('restores the conflict and the choices after a reload, until they are saved', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { queries } = await call(getSearch, { id: view.search_id });
  const savedElsewhere = async (text: string) => {
    const other = await call(createSearch, {
      queries: queries.map((query) => ({
        ...query,
        query: { type: 'elasticsearch' as const, query_string: text },
      })),
      parameters: [],
    });
    await call(updateView, { id: view.id, view: { ...view, search_id: other.id ?? '' } });
  };
  const openConflict = async ({ actor }: Awaited<ReturnType<typeof renderAt>>) => {
    await (await controls()).findByText('Unsaved changes');
    expect(await screen.findByRole('textbox', { name: 'Query' })).toHaveValue('mine');
    await actor.click(await button('Save'));
    return within(
      within(
        await screen.findByRole('dialog', {
          name: 'Someone else saved this search in the meantime',
        }),
      ).getByRole('group', { name: /^Query changed by both/ }),
    );
  };
  const before = await renderAt(`/search/${view.id}`);
  const query = await screen.findByRole('textbox', { name: 'Query' });
  await before.actor.clear(query);
  await before.actor.type(query, 'mine{Enter}');
  await (await controls()).findByText('Unsaved changes');
  await savedElsewhere('theirs');
  const first = await reload(before);
  const choices = await openConflict(first);
  expect(choices.getByText('app:checkout')).toBeVisible();
  await first.actor.click(choices.getByRole('radio', { name: 'Saved by someone else: theirs' }));
  const second = await reload(first);
  expect(
    (await openConflict(second)).getByRole('radio', { name: 'Saved by someone else: theirs' }),
  ).toBeChecked();
  await savedElsewhere('theirs again');
  const third = await reload(second);
  expect(
    (await openConflict(third)).getByRole('radio', { name: 'Saved by someone else: theirs again' }),
  ).not.toBeChecked();
});
