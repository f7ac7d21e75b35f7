import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { accessToken } from '@/api/access-token';
import { call } from '@/api/client';
import { createToken, getUser } from '@/contract/users';
import { EMPTY_SCREEN, type Screen } from '@/domain/screens/screen';
import { pagesOf } from '@/domain/search/view/pages';
import { loadView } from '@/views/storing/queries';
import { saveAs } from '@/views/storing/store-view';
import { answerInstead, backend, cutNetwork, PASSWORD } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';
import { replaceClock, turnClock } from '@test/rendering/turned-clock';
import { createScreen } from '../screens/model/screens';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const entry = (dashboardId: string, pages: string[] = []): Screen['playlist'][number] => ({
  id: dashboardId,
  dashboardId,
  pages,
  values: {},
  seconds: 3600,
  hours: [],
});

/** Opens the wall of a screen with this playlist as `rea`, who reads everything. */
async function openWall(playlist: Screen['playlist']) {
  const { id } = await createScreen('Lobby', { ...EMPTY_SCREEN, playlist });
  const { id: reader } = await call(getUser, { username: 'rea' });
  const { token, id: tokenId } = await call(createToken, { id: reader, name: 'wall' });
  accessToken.use(token);
  let answer = () => {};
  const held = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  answerInstead(http.get(`*/api/views/${id}`, () => held, { once: true }));
  const wall = await renderAt(`/dashboards/wall/${id}`, { user: null });
  // Not kept, because it may be replaced as soon as it is found.
  await screen.findByText('Loading the screen…');
  answer();
  expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible();
  /** Reads again what it reads every minute or every few minutes. */
  const readAgain = (queryKey: readonly string[]) =>
    act(() => wall.queryClient.invalidateQueries({ queryKey }));
  const revoke = () => asAdmin('DELETE', `/users/${reader}/tokens/${tokenId}`);
  return { id, wall, readAgain, revoke };
}

/** Someone changes the screen or its dashboards elsewhere. */
async function asAdmin(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await (
    await backend()
  ).handle(
    new Request(`http://localhost/api${path}`, {
      method,
      headers: {
        authorization: `Basic ${btoa(`admin:${PASSWORD}`)}`,
        'x-requested-by': 'test',
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  expect(response.status).toBeLessThan(300);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

it('shows the last page until a dashboard of its new playlist is here, and goes on after it was deleted', async () => {
  const shop = await storedDashboard();
  const { view: other } = await saveAs(await loadView(shop), 'Other');
  const { id, readAgain } = await openWall([entry(shop)]);
  let answer = () => {};
  const held = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  answerInstead(http.get(`*/api/views/${other.id}`, () => held));

  const stored = (await asAdmin('GET', `/views/${id}`)) as { properties: string[] };
  await asAdmin('PUT', `/views/${id}`, {
    ...stored,
    properties: stored.properties.map((text) => text.replaceAll(shop, other.id)),
  });
  await readAgain(['views', 'document', id]);
  expect(screen.getByRole('heading', { name: 'Shop' })).toBeVisible();
  answer();
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();

  await asAdmin('DELETE', `/views/${id}`);
  await readAgain(['views', 'document', id]);
  expect(await screen.findByText(/^This screen was deleted/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
});

it('says why a user is not allowed, for as long as that is so', async () => {
  const shop = await storedDashboard();
  const { readAgain } = await openWall([entry(shop)]);
  const { users } = await backend();
  const reader = users.byName('rea');
  if (!reader) throw new Error('There is no reader.');
  await users.save({ ...reader, permissions: [...reader.permissions, 'streams:edit'] });
  await readAgain(['wall', 'access']);
  const title = 'This user cannot be used for screens';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('streams:edit')).toBeVisible();
  await readAgain(['wall', 'access']);
  expect(screen.getByText('streams:edit')).toBeVisible();

  await users.save(reader);
  await readAgain(['wall', 'access']);
  expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible();
});

it('keeps the last page that has data during an outage, instead of one that never had any', async () => {
  replaceClock();
  const shop = await storedDashboard();
  const { wall } = await openWall([entry(shop)]);
  // The clock decides which of the two pages is first.
  await waitFor(() => expect(document.title).toMatch(/First|Second/));
  if (document.title.includes('Second')) await wall.actor.keyboard('{ArrowRight}');
  expect(await screen.findByText('payment refused')).toBeVisible();
  expect(screen.getByText(/^Next: Second/)).toBeVisible();
  // The clock of the wall ticks every second.
  await turnClock(2_000);

  cutNetwork(true);
  // It waits for the server.
  void wall.queryClient.invalidateQueries({ queryKey: ['views'] });
  expect(await screen.findByText(/^The server is not responding/)).toBeVisible();
  await wall.actor.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.queryByText(/^Next: /)).toBeNull());
  expect(screen.getByText('payment refused')).toBeVisible();

  cutNetwork(false);
  expect(await screen.findByText('This page has no widgets yet')).toBeVisible();
});

it('keeps its theme whatever another tab of the browser chooses, and cannot be pressed', async () => {
  const shop = await storedDashboard();
  const [first] = pagesOf(await loadView(shop));
  // The clock decides between several pages.
  await openWall([entry(shop, [first?.id ?? ''])]);
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('noir'));
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'console.theme', newValue: 'teint' }));
  });
  expect(document.documentElement.dataset['theme']).toBe('noir');
  // Rows would hide newer ones, and links would lead to pages that need a session.
  expect((await screen.findByText('payment refused')).closest('[inert]')).not.toBeNull();
});

it('keeps the last page that has data when its access is revoked just as the page changes', async () => {
  replaceClock();
  const shop = await storedDashboard();
  const { wall, revoke } = await openWall([entry(shop)]);
  await waitFor(() => expect(document.title).toMatch(/First|Second/));
  if (document.title.includes('Second')) await wall.actor.keyboard('{ArrowRight}');
  expect(await screen.findByText('payment refused')).toBeVisible();
  await turnClock(2_000);

  await revoke();
  await wall.actor.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.title).toContain('Second'));
  void wall.queryClient.invalidateQueries({ queryKey: ['views'] });
  expect(await screen.findByText(/^Access was revoked/)).toBeVisible();
  expect(await screen.findByText('payment refused')).toBeVisible();
});

it('says soon that the server is not responding if it accepts requests without answering', async () => {
  const shop = await storedDashboard();
  let answer = () => {};
  const held = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  answerInstead(http.post('*/api/views/search/sync', () => held));
  answerInstead(http.get('*/api/', () => HttpResponse.error()));
  await openWall([entry(shop)]);
  // Before the first regular ping, which is sent after 20 seconds.
  const outage = screen.findByText(/^The server is not responding/, {}, { timeout: 15_000 });
  expect(await outage).toBeVisible();
  answer();
});
