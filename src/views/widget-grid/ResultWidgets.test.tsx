import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { reload, renderAt } from '@test/rendering/render';

const messages = [
  { message: 'payment refused', source: 'shop-1', fields: { level: 3, took: 10 } },
  { message: 'payment taken', source: 'shop-1', fields: { level: 6, took: 30 } },
  { message: 'login', source: 'auth-1', fields: { level: 6, took: 20 } },
];
/** Counts runs of the page's search, which are the requests for rows. */
const runs = async () => {
  const searches = await Promise.all(
    requestsTo('/views/search/sync').map(async (request) =>
      (await request.clone().text()).includes('"limit":150'),
    ),
  );
  return searches.filter(Boolean).length;
};

async function open() {
  await seedBackend({ seed: { messages } });
  const view = await renderAt('/search');
  const region = (name: string | RegExp) => screen.findByRole('region', { name });
  const choose = async (title: string, item: string) => {
    await view.actor.click(
      await within(await region(title)).findByRole('button', { name: `Actions for ${title}` }),
    );
    await view.actor.click(await screen.findByRole('menuitem', { name: item }));
  };
  // The table and its menu remount with the rows of another search.
  await screen.findByText('1–3 of 3');
  return { ...view, region, choose };
}

test('a double click edits a title; an empty one is ignored, the change can be undone, and nothing is searched', async () => {
  const { actor, region } = await open();
  await waitFor(async () => expect(await runs()).toBe(1));
  await actor.dblClick(
    within(await region('All Messages')).getByRole('heading', { name: 'All Messages' }),
  );
  await screen.findByRole('textbox', { name: 'Widget title' });
  await actor.keyboard('Mine{Enter}');
  await actor.dblClick(within(await region('Mine')).getByRole('heading', { name: 'Mine' }));
  await actor.clear(await screen.findByRole('textbox', { name: 'Widget title' }));
  await actor.keyboard('{Enter}');
  await actor.keyboard('{Escape}');
  expect(await region('Mine')).toBeVisible();
  await actor.keyboard('{Control>}z{/Control}');
  expect(await region('All Messages')).toBeVisible();
  expect(await runs()).toBe(1);
});

test('keeps a title that is being edited when the page is left', async () => {
  const { actor, region } = await open();
  await actor.dblClick(
    within(await region('All Messages')).getByRole('heading', { name: 'All Messages' }),
  );
  await screen.findByRole('textbox', { name: 'Widget title' });
  await actor.keyboard('Mine');
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(await region('Mine')).toBeVisible();
});

test('maximizes a widget by its address', async () => {
  const { actor, region, choose, router } = await open();
  await choose('All Messages', 'Focus this widget');
  expect(router.state.location.search).toMatch(/focusedId=.*focusing=true/);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Message Count' })).not.toBeInTheDocument(),
  );
  await choose('All Messages', 'Unfocus this widget');
  expect(await region('Message Count')).toBeVisible();
  await choose('Message Count', 'Focus this widget');
  await actor.click(await screen.findByRole('button', { name: 'Unfocus this widget' }));
  expect(await region('All Messages')).toBeVisible();
});

test('Back leaves a maximized widget and keeps its changes, nothing runs, and Forward maximizes it again', async () => {
  const { actor, region, choose, router } = await open();
  const columns = () => new URLSearchParams(router.state.location.search).get('fields');
  await waitFor(async () => expect(await runs()).toBe(1));
  await choose('All Messages', 'Focus this widget');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Message Count' })).not.toBeInTheDocument(),
  );
  await choose('All Messages', 'Rename');
  await screen.findByRole('textbox', { name: 'Widget title' });
  await actor.keyboard('Mine{Enter}');
  await actor.click(within(await region('Mine')).getByRole('button', { name: 'Columns' }));
  await actor.click(await screen.findByRole('button', { name: 'Remove level' }));
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(columns()).toBe('timestamp,source,message'));

  await act(() => router.navigate(-1));
  expect(await region('Message Count')).toBeVisible();
  expect(router.state.location.search).not.toMatch(/focus/);
  await waitFor(() => expect(columns()).toBe('timestamp,source,message'));
  await waitFor(() =>
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).not.toContain(
      'level',
    ),
  );

  await act(() => router.navigate(1));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Message Count' })).not.toBeInTheDocument(),
  );
  expect(columns()).toBe('timestamp,source,message');
  await choose('Mine', 'Remove widget');
  await actor.click(
    within(await screen.findByRole('dialog', { name: 'Remove widget' })).getByRole('button', {
      name: 'Remove widget',
    }),
  );
  await waitFor(() => expect(router.state.location.search).not.toMatch(/focus/));
  expect(await runs()).toBe(1);
});

test('removing a maximized widget leaves no history entry that shows the same again', async () => {
  const { actor, region, choose, router } = await open();
  const before = router.state.location.search;
  await actor.click(screen.getByRole('textbox', { name: 'Query' }));
  await actor.keyboard('source:shop-1{Enter}');
  await screen.findByText('1–2 of 2');
  await choose('All Messages', 'Focus this widget');
  await waitFor(() => expect(screen.getByRole('group', { name: 'All Messages' })).toHaveFocus());
  await choose('All Messages', 'Unfocus this widget');
  await region('Message Count');
  await choose('All Messages', 'Focus this widget');
  await waitFor(() => expect(screen.getByRole('group', { name: 'All Messages' })).toHaveFocus());
  await choose('All Messages', 'Remove widget');
  await actor.click(
    within(await screen.findByRole('dialog', { name: 'Remove widget' })).getByRole('button', {
      name: 'Remove widget',
    }),
  );
  await waitFor(() => expect(router.state.location.search).not.toMatch(/focus/));

  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe(before));
});

test('a copy of a maximized widget is shown among the others, and Back leads to the original again', async () => {
  const { region, choose, router } = await open();
  await choose('All Messages', 'Focus this widget');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Message Count' })).not.toBeInTheDocument(),
  );
  await choose('All Messages', 'Duplicate');
  await waitFor(() => expect(router.state.location.search).not.toMatch(/focus/));
  await act(() => router.navigate(-1));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Message Count' })).not.toBeInTheDocument(),
  );
  expect(await region('All Messages')).toBeVisible();
});

test('Back and Forward move the focus to the widget that was or becomes maximized', async () => {
  const { region, choose, router } = await open();
  await choose('All Messages', 'Focus this widget');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Message Count' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByRole('group', { name: 'All Messages' })).toHaveFocus());
  await act(() => router.navigate(-1));
  await region('Message Count');
  const menu = () => screen.getByRole('button', { name: 'Actions for All Messages' });
  await waitFor(() => expect(menu()).toHaveFocus());
  await act(() => router.navigate(1));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Message Count' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(menu()).toHaveFocus());
});

test('removing a widget asks for confirmation and can be undone', async () => {
  const { actor, region, choose } = await open();
  await choose('Message Count', 'Remove widget');
  const question = await screen.findByRole('dialog', { name: 'Remove widget' });
  expect(question).toHaveTextContent('Are you sure you want to remove the widget "Message Count"?');
  await actor.click(within(question).getByRole('button', { name: 'Remove widget' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Message Count' })).not.toBeInTheDocument(),
  );
  await actor.keyboard('{Control>}z{/Control}');
  expect(await region('Message Count')).toBeVisible();
});

test('keeps the draft of a widget query when the page is left, until it is applied or discarded', async () => {
  const page = await open();
  const { actor, region, choose } = page;
  await choose('All Messages', 'Edit query');
  const dialog = () => screen.findByRole('dialog', { name: /All Messages/ });
  await actor.type(within(await dialog()).getByRole('textbox', { name: 'Query' }), 'level:3');
  expect(page.router.state.location.search).toMatch(/focusedId=.*editing=true/);

  const second = await reload(page);
  expect(within(await dialog()).getByRole('textbox', { name: 'Query' })).toHaveValue('level:3');
  await actor.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(second.router.state.location.search).not.toMatch(/focusedId|editing/));
  await region('All Messages');
  await choose('All Messages', 'Edit query');
  expect(within(await dialog()).getByRole('textbox', { name: 'Query' })).toHaveValue('');
});
