import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessToken } from '@/api/access-token';
import { call } from '@/api/client';
import { listDashboards } from '@/contract/views';
import { backend, cutNetwork, signInAs } from '@test/backend';
import { showEverything } from '@test/in-sight';
import { layOutTables } from '@test/laid-out';
import { renderAt } from '@test/render';
import { storedDashboard } from '@test/stored-dashboard';
import { tokenIn } from '@/domain/screens/wall-key';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

type Page = Awaited<ReturnType<typeof renderAt>>;

/** A screen "Lobby" that shows the dashboard "Shop". Its id. */
async function lobby({ actor }: Page): Promise<string> {
  await actor.click(
    (await screen.findAllByRole('button', { name: 'Create screen' }))[0] as Element,
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'New screen' }));
  await actor.type(sheet.getByRole('textbox', { name: /^Name/ }), 'Lobby');
  await actor.click(sheet.getByRole('combobox', { name: /Playlist/ }));
  await actor.click(await screen.findByRole('option', { name: 'Shop' }));
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

/** Nobody is signed in on a wall. */
async function openWall(page: Page, id: string, token: string) {
  page.unmount();
  const { sessions } = await backend();
  void sessions;
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
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.title).toMatch(/^Shop – (First|Second)/);
  wall.unmount();
});
