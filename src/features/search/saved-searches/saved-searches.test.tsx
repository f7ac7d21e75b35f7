import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { getSearch } from '@/contract/search';
import { backend, requestsTo, seedBackend } from '@test/backend/backend';
import { reload, renderAt } from '@test/rendering/render';
import {
  aSavedSearch,
  button,
  columnNamed,
  controls,
  sample,
  stored,
} from '@test/samples/saved-search';

it('opens a saved search with its query, range and columns, and stores nothing', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { router } = await renderAt(`/search/${view.id}`);
  expect(await screen.findByRole('textbox', { name: 'Query' })).toHaveValue('app:checkout');
  expect(await columnNamed('source')).toBeVisible();
  expect((await controls()).getByText('Saved search')).toBeVisible();
  expect((await controls()).getByText('Refused')).toBeVisible();
  expect(await button('Save')).toBeDisabled();
  expect(router.state.location.search).toBe('');
  expect(await stored(view.id)).toEqual(view);
});

it('marks unsaved changes, and resets them', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { actor, router } = await renderAt(`/search/${view.id}`);
  const query = await screen.findByRole('textbox', { name: 'Query' });
  await controls();
  await actor.clear(query);
  await actor.type(query, 'app:auth{Enter}');
  expect(await (await controls()).findByText('Unsaved changes')).toBeVisible();
  expect(router.state.location.search).toBe('?q=app%3Aauth');
  await actor.click(await button('Reset'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await (await controls()).findByText('Saved search')).toBeVisible();
});

it('saves changes without losing unknown properties', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { actor, router } = await renderAt(`/search/${view.id}`);
  const query = await screen.findByRole('textbox', { name: 'Query' });
  await controls();
  await actor.clear(query);
  await actor.type(query, 'app:auth{Enter}');
  await (await controls()).findByText('Unsaved changes');
  await actor.click(await button('Save'));
  expect(await screen.findByText('Saving view "Refused" was successful!')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(query).toHaveValue('app:auth');
  const now = await stored(view.id);
  expect(Object.values(now.state)).toEqual([
    expect.objectContaining({ of_tomorrow: { deep: [1] } }),
  ]);
  expect((await call(getSearch, { id: now.search_id })).queries[0]?.query.query_string).toBe(
    'app:auth',
  );
});

it('saves a new search under a trimmed, unused title, and continues without searching again', async () => {
  await seedBackend({ seed: sample });
  const { actor, router } = await renderAt('/search?q=app%3Aauth&rangetype=relative&relative=300');
  await actor.click(await button('Save'));
  const form = within(await screen.findByRole('dialog', { name: 'Save' }));
  await actor.click(await form.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      'Field is required.',
    ),
  );
  await actor.type(form.getByRole('textbox', { name: 'Title' }), '  Log-ins  {Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/search\/[0-9a-f]{24}$/));
  // The controls are now those of the saved search page.
  expect(await screen.findByText('Saved search')).toBeVisible();
  // Messages later than now are counted in a request of their own.
  const searches = await Promise.all(
    requestsTo('/views/search/sync').map((request) => request.clone().text()),
  );
  expect(searches.filter((text) => text.includes('"pivot"'))).toHaveLength(1);
  await actor.click(await button('Save as'));
  const copy = within(await screen.findByRole('dialog', { name: 'Save as' }));
  expect(copy.getByRole('textbox', { name: 'Title' })).toHaveValue('Log-ins');
  await actor.click(copy.getByRole('button', { name: 'Save as' }));
  expect(await copy.findByText('A copy needs a different title.')).toBeVisible();
});

it('shows in the form why a new search could not be saved, and keeps its title', async () => {
  const node = await seedBackend({ seed: sample });
  const { actor, router } = await renderAt('/search?q=app%3Aauth');
  await actor.click(await button('Save'));
  const form = within(await screen.findByRole('dialog', { name: 'Save' }));
  node.fail('POST', '/views', 500, { body: { type: 'ApiError', message: 'Disk full' } });
  await actor.type(form.getByRole('textbox', { name: 'Title' }), 'Log-ins{Enter}');
  expect(await form.findByText(/Disk full/)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Log-ins');
  expect(router.state.location.pathname).toBe('/search');
});

it('the save shortcut also asks for the title of a new search', async () => {
  await seedBackend({ seed: sample });
  const { actor, router } = await renderAt('/search?q=app%3Aauth');
  await button('Save');
  await actor.keyboard('{Control>}s{/Control}');
  const form = within(await screen.findByRole('dialog', { name: 'Save' }));
  await actor.type(form.getByRole('textbox', { name: 'Title' }), 'Log-ins{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/search\/[0-9a-f]{24}$/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps unsaved changes across a reload, and undoes each with Ctrl+Z', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const first = await renderAt(`/search/${view.id}`);
  await first.actor.click(await button('More'));
  await first.actor.click(await screen.findByRole('menuitem', { name: 'Edit metadata' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit metadata' }));
  await first.actor.type(dialog.getByRole('textbox', { name: /^Title/ }), ' today');
  await first.actor.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await (await controls()).findByText('Refused today')).toBeVisible();
  const { actor } = await reload(first);
  expect(await (await controls()).findByText('Refused today')).toBeVisible();
  expect((await controls()).getByText('Unsaved changes')).toBeVisible();
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  await actor.keyboard('{Control>}z{/Control}');
  expect(await (await controls()).findByText('Saved search')).toBeVisible();
  await actor.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  expect(await (await controls()).findByText('Refused today')).toBeVisible();
});

it('keeps unsaved edits of the description across a reload', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const described = async ({ actor }: Awaited<ReturnType<typeof renderAt>>) => {
    await actor.click(await button('More'));
    await actor.click(await screen.findByRole('menuitem', { name: 'Edit metadata' }));
    return within(await screen.findByRole('dialog', { name: 'Edit metadata' })).findByRole(
      'textbox',
      { name: /^Description/ },
    );
  };
  const first = await renderAt(`/search/${view.id}`);
  await first.actor.type(await described(first), 'For the night shift');
  const second = await reload(first);
  expect(await described(second)).toHaveValue('For the night shift');
  await second.actor.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await (await controls()).findByText('Unsaved changes')).toBeVisible();
  await described(second);
  await second.actor.type(screen.getByRole('textbox', { name: /^Summary/ }), '   ');
  await second.actor.click(screen.getByRole('button', { name: 'Apply' }));
  await second.actor.click(await button('Save'));
  await waitFor(async () =>
    expect(await stored(view.id)).toMatchObject({
      summary: '',
      description: 'For the night shift',
    }),
  );
});

it('keeps a typed title across a reload until it is used', async () => {
  await seedBackend({ seed: sample });
  const at = '/search?q=app%3Aauth&rangetype=relative&relative=300';
  const titled = async ({ actor }: Awaited<ReturnType<typeof renderAt>>, dashboard: boolean) => {
    await actor.click(await button(dashboard ? 'More' : 'Save'));
    if (dashboard)
      await actor.click(await screen.findByRole('menuitem', { name: 'Export to dashboard' }));
    return within(
      await screen.findByRole('dialog', { name: dashboard ? 'Export to dashboard' : 'Save' }),
    ).findByRole('textbox', { name: /^Title/ });
  };
  const first = await renderAt(at);
  await first.actor.type(await titled(first, false), 'Log-ins of the night');
  await first.actor.keyboard('{Escape}');
  await first.actor.type(await titled(first, true), 'Wall');
  const second = await reload(first);
  expect(await titled(second, true)).toHaveValue('Wall');
  await second.actor.keyboard('{Escape}');
  const title = await titled(second, false);
  expect(title).toHaveValue('Log-ins of the night');
  await second.actor.type(title, '{Enter}');
  expect(await screen.findByText('Saved search')).toBeVisible();
  second.unmount();
  expect(await titled(await renderAt(at), false)).toHaveValue('');
});

it('offers the query of the last visit, until it is reset', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const first = await renderAt(`/search/${view.id}`);
  const query = await screen.findByRole('textbox', { name: 'Query' });
  await first.actor.clear(query);
  await first.actor.type(query, 'app:auth{Enter}');
  expect(await (await controls()).findByText('Unsaved changes')).toBeVisible();
  first.unmount();
  const { actor, router } = await renderAt(`/search/${view.id}`);
  expect(await (await controls()).findByText('Saved search')).toBeVisible();
  expect(router.state.location.search).toBe('');
  await actor.click(await screen.findByRole('button', { name: 'Show my changes' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('app:auth'),
  );
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('app:auth');
  expect(await (await controls()).findByText('Unsaved changes')).toBeVisible();
  await actor.click(await button('Reset'));
  expect(await (await controls()).findByText('Saved search')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('explains why a search could not be saved, and keeps the changes', async () => {
  const node = await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { actor } = await renderAt(`/search/${view.id}?q=mine`);
  await (await controls()).findByText('Unsaved changes');
  node.fail('PUT', '/views/:id', 500, { body: { type: 'ApiError', message: 'Disk full' } });
  await actor.click(await button('Save'));
  expect(await screen.findByText('Saving view failed: Disk full')).toBeVisible();
  expect((await controls()).getByText('Unsaved changes')).toBeVisible();
});

it.each([
  ['is gone', 404, /This search was deleted\. Your changes are kept/],
  [
    'may no longer be changed',
    403,
    /You no longer have permission to change this search\. Your changes are kept/,
  ],
])('explains that a search %s, and what happens to the changes', async (_, status, words) => {
  const node = await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { actor } = await renderAt(`/search/${view.id}?q=mine`);
  await (await controls()).findByText('Unsaved changes');
  node.fail('PUT', '/views/:id', status, { body: { type: 'ApiError', message: 'No' } });
  await actor.click(await button('Save'));
  // The message is also announced to screen readers.
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect((await controls()).getByText('Unsaved changes')).toBeVisible();
});

it('is read-only for users who may not change it, but who may save a copy', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const shared = await (
    await backend()
  ).handle(
    new Request('http://console.test/api/authz/shares/entities/grn::::search:' + view.id, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('admin:secret')}`,
        'content-type': 'application/json',
        'x-requested-by': 'test',
      },
      body: JSON.stringify({
        selected_grantee_capabilities: { 'grn::::builtin-team:everyone': 'view' },
      }),
    }),
  );
  expect(shared.status).toBe(200);
  const { actor } = await renderAt(`/search/${view.id}`, { user: 'rea' });
  expect(await (await controls()).findByText('Saved search')).toBeVisible();
  expect((await controls()).queryByRole('button', { name: 'Save' })).toBeNull();
  expect(await button('Save as')).toBeVisible();
  await actor.click(await button('More'));
  expect(await screen.findByRole('menuitem', { name: 'Copy link to this view' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Edit metadata' })).toBeNull();
});

it('explains what cannot be opened and why', async () => {
  await seedBackend({ seed: sample });
  const needy = await aSavedSearch({
    requires: { 'org.graylog.plugins.logview': { name: 'Log view' } },
  });
  const first = await renderAt(`/search/${needy.id}`);
  expect(await screen.findByText('org.graylog.plugins.logview')).toBeVisible();
  expect(
    await screen.findByText(/^To use the Log view functionality you need the enterprise license/),
  ).toBeVisible();
  first.unmount();
  const dashboard = await aSavedSearch({ type: 'DASHBOARD' });
  const second = await renderAt(`/search/${dashboard.id}`);
  expect(await screen.findByRole('heading', { name: 'Refused', level: 1 })).toBeVisible();
  expect(second.router.state.location.pathname).toBe(`/dashboards/${dashboard.id}`);
  second.unmount();
  const third = await renderAt('/search/5f5f5f5f5f5f5f5f5f5f5f5f');
  expect(await screen.findByText("View 5f5f5f5f5f5f5f5f5f5f5f5f doesn't exist")).toBeVisible();
  third.unmount();
  const view = await aSavedSearch();
  (await backend()).fail('GET', `/views/${view.id}`, 500);
  const { actor } = await renderAt(`/search/${view.id}`);
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/500/);
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await controls()).findByText('Saved search')).toBeVisible();
});

it('creates a dashboard from a search', async () => {
  await seedBackend({ seed: sample });
  const view = await aSavedSearch();
  const { actor } = await renderAt(`/search/${view.id}`);
  await actor.click(await button('More'));
  await actor.click(await screen.findByRole('menuitem', { name: 'Export to dashboard' }));
  await actor.click(
    within(await screen.findByRole('dialog', { name: 'Export to dashboard' })).getByRole('button', {
      name: 'Create dashboard',
    }),
  );
  expect(await screen.findAllByText('The dashboard "Refused" was created.')).not.toHaveLength(0);
});
