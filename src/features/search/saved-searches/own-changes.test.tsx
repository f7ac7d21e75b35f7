import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { aSavedSearch, button, controls, sample, stored } from '@test/samples/saved-search';

layOutTables();

const own = '?q=app%3Aauth&fields=timestamp%2Cmessage';
const theirs = '?q=app%3Acheckout+AND+refused&fields=source';

const KEPT = 'Your own unsaved changes to this search are kept.';

/** Leaves a saved search with a changed query, columns and title. */
async function leftChanged() {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { actor, unmount } = await renderAt(`/search/${view.id}${own}`);
  await actor.click(await button('More'));
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit metadata' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit metadata' }));
  await actor.type(dialog.getByRole('textbox', { name: /^Title/ }), ' of mine');
  await actor.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await (await controls()).findByText('Refused of mine')).toBeVisible();
  unmount();
  return view;
}

it("shows the link of another user, and keeps the user's own changes to the same search apart", async () => {
  const view = await leftChanged();
  const { actor, router } = await renderAt(`/search/${view.id}${theirs}`);
  expect(await screen.findByRole('textbox', { name: 'Query' })).toHaveValue(
    'app:checkout AND refused',
  );
  expect(await screen.findByText(KEPT)).toBeVisible();
  // The user changed the title; the link does not contain it.
  expect(await (await controls()).findByText('Refused')).toBeVisible();

  await actor.click(screen.getByRole('button', { name: 'Show my changes' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('app:auth'),
  );
  expect(await (await controls()).findByText('Refused of mine')).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('fields')).toBe('timestamp,message');
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();

  await router.navigate(-1);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('app:checkout AND refused'),
  );
  expect(await screen.findByText(KEPT)).toBeVisible();
});

it('offers the own changes, not those of a link that was only looked at', async () => {
  const view = await leftChanged();
  const looked = await renderAt(`/search/${view.id}${theirs}`);
  const table = await screen.findByRole('treegrid');
  await looked.actor.click(await within(table).findByText('shop-1'));
  await waitFor(() =>
    expect(new URLSearchParams(looked.router.state.location.search).has('message')).toBe(true),
  );
  looked.unmount();

  const later = await renderAt(`/search/${view.id}`);
  await later.actor.click(await screen.findByRole('button', { name: 'Show my changes' }));
  expect(await (await controls()).findByText('Refused of mine')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('app:auth');
});

it("keeps the user's own changes while those of a link are edited and saved", async () => {
  const view = await leftChanged();
  const { actor, router, unmount } = await renderAt(`/search/${view.id}${theirs}`);
  const query = await screen.findByRole('textbox', { name: 'Query' });
  expect(await screen.findByText(KEPT)).toBeVisible();
  await actor.clear(query);
  await actor.type(query, 'app:checkout{Enter}');
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('q')).toBeNull(),
  );
  expect(await (await controls()).findByText('Unsaved changes')).toBeVisible();
  await actor.click(await button('Save'));
  expect(await screen.findByText('Saving view "Refused" was successful!')).toBeVisible();
  expect(await (await controls()).findByText('Saved search')).toBeVisible();
  expect((await stored(view.id)).title).toBe('Refused');
  unmount();

  const later = await renderAt(`/search/${view.id}`);
  await later.actor.click(await screen.findByRole('button', { name: 'Show my changes' }));
  expect(await (await controls()).findByText('Refused of mine')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('app:auth');
});

it('opens a search as its address says, and offers unsaved changes until work begins', async () => {
  const view = await leftChanged();
  const { actor } = await renderAt(`/search/${view.id}`);
  expect(await (await controls()).findByText('Saved search')).toBeVisible();
  expect(await screen.findByText(KEPT)).toBeVisible();
  const query = screen.getByRole('textbox', { name: 'Query' });
  await actor.clear(query);
  await actor.type(query, 'app:checkout AND refused{Enter}');
  await waitFor(() => expect(screen.queryByText(KEPT)).not.toBeInTheDocument());
});

it('no longer offers changes that were dismissed, reset or saved', async () => {
  const view = await leftChanged();
  const first = await renderAt(`/search/${view.id}`);
  await first.actor.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(KEPT)).not.toBeInTheDocument());
  await first.actor.click(await button('More'));
  await first.actor.click(await screen.findByRole('menuitem', { name: 'Edit metadata' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit metadata' }));
  await first.actor.type(dialog.getByRole('textbox', { name: /^Title/ }), ' again');
  await first.actor.click(dialog.getByRole('button', { name: 'Apply' }));
  first.unmount();
  const second = await renderAt(`/search/${view.id}`);
  await second.actor.click(await screen.findByRole('button', { name: 'Show my changes' }));
  expect(await (await controls()).findByText('Refused again')).toBeVisible();
  await second.actor.click(await button('Save'));
  expect(await (await controls()).findByText('Saved search')).toBeVisible();
  second.unmount();
  await renderAt(`/search/${view.id}`);
  expect(await (await controls()).findByText('Refused again')).toBeVisible();
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
});
