import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { found } from '@test/samples/search-page';

layOutTables();

const DAY = 86_400_000;
const at = (ms: number) => Date.now() + ms;
const NOTE = '1 message has a timestamp in the future.';

async function opened(url: string) {
  await seedBackend({
    seed: {
      messages: [
        { message: 'now', source: 'web' },
        { message: 'two hours ago', source: 'web', timestamp: at(-DAY / 12) },
        { message: 'tomorrow', source: 'web', timestamp: at(DAY) },
      ],
    },
  });
  const view = await renderAt(url);
  return { ...view, status: await screen.findByRole('region', { name: 'Search status' }) };
}
/** The searches that look for messages in the future. */
const asked = async () => {
  const all = await Promise.all(
    requestsTo('/views/search/sync').map(
      async (request) =>
        (await request.clone().json()) as {
          queries: { timerange: { from?: string }; search_types: { limit?: number }[] }[];
        },
    ),
  );
  return all.filter(({ queries }) => queries[0]?.search_types[0]?.limit === 1);
};

it('reports messages in the future below a search until now, and shows exactly them', async () => {
  const { actor, status, router } = await opened('/search?rangetype=relative&relative=300');
  await found(status, 1);
  expect(await screen.findByText(NOTE, { exact: false })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Show them' }));
  await found(status, 1);
  expect(await screen.findByText('tomorrow')).toBeVisible();
  const to = new URLSearchParams(router.state.location.search).get('to') ?? '';
  expect(Date.parse(to)).toBeLessThan(Date.now() + 2 * DAY);
  expect(screen.queryByText(NOTE, { exact: false })).toBeNull();
});

it('says nothing below a search that ends earlier, also after one until now', async () => {
  const { status, router } = await opened('/search?rangetype=relative&from=10800&to=3600');
  await found(status, 1);
  expect(await asked()).toEqual([]);
  await act(() => router.navigate('/search?rangetype=relative&relative=300'));
  expect(await screen.findByText(NOTE, { exact: false })).toBeVisible();
  const [{ queries } = { queries: [] }] = await asked();
  expect(Date.parse(queries[0]?.timerange.from ?? '')).toBeGreaterThan(Date.now());
  await act(() => router.navigate('/search?rangetype=relative&from=10800&to=3600'));
  await waitFor(() => expect(screen.queryByText(NOTE, { exact: false })).toBeNull());
});
