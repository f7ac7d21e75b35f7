import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import type { HistoryEntry } from '@/shared/query-input/use-query-history';
import { HistoryMenu } from './HistoryMenu';

const queries = ['level:3 AND source:web', 'source:db', 'level:3\nAND source:mail'];
async function open(of: readonly HistoryEntry[] = queries.map((query) => ({ query }))) {
  const onChoose = vi.fn();
  const { actor } = renderPart(
    <HistoryMenu entries={of} zone="UTC" compact={false} onChoose={onChoose} />,
  );
  await actor.click(screen.getByRole('button', { name: 'History' }));
  return {
    actor,
    onChoose,
    box: await screen.findByRole('combobox', { name: 'Search previous queries' }),
  };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('finds earlier queries by words, and runs one by keyboard', async () => {
  const { actor, onChoose, box } = await open();
  expect(box).toHaveFocus();
  expect(options()).toEqual(['level:3 AND source:web', 'source:db', 'level:3 AND source:mail']);
  await actor.keyboard('source LEVEL');
  expect(options()).toEqual(['level:3 AND source:web', 'level:3 AND source:mail']);
  await actor.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(
    'level:3 AND source:mail',
  );
  await actor.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('level:3\nAND source:mail');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

it('runs the clicked query', async () => {
  const { actor, onChoose } = await open();
  await actor.click(screen.getByRole('option', { name: 'source:db' }));
  expect(onChoose).toHaveBeenCalledWith('source:db');
});

it('says that no query matches the words', async () => {
  const { actor } = await open();
  await actor.keyboard('nowhere{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(
    'No previous query contains all these words.',
  );
});

it('says that there are no earlier queries', async () => {
  await open([]);
  expect(screen.getByRole('status')).toHaveTextContent('No previous queries in this browser.');
});

it('says when a query ran, over which range, and how many messages it found', async () => {
  await open([
    {
      query: 'source:db',
      at: Date.parse('2026-11-21T13:02:10.000Z'),
      range: { type: 'relative', range: 300 },
      total: 1_234,
    },
    { query: 'source:web' },
  ]);
  expect(options()).toEqual([
    'source:db2026-11-21 13:02:10 · Last 5 minutes · 1,234 messages',
    'source:web',
  ]);
});
