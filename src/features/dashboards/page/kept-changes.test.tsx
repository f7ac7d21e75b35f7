import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import { newIds } from '@/views/storing/new-ids';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();
// Nothing is asked in development builds.
beforeEach(() => vi.stubEnv('DEV', false));

const KEPT = 'Your own unsaved changes to this dashboard are kept.';
const menuOfCourse = () => screen.findByRole('button', { name: 'Actions for Course' });

async function editorOpened() {
  const widget = newAggregation(newIds.id());
  const id = await storedDashboard([{ title: 'Course', widget }]);
  const page = await renderAt(`/dashboards/${id}`);
  await page.actor.click(await menuOfCourse());
  await page.actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByText('Figures');
  return { ...page, path: `/dashboards/${id}` };
}

async function addMetric({ actor }: Awaited<ReturnType<typeof renderAt>>) {
  await actor.click(screen.getByRole('button', { name: 'Add' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Metric' }));
  await screen.findByRole('group', { name: 'New metric' });
}

it('closes the editor of a widget with Back, and opens it again with Forward', async () => {
  const { router } = await editorOpened();
  await router.navigate(-1);
  expect(await menuOfCourse()).toBeVisible();
  expect(router.state.location.search).not.toContain('editing');
  await router.navigate(1);
  expect(await screen.findByRole('button', { name: 'Update widget' })).toBeVisible();
});

it('asks before Back closes the editor with changes, and keeps or discards them', async () => {
  const page = await editorOpened();
  const { actor, router } = page;
  await addMetric(page);
  const asked = async () => within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  await router.navigate(-1);
  await actor.click((await asked()).getByRole('button', { name: 'Stay' }));
  expect(screen.getByRole('group', { name: 'New metric' })).toBeVisible();
  await router.navigate(-1);
  await actor.click((await asked()).getByRole('button', { name: 'Leave and keep draft' }));
  await menuOfCourse();
  await router.navigate(1);
  expect(await screen.findByRole('group', { name: 'New metric' })).toBeVisible();
  await router.navigate(-1);
  await actor.click((await asked()).getByRole('button', { name: 'Leave and discard' }));
  await menuOfCourse();
  await router.navigate(1);
  await screen.findByText('Figures');
  expect(screen.queryByRole('group', { name: 'New metric' })).toBeNull();
});

it('says nothing of unsaved changes that were undone or cancelled in an editor', async () => {
  const page = await editorOpened();
  const { actor, router, path } = page;
  await addMetric(page);
  await actor.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'New metric' })).toBeNull());
  await router.navigate('/dashboards');
  await router.navigate(path);
  await menuOfCourse();
  await settled();
  expect(screen.queryByText(KEPT)).toBeNull();
  await actor.click(await menuOfCourse());
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByText('Figures');
  await addMetric(page);
  await actor.click(screen.getByRole('button', { name: 'Cancel' }));
  await menuOfCourse();
  await router.navigate('/dashboards');
  await router.navigate(path);
  await menuOfCourse();
  await settled();
  expect(screen.queryByText(KEPT)).toBeNull();
});
