import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend';
import { layOutTables } from '@test/laid-out';
import { renderAt } from '@test/render';

layOutTables({ height: 600 });

const NOW = Date.now();
const messages = Array.from({ length: 140 }, (_, n) => ({ message: `request ${n}`, source: 'web-1', timestamp: NOW - n * 1_000, fields: { level: n % 8 } }));
/** More than fit into the table and a little beyond it either way. */
const MOST_ROWS = 50;

const drawn = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('[data-row]')];
const places = (table: HTMLElement) => drawn(table).map((row) => Number(row.getAttribute('aria-rowindex')) - 2);

/** Messages later than now are counted beside the search, whenever there is time for it. */
const searches = async () => (await Promise.all(requestsTo('/views/search/sync').map((request) => request.clone().text()))).filter((text) => text.includes('"messages"')).length;

async function scrollTo(table: HTMLElement, row: number) {
  table.scrollTop = row * 26;
  fireEvent.scroll(table);
  await waitFor(() => expect(places(table)).toContain(row + 8));
}

it('draws what is in sight, and gives the elements of rows that went to those that came', async () => {
  await seedBackend({ seed: { messages } });
  await renderAt('/search?rangetype=relative&relative=3600');
  const table = await screen.findByRole('treegrid', { name: 'All Messages' });
  await waitFor(() => expect(drawn(table).length).toBeGreaterThan(10));
  const asked = await searches();
  expect(asked).toBeGreaterThan(0);
  // At first there are only those of the top.
  await scrollTo(table, 15);
  const before = new Set(drawn(table));

  for (const row of [30, 60, 90]) {
    await scrollTo(table, row);
    expect(drawn(table).length).toBeLessThan(MOST_ROWS);
    expect(drawn(table).map((one) => one.textContent)).toEqual(places(table).map((n) => expect.stringContaining(`request ${n}`) as unknown));
    expect(places(table)).toEqual([...places(table)].sort((a, b) => a - b));
  }
  expect(drawn(table).filter((row) => before.has(row)).length).toBeGreaterThan(drawn(table).length / 2);
  expect(await searches()).toBe(asked);
});
