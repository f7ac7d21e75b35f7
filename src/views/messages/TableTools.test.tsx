import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';

layOutTables();
afterEach(() => localStorage.clear());

const NOW = Date.now();
const minutesAgo = (minutes: number) => NOW - minutes * 60_000;
const trace = (line: number) => `Error: broken\n  at shop.js:${line}\n  at main.js:1`;
const sample = [
  {
    message: 'payment refused',
    source: 'shop-1',
    timestamp: minutesAgo(1),
    fields: { level: 3, app: 'checkout', order_id: 9007199254740993n, trace: trace(12) },
  },
  {
    message: 'payment taken',
    source: 'shop-2',
    timestamp: minutesAgo(2),
    fields: { level: 6, app: 'checkout', order_id: 9007199254740995n, trace: trace(14) },
  },
  { message: 'login', source: 'auth-1', timestamp: minutesAgo(3), fields: { app: 'auth' } },
];

async function openTable(url = '/search?rangetype=relative&relative=3600') {
  await seedBackend({ seed: { messages: sample } });
  const view = await renderAt(url);
  const table = await screen.findByRole('treegrid', { name: 'All Messages' });
  table.focus();
  return { ...view, table };
}
const rowsOf = (table: HTMLElement) => [
  ...table.querySelectorAll<HTMLElement>('[role="row"][aria-level="1"]'),
];
const selectedRows = (table: HTMLElement) =>
  rowsOf(table).flatMap((row, i) => (row.getAttribute('aria-selected') === 'true' ? [i] : []));
const headNames = (table: HTMLElement) =>
  [...table.querySelectorAll('[data-head] [data-name]')].map((cell) =>
    cell.getAttribute('data-name'),
  );
const messageParameter = (search: string) => new URLSearchParams(search).get('message');

it('selects rows and ranges by keyboard, and clears the selection', async () => {
  const { actor, table } = await openTable();
  await actor.keyboard('jxjx');
  expect(selectedRows(table)).toEqual([0, 1]);
  await actor.keyboard('x{Shift>}{ArrowDown}{/Shift}');
  expect(selectedRows(table)).toEqual([0, 1, 2]);
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(selectedRows(table)).toEqual([]));
  await actor.keyboard('{Control>}a{/Control}');
  expect(selectedRows(table)).toEqual([0, 1, 2]);
  await actor.click(within(table).getByRole('checkbox', { name: 'Select all loaded rows' }));
  await waitFor(() => expect(selectedRows(table)).toEqual([]));
});

it('copies the selected rows in display order, exactly', async () => {
  const { actor } = await openTable();
  await actor.keyboard('jjxkx');
  await actor.click(screen.getByRole('button', { name: '2 selected' }));
  const copies = await screen.findByRole('group', { name: 'Copy as' });
  await actor.click(within(copies).getByRole('button', { name: 'JSON' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/9007199254740993[^]*9007199254740995/),
  );
  await actor.click(within(copies).getByRole('button', { name: 'CSV' }));
  await waitFor(async () =>
    expect(
      (await navigator.clipboard.readText())
        .split('\r\n')
        .map((line) => line.replace(/^[^,]*/, '')),
    ).toEqual([
      ',source,level,message',
      ',shop-1,3,payment refused',
      ',shop-2,6,payment taken',
      '',
    ]),
  );
});

it('compares selected messages: differences only, line by line', async () => {
  const { actor } = await openTable();
  await actor.keyboard('jxjx');
  await actor.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Comparison of 2 messages' });
  const row = async (name: string) =>
    (await within(dialog).findByRole('rowheader', { name })).closest('tr');
  await waitFor(async () =>
    expect((await row('trace'))?.querySelector('ins')).toHaveTextContent('14'),
  );
  expect((await row('trace'))?.querySelector('del')).toHaveTextContent('12');
  expect(await row('order_id')).toHaveTextContent('9007199254740995');
  expect(within(dialog).queryByRole('rowheader', { name: 'app' })).not.toBeInTheDocument();
  await actor.click(within(dialog).getByRole('checkbox', { name: 'Show identical fields' }));
  expect(await row('app')).toHaveTextContent('checkout');
});

it('keeps what is typed while the find bar loads, and discards it on Escape', async () => {
  const { actor, table } = await openTable();
  fireEvent.keyDown(table, { key: 'f' });
  const early = document.activeElement;
  await actor.keyboard('tak');
  expect(screen.getByRole('searchbox', { name: 'Find in loaded rows' })).toHaveValue('tak');
  await actor.keyboard('{Escape}');
  await waitFor(() =>
    expect(
      screen.queryByRole('searchbox', { name: 'Find in loaded rows' }),
    ).not.toBeInTheDocument(),
  );
  expect(table).toHaveFocus();
  await actor.keyboard('fpayment');
  await screen.findByText('– of 2 rows, 3 loaded');
  const box = screen.getByRole('searchbox', { name: 'Find in loaded rows' });
  expect(box).toHaveFocus();
  expect(box).toHaveValue('payment');
  expect(box).not.toBe(early);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  table.focus();
  await actor.keyboard('f');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('payment');
});

it('finds text in the loaded rows, highlights it, and steps through the matches', async () => {
  const { actor, table } = await openTable();
  await actor.keyboard('f');
  const box = await screen.findByRole('searchbox', { name: 'Find in loaded rows' });
  await actor.type(box, 'PAYMENT');
  await screen.findByText('– of 2 rows, 3 loaded');
  await waitFor(() => expect(table.querySelectorAll('mark')).toHaveLength(2));
  await actor.keyboard('{Enter}{Enter}');
  expect(screen.getByText('2 of 2 rows, 3 loaded')).toBeInTheDocument();
  expect(table).toHaveAttribute('aria-activedescendant', rowsOf(table)[1]?.id);
  await actor.keyboard('{Escape}');
  expect(table).toHaveFocus();
  await waitFor(() => expect(table.querySelector('mark')).toBeNull());
});

it('moves and pins columns by keyboard without searching again', async () => {
  const { actor, table, router } = await openTable();
  await settled();
  const before = requestsTo('/views/search/sync').length;
  expect(headNames(table)).toEqual(['timestamp', 'source', 'level', 'message']);
  screen.getByTitle('Sort by source').focus();
  await actor.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() =>
    expect(headNames(table)).toEqual(['timestamp', 'level', 'source', 'message']),
  );
  expect(new URLSearchParams(router.state.location.search).get('fields')).toBe(
    'timestamp,level,source,message',
  );
  await waitFor(() => expect(screen.getByTitle('Sort by source')).toHaveFocus());
  await actor.keyboard('p');
  expect(headNames(table)).toEqual(['source', 'timestamp', 'level', 'message']);
  await settled();
  expect(requestsTo('/views/search/sync').length).toBe(before);
});

it('shows the message below the fields while it is not a column, unless turned off', async () => {
  const { actor, table } = await openTable(
    '/search?rangetype=relative&relative=3600&fields=timestamp,source',
  );
  expect(rowsOf(table)[0]).toHaveTextContent(/shop-1payment refused$/);
  await actor.click(screen.getByRole('button', { name: 'View' }));
  await actor.click(await screen.findByRole('checkbox', { name: 'Show message in new row' }));
  await waitFor(() => expect(rowsOf(table)[0]).not.toHaveTextContent('payment refused'));
});

it('keeps the opened message in the address, which opens it again', async () => {
  const { actor, router, unmount } = await openTable();
  await actor.keyboard('jj{Enter}');
  await waitFor(() =>
    expect(messageParameter(router.state.location.search)).toMatch(/^graylog_0\//),
  );
  const bodies = await Promise.all(
    requestsTo('/views/search/sync').map((request) => request.clone().text()),
  );
  const syncs = bodies.filter((body) => body.includes('"limit":150')).length;
  const { pathname, search } = router.state.location;
  unmount();
  await renderAt(`${pathname}${search}`);
  const again = await screen.findByRole('treegrid', { name: 'All Messages' });
  expect(rowsOf(again)[1]).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('region', { name: /^Details of message/ })).toHaveTextContent(
    'shop-2',
  );
  expect(syncs).toBe(1);
});

it('reports that a linked message is gone, or that the search does not find it, with links that show it', async () => {
  const { router, unmount, actor } = await openTable(
    '/search?rangetype=relative&relative=3600&message=graylog_0%2Felsewhere',
  );
  expect(
    await screen.findByText('The linked message does not exist or was deleted.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open message page' })).not.toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Close' }));
  screen.getByRole('treegrid', { name: 'All Messages' }).focus();
  await actor.keyboard('j{Enter}');
  await waitFor(() =>
    expect(messageParameter(router.state.location.search)).toMatch(/^graylog_0\//),
  );
  const key = messageParameter(router.state.location.search) ?? '';
  unmount();
  const again = await renderAt(
    `/search?q=login&rangetype=relative&relative=3600&message=${encodeURIComponent(key)}`,
  );
  expect(await screen.findByText('The linked message does not match this search.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open message page' })).toHaveAttribute(
    'href',
    `/messages/${key}`,
  );
  await again.actor.click(screen.getByRole('link', { name: 'Show in context' }));
  expect(await screen.findByRole('region', { name: /^Details of message/ })).toHaveTextContent(
    'payment refused',
  );
  expect(new URLSearchParams(again.router.state.location.search).get('rangetype')).toBe('absolute');
});

it('adds a column by typing its name, also one that is not listed', async () => {
  const { actor, table } = await openTable();
  await actor.click(screen.getByRole('button', { name: 'Columns' }));
  const box = await screen.findByRole('combobox', { name: 'Add a column' });
  await actor.type(box, 'order');
  await actor.click(await screen.findByRole('option', { name: 'order_id' }));
  await waitFor(() => expect(headNames(table)).toContain('order_id'));
  await actor.type(box, 'later{Enter}');
  await waitFor(() => expect(headNames(table).slice(-3)).toEqual(['order_id', 'later', 'message']));
});

it("shows times in the user's zone, in fields and columns, and as received on demand", async () => {
  const started = '2026-11-21T13:02:10.123456Z';
  await seedBackend({
    seed: {
      messages: [{ message: 'job', fields: { started, level: 3 } }],
      users: [{ username: 'ada', roles: ['Admin'], timezone: 'Europe/Berlin' }],
    },
  });
  const { actor } = await renderAt('/search?fields=started,level,message', { user: 'ada' });
  const table = await screen.findByRole('treegrid', { name: 'All Messages' });
  expect(await within(table).findByTitle(started)).toHaveTextContent('2026-11-21 14:02:10.123456');
  table.focus();
  await actor.keyboard('f');
  await actor.type(await screen.findByRole('searchbox', { name: 'Find in loaded rows' }), '14:02');
  await waitFor(() => expect(table.querySelector('time mark')).toHaveTextContent('14:02'));
  expect(table.querySelector('[data-severity="3"]')).toHaveTextContent('Error');
  await actor.keyboard('{Escape}');
  await actor.keyboard('{Enter}');
  const field = await screen.findByRole('listitem', {
    name: 'started: 2026-11-21 14:02:10.123456',
  });
  await actor.click(field);
  await actor.click(
    within(field).getByRole('button', { name: 'Copy value of started in Europe/Berlin' }),
  );
  expect(await within(field).findByText('Copied in Europe/Berlin')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('2026-11-21 14:02:10.123456 +01:00');
  await actor.click(screen.getByRole('button', { name: 'Raw' }));
  await actor.click(
    await screen.findByRole('button', { name: 'Copy value of started as received' }),
  );
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(started));
});
