import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '@/api/client';
import { getView } from '@/contract/views';
import { readView } from '@/domain/search/view/view-codec';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt as open } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const widgets = async () =>
  within(await screen.findByRole('tabpanel'))
    .getAllByRole('group')
    .flatMap((group) => group.getAttribute('aria-label') ?? [])
    .filter((name) => name !== 'Widgets of this page');

/** A dashboard on which the editor of a new aggregation is open. */
async function inNewEditor() {
  const id = await storedDashboard();
  const view = await open(`/dashboards/${id}`);
  await screen.findByRole('group', { name: 'Messages' });
  await view.actor.click(screen.getByRole('button', { name: 'Add widget' }));
  await view.actor.click(await screen.findByRole('menuitem', { name: 'Aggregation' }));
  await screen.findByRole('button', { name: 'Update widget' });
  return view;
}

async function expectNoTrace(actor: Awaited<ReturnType<typeof inNewEditor>>['actor']) {
  await screen.findByRole('group', { name: 'Messages' });
  await waitFor(async () => expect(await widgets()).toEqual(['Messages']));
  await settled();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await actor.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  await settled();
  expect(await widgets()).toEqual(['Messages']);
}

it.each([
  ['Cancel', async ({ actor }) => actor.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Back', async ({ router }) => act(() => router.navigate(-1))],
] satisfies [string, (view: Awaited<ReturnType<typeof inNewEditor>>) => Promise<unknown>][])(
  'leaves no trace of a new aggregation whose editor was left by %s',
  async (_, leave) => {
    const view = await inNewEditor();
    await leave(view);
    await expectNoTrace(view.actor);
  },
);

it('leaves no trace of a changed new aggregation either, once its changes are discarded', async () => {
  vi.stubEnv('DEV', false);
  const { actor, router } = await inNewEditor();
  await actor.click(screen.getByRole('button', { name: 'Add metric' }));
  act(() => void router.navigate(-1));
  const question = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  expect(question.queryByRole('button', { name: 'Leave and keep draft' })).toBeNull();
  await actor.click(question.getByRole('button', { name: 'Leave and discard' }));
  await expectNoTrace(actor);
});

it('keeps a new aggregation that was applied, however its editor is left later', async () => {
  const { actor, router } = await inNewEditor();
  await actor.click(screen.getByRole('button', { name: 'Update widget' }));
  const edit = async () => {
    await actor.click(
      await screen.findByRole('button', { name: 'Actions for count() by timestamp' }),
    );
    await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await screen.findByRole('button', { name: 'Update widget' });
  };
  await edit();
  await actor.click(screen.getByRole('button', { name: 'Cancel' }));
  await edit();
  act(() => void router.navigate(-1));
  await screen.findByRole('group', { name: 'count() by timestamp' });
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  await actor.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await widgets()).toEqual(['Messages']));
});

it('gives a new widget half of the width', async () => {
  const id = await storedDashboard();
  const { actor } = await open(`/dashboards/${id}`);
  await actor.click(await screen.findByRole('button', { name: 'Add widget' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Aggregation' }));
  await actor.click(await screen.findByRole('button', { name: 'Update widget' }));
  await screen.findByRole('group', { name: 'count() by timestamp' });
  const actions = within(screen.getByRole('group', { name: 'Dashboard actions' }));
  await actor.click(await actions.findByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saving view .* was successful!$/);
  const { states } = readView({ view: await call(getView, { id }), search: undefined });
  const positions = Object.values(states).flatMap((page) => Object.values(page.positions));
  expect(positions).toContainEqual({ col: 1, row: 1, height: 4, width: 6 });
});

it('offers a new widget in the empty cells of the grid', async () => {
  const id = await storedDashboard();
  const { actor } = await open(`/dashboards/${id}`);
  const handle = await screen.findByRole('button', { name: 'Move Messages' });
  expect(screen.queryByRole('button', { name: 'Create a new widget here' })).toBeNull();
  handle.focus();
  await actor.keyboard('{Shift>}{ArrowLeft>4/}{/Shift}');
  await actor.click(await screen.findByRole('button', { name: 'Create a new widget here' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create new widget' }));
  await actor.click(dialog.getByRole('button', { name: 'Message Count' }));
  await screen.findByRole('group', { name: 'Message Count' });
  expect(screen.queryByRole('button', { name: 'Create a new widget here' })).toBeNull();
  expect(await widgets()).toEqual(['Messages', 'Message Count']);
});
