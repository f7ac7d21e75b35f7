import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessToken } from '@/api/access-token';
import { call } from '@/api/client';
import { createToken } from '@/contract/users';
import { listDashboards } from '@/contract/views';
import { newMessages } from '@/domain/search/widgets/new-widgets';
import { NEW_VARIABLE } from '@/domain/search/variables/variable';
import { newIds } from '@/views/storing/new-ids';
import { loadView } from '@/views/storing/queries';
import { saveView } from '@/views/storing/store-view';
import { backend, cutNetwork } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';
import { tokenIn } from '@/domain/screens/wall-key';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

type Page = Awaited<ReturnType<typeof renderAt>>;

/** A screen "Lobby" that shows the dashboard "Shop". Its id. */
async function lobby(
  { actor }: Page,
  fill: (sheet: ReturnType<typeof within>) => Promise<void> = async () => {},
): Promise<string> {
  await actor.click(
    (await screen.findAllByRole('button', { name: 'Create screen' }))[0] as Element,
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'New screen' }));
  await actor.type(sheet.getByRole('textbox', { name: /^Name/ }), 'Lobby');
  await actor.click(sheet.getByRole('combobox', { name: /Playlist/ }));
  await actor.click(await screen.findByRole('option', { name: 'Shop' }));
  await actor.click(await sheet.findByRole('combobox', { name: 'Pages' }));
  await actor.click(await screen.findByRole('option', { name: 'First' }));
  await fill(sheet);
  await actor.click(sheet.getByRole('button', { name: 'Create screen' }));
  await actor.click(await screen.findByRole('link', { name: 'Lobby' }));
  const { elements } = await call(listDashboards, { query: 'Lobby' });
  return elements[0]?.id ?? '';
}

/** The token in the address of a new wall. */
async function connected({ actor }: Page): Promise<string> {
  await actor.click(await screen.findByRole('button', { name: 'Connect wall' }));
  await screen.findByRole('dialog', { name: 'Connect wall' });
  await actor.click(screen.getByRole('button', { name: 'Create address' }));
  const address = await screen.findByRole('group', { name: 'Address of the wall' });
  return tokenIn(new URL(address.textContent ?? '').hash) ?? '';
}

/** Opens the wall in a browser in which nobody is signed in. */
async function openWall(page: Page, id: string, token: string) {
  page.unmount();
  accessToken.use(token);
  return renderAt(`/dashboards/wall/${id}`, { user: null });
}

it('is set up from nothing, connected, shown on a wall, and ends with its token', async () => {
  await storedDashboard();
  const page = await renderAt('/dashboards/screens');
  const id = await lobby(page);
  const token = await connected(page);
  const wall = await openWall(page, id, token);
  expect(await screen.findByText('payment refused')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Shop' })).toBeVisible();
  // Nobody can use what selects rows or changes the table.
  const table = within(screen.getByRole('treegrid'));
  expect(table.queryByRole('checkbox')).toBeNull();
  expect(table.getByRole('button', { name: 'message' })).toBeDisabled();
  expect(table.getAllByRole('columnheader')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.title).toMatch(/^Shop – First/);

  cutNetwork(true);
  expect(await screen.findByText(/^The server is not responding\. Data as of/)).toBeVisible();
  expect(screen.getByText('payment refused')).toBeVisible();
  cutNetwork(false);
  await waitFor(() => expect(screen.queryByText(/^The server is not responding/)).toBeNull());

  const { users } = await backend();
  const reader = users.byName('screen-lobby');
  if (!reader) throw new Error('The wizard made no user.');
  await users.save({ ...reader, tokens: {} });
  expect(await screen.findByText(/^Access was revoked\. Data as of/)).toBeVisible();
  expect(screen.getByText('payment refused')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();

  // A new address differs only in its fragment: nothing is loaded again.
  await users.save({ ...reader, tokens: reader.tokens });
  await act(() => wall.router.navigate(`/dashboards/wall/${id}#key=${token}`));
  await waitFor(() => expect(screen.queryByText(/^Access was revoked/)).toBeNull());
  expect(wall.router.state.location.hash).toBe('');
});

it('names other access of the user before access is revoked, ends it, and shows the next wall', async () => {
  await storedDashboard();
  const page = await renderAt('/dashboards/screens');
  await lobby(page);
  await connected(page);
  await page.actor.click(screen.getByRole('button', { name: 'Done' }));
  const { users, sessions } = await backend();
  const reader = users.byName('screen-lobby');
  if (!reader) throw new Error('The wizard made no user.');
  expect(Object.values(reader.tokens)).toEqual([
    expect.objectContaining({ name: 'Wall 1', isReadOnly: true }),
  ]);
  await call(createToken, { id: reader.id, name: 'script' });
  await sessions.open(reader, '127.0.0.1');
  const { pathname } = page.router.state.location;
  page.unmount();
  const { actor } = await renderAt(pathname);

  await actor.click(await screen.findByRole('button', { name: 'Revoke access of Wall 1' }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke access' }));
  expect(question.getByText('Access token "script"')).toBeVisible();
  expect(question.getByText('Sessions in which the user is signed in')).toBeVisible();
  await actor.click(question.getByRole('checkbox', { name: /^Also revoke/ }));
  await actor.click(question.getByRole('button', { name: 'Revoke access' }));
  expect(await screen.findByText('No wall has access.')).toBeVisible();
  expect(users.byId(reader.id)).toMatchObject({ tokens: {}, account_status: 'enabled' });
  expect(sessions.activeOf(reader.id)).toBe(false);

  await actor.click(screen.getByRole('button', { name: 'Connect wall' }));
  await actor.click(await screen.findByRole('button', { name: 'Create address' }));
  expect(await screen.findByRole('button', { name: 'Revoke access of Wall 1' })).toBeVisible();
});

it('says after a reload during an outage since when, and continues by itself', async () => {
  await storedDashboard();
  const page = await renderAt('/dashboards/screens');
  const id = await lobby(page);
  const token = await connected(page);
  sessionStorage.setItem('console.wall.outage', `${Date.now() - 3.5 * 3_600_000}`);
  cutNetwork(true);
  await openWall(page, id, token);
  expect(await screen.findByRole('heading', { name: 'Waiting for the server' })).toBeVisible();
  expect(
    screen.getByText(/^The server has not responded since .* \(3 hours ago\)\./),
  ).toBeVisible();
  cutNetwork(false);
  expect(await screen.findByText('payment refused')).toBeVisible();
  expect(sessionStorage.getItem('console.wall.outage')).toBeNull();
});

it('shows a dashboard with values of its variables of its own', async () => {
  const id = await storedDashboard([
    {
      title: 'By host',
      widget: { ...newMessages(newIds.id(), ['message']), query: 'source:$host$' },
    },
  ]);
  const dashboard = await loadView(id);
  await saveView({ ...dashboard, variables: [{ ...NEW_VARIABLE, name: 'host' }] }, dashboard);
  const page = await renderAt('/dashboards/screens');
  const { actor } = page;
  const screenId = await lobby(page, async (sheet) => {
    expect(await sheet.findByText('Choose a value.')).toBeVisible();
    await actor.type(sheet.getByRole('textbox', { name: 'host' }), 'shop-1{Tab}');
    await waitFor(() => expect(sheet.queryByText('Choose a value.')).toBeNull());
  });
  expect(await screen.findByText(/host: shop-1/)).toBeVisible();
  const token = await connected(page);
  await openWall(page, screenId, token);
  expect(await screen.findByText('payment refused')).toBeVisible();
  expect(screen.getByText('host: shop-1')).toBeVisible();
});
