import { screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import type { Mark } from '@/domain/search/drill-down/mark';
import { loadTexts } from '@/shared/texts/load-texts';
import { Button } from '@/ui/button/Button';
import { DrillDownContext, type DrillDown } from './drill-down-context';
import { MarkMenu } from './MarkMenu';

const range = {
  type: 'absolute',
  from: '2026-11-21T00:00:00.000Z',
  to: '2026-11-22T00:00:00.000Z',
} as const;
const interval = {
  type: 'absolute',
  from: '2026-11-21T10:00:00.000Z',
  to: '2026-11-21T10:30:00.000Z',
} as const;
const time = { field: 'timestamp', value: interval.from, interval };
const web = { field: 'source', value: 'web 1' };
const none = { field: 'app', value: '(Empty Value)' };

const page = {
  onQueryChange: vi.fn(),
  onZoom: vi.fn(),
  onShow: vi.fn(),
  onTable: vi.fn(),
};
const drillDown: DrillDown = { zone: 'Europe/Berlin', pathOf: () => '/search?q=x', ...page };
beforeAll(() => loadTexts(['widgets']));
beforeEach(() => vi.clearAllMocks());

const open = async (
  groups: Mark['groups'],
  { context = drillDown }: { context?: DrillDown | undefined } = {},
) => {
  const mark = { groups, range };
  const view = renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <DrillDownContext value={context}>
        <MarkMenu
          label="Actions for it"
          mark={mark}
          figure={{ name: 'count()', value: 12345678901234567890n }}
          trigger={<Button>12</Button>}
        />
      </DrillDownContext>
    </QueryClientProvider>,
  );
  await view.actor.click(screen.getByRole('button', { name: '12' }));
  await screen.findByRole('menu', { name: 'Actions for it' });
  return { ...view, mark };
};
const labels = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const choose = (actor: Awaited<ReturnType<typeof open>>['actor'], name: string) =>
  actor.click(screen.getByRole('menuitem', { name }));

it('offers a mark of several values as a whole and by each value, and its interval as a range', async () => {
  const { actor, mark } = await open([time, web, none]);
  expect(labels()).toEqual([
    'Zoom in to this interval',
    'Show messages',
    'Show messages in a new tab',
    'Show messages in a table below',
    'Add all values to the query',
    'Exclude this combination',
    'Add this value of source to the query',
    'Exclude this value of source',
    'Add this value of app to the query',
    'Exclude this value of app',
    'Copy value of timestamp',
    'Copy value of source',
    'Copy value of app',
    'Copy value of count()',
  ]);
  expect(screen.getByRole('menuitem', { name: /new tab/ })).toHaveAttribute('href', '/search?q=x');
  await choose(actor, 'Exclude this combination');
  expect(page.onQueryChange).toHaveBeenCalledWith({
    kind: 'excludeAll',
    terms: [web, { field: 'app', value: null }],
  });
  for (const [name, done, given] of [
    ['Zoom in to this interval', page.onZoom, [interval]],
    ['Show messages', page.onShow, [mark]],
    ['Show messages in a table below', page.onTable, [mark, expect.stringMatching(/web 1/)]],
  ] as const) {
    await actor.click(screen.getByRole('button', { name: '12' }));
    await screen.findByRole('menu');
    await choose(actor, name);
    expect(done).toHaveBeenCalledWith(...given);
  }
});

it('copies times in the zone of the user, and all digits of a figure', async () => {
  const { actor } = await open([time]);
  expect(labels()).not.toContain('Add all values to the query');
  await choose(actor, 'Copy value of timestamp');
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('2026-11-21 11:00:00.000 +01:00'),
  );
  await actor.click(screen.getByRole('button', { name: '12' }));
  await screen.findByRole('menu');
  await choose(actor, 'Copy value of count()');
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('12345678901234567890'),
  );
});

it('shows the messages of a total, which has no values', async () => {
  await open([]);
  expect(labels()).toEqual([
    'Show messages',
    'Show messages in a new tab',
    'Show messages in a table below',
    'Copy value of count()',
  ]);
});

it('does not search for a value that is too long, and says why', async () => {
  await open([{ field: 'source', value: 'x'.repeat(10_000) }]);
  const item = screen.getByRole('menuitem', { name: /^Add this value/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveAttribute('title', 'This value of source is too long to search for');
  expect(screen.queryByRole('menuitem', { name: /^Show messages/ })).not.toBeInTheDocument();
});
