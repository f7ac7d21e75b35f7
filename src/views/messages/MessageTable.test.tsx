import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';

layOutTables();

const NOW = Date.now();
const minutesAgo = (minutes: number) => NOW - minutes * 60_000;
const sample = [
  {
    message: 'payment refused',
    source: 'shop-1',
    timestamp: minutesAgo(1),
    fields: { level: 3, app: 'checkout', order_id: 9007199254740993n },
  },
  {
    message: 'payment taken',
    source: 'shop-2',
    timestamp: minutesAgo(2),
    fields: { level: 6, app: 'checkout' },
  },
  { message: 'login', source: 'auth-1', timestamp: minutesAgo(3), fields: { app: 'auth' } },
];
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    message: `message ${i}`,
    source: 'load',
    timestamp: minutesAgo(4) + i,
  }));

async function openTable(
  messages: Parameters<typeof seedBackend>[0] = { seed: { messages: sample } },
  url = '/search?rangetype=relative&relative=3600',
) {
  const node = await seedBackend(messages);
  const view = await renderAt(url);
  const table = await screen.findByRole('treegrid', { name: 'All Messages' });
  return { ...view, node, table };
}
// Not queried by role: for dozens of rows, jsdom would compute the styles of hundreds of elements.
const rowsOf = (table: HTMLElement) => [
  ...table.querySelectorAll<HTMLElement>('[role="row"][aria-level="1"]'),
];
const rowWith = (table: HTMLElement, text: string) => {
  const row = rowsOf(table).find(({ textContent }) => textContent.includes(text));
  if (!row) throw new Error(`No row with ${text}`);
  return row;
};
const syncs = () => requestsTo('/views/search/sync').length;
/** Details are lazy-loaded, so wait for them. */
const detailsOf = () => screen.findByRole('region', { name: /^Details of message/ });

it('shows time, source, level name and message, newest first, and states that all are shown', async () => {
  const { table } = await openTable();
  expect(
    rowsOf(table).map(({ textContent }) => textContent.replace(/^[\d-]+ [\d:.]+/, '')),
  ).toEqual(['shop-1Errorpayment refused', 'shop-2Infopayment taken', 'auth-1login']);
  expect(within(table).getByText('All 3 messages shown')).toBeInTheDocument();
  expect(screen.getByText('1–3 of 3')).toBeInTheDocument();
});

it('opens a message by keyboard, shows where it came from, and closes it', async () => {
  const { actor, table } = await openTable();
  table.focus();
  await actor.keyboard('jj{Enter}');
  const details = await detailsOf();
  expect(rowWith(table, 'payment taken')).toHaveAttribute('aria-expanded', 'true');
  expect(table).toHaveAttribute('aria-activedescendant', rowWith(table, 'payment taken').id);
  await waitFor(() => expect(details).toHaveTextContent(/Received bydeleted input/));
  expect(details).toHaveTextContent('Stored in indexgraylog_0');
  await waitFor(() => expect(details).toHaveTextContent('Routed into streamsDefault Stream'));
  await actor.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: /^Details of/ })).not.toBeInTheDocument(),
  );
  expect(table).toHaveFocus();
});

it('closes details from within and returns the focus to the table', async () => {
  const { actor, table } = await openTable();
  await actor.click(rowWith(table, 'login'));
  const details = await detailsOf();
  within(details).getByRole('button', { name: 'Copy ID' }).focus();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(details).not.toBeInTheDocument());
  expect(table).toHaveFocus();
});

it('leaves the row closed while its text is being selected', async () => {
  const { table } = await openTable();
  const row = rowWith(table, 'login');
  getSelection()?.selectAllChildren(row);
  fireEvent.click(row);
  expect(row).toHaveAttribute('aria-expanded', 'false');
  getSelection()?.removeAllRanges();
});

it.each([
  ['Add this value of app to the query', 'app:checkout', '1–2 of 2'],
  ['Exclude this value of app', 'NOT app:checkout', '1–1 of 1'],
])('%s', async (button, query, found) => {
  const { actor, table, router } = await openTable();
  await actor.click(rowWith(table, 'payment refused'));
  await actor.hover(within(await detailsOf()).getByText('checkout'));
  await actor.click(screen.getByRole('button', { name: button }));
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe(query),
  );
  expect(await screen.findByText(found)).toBeInTheDocument();
});

it('shows integers beyond 2^53 and copies them exactly', async () => {
  const { actor, table } = await openTable();
  await actor.click(rowWith(table, 'payment refused'));
  const details = await detailsOf();
  expect(details).toHaveTextContent('9007199254740993');
  await actor.click(within(details).getByRole('button', { name: 'Copy message' }));
  expect(await within(details).findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain('"order_id": 9007199254740993');
});

it('shows a field as a column without searching again', async () => {
  const { actor, table } = await openTable();
  await actor.click(rowWith(table, 'payment refused'));
  await actor.hover(within(await detailsOf()).getByText('checkout'));
  await settled();
  const before = syncs();
  await actor.click(within(await detailsOf()).getByRole('button', { name: 'Show app as column' }));
  expect(await screen.findByTitle('Sort by app')).toBeInTheDocument();
  expect(rowWith(table, 'login')).toHaveTextContent(/auth-1authlogin$/);
  await settled();
  expect(syncs()).toBe(before);
});

it('cycles the sort of a column: descending, ascending, back to newest first', async () => {
  const { actor, router } = await openTable();
  const sortOf = () => new URLSearchParams(router.state.location.search).get('sort');
  const head = (name: string) => screen.getByTitle(`Sort by ${name}`);
  const isSorted = (name: string, direction: string) =>
    waitFor(() =>
      expect(head(name).closest('[role="columnheader"]')).toHaveAttribute('aria-sort', direction),
    );
  const press = () => actor.click(head('source'));
  await press();
  await isSorted('source', 'descending');
  expect(sortOf()).toBe('-source');
  await press();
  await isSorted('source', 'ascending');
  expect(sortOf()).toBe('source');
  await press();
  await isSorted('timestamp', 'descending');
  expect(sortOf()).toBeNull();
});

it('loads more until all are shown, each message once', async () => {
  const { actor, table } = await openTable({ seed: { messages: many(620) } });
  expect(screen.getByText('1–150 of 620')).toBeInTheDocument();
  table.focus();
  await actor.keyboard('{End}');
  await screen.findByText('1–450 of 620');
  await actor.keyboard('{End}');
  await screen.findByText('1–620 of 620');
  await actor.keyboard('{End}');
  expect(await within(table).findByText('All 620 messages shown')).toBeInTheDocument();
  expect(rowsOf(table).at(-1)).toHaveTextContent(/message 0$/);
});

it('reports in the table that loading more failed, and retries', async () => {
  const { actor, table, node } = await openTable({ seed: { messages: many(200) } });
  node.fail('POST', '/views/search/sync', 500, { times: Infinity });
  table.focus();
  await actor.keyboard('{End}');
  const notice = await within(table).findByRole('alert');
  expect(notice).toHaveTextContent('Could not load more messages');
  expect(screen.getByText('1–150 of 200')).toBeInTheDocument();
  node.clearFaults();
  await actor.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1–200 of 200')).toBeInTheDocument();
});

it('keeps the scroll position when new messages arrive, and shows them on request', async () => {
  const { actor, table, node } = await openTable(
    { seed: { messages: sample } },
    '/search?rangetype=relative&relative=3600&refresh=1',
  );
  await actor.click(rowWith(table, 'payment taken'));
  await node.writer.writeDurably([
    {
      message: 'just in',
      source: 'late',
      timestamp: Date.now() - 100,
      fields: {},
      inputId: 'x',
      receivedAt: Date.now(),
    },
  ]);
  const button = await screen.findByRole('button', { name: '1 new message' });
  expect(rowsOf(table)).toHaveLength(3);
  expect(rowWith(table, 'payment taken')).toHaveAttribute('aria-expanded', 'true');
  await actor.click(button);
  const fresh = screen.getByRole('treegrid', { name: 'All Messages' });
  expect(rowsOf(fresh)[0]).toHaveTextContent('just in');
});

it('follows the newest messages while nobody reads', async () => {
  const { table, node } = await openTable(
    { seed: { messages: sample } },
    '/search?rangetype=relative&relative=3600&refresh=1',
  );
  await node.writer.writeDurably([
    {
      message: 'just in',
      source: 'late',
      timestamp: Date.now() - 100,
      fields: {},
      inputId: 'x',
      receivedAt: Date.now(),
    },
  ]);
  await waitFor(() => expect(rowsOf(table)[0]).toHaveTextContent('just in'));
  expect(screen.queryByRole('button', { name: /new message/ })).not.toBeInTheDocument();
});

it('escapes hostile text and reveals its hidden characters', async () => {
  const hostile = '<img src=x onerror=alert(1)> \u202Eevil\u202C \u001b[31mred\u001b[0m\u0000';
  const { table } = await openTable({
    seed: { messages: [{ message: hostile, fields: { app: 'x' } }] },
  });
  expect(rowsOf(table)[0]).toHaveTextContent('<img src=x onerror=alert(1)> [RLO]evil[PDF] red');
  fireEvent.keyDown(table, { key: 'v' });
  expect(rowsOf(table)[0]).toHaveTextContent('[PDF] ␛[31mred␛[0m');
  await settled();
  expect(table.querySelector('img')).toBeNull();
});

it('loads the full text of a truncated value on request', async () => {
  const { actor, table } = await openTable({
    seed: { messages: [{ message: `begin ${'x'.repeat(12_000)} the very end` }] },
  });
  await actor.click(rowWith(table, 'begin'));
  const details = await detailsOf();
  expect(details).not.toHaveTextContent('the very end');
  await actor.click(within(details).getByRole('button', { name: /^Show all \(11.7 KiB\)/ }));
  await waitFor(() => expect(details).toHaveTextContent('the very end'));
  expect(within(details).queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
});

it('reports that the full text could not be loaded', async () => {
  const { actor, table, node } = await openTable({
    seed: { messages: [{ message: 'x'.repeat(12_000) }] },
  });
  await actor.click(rowWith(table, 'xxx'));
  const details = await detailsOf();
  node.fail('GET', '/messages/:index/:id', 404);
  await actor.click(within(details).getByRole('button', { name: /^Show all/ }));
  expect(await within(details).findByText(/Could not load the full text/)).toBeInTheDocument();
});

it('finds fields and values in a large message, and shows thousands in batches', async () => {
  const fields = Object.fromEntries(
    Array.from({ length: 450 }, (_, i) => [`field_${i}`, `value ${i}`]),
  );
  const { actor, table } = await openTable({ seed: { messages: [{ message: 'wide', fields }] } });
  await actor.click(rowWith(table, 'wide'));
  const details = await detailsOf();
  const list = within(details).getByRole('list', { name: 'Fields of the message' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(200);
  await actor.click(within(details).getByRole('button', { name: 'Show 200 more fields' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(400);
  fireEvent.change(within(details).getByRole('searchbox', { name: 'Search fields and values' }), {
    target: { value: 'VALUE 449' },
  });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
});

it('says that nothing was found', async () => {
  await seedBackend({ seed: { messages: sample } });
  await renderAt('/search?q=nowhere');
  expect(
    await screen.findByText('No messages match the query in this time range.'),
  ).toBeInTheDocument();
});
