import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import { newIds } from '@/views/storing/new-ids';
import { requestsTo } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const timeranges = async () => {
  const bodies = await Promise.all(
    requestsTo('/views/search/sync').map(
      (request) => request.clone().json() as Promise<{ queries: { timerange: object }[] }>,
    ),
  );
  return bodies.flatMap(({ queries }) => queries.map(({ timerange }) => timerange));
};

it('of a widget shows the range of the filter instead of its own, and asks nothing again', async () => {
  const widget = {
    ...newAggregation(newIds.id()),
    timerange: { type: 'relative', from: 86_400 } as const,
  };
  const id = await storedDashboard([{ title: 'Course', widget }]);
  const { actor } = await renderAt(`/dashboards/${id}?rangetype=relative&from=3600`);
  await screen.findByText('now');
  await actor.click(await screen.findByRole('button', { name: 'Actions for Course' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(await screen.findByText(/disabled because a filter applies to all widgets/)).toBeVisible();
  await screen.findByText('Figures');
  expect(await timeranges()).toEqual([{ type: 'relative', from: 3600 }]);

  // The widget's own settings stay in sight, and apply again without the filter.
  const own = within(screen.getByRole('group', { name: 'Query of the widget' }));
  const [range, search] = ['Time range: Last day', 'Search'].map((name) =>
    own.getByRole('button', { name }),
  );
  expect(range).toBeDisabled();
  expect(search).toBeDisabled();
  expect(own.getByRole('textbox', { name: 'Query' })).toBeDisabled();
  const editor = within(screen.getByRole('region', { name: 'Edit "Course"' }));
  await actor.click(editor.getByRole('button', { name: 'Reset filter' }));
  expect(range).toBeEnabled();
  expect(search).toBeEnabled();
});

it('of a widget is not opened for readers by a link to it', async () => {
  const widget = newAggregation(newIds.id());
  const id = await storedDashboard([{ title: 'Course', widget }]);
  await renderAt(`/dashboards/${id}?focusedId=${widget.id}&editing=true`, { user: 'rea' });
  expect(await screen.findByRole('button', { name: 'Actions for Course' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Update widget' })).toBeNull();
});
