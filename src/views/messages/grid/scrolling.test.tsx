import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables({ height: 600 });

const NOW = Date.now();
const messages = Array.from({ length: 140 }, (_, n) => ({
  message: `request ${n}`,
  source: 'web-1',
  timestamp: NOW - n * 1_000,
  fields: { level: n % 8 },
}));
/** The visible rows plus overscan on both sides. */
const MAX_RENDERED = 50;
/** Row height in pixels. */
const ROW = 26;

const rendered = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('[data-row]')];
const rowNumbers = (table: HTMLElement) =>
  rendered(table).map((row) => Number(row.getAttribute('aria-rowindex')) - 2);

/** Searches for rows; the background search for messages later than now takes one row only. */
const searches = async () =>
  (
    await Promise.all(requestsTo('/views/search/sync').map((request) => request.clone().text()))
  ).filter((text) => text.includes('"limit":150')).length;

async function scrollTo(table: HTMLElement, row: number) {
  table.scrollTop = row * ROW;
  fireEvent.scroll(table);
  await waitFor(() => expect(rowNumbers(table)).toContain(row + 8));
}

async function openTable() {
  await seedBackend({ seed: { messages } });
  await renderAt('/search?rangetype=relative&relative=3600');
  const table = await screen.findByRole('treegrid', { name: 'All Messages' });
  await waitFor(() => expect(rendered(table).length).toBeGreaterThan(10));
  return table;
}
const inOrder = (table: HTMLElement) =>
  waitFor(() => expect(rowNumbers(table)).toEqual([...rowNumbers(table)].sort((a, b) => a - b)));

it('renders only visible rows, requests nothing it has, and is in document order once scrolling rests', async () => {
  const table = await openTable();
  const requested = await searches();
  expect(requested).toBeGreaterThan(0);
  for (const row of [15, 30, 60, 90, 75, 10]) {
    await scrollTo(table, row);
    expect(rendered(table).length).toBeLessThan(MAX_RENDERED);
    expect(rendered(table).map((one) => one.textContent)).toEqual(
      rowNumbers(table).map((n) => expect.stringContaining(`request ${n}`) as unknown),
    );
    await inOrder(table);
  }
  expect(await searches()).toBe(requested);
});

it('gives new rows the elements of removed ones, and moves none while scrolling', async () => {
  const table = await openTable();
  // Start away from the top, where fewer rows are rendered.
  await scrollTo(table, 15);
  await inOrder(table);
  const before = new Set(rendered(table));
  const seen = new MutationObserver(() => undefined);
  seen.observe(table.querySelector('[role=rowgroup]') ?? table, { childList: true });
  // Without pauses, because rows are put in order at rest.
  for (const row of [18, 25, 45, 30, 20]) {
    table.scrollTop = row * ROW;
    fireEvent.scroll(table);
    expect(rowNumbers(table)).toContain(row + 8);
  }
  expect(seen.takeRecords()).toEqual([]);
  expect(rendered(table).filter((row) => !before.has(row))).toEqual([]);
  await inOrder(table);
});

it('keyboard navigation starts at the first visible row', async () => {
  const table = await openTable();
  const actor = userEvent.setup();
  const active = () =>
    rendered(table).find(({ id }) => id === table.getAttribute('aria-activedescendant'))
      ?.textContent;
  table.focus();
  await actor.keyboard('x');
  expect(screen.getByRole('button', { name: '1 selected' })).toBeVisible();
  expect(active()).toContain('request 0');
  await actor.click(screen.getByRole('button', { name: 'Cancel selection' }));
});

it('does not take users who scrolled back to the top', async () => {
  const table = await openTable();
  const actor = userEvent.setup();
  await scrollTo(table, 60);
  table.focus();
  await actor.keyboard('j');
  await waitFor(() =>
    expect(
      rendered(table).find(({ id }) => id === table.getAttribute('aria-activedescendant')),
    ).toHaveTextContent('request 60'),
  );
});
