import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend';
import { renderAt } from '@test/render';
import { aSavedSearch, button, controls, sample, stored } from '@test/saved-search';

const own = '?q=app%3Aauth&fields=timestamp%2Cmessage';
const theirs = '?q=app%3Acheckout+AND+refused&fields=source';

/** A saved search that was left with another query, other columns and another title. */
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

it('shows what the link of somebody else says, and keeps the own changes of the same search beside it', async () => {
  const view = await leftChanged();
  const { actor, router } = await renderAt(`/search/${view.id}${theirs}`);
  expect(await screen.findByRole('textbox', { name: 'Query' })).toHaveValue(
    'app:checkout AND refused',
  );
  expect(await screen.findByText('Showing the linked search')).toBeVisible();
  // The title is the own change; the link says nothing of it.
  expect(await (await controls()).findByText('Refused')).toBeVisible();

  await actor.click(screen.getByRole('button', { name: 'Show my changes' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('app:auth'),
  );
  expect(await (await controls()).findByText('Refused of mine')).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('fields')).toBe('timestamp,message');
  expect(screen.queryByText('Showing the linked search')).not.toBeInTheDocument();

  await router.navigate(-1);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('app:checkout AND refused'),
  );
  expect(await screen.findByText('Showing the linked search')).toBeVisible();
});

it('keeps the own changes while those of a link are changed and saved', async () => {
  const view = await leftChanged();
  const { actor, router, unmount } = await renderAt(`/search/${view.id}${theirs}`);
  const query = await screen.findByRole('textbox', { name: 'Query' });
  expect(await screen.findByText('Showing the linked search')).toBeVisible();
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

  await renderAt(`/search/${view.id}`);
  expect(await screen.findByRole('textbox', { name: 'Query' })).toHaveValue('app:auth');
  expect(await (await controls()).findByText('Refused of mine')).toBeVisible();
});

it("is one's own page where the address says the own changes, or there are none", async () => {
  const view = await leftChanged();
  const first = await renderAt(`/search/${view.id}${own}`);
  expect(await (await controls()).findByText('Refused of mine')).toBeVisible();
  await first.actor.click(await button('Reset'));
  expect(await (await controls()).findByText('Saved search')).toBeVisible();
  first.unmount();
  await renderAt(`/search/${view.id}${theirs}`);
  expect(await (await controls()).findByText('Unsaved changes')).toBeVisible();
  expect(screen.queryByText('Showing the linked search')).not.toBeInTheDocument();
});
