import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { createSearch, getSearch } from '@/contract/search';
import { updateView, type View } from '@/contract/views';
import { seedBackend, signInAs } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { aSavedSearch, button, controls, sample, stored } from '@test/samples/saved-search';

const withColumns = (view: View, fields: string[]): View => ({
  ...view,
  state: Object.fromEntries(
    Object.entries(view.state).map(([id, state]) => {
      const { widgets = [], ...rest } = state as { widgets?: { type: string; config: object }[] };
      return [
        id,
        {
          ...rest,
          widgets: widgets.map((widget) =>
            widget.type === 'messages'
              ? { ...widget, config: { ...widget.config, fields } }
              : widget,
          ),
        },
      ];
    }),
  ),
});

it('saves changes of two users that do not touch each other without asking', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { actor } = await renderAt(`/search/${view.id}`);
  const query = await screen.findByRole('textbox', { name: 'Query' });
  await controls();
  await actor.clear(query);
  await actor.type(query, 'app:auth{Enter}');
  await (await controls()).findByText('Unsaved changes');
  await signInAs('bob');
  await call(updateView, { id: view.id, view: { ...view, title: 'Refused (bob)' } });
  await signInAs();
  await actor.click(await button('Save'));
  expect(
    await screen.findByText(
      'Saving view "Refused (bob)" was successful! Changes saved in the meantime are included.',
    ),
  ).toBeVisible();
  expect(await (await controls()).findByText('Refused (bob)')).toBeVisible();
  expect(await (await controls()).findByText('Saved search')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const now = await stored(view.id);
  expect([
    now.title,
    (await call(getSearch, { id: now.search_id })).queries[0]?.query.query_string,
  ]).toEqual(['Refused (bob)', 'app:auth']);
});

it('rejects single changes of either side, and asks where both changed the same setting', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { actor } = await renderAt(`/search/${view.id}?q=mine&fields=timestamp`);
  await (await controls()).findByText('Unsaved changes');
  const { queries } = await call(getSearch, { id: view.search_id });
  const other = await call(createSearch, {
    queries: queries.map((query) => ({
      ...query,
      query: { type: 'elasticsearch' as const, query_string: 'theirs' },
    })),
    parameters: [],
  });
  await call(updateView, {
    id: view.id,
    view: { ...view, search_id: other.id ?? '', title: 'Refused title' },
  });
  await actor.click(await button('Save'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Someone else saved this search in the meantime' }),
  );
  const change = (name: RegExp) => within(dialog.getByRole('group', { name }));
  expect(change(/^Query changed by both/).getByText('app:checkout')).toBeVisible();
  expect(
    change(/^Widget "All Messages" changed by you/).getByRole('radio', {
      name: 'Yours: Columns: timestamp; Message in new row: yes',
    }),
  ).toBeChecked();
  await actor.click(change(/^Query/).getByRole('radio', { name: 'Saved by someone else: theirs' }));
  await actor.click(change(/^Title/).getByRole('radio', { name: 'Previous version: Refused' }));
  await actor.click(dialog.getByRole('button', { name: 'Save selection' }));
  expect(await screen.findByText('Saving view "Refused" was successful!')).toBeVisible();
  const now = await stored(view.id);
  expect([
    now.title,
    (await call(getSearch, { id: now.search_id })).queries[0]?.query.query_string,
  ]).toEqual(['Refused', 'theirs']);
});

it("discards the user's own changes for the stored version on request", async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { actor } = await renderAt(`/search/${view.id}?fields=timestamp`);
  await (await controls()).findByText('Unsaved changes');
  await call(updateView, {
    id: view.id,
    view: withColumns({ ...view, title: 'Theirs' }, ['message']),
  });
  await actor.click(await button('Save'));
  await actor.click(await screen.findByRole('button', { name: 'Discard my changes' }));
  expect(await (await controls()).findByText('Theirs')).toBeVisible();
  expect(await (await controls()).findByText('Saved search')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('app:checkout');
});
