import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { shareEntity } from '@/contract/shares';
import { getUser } from '@/contract/users';
import { createView, getView, listDashboards, updateView } from '@/contract/views';
import { EMPTY_SCREEN } from '@/domain/screens/screen';
import { SCREEN_SUMMARY, writeScreen } from '@/domain/screens/screen-codec';
import { answerInstead, backend, seedBackend, signInAs } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables();

const rowOf = async (title: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`\\b${title}`) }));
const menuOf = async (actor: Awaited<ReturnType<typeof renderAt>>['actor'], title: string) => {
  await actor.click((await rowOf(title)).getByRole('button', { name: `Actions for ${title}` }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};
const titles = async () =>
  (await call(listDashboards, { per_page: 100 })).elements.map(({ title }) => title);

it('tells with whom dashboards are shared, edits their properties, and copies and deletes them', async () => {
  const id = await storedDashboard();
  await call(shareEntity, {
    grn: `grn::::dashboard:${id}`,
    share: { selected_grantee_capabilities: { 'grn::::builtin-team:everyone': 'view' } },
  });
  const { actor } = await renderAt('/dashboards');
  expect(await (await rowOf('Shop')).findByText('Everyone')).toHaveAttribute(
    'title',
    'Everyone (Viewer)',
  );
  expect(await menuOf(actor, 'Shop')).toEqual([
    'Open',
    'Edit properties',
    'Duplicate',
    'Export as file',
    'Share…',
    'Delete',
  ]);
  await actor.click(screen.getByRole('menuitem', { name: 'Edit properties' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit properties' }));
  expect(sheet.getByText('The title of the dashboard.')).toBeVisible();
  await actor.type(sheet.getByRole('textbox', { name: /^Summary/ }), 'Orders of today');
  await actor.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await (await rowOf('Shop')).findByText('Orders of today')).toBeVisible();
  expect(await call(getView, { id })).toMatchObject({ summary: 'Orders of today', title: 'Shop' });

  await menuOf(actor, 'Shop');
  await actor.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByText('Shop (copy)')).toBeVisible();
  await actor.click((await rowOf('copy')).getByRole('button', { name: /^Actions/ }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete dashboard' }));
  await actor.click(question.getByRole('button', { name: /^(Delete|Confirm)/ }));
  await screen.findByText('Deleting view "Shop (copy)" was successful!');
  expect(await titles()).toEqual(['Shop']);
});

it('says why a dashboard could not be deleted', async () => {
  await storedDashboard();
  const { actor } = await renderAt('/dashboards');
  await menuOf(actor, 'Shop');
  await actor.click(screen.getByRole('menuitem', { name: 'Delete' }));
  (await backend()).fail('DELETE', '/views/:id', 500);
  const question = within(await screen.findByRole('dialog', { name: 'Delete dashboard' }));
  await actor.click(question.getByRole('button', { name: 'Delete dashboard' }));
  expect(await question.findByRole('alert')).toHaveTextContent(
    /^Error!Deleting view failed: [A-Z].+/,
  );
  expect(await titles()).toEqual(['Shop']);
});

it('names the screens that show a dashboard before it is deleted', async () => {
  const dashboardId = await storedDashboard();
  const { search_id, state } = await call(getView, { id: dashboardId });
  const entry = { id: 'e', dashboardId, pages: [], values: {}, seconds: 30, hours: [] };
  const { id } = await call(createView, {
    type: 'DASHBOARD',
    title: 'Lobby',
    summary: SCREEN_SUMMARY,
    search_id,
    state,
    properties: writeScreen([], { ...EMPTY_SCREEN, playlist: [entry] }),
  });
  const { actor } = await renderAt('/dashboards');
  await menuOf(actor, 'Shop');
  await actor.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete dashboard' }));
  expect(await question.findByText('Used by 1 screen')).toBeVisible();
  expect(question.getByRole('link', { name: 'Lobby' })).toHaveAttribute(
    'href',
    `/dashboards/screens/${id}`,
  );
});

it('saves properties on top of the page that others renamed in the same moment', async () => {
  const id = await storedDashboard();
  const { view } = await renamedMeanwhile(id);
  const { actor } = await renderAt('/dashboards');
  await menuOf(actor, 'Shop');
  await actor.click(screen.getByRole('menuitem', { name: 'Edit properties' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit properties' }));
  await actor.type(sheet.getByRole('textbox', { name: /^Summary/ }), 'Orders of today');
  await actor.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await (await rowOf('Shop')).findByText('Orders of today')).toBeVisible();
  expect(await call(getView, { id })).toMatchObject({
    summary: 'Orders of today',
    state: view.state,
  });
});

/** Others rename the first page when the next change of the dashboard is on its way. */
async function renamedMeanwhile(id: string) {
  const stored = await call(getView, { id });
  const [[page, state] = ['', undefined]] = Object.entries(stored.state);
  const view = {
    ...stored,
    state: {
      ...stored.state,
      [page]: Object.assign({}, state, { titles: { tab: { title: 'Orders' } } }),
    },
  };
  answerInstead(
    http.put(
      `*/api/views/${id}`,
      async () => {
        await call(updateView, { id, view });
      },
      { once: true },
    ),
  );
  return { view };
}

it('offers viewers what they may do', async () => {
  await storedDashboard();
  const { actor } = await renderAt('/dashboards', { user: 'rea' });
  expect(await menuOf(actor, 'Shop')).toEqual(['Open', 'Export as file', 'Use as start page']);
  expect(screen.queryByRole('button', { name: 'Create dashboard' })).toBeNull();
});

it('shows further pages of many dashboards', async () => {
  const id = await storedDashboard();
  const { title: _, ...view } = await call(getView, { id });
  for (let n = 10; n < 65; n += 1)
    await call(createView, {
      type: 'DASHBOARD',
      title: `Copy ${n}`,
      search_id: view.search_id,
      state: view.state,
    });
  const { actor } = await renderAt('/dashboards');
  await screen.findByText('Copy 10');
  expect(screen.queryByText('Copy 64')).toBeNull();
  await actor.click(await screen.findByRole('button', { name: /Page 3|^3$/ }));
  expect(await screen.findByText('Copy 64')).toBeVisible();
});

it('says that there are none yet, and why they could not be loaded', async () => {
  const node = await seedBackend();
  await signInAs();
  const first = await renderAt('/dashboards');
  expect(
    await screen.findByText('No dashboards yet. Create one, or export a search to a dashboard.'),
  ).toBeVisible();
  first.unmount();
  node.fail('GET', '/dashboards', 500);
  await renderAt('/dashboards');
  expect(await screen.findByText('Could not load dashboards')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /Loading dashboards failed with status: HTTP 500/,
  );
});

it('makes a dashboard the start page of the user, and ends that', async () => {
  const id = await storedDashboard();
  const { actor, router } = await renderAt('/dashboards', { user: 'rea' });
  // Shown as a toast and announced.
  const said = async (text: RegExp) => (await screen.findAllByText(text)).length > 0;
  const start = async () => (await call(getUser, { username: 'rea' })).startpage;
  await menuOf(actor, 'Shop');
  (await backend()).fail('PUT', '/users/:id', 500);
  await actor.click(screen.getByRole('menuitem', { name: 'Use as start page' }));
  expect(await said(/^Could not change your start page/)).toBe(true);
  expect(await start()).toBeNull();
  (await backend()).clearFaults();

  await menuOf(actor, 'Shop');
  await actor.click(screen.getByRole('menuitem', { name: 'Use as start page' }));
  expect(await said(/^Your start page was changed successfully/)).toBe(true);
  expect(await start()).toEqual({ type: 'dashboard', id });
  await act(() => router.navigate('/'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboards/${id}`));

  await act(() => router.navigate('/dashboards'));
  await menuOf(actor, 'Shop');
  await actor.click(screen.getByRole('menuitem', { name: 'Stop using as start page' }));
  expect(await said(/^Your start page was changed successfully/)).toBe(true);
  expect(await start()).toMatchObject({ id: '' });
});
