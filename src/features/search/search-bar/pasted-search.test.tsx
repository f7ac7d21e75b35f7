import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';

it('accepts a pasted search URL with its range and streams', async () => {
  await seedBackend({
    seed: {
      streams: [{ id: '64b000000000000000000001', title: 'Shop production' }],
      messages: [{ message: 'login', source: 'auth-1', fields: { level: 6 } }],
    },
  });
  const { actor, router } = await renderAt('/search?q=login');
  const status = await screen.findByRole('region', { name: 'Search status' });
  await waitFor(() => expect(status).toHaveTextContent(/^1 message ?complete/));
  const query = screen.getByRole('textbox', { name: 'Query' });
  const address =
    '/streams/64b000000000000000000001/search?q=level%3A6&rangetype=relative&relative=86400';
  await actor.clear(query);
  await actor.click(query);
  await actor.paste(address);
  expect(await screen.findByText('Last day · 1 stream')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use query only' })).toBeVisible();
  await actor.click(await screen.findByRole('button', { name: 'Open this search' }));
  await waitFor(() => expect(status).toHaveTextContent(/^0 messages ?complete/));
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toMatch(/64b000000000000000000001/);
  expect(search).toContain('q=level%3A6');
  expect(search).toContain('relative=86400');
  expect(screen.queryByRole('button', { name: 'Paste as text' })).toBeNull();
});

it('applies the columns and sort of the pasted URL, and says so', async () => {
  await seedBackend({
    seed: {
      streams: [{ id: '64b000000000000000000009', title: 'Other' }],
      messages: [{ message: 'login', source: 'auth-1', fields: { took_ms: 6 } }],
    },
  });
  const { actor, router } = await renderAt(
    '/search?q=login&fields=message&streams=64b000000000000000000009',
  );
  await actor.clear(await screen.findByRole('textbox', { name: 'Query' }));
  await actor.click(screen.getByRole('textbox', { name: 'Query' }));
  await actor.paste('https://logs.example.org/search?q=login&sort=took_ms&fields=source,took_ms');
  expect(
    await screen.findByText(
      'Last 5 minutes · all streams · sorted by took_ms, ascending · 2 columns',
    ),
  ).toBeVisible();
  await actor.click(await screen.findByRole('button', { name: 'Open this search' }));
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      q: 'login',
      rangetype: 'relative',
      relative: '300',
      sort: 'took_ms',
      fields: 'source,took_ms',
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: /took_ms/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    ),
  );
});

it('falls back to the defaults if the pasted URL has no columns, sort or streams', async () => {
  await seedBackend({
    seed: { streams: [{ id: '64b000000000000000000009', title: 'Other' }] },
  });
  const { actor, router } = await renderAt(
    '/search?q=a&sort=source&fields=message&streams=64b000000000000000000009',
  );
  await actor.clear(await screen.findByRole('textbox', { name: 'Query' }));
  await actor.click(screen.getByRole('textbox', { name: 'Query' }));
  await actor.paste('/search?q=b&rangetype=relative&relative=3600');
  expect(
    await screen.findByText(
      'Last hour · all streams · sorted by timestamp, descending · 4 columns',
    ),
  ).toBeVisible();
  await actor.click(await screen.findByRole('button', { name: 'Open this search' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=b&rangetype=relative&relative=3600'),
  );
});
