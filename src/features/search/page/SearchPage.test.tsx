import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend, requests, requestsTo } from '@test/backend/backend';
import { reload } from '@test/rendering/render';
import { found, openSearch, SYNC } from '@test/samples/search-page';
import { settled } from '@test/rendering/settled';

const searched = () =>
  Promise.all(
    requestsTo('/views/search/sync').map(
      async (request) =>
        (await request.clone().json()) as {
          queries: { query: { query_string: string }; search_types: { type: string }[] }[];
        },
    ),
  );

it('searches on load, with no request before the search', async () => {
  const { status } = await openSearch();
  await found(status, 3);
  const searches = requests().filter((line) => /views|search/.test(line));
  expect(searches[0]).toBe(SYNC);
  await waitFor(() => expect(requests()).toContain('POST /views/fields'));
});

it('runs the typed query on Enter, and writes it into the address', async () => {
  const { actor, status, query, router } = await openSearch();
  await found(status, 3);
  await actor.type(query, 'app:checkout');
  expect(router.state.location.search).toBe('');
  await actor.keyboard('{Enter}');
  await found(status, 2);
  expect(router.state.location.search).toBe('?q=app%3Acheckout&rangetype=relative&relative=300');
});

it('searches again when Enter is pressed on the same query', async () => {
  const { actor, status, query } = await openSearch('/search?q=app%3Aauth');
  await found(status, 1);
  await actor.type(query, '{Enter}');
  // The page also counts messages later than now.
  await waitFor(async () =>
    expect(
      (await searched()).filter(({ queries }) =>
        queries[0]?.search_types.some(({ type }) => type === 'pivot'),
      ),
    ).toHaveLength(2),
  );
});

it('goes back and forward through the searches, with input, rows and range', async () => {
  const { actor, status, query, router } = await openSearch();
  await found(status, 3);
  await actor.type(query, 'app:checkout{Enter}');
  await found(status, 2);
  await actor.clear(query);
  await actor.type(query, 'app:auth{Enter}');
  await found(status, 1);
  await act(() => router.navigate(-1));
  await found(status, 2);
  expect(query).toHaveValue('app:checkout');
  await act(() => router.navigate(-1));
  await found(status, 3);
  expect(query).toHaveValue('');
  await act(() => router.navigate(2));
  await found(status, 1);
  expect(query).toHaveValue('app:auth');
});

it('keeps typed text while results arrive and columns change', async () => {
  const { actor, status, query } = await openSearch('/search?refresh=1');
  await actor.type(query, 'half a thou');
  await found(status, 3);
  const before = requests().filter((line) => line === SYNC).length;
  await waitFor(() =>
    expect(requests().filter((line) => line === SYNC).length).toBeGreaterThan(before),
  );
  expect(query).toHaveValue('half a thou');
});

it('auto refresh does not keep the session alive', async () => {
  await openSearch('/search?refresh=1');
  await waitFor(() => expect(requestsTo('/views/search/sync').length).toBeGreaterThan(1));
  const [first, second] = requestsTo('/views/search/sync');
  expect(first?.headers.get('X-Graylog-No-Session-Extension')).toBeNull();
  expect(second?.headers.get('X-Graylog-No-Session-Extension')).toBe('true');
});

it('blocks a query with an error, explains it in place, and runs it once it is fixed', async () => {
  const { actor, status, query } = await openSearch();
  await found(status, 3);
  await actor.type(query, 'app:(');
  // The console detects the syntax error itself; the message of the server follows.
  const chip = await screen.findByRole('button', { name: 'Error' });
  await waitFor(() => expect(requests()).toContain('POST /search/validate'));
  await waitFor(() => expect(query).toBeInvalid());
  await actor.click(chip);
  expect(await screen.findByRole('dialog', { name: 'Query validation' })).toBeVisible();
  await actor.keyboard('{Escape}');
  await actor.type(query, 'auth){Enter}');
  await found(status, 1);
});

it('warns about an unknown field but still searches', async () => {
  const { actor, status, query } = await openSearch();
  await found(status, 3);
  await actor.type(query, 'custmer:1');
  expect(await screen.findByRole('button', { name: 'Unknown field' })).toBeVisible();
  await actor.keyboard('{Enter}');
  await found(status, 0);
  // A search without the query may follow, which tells why nothing was found.
  const queries = (await searched()).map((search) => search.queries[0]?.query.query_string);
  expect(queries).toContain('custmer:1');
});

it('explains why a search failed, and runs it again', async () => {
  const body = { type: 'ApiError', message: 'Timeout while executing search job' };
  const { actor, status } = await openSearch('/search', (node) =>
    node.fail('POST', '/views/search/sync', 500, { body, times: Infinity }),
  );
  expect(await screen.findByText('Timeout while executing search job')).toBeVisible();
  (await backend()).clearFaults();
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  await found(status, 3);
});

it('explains at the input why an invalid query does not run, until Escape', async () => {
  const { actor, status, query } = await openSearch();
  await found(status, 3);
  await actor.type(query, 'app:(');
  await waitFor(() => expect(requests()).toContain('POST /search/validate'));
  await waitFor(() => expect(query).toBeInvalid());
  const bar = screen.getByRole('search', { name: 'Query and time range' });
  await actor.keyboard('{Escape}');
  await waitFor(async () => {
    await actor.keyboard('{Enter}');
    expect(within(bar).getByText('Query parsing error')).toBeVisible();
  });
  expect(query).toHaveFocus();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(within(bar).queryByText('Query parsing error')).toBeNull());
});

it('shows a skeleton while the first results load, and offers a wider range for an empty result', async () => {
  const { actor, status, router } = await openSearch(
    '/search?q=nowhere&rangetype=relative&relative=300',
    (node) => node.fail('POST', '/views/search/sync', 0, { delay: 60_000 }),
  );
  expect(screen.getByText('All Messages')).toBeVisible();
  expect(screen.queryByText('Nothing found')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Cancel' }).focus());
  await actor.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('All Messages')).toBeNull());
  await actor.click(await screen.findByRole('button', { name: 'Run search again' }));
  await found(status, 0);
  await actor.click(await screen.findByRole('button', { name: 'Search a wider time range' }));
  await waitFor(() => expect(router.state.location.search).toContain('rangetype=absolute'));
});

it('tells how many searches run before one that waits on the server', async () => {
  const body = {
    id: '6d7f1f3e6f0c4f7e9d3a0d6a',
    search_id: '6d7f1f3e6f0c4f7e9d3a0d6b',
    owner: 'admin',
    execution: {
      done: false,
      cancelled: false,
      completed_exceptionally: false,
      searches_ahead: 12,
    },
    results: {},
  };
  await openSearch('/search', (node) => {
    node.fail('POST', '/views/search/sync', 200, { body, times: Infinity });
    node.fail('GET', '/views/search/status/:jobId', 200, { body, times: Infinity });
  });
  expect(await screen.findByText('Waiting, 12 searches before yours')).toBeVisible();
});

it('can be cancelled by keyboard while the server is slow', async () => {
  const { actor, status } = await openSearch('/search', (node) =>
    node.fail('POST', '/views/search/sync', 0, { delay: 60_000 }),
  );
  act(() => screen.getByRole('button', { name: 'Cancel' }).focus());
  await actor.keyboard('{Enter}');
  for (const message of await screen.findAllByText(
    'The search was cancelled before it returned results.',
    { exact: false },
  ))
    expect(message).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Run search again' }));
  await found(status, 3);
});

it('searches the last day with one click', async () => {
  const { actor, status, router } = await openSearch();
  await found(status, 3);
  await actor.click(screen.getByRole('button', { name: 'Time range: Last 5 minutes' }));
  await actor.click(await screen.findByRole('button', { name: '1 day' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?rangetype=relative&relative=86400'),
  );
  await found(status, 3);
});

it('reports an invalid time in the picker', async () => {
  const { actor, status } = await openSearch();
  await found(status, 3);
  await actor.click(screen.getByRole('button', { name: 'Time range: Last 5 minutes' }));
  await actor.click(await screen.findByRole('tab', { name: 'Absolute' }));
  await actor.click(screen.getByRole('tab', { name: 'Timestamp' }));
  const from = screen.getByRole('textbox', { name: 'From' });
  await actor.clear(from);
  await actor.type(from, 'yesterday{Enter}');
  expect(screen.getByText('Format must be: YYYY-MM-DD [HH:mm:ss[.SSS]].')).toBeVisible();
  await actor.click(screen.getByRole('tab', { name: 'Keyword' }));
  const words = screen.getByRole('textbox', { name: 'Keyword' });
  await actor.clear(words);
  await actor.type(words, 'gnampf');
  expect(await screen.findByText('Unable to parse keyword.')).toBeVisible();
});

it('reports an invalid time range in the address, keeps it, and searches once another is chosen', async () => {
  const { actor, status, query, router } = await openSearch('/search?relative=abc&q=app%3Aauth');
  expect(
    await screen.findByText('Relative times are whole numbers of seconds.', { exact: false }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Time range: Invalid time range' })).toBeVisible();
  await actor.clear(query);
  await actor.type(query, 'app:checkout{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=app%3Acheckout&relative=abc'));
  await settled();
  expect(requests()).not.toContain(SYNC);
  await actor.click(screen.getByRole('button', { name: 'Search: Last 5 minutes' }));
  await found(status, 2);
  expect(router.state.location.search).toBe('?q=app%3Acheckout&rangetype=relative&relative=300');
  expect(screen.queryByText('The time range in the URL is invalid')).toBeNull();
});

it('says at the time range that its keyword means nothing', async () => {
  const { actor } = await openSearch('/search?rangetype=keyword&keyword=gnampf');
  expect(await screen.findByText('The server does not understand "gnampf".')).toBeVisible();
  expect(screen.queryByText(/natural date/)).toBeNull();
  await actor.click(screen.getByRole('button', { name: 'Choose a time range' }));
  expect(await screen.findByRole('dialog', { name: 'Time range' })).toBeVisible();
});

it('suggests fields and their values; Tab accepts, Enter searches', async () => {
  const { actor, status, query } = await openSearch();
  await found(status, 3);
  await waitFor(() => expect(requests()).toContain('POST /views/fields'));
  await actor.type(query, 'ap');
  const suggestions = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(within(suggestions).getByRole('option', { name: /^app/ })).toBeVisible();
  await actor.keyboard('{Tab}');
  expect(query).toHaveValue('app:');
  await actor.click(await screen.findByRole('option', { name: /^checkout/ }));
  expect(query).toHaveValue('app:checkout');
  await actor.keyboard('{Enter}');
  await found(status, 2);
});

it('leaves the query with Tab, and returns with /', async () => {
  const { actor, status, query } = await openSearch();
  await found(status, 3);
  query.focus();
  await actor.tab();
  await waitFor(() => expect(query).not.toHaveFocus());
  await actor.keyboard('/');
  expect(query).toHaveFocus();
  expect(query).toHaveValue('');
});

it('continues the query at its end with /', async () => {
  const { actor, status, query } = await openSearch('/search?q=app%3Aauth');
  await found(status, 1);
  await actor.keyboard('/ AND level:6');
  expect(query).toHaveValue('app:auth AND level:6');
});

it('keeps typed text across a reload, and discards it on request', async () => {
  const first = await openSearch('/search?q=app%3Aauth');
  await found(first.status, 1);
  await first.actor.type(first.query, ' AND half');
  const { actor } = await reload(first);
  expect(await screen.findByRole('textbox', { name: 'Query' })).toHaveValue('app:auth AND half');
  await actor.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('app:auth');
});

it('has a skip link to the query as the second tab stop', async () => {
  const { actor, status, query } = await openSearch();
  await found(status, 3);
  await actor.tab();
  await actor.tab();
  expect(screen.getByRole('button', { name: 'Skip to query' })).toHaveFocus();
  await actor.keyboard('{Enter}');
  expect(query).toHaveFocus();
});

it('polls until a job is done that the server answered early', async () => {
  const job = {
    id: 'job',
    search_id: 'search',
    owner: 'admin',
    execution: { done: false, cancelled: false, completed_exceptionally: false },
    results: {},
  };
  const refused = {
    ...job,
    errors: [{ type: 'query', description: 'out of allowed time range limit' }],
  };
  const { status } = await openSearch('/search', (node) => {
    node.fail('POST', '/views/search/sync', 200, { body: job });
    node.fail('GET', '/views/search/status/:jobId', 200, { body: job });
    node.fail('GET', '/views/search/status/:jobId', 200, { body: refused });
  });
  // An error of the whole job is final, though the job never reports that it is done.
  expect(await screen.findByText('out of allowed time range limit')).toBeVisible();
  expect(status).toHaveTextContent('failed');
  await settled();
  expect(requests().filter((line) => line === 'GET /views/search/status/job')).toHaveLength(2);
});
