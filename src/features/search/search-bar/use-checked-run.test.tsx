import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { requests, requestsTo, seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';

const sample = {
  messages: [
    { message: 'payment refused', source: 'shop-1', fields: { app: 'checkout' } },
    { message: 'login', source: 'auth-1', fields: { app: 'auth' } },
  ],
};
const SLOW_MS = 400;

async function openSearch() {
  const node = await seedBackend({ seed: sample });
  const view = await renderAt('/search');
  const status = await screen.findByRole('region', { name: 'Search status' });
  await waitFor(() => expect(status).toHaveTextContent(/^2 messages ?complete/));
  return {
    ...view,
    node,
    status,
    query: screen.getByRole('textbox', { name: 'Query' }),
    button: screen.getByRole('button', { name: /^Search/ }),
  };
}
const sent = async () =>
  (
    await Promise.all(
      requestsTo('/views/search/sync').map(
        async (request) =>
          (await request.clone().json()) as { queries: { query: { query_string: string } }[] },
      ),
    )
  ).map(({ queries }) => queries[0]?.query.query_string);

it('runs the typed query on Enter as soon as it is validated, however slow that is', async () => {
  const { actor, node, status, query, button, router } = await openSearch();
  node.fail('POST', '/search/validate', 0, { delay: SLOW_MS });
  await actor.type(query, 'app:auth{Enter}');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute(
    'title',
    'The query is being validated. Enter runs it once validation is complete.',
  );
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(status).toHaveTextContent(/^1 message ?complete/));
  expect(router.state.location.search).toContain('q=app%3Aauth');
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
});

it('includes text typed while the validation is in flight', async () => {
  const { actor, node, status, query } = await openSearch();
  node.fail('POST', '/search/validate', 0, { delay: SLOW_MS });
  await actor.type(query, 'app:aut{Enter}h');
  await waitFor(() => expect(status).toHaveTextContent(/^1 message ?complete/));
  expect(query).toHaveValue('app:auth');
  expect(await sent()).not.toContain('app:aut');
});

it('does not run a query with an error, however fast Enter follows, and shows why', async () => {
  const { actor, query, button } = await openSearch();
  const bar = screen.getByRole('search', { name: 'Query and time range' });
  await actor.type(query, 'app:({Enter}');
  await waitFor(() => expect(bar).toHaveTextContent('Query parsing error'));
  expect(button).toHaveAttribute('title', 'The query has an error. Correct it to search.');
  expect(await sent()).not.toContain('app:(');
  await actor.type(query, 'auth){Enter}');
  await waitFor(async () => expect(await sent()).toContain('app:(auth)'));
});

it('runs a query that cannot be validated, and logs the failure', async () => {
  const { actor, node, query } = await openSearch();
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  node.fail('POST', '/search/validate', 500);
  await actor.type(query, 'app:auth{Enter}');
  await waitFor(async () => expect(await sent()).toContain('app:auth'));
  expect(requests()).toContain('POST /search/validate');
  expect(logged).toHaveBeenCalledWith('Validating search query failed with status: 500');
});

it('does not search for comment lines, and keeps them in the address', async () => {
  const { actor, query, router, status } = await openSearch();
  await actor.type(query, 'app:auth{Shift>}{Enter}{/Shift}AND source:nowhere{Control>}/{/Control}');
  expect(query).toHaveValue('app:auth\n// AND source:nowhere');
  await actor.keyboard('{Enter}');
  await waitFor(() => expect(status).toHaveTextContent(/^1 message ?complete/));
  expect((await sent()).at(-1)?.trim()).toBe('app:auth');
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe(
    'app:auth\n// AND source:nowhere',
  );
  expect(query).toHaveValue('app:auth\n// AND source:nowhere');
});
