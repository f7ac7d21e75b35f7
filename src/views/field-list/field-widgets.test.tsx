import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { getView } from '@/contract/views';
import { seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';

layOutTables({ also: '[aria-label="Widgets of this search"]' });

const messages = [
  { message: 'refused', fields: { app: 'shop', took_ms: 10, geo: '48.1,11.6' } },
  { message: 'taken', fields: { app: 'shop', took_ms: 30, geo: '52.5,13.4' } },
  { message: 'login', fields: { app: 'auth', took_ms: 50, size: 3 } },
];

async function open() {
  const node = await seedBackend({ seed: { messages } });
  const view = await renderAt('/search');
  const list = await screen.findByRole('treegrid', { name: 'Fields' });
  const find = screen.getByRole('searchbox', { name: 'Search fields' });
  const openField = async (name: string) => {
    await view.actor.clear(find);
    await view.actor.type(find, name);
    await waitFor(() =>
      expect(screen.getByRole('treegrid', { name: 'Fields' })).toHaveAttribute(
        'aria-rowcount',
        '1',
      ),
    );
    screen.getByRole('treegrid', { name: 'Fields' }).focus();
    await view.actor.keyboard('{Enter}');
  };
  return { ...view, node, list, openField };
}
const created = (name: string) => screen.findByRole('group', { name });

it.each([
  ['timestamp', 'Messages over time'],
  ['took_ms', 'Statistics of took_ms'],
  ['app', 'Top values of app'],
  ['geo', 'Map of geo'],
  ['message', 'Messages with message'],
])('a press on the chart of %s adds "%s", which takes the focus', async (field, title) => {
  const { actor, openField } = await open();
  await openField(field);
  await actor.click(await screen.findByRole('button', { name: 'Chart' }));
  const widget = await created(title);
  await waitFor(() => expect(widget).toHaveFocus());
  await actor.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('group', { name: title })).toBeNull());
});

it('adds top values as a table, which is saved with the search', async () => {
  const { actor, router, openField } = await open();
  await openField('app');
  await actor.click(await screen.findByRole('button', { name: 'Add as widget' }));
  const widget = await created('Top values of app');
  expect(await within(widget).findByRole('region', { name: 'Top values of app' })).toBeVisible();
  const controls = within(await screen.findByRole('group', { name: 'Search actions' }));
  await actor.click(controls.getByRole('button', { name: 'Save' }));
  await actor.type(await screen.findByRole('textbox', { name: 'Title' }), 'Apps{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/[0-9a-f]{24}$/));
  const stored = await call(getView, { id: router.state.location.pathname.slice(-24) });
  expect(JSON.stringify(stored)).toContain('"fields":["app"]');
  expect(JSON.stringify(stored)).toContain('"Top values of app"');
});

it('compares a field with a second one', async () => {
  const { actor, openField } = await open();
  await openField('took_ms');
  await actor.click(await screen.findByRole('button', { name: 'Compare' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Compare took_ms with another field' }),
  );
  expect(dialog.getByRole('button', { name: 'Create chart' })).toBeDisabled();
  await actor.type(dialog.getByRole('combobox', { name: 'Field' }), 'app');
  await settled();
  expect(screen.queryByRole('option', { name: /^message/ })).toBeNull();
  await actor.click(await screen.findByRole('option', { name: /^app/ }));
  await actor.click(dialog.getByRole('button', { name: 'Create chart' }));
  const widget = await created('took_ms by app');
  await waitFor(() => expect(widget).toHaveFocus());
});

it('explains why full text cannot be compared', async () => {
  const { actor, openField } = await open();
  await openField('message');
  await actor.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(
    await screen.findByText('message contains full text, which cannot be grouped.'),
  ).toBeVisible();
});

it('charts a field from the menu of its value in a message', async () => {
  const { actor } = await open();
  screen.getByRole('treegrid', { name: 'All Messages' }).focus();
  await actor.keyboard('{Enter}');
  await actor.click(await screen.findByRole('listitem', { name: 'app: auth' }));
  await actor.click(screen.getByRole('button', { name: 'More actions for app' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Chart app' }));
  expect(await created('Top values of app')).toBeInTheDocument();
});

it('charts a field of unknown type if the types cannot be loaded', async () => {
  const { actor, node, openField } = await open();
  await openField('app');
  node.fail('POST', '/views/fields', 500, { times: Infinity });
  await actor.click(screen.getByRole('button', { name: 'Chart app' }));
  expect(await screen.findByRole('group', { name: /app/ })).toBeInTheDocument();
});
