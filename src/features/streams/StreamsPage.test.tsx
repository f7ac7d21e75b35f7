import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { backend, requestsTo, seedBackend } from '@test/backend/backend';
import { renderAt as renderAll } from '@test/rendering/render';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes as streamRoutes } from '@/features/streams/routes';
import { toasts } from '@/shared/toasts/toast-store';

const renderAt = renderPagesOf(streamRoutes);

const idOf = (n: number) => n.toString(16).padStart(24, 'a');
const some = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: idOf(n),
    title: `Stream ${`${n}`.padStart(3, '0')}`,
    description: n === 0 ? 'The first of all' : null,
    disabled: n % 2 === 1,
  }));
const open = (address = '/streams', user = 'admin') => renderAt(address, { user });
const rowOf = (title: string) => screen.findByRole('row', { name: new RegExp(title) });
const titles = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const menuOf = async (
  actor: Awaited<ReturnType<typeof open>>['actor'],
  title: string,
  item: string,
) => {
  await actor.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await actor.click(await screen.findByRole('menuitem', { name: item }));
};

afterEach(() => {
  toasts.clear();
  localStorage.clear();
});

it('lists streams with their details', async () => {
  await seedBackend({ seed: { streams: some(2) } });
  await open();
  const row = await rowOf('Stream 000');
  expect(within(row).getByRole('link', { name: 'Stream 000' })).toHaveAttribute(
    'href',
    `/streams/${idOf(0)}/search`,
  );
  expect(row).toHaveTextContent('The first of all');
  expect(row).toHaveTextContent('Running');
  expect(await rowOf('Stream 001')).toHaveTextContent('Paused');
  expect(within(await rowOf('Default Stream')).getByText('Default index set')).toBeVisible();
});

it('shows the message rates of all streams with one request', async () => {
  await seedBackend({ seed: { streams: some(2) } });
  await open();
  expect(
    within(await rowOf('Stream 001'))
      .getAllByRole('gridcell')
      .map((cell) => cell.textContent),
  ).toContain('–');
  await waitFor(async () =>
    expect(
      within(await rowOf('Stream 001'))
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toContain('0'),
  );
  expect(screen.getByRole('columnheader', { name: /Messages\/s/ })).toBeVisible();
  const bodies = await Promise.all(
    requestsTo('/cluster/metrics/multiple').map((request) => request.clone().text()),
  );
  const requests = bodies.filter((body) => body.includes('streams.Stream.'));
  expect(requests).not.toEqual([]);
  expect(requests.every((body) => body.includes(idOf(0)) && body.includes(idOf(1)))).toBe(true);
});

it('keeps page, page size, search, sort and filters in the URL', async () => {
  await seedBackend({ seed: { streams: some(30) } });
  const { actor, router } = await open(
    '/streams?query=%22Stream+0%22&pageSize=10&page=2&sort=-title',
  );
  expect(await screen.findByText('11–20 of 30')).toBeVisible();
  expect(titles()[0]).toBe('Stream 019');
  await actor.click(screen.getByRole('button', { name: 'Page 3' }));
  await screen.findByText('21–30 of 30');
  expect(router.state.location.search).toBe('?query=%22Stream+0%22&sort=-title&pageSize=10&page=3');
});

it('goes to the last page if the URL is beyond it', async () => {
  await seedBackend({ seed: { streams: some(12) } });
  const { router } = await open('/streams?query=%22Stream+0%22&pageSize=10&page=99');
  expect(await screen.findByText('11–12 of 12')).toBeVisible();
  await waitFor(() =>
    expect(router.state.location.search).toBe('?query=%22Stream+0%22&pageSize=10&page=2'),
  );
});

it('searches while typing, returns to page 1, and warns about invalid terms', async () => {
  await seedBackend({ seed: { streams: some(30) } });
  const { actor, router } = await open('/streams?pageSize=10&page=2');
  await screen.findByText(/^11–20 of/);
  await actor.type(screen.getByRole('searchbox', { name: 'Search' }), 'title:007');
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  expect(router.state.location.search).toBe('?query=title%3A007&pageSize=10');
  await actor.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await actor.type(screen.getByRole('searchbox', { name: 'Search' }), 'titel:x');
  expect(await screen.findByText(/This list has no attribute 'titel'/)).toBeVisible();
  expect(await screen.findByText('Filter does not match any data.')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText(/^1–10 of/)).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

it('filters by the attributes that the server offers', async () => {
  await seedBackend({ seed: { streams: some(4) } });
  const { actor, router } = await open();
  await rowOf('Stream 000');
  await actor.click(screen.getByRole('button', { name: 'Filter' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Filter by' }));
  await actor.click(choice.getByRole('button', { name: 'Status' }));
  await actor.click(choice.getByRole('button', { name: 'Paused' }));
  await waitFor(() => expect(titles()).toEqual(['Stream 001', 'Stream 003']));
  expect(router.state.location.search).toBe('?filters=disabled%3Atrue');
  await actor.click(screen.getByRole('button', { name: 'Remove filter Status: Paused' }));
  expect(await rowOf('Stream 000')).toBeVisible();
});

it('sorts by a column and saves the order on the server', async () => {
  await seedBackend({ seed: { streams: some(2) } });
  const { actor, unmount } = await open();
  await rowOf('Stream 000');
  await actor.click(screen.getByRole('button', { name: 'Title' }));
  await waitFor(() => expect(titles()[0]).toBe('Stream 001'));
  await waitFor(() =>
    expect(
      requestsTo('/entitylists/preferences/streams').some(({ method }) => method === 'POST'),
    ).toBe(true),
  );
  unmount();
  await open();
  await rowOf('Stream 001');
  expect(titles()[0]).toBe('Stream 001');
});

it('shows the chosen columns', async () => {
  await seedBackend({ seed: { streams: some(1) } });
  const { actor } = await open();
  await rowOf('Stream 000');
  await actor.click(screen.getByRole('button', { name: 'Columns' }));
  await actor.click(await screen.findByRole('checkbox', { name: 'Created by' }));
  expect(await screen.findByRole('columnheader', { name: 'Created by' })).toBeVisible();
  screen.getByRole('button', { name: /^Move Title/ }).focus();
  await actor.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Index set'),
  );
  await actor.click(screen.getByRole('button', { name: 'Reset columns' }));
  await waitFor(() =>
    expect(screen.queryByRole('columnheader', { name: 'Created by' })).toBeNull(),
  );
});

it('pauses, starts and deletes a stream', async () => {
  await seedBackend({ seed: { streams: some(2) } });
  const { actor } = await open();
  await menuOf(actor, 'Stream 000', 'Pause');
  await waitFor(async () => expect(await rowOf('Stream 000')).toHaveTextContent('Paused'));
  await menuOf(actor, 'Stream 000', 'Start');
  await waitFor(async () => expect(await rowOf('Stream 000')).toHaveTextContent('Running'));
  await menuOf(actor, 'Stream 000', 'Delete…');
  await actor.click(
    within(await screen.findByRole('dialog', { name: 'Delete stream' })).getByRole('button', {
      name: 'Delete stream',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('row', { name: /Stream 000/ })).toBeNull());
});

it('runs bulk actions and keeps refused streams selected, with the reason', async () => {
  const permissions = [
    `streams:read,edit:${idOf(0)}`,
    ...['streams:read', 'streams:changestate'].map((right) => `${right}:${idOf(0)}`),
    `streams:read:${idOf(1)}`,
  ];
  await seedBackend({
    seed: {
      streams: some(4)
        .filter((_, n) => n % 2 === 0)
        .map((stream, n) => ({ ...stream, id: idOf(n) })),
      users: [{ username: 'ann', roles: ['Reader'], permissions }],
    },
  });
  const { actor } = await open('/streams', 'ann');
  await rowOf('Stream 000');
  await actor.click(screen.getByRole('checkbox', { name: 'Select Stream 000' }));
  await actor.click(screen.getByRole('checkbox', { name: 'Select Stream 002' }));
  expect(screen.getByText('2 items selected')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Bulk actions' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  expect(await screen.findByText(/^Stream 002: Not authorized/)).toBeVisible();
  expect(screen.getByText('1 stream paused')).toBeVisible();
  expect(screen.getByText('1 item selected')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Cancel selection' }));
  await waitFor(() => expect(screen.queryByText(/item selected/)).toBeNull());
});

it('offers no bulk action and no deletion for built-in streams, and says why', async () => {
  await seedBackend({ seed: { streams: some(1) } });
  const { actor } = await open();
  await rowOf('Stream 000');
  const why = 'Built-in streams cannot be changed or deleted.';
  const box = screen.getByRole('checkbox', { name: 'Select Default Stream' });
  expect(box).toBeDisabled();
  expect(box).toHaveAttribute('title', why);
  await actor.click(screen.getByRole('checkbox', { name: 'Select all visible rows' }));
  expect(screen.getByText('1 item selected')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Cancel selection' }));
  await actor.click(screen.getByRole('button', { name: 'Actions for All events' }));
  const item = await screen.findByRole('menuitem', { name: 'Delete…' });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveAttribute('title', why);
});

it('marks streams whose rules cannot work and those without rules, which receive nothing', async () => {
  const rule = (type: number, value: string) => ({
    id: `rule ${value}`,
    type,
    field: 'source',
    value,
    inverted: false,
    stream_id: idOf(1),
    description: null,
  });
  const rules = [rule(2, '(['), rule(3, 'many'), rule(1, 'web-1')];
  await seedBackend({
    seed: { streams: some(2).map((stream, n) => ({ ...stream, rules: n === 1 ? rules : [] })) },
  });
  const { actor } = await open();
  const empty = await rowOf('Stream 000');
  expect(empty).toHaveTextContent('receives no messages');
  expect(within(empty).getByRole('link', { name: 'Add rules' })).toHaveAttribute(
    'href',
    `/streams/${idOf(0)}/edit?rule=new`,
  );
  await waitFor(async () =>
    expect(await rowOf('Stream 001')).toHaveTextContent('2 rules cannot work'),
  );
  await actor.click(screen.getByRole('button', { name: 'Show more of Stream 001' }));
  expect(
    await screen.findByText('Cannot work: The character class is not closed (character 2).'),
  ).toBeVisible();
  expect(screen.getByText("Cannot work: 'many' is not a number.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage rules' })).toBeVisible();
});

it('creates and starts a stream, whose rules come next; edits and clones one', async () => {
  await seedBackend({ seed: { streams: some(1) } });
  const created = await open();
  await rowOf('Stream 000');
  await created.actor.click(screen.getByRole('button', { name: 'New stream' }));
  await created.actor.type(await screen.findByLabelText(/^Title/), 'Mail{Enter}');
  expect(await screen.findByRole('dialog', { name: 'New rule' })).toBeVisible();
  expect(
    screen.getByText('This stream has no rules yet, so it receives no messages.'),
  ).toBeVisible();
  created.unmount();
  const { actor } = await open();
  expect(await rowOf('Mail')).toHaveTextContent('Running');
  await menuOf(actor, 'Mail', 'Edit…');
  await actor.type(await screen.findByLabelText(/^Description/), 'All mail servers');
  await actor.click(screen.getByRole('button', { name: 'Update stream' }));
  await waitFor(async () => expect(await rowOf('Mail')).toHaveTextContent('All mail servers'));
  await menuOf(actor, 'Mail', 'Clone…');
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('Copy of Mail');
  await actor.click(screen.getByRole('button', { name: 'Create stream' }));
  expect(await rowOf('Copy of Mail')).toHaveTextContent('Paused');
});

it('opens forms from the URL for users with the permission', async () => {
  await seedBackend({
    seed: {
      streams: some(1),
      users: [{ username: 'ann', roles: ['Reader'], permissions: [`streams:read:${idOf(0)}`] }],
    },
  });
  const { actor, router, unmount } = await open(`/streams?edit=${idOf(0)}`);
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('Stream 000');
  await actor.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
  unmount();
  await open('/streams?new', 'ann');
  await rowOf('Stream 000');
  const sheet = within(await screen.findByRole('dialog', { name: 'New stream' }));
  expect(sheet.getByText('Missing permissions')).toBeVisible();
  expect(sheet.queryByRole('textbox')).toBeNull();
});

it('links a new index set below its select, for those who may create one', async () => {
  const users = [{ username: 'ann', roles: ['Reader'], permissions: ['streams:create'] }];
  await seedBackend({ seed: { users } });
  const { unmount } = await renderAll('/streams?new');
  expect(await screen.findByRole('link', { name: 'New index set' })).toHaveAttribute(
    'href',
    '/system/index_sets/create',
  );
  unmount();
  await renderAll('/streams?new', { user: 'ann' });
  expect(await screen.findByLabelText(/^Index set/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New index set' })).not.toBeInTheDocument();
});

it('marks favourites', async () => {
  await seedBackend({ seed: { streams: some(1) } });
  const { actor } = await open();
  await actor.click(await screen.findByRole('button', { name: 'Add Stream 000 to favorites' }));
  expect(
    await screen.findByRole('button', { name: 'Remove Stream 000 from favorites', pressed: true }),
  ).toBeVisible();
});

it('shows readers only the streams shared with them, and no actions they lack permission for', async () => {
  await seedBackend({
    seed: {
      streams: some(2),
      users: [{ username: 'ann', roles: ['Reader'], permissions: [`streams:read:${idOf(1)}`] }],
    },
  });
  const { actor } = await open('/streams', 'ann');
  await rowOf('Stream 001');
  expect(titles()).toEqual(['Stream 001']);
  expect(within(await rowOf('Stream 001')).getByText('No permission to view it')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New stream' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await actor.click(screen.getByRole('button', { name: 'Actions for Stream 001' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Search in this stream',
    'Manage rules',
  ]);
});

it('shares a stream with another user, who may view but not edit it', async () => {
  await seedBackend({
    seed: {
      streams: some(2),
      users: [{ username: 'ann', full_name: 'Ann Lee', roles: ['Reader'] }],
    },
  });
  const { actor, unmount } = await open();
  await menuOf(actor, 'Stream 000', 'Share…');
  await actor.click(await screen.findByRole('combobox', { name: 'Share with' }));
  await actor.click(await screen.findByRole('option', { name: /^Ann Lee/ }));
  await actor.click(screen.getByRole('button', { name: 'Add' }));
  await actor.click(screen.getByRole('button', { name: 'Update sharing' }));
  expect(
    (await screen.findAllByText('Shares for stream "Stream 000" updated successfully'))[0],
  ).toBeVisible();
  unmount();
  await open('/streams', 'ann');
  await rowOf('Stream 000');
  expect(titles()).toEqual(['Stream 000']);
  await actor.click(screen.getByRole('button', { name: 'Actions for Stream 000' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Search in this stream',
    'Manage rules',
    'Manage outputs',
  ]);
});

it('shows why loading failed and offers to retry', async () => {
  const { fail, clearFaults } = await backend();
  fail('GET', '/streams/paginated', 500);
  const { actor } = await open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Could not load streams');
  clearFaults();
  await actor.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await rowOf('Default Stream')).toBeVisible();
});

it('offers owners to share a stream below its row', async () => {
  await seedBackend({ seed: { streams: some(1) } });
  const asOwner = await open();
  await asOwner.actor.click(await screen.findByRole('button', { name: 'Show more of Stream 000' }));
  await asOwner.actor.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('dialog', { name: /Stream 000/ })).toBeVisible();
});

it('explains to others why they cannot share a stream', async () => {
  await seedBackend({
    seed: {
      streams: some(1),
      users: [{ username: 'ann', roles: ['Reader'], permissions: [`streams:read:${idOf(0)}`] }],
    },
  });
  const { actor } = await open('/streams', 'ann');
  await actor.click(await screen.findByRole('button', { name: 'Show more of Stream 000' }));
  await actor.click(await screen.findByRole('button', { name: 'Share' }));
  expect(
    await screen.findByText('Only owners of this stream are allowed to share it.'),
  ).toBeVisible();
});
