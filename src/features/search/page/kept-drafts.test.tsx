import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reload, renderAt } from '@test/rendering/render';
import { found, openSearch } from '@test/samples/search-page';

const KEPT = 'Unsaved changes to an earlier search are kept.';

/** Opens a search and renames its table. */
async function openChanged(url = '/search?q=app%3Aauth') {
  const page = await openSearch(url);
  await found(page.status, 1);
  await page.actor.dblClick(await screen.findByRole('heading', { name: 'All Messages' }));
  await screen.findByRole('textbox', { name: 'Widget title' });
  await page.actor.keyboard('Mine{Enter}');
  await screen.findByRole('heading', { name: 'Mine' });
  return page;
}
const mine = () => screen.queryByRole('heading', { name: 'Mine' });
const box = () => screen.findByRole('textbox', { name: 'Query' });

it('a new search starts without the widgets and the text of an earlier one, and offers them', async () => {
  const { actor, router, query } = await openChanged();
  await actor.type(query, ' AND half');
  await act(() => router.navigate('/search'));
  await waitFor(() => expect(mine()).toBeNull());
  expect(await box()).toHaveValue('');
  await actor.click(await screen.findByRole('button', { name: 'Show my changes' }));
  expect(await screen.findByRole('heading', { name: 'Mine' })).toBeVisible();
  expect(await box()).toHaveValue('app:auth AND half');
  expect(screen.queryByText(KEPT)).toBeNull();
});

it('keeps the widgets of a search over runs, Back and a reload, and none of another tab', async () => {
  const page = await openChanged();
  await page.actor.clear(page.query);
  await page.actor.type(page.query, 'app:checkout{Enter}');
  await waitFor(() => expect(page.router.state.location.search).toContain('checkout'));
  expect(mine()).toBeVisible();
  await act(() => page.router.navigate('/streams'));
  await act(() => page.router.navigate(-1));
  await waitFor(() => expect(mine()).toBeVisible());
  const again = await reload(page);
  await waitFor(() => expect(mine()).toBeVisible());
  expect(screen.queryByText(KEPT)).toBeNull();
  const { pathname, search } = again.router.state.location;
  again.unmount();
  await renderAt(`${pathname}${search}`);
  expect(await screen.findByText(KEPT)).toBeVisible();
  expect(mine()).toBeNull();
});

it('offers a typed query at the input of the next search, restores or discards it', async () => {
  const { actor, router, query, status } = await openSearch('/search?q=app%3Aauth');
  await found(status, 1);
  await actor.type(query, ' AND half');
  await act(() => router.navigate('/search'));
  await waitFor(async () => expect(await box()).toHaveValue(''));
  await actor.click(await screen.findByRole('button', { name: /Restore.*app:auth AND half/ }));
  expect(await box()).toHaveValue('app:auth AND half');
  await actor.click(
    within(screen.getByRole('search')).getByRole('button', { name: 'Discard draft' }),
  );
  expect(await box()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
});
