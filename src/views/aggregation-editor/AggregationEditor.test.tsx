import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '@/api/client';
import { getView } from '@/contract/views';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';

layOutTables({ also: '[aria-label="Widgets of this search"], .leaflet-container' });

const messages = [
  { message: 'refused', source: 'shop-1', fields: { app: 'shop', took_ms: 10 } },
  { message: 'taken', source: 'shop-1', fields: { app: 'shop', took_ms: 30 } },
  { message: 'login', source: 'auth-1', fields: { app: 'auth', took_ms: 50, geo: '48.1,11.6' } },
];

async function openEditor() {
  const node = await seedBackend({ seed: { messages } });
  const view = await renderAt('/search');
  await screen.findByText('1–3 of 3');
  const { actor } = view;
  await actor.click(await screen.findByRole('button', { name: 'Actions for Message Count' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const editor = within(await screen.findByRole('region', { name: 'Edit "Message Count"' }));
  return { ...view, node, editor };
}
type Editor = Awaited<ReturnType<typeof openEditor>>['editor'];

const updateButton = (editor: Editor) => editor.getByRole('button', { name: 'Update widget' });
const showTable = async ({ actor, editor }: Awaited<ReturnType<typeof openEditor>>) => {
  await actor.click(editor.getByRole('radio', { name: 'Table' }));
  await actor.click(editor.getByRole('button', { name: 'Remove grouping level' }));
};
const cells = () =>
  within(screen.getByRole('grid', { name: 'Table of groups' }))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);

test('an aggregation is edited in place, and its picture follows', async () => {
  const view = await openEditor();
  const { actor, editor, router } = view;
  expect(router.state.location.search).toContain('editing=true');
  await showTable(view);
  const grouping = within(editor.getByRole('group', { name: 'Grouping timestamp' }));
  await actor.type(grouping.getByRole('combobox', { name: 'Fields' }), 'app');
  await actor.click(await screen.findByRole('option', { name: /^app/ }));
  await actor.click(grouping.getByRole('button', { name: 'Remove timestamp' }));
  await actor.click(editor.getByRole('button', { name: 'Add metric' }));
  const metric = within(editor.getByRole('group', { name: 'New metric' }));
  expect(metric.getByRole('combobox', { name: 'Function' })).toHaveFocus();
  expect(metric.getByText('Function is required.')).toBeVisible();
  expect(updateButton(editor)).toBeDisabled();
  await actor.type(metric.getByRole('combobox', { name: 'Function' }), 'avg');
  await actor.click(await screen.findByRole('option', { name: 'avg' }));
  expect(await editor.findByText('Field is required for function avg.')).toBeVisible();
  const added = within(editor.getByRole('group', { name: 'New metric' }));
  expect(added.getByRole('combobox', { name: 'Field' })).toHaveFocus();
  await actor.keyboard('took');
  await actor.click(await screen.findByRole('option', { name: /^took_ms/ }));
  await waitFor(() => expect(cells()).toEqual(['2', '20', '1', '50']));
  await settled();
  const asked = requestsTo('/views/search/sync').length;

  await actor.type(
    within(editor.getByRole('group', { name: 'Metric avg(took_ms)' })).getByRole('textbox', {
      name: 'Name',
    }),
    'Mean',
  );
  expect(await screen.findByRole('columnheader', { name: /Mean/ })).toBeVisible();
  await settled();
  expect(requestsTo('/views/search/sync')).toHaveLength(asked);
});

test('a percentage is a share of the messages or of a sum, and is shown as one', async () => {
  const view = await openEditor();
  const { actor, editor } = view;
  await showTable(view);
  const grouping = within(editor.getByRole('group', { name: 'Grouping timestamp' }));
  await actor.type(grouping.getByRole('combobox', { name: 'Fields' }), 'app');
  await actor.click(await screen.findByRole('option', { name: /^app/ }));
  await actor.click(grouping.getByRole('button', { name: 'Remove timestamp' }));
  await actor.click(editor.getByRole('button', { name: 'Add metric' }));
  const metric = within(editor.getByRole('group', { name: 'New metric' }));
  await actor.type(metric.getByRole('combobox', { name: 'Function' }), 'percentage');
  await actor.click(await screen.findByRole('option', { name: 'percentage' }));
  await waitFor(() => expect(cells()).toEqual(['2', '66.67%', '1', '33.33%']));

  const share = within(editor.getByRole('group', { name: 'Metric percentage(,COUNT)' }));
  await actor.selectOptions(share.getByRole('combobox', { name: 'Share of' }), 'Sum');
  expect(await editor.findByText('Field is required for function percentage.')).toBeVisible();
  const added = within(editor.getByRole('group', { name: 'New metric' }));
  await actor.type(added.getByRole('combobox', { name: 'Field' }), 'took');
  await actor.click(await screen.findByRole('option', { name: /^took_ms/ }));
  await waitFor(() => expect(cells()).toEqual(['2', '44.44%', '1', '55.56%']));
});

test('the widget takes over what was edited, and is saved with its search', async () => {
  const { actor, editor, router } = await openEditor();
  await actor.click(editor.getByRole('radio', { name: 'Line' }));
  const metric = within(editor.getByRole('group', { name: 'Metric count()' }));
  await actor.type(metric.getByRole('textbox', { name: 'Name' }), 'Hits');
  await actor.click(updateButton(editor));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Edit "/ })).toBeNull());
  expect(router.state.location.search).not.toContain('editing');
  const controls = within(await screen.findByRole('group', { name: 'Search actions' }));
  await actor.click(controls.getByRole('button', { name: 'Save' }));
  await actor.type(await screen.findByRole('textbox', { name: 'Title' }), 'Hits over time{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/[0-9a-f]{24}$/));
  const stored = await call(getView, { id: router.state.location.pathname.slice(-24) });
  expect(JSON.stringify(stored)).toContain('"visualization":"line"');
  expect(JSON.stringify(stored)).toContain('"config":{"name":"Hits"}');
});

test('moving a map changes the part of the world that the widget shows', async () => {
  const view = await openEditor();
  const { actor, editor } = view;
  await actor.click(editor.getByRole('radio', { name: 'Map' }));
  const grouping = within(editor.getByRole('group', { name: 'Grouping timestamp' }));
  await actor.type(grouping.getByRole('combobox', { name: 'Fields' }), 'geo');
  await actor.click(await screen.findByRole('option', { name: /^geo/ }));
  await actor.click(grouping.getByRole('button', { name: 'Remove timestamp' }));
  const map = { name: /^World map of count\(\) by geo, level from .* 1 place$/ };
  await screen.findByRole('application', map);
  await actor.click(await screen.findByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(editor.getByRole('button', { name: 'Undo' })).toBeEnabled());
  expect(screen.queryByRole('button', { name: 'Reset to saved view' })).toBeNull();
  await actor.click(updateButton(editor));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Edit "/ })).toBeNull());
  await screen.findByRole('application', map);
  const widget = within(screen.getByRole('region', { name: 'Message Count' }));
  await actor.click(widget.getByRole('button', { name: 'Zoom out' }));
  expect(await screen.findByRole('button', { name: 'Reset to saved view' })).toBeVisible();

  const controls = within(await screen.findByRole('group', { name: 'Search actions' }));
  await actor.click(controls.getByRole('button', { name: 'Save' }));
  await actor.type(await screen.findByRole('textbox', { name: 'Title' }), 'Places{Enter}');
  await waitFor(() => expect(view.router.state.location.pathname).toMatch(/[0-9a-f]{24}$/));
  const stored = await call(getView, { id: view.router.state.location.pathname.slice(-24) });
  expect(JSON.stringify(stored)).toMatch(
    /"viewport":\{"center_x":-?0[.\d]*,"center_y":-?0[.\d]*,"zoom":2\}/,
  );
});

test('labels of values are chosen from the values that exist, and shown at once', async () => {
  const view = await openEditor();
  const { actor, editor } = view;
  await showTable(view);
  const grouping = within(editor.getByRole('group', { name: 'Grouping timestamp' }));
  await actor.type(grouping.getByRole('combobox', { name: 'Fields' }), 'app');
  await actor.click(await screen.findByRole('option', { name: /^app/ }));
  await actor.click(grouping.getByRole('button', { name: 'Remove timestamp' }));
  await actor.click(await editor.findByRole('button', { name: 'Add value label' }));
  const label = within(editor.getByRole('group', { name: 'Label' }));
  await actor.click(label.getByRole('combobox', { name: 'Value of app' }));
  await actor.click(await screen.findByRole('option', { name: 'shop 2 messages' }));
  await actor.type(label.getByRole('textbox', { name: 'Label' }), 'Store');
  expect(await screen.findByRole('rowheader', { name: 'Store' })).toBeVisible();
});

test('opening and cancelling asks the server for no data, and steps can be undone', async () => {
  const view = await openEditor();
  const { actor, editor } = view;
  await settled();
  const asked = requestsTo('/views/search/sync').length;
  await actor.click(editor.getByRole('radio', { name: 'Line' }));
  await actor.click(editor.getByRole('radio', { name: 'Area' }));
  expect(editor.getByRole('combobox', { name: 'Interpolation' })).toBeVisible();
  await actor.keyboard('{Control>}z{/Control}');
  expect(editor.getByRole('radio', { name: 'Line' })).toBeChecked();
  await actor.click(editor.getByRole('button', { name: 'Undo' }));
  expect(editor.getByRole('radio', { name: 'Bar' })).toBeChecked();
  await actor.click(editor.getByRole('button', { name: 'Redo' }));
  expect(editor.getByRole('radio', { name: 'Line' })).toBeChecked();
  await actor.click(editor.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Edit "/ })).toBeNull());
  expect(await screen.findByRole('button', { name: 'Actions for Message Count' })).toBeVisible();
  await settled();
  expect(requestsTo('/views/search/sync')).toHaveLength(asked);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('the length of automatic intervals is set with a slider or as a number', async () => {
  const { editor } = await openEditor();
  const [slider, number] = [
    editor.getByRole('slider'),
    editor.getByRole('spinbutton', { name: 'Scaling' }),
  ];
  expect(slider).toHaveAccessibleName('Scaling');
  fireEvent.change(slider, { target: { value: '2.5' } });
  expect(number).toHaveValue(2.5);
  fireEvent.change(number, { target: { value: '' } });
  expect(editor.getByText('Scaling is required.')).toBeVisible();
  fireEvent.change(number, { target: { value: '7' } });
  expect(slider).toHaveValue('7');
});

test('leaving keeps the form, and coming back continues it', async () => {
  const { actor, editor, router } = await openEditor();
  await actor.click(editor.getByRole('radio', { name: 'Pie' }));
  await router.navigate('/streams');
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Edit "/ })).toBeNull());
  await router.navigate(-1);
  const again = within(await screen.findByRole('region', { name: 'Edit "Message Count"' }));
  expect(again.getByRole('radio', { name: 'Pie' })).toBeChecked();
});

test('a sort without effect says so, blocks the update, and is removed with one press', async () => {
  const { actor, editor } = await openEditor();
  await actor.click(editor.getByRole('button', { name: 'Add sort' }));
  const sort = within(editor.getByRole('group', { name: 'New sort' }));
  await actor.selectOptions(sort.getByRole('combobox', { name: 'Field' }), 'count()');
  expect(
    editor.getByText('Sort on non data table with time based row grouping does not work.'),
  ).toBeVisible();
  expect(updateButton(editor)).toBeDisabled();
  expect(editor.getByText('Showing the last valid settings')).toBeVisible();
  await actor.click(editor.getByRole('button', { name: 'Remove sort' }));
  expect(updateButton(editor)).toBeEnabled();
});

test('the Add menu offers a sort only while there is something left to sort by', async () => {
  const { actor, editor } = await openEditor();
  const offered = async () => {
    await actor.click(editor.getByRole('button', { name: 'Add' }));
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await actor.keyboard('{Escape}');
    return names;
  };
  expect(await offered()).toEqual(['Metric', 'Grouping', 'Sort']);
  for (const name of ['metric count()', 'grouping level', 'grouping timestamp'])
    await actor.click(editor.getByRole('button', { name: `Remove ${name}` }));
  expect(await offered()).toEqual(['Metric', 'Grouping']);
  const add = editor.getByRole('button', { name: 'Add sort' });
  expect(add).toBeDisabled();
  expect(add).toHaveAccessibleDescription(
    'Nothing left to sort by. Add a metric or a grouping first.',
  );
});

test('sorting and pinning in the preview ask before they roll the form back, which Undo restores', async () => {
  const view = await openEditor();
  const { actor, editor } = view;
  await showTable(view);
  await actor.click(updateButton(editor));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Edit "/ })).toBeNull());
  await actor.click(await screen.findByRole('button', { name: 'Actions for Message Count' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const again = within(await screen.findByRole('region', { name: 'Edit "Message Count"' }));
  const sort = async (name: RegExp) =>
    actor.click(within(await again.findByRole('columnheader', { name })).getByTitle(/^Sort by/));

  // Without other changes, sorting is a step of the form.
  await sort(/^timestamp/);
  expect(await again.findByRole('group', { name: 'Sort by timestamp' })).toBeVisible();
  await sort(/^timestamp/);
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();

  const name = () => again.getByRole('textbox', { name: 'Name' });
  await actor.type(name(), 'Messages');
  await sort(/^Messages/);
  const question = within(await screen.findByRole('dialog'));
  expect(
    question.getByText(
      'You have unsaved changes in configuration form. This action will rollback them',
    ),
  ).toBeVisible();
  await actor.click(question.getByRole('button', { name: 'Cancel' }));
  expect(name()).toHaveValue('Messages');
  await sort(/^Messages/);
  await actor.click(await screen.findByRole('button', { name: 'Roll back' }));
  expect(name()).toHaveValue('');
  expect(again.getByRole('group', { name: 'Sort by count()' })).toBeVisible();
  await waitFor(() => expect(again.queryByRole('group', { name: 'Sort by timestamp' })).toBeNull());
  await actor.click(again.getByRole('button', { name: 'Undo' }));
  expect(name()).toHaveValue('Messages');
});
