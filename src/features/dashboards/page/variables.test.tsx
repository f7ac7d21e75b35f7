import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { getView } from '@/contract/views';
import { NEW_VARIABLE, type Variable } from '@/domain/search/variables/variable';
import { newDashboardView } from '@/domain/search/view/new-view';
import { onStates } from '@/domain/search/view/view';
import { newMessages } from '@/domain/search/widgets/new-widgets';
import { newIds } from '@/views/storing/new-ids';
import { saveAs } from '@/views/storing/store-view';
import { requestsTo, seedBackend, signInAs } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt as open } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const HOST: Variable = { ...NEW_VARIABLE, name: 'host', label: 'Host', all: true };
const APP: Variable = {
  ...NEW_VARIABLE,
  name: 'app',
  kind: 'choice',
  options: [
    { value: 'checkout', label: 'Check-out' },
    { value: 'auth', label: '' },
  ],
};

/** jsdom has no clipboard events of its own. */
function clipboardEvent(type: 'copy' | 'paste', content = ''): string {
  let copied = '';
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    clipboardData: {
      setData: (_: string, text: string) => {
        copied = text;
      },
      getData: () => content,
    },
  });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  return copied;
}

/** A stored dashboard whose two tables depend on one variable each. */
async function withVariables(variables: readonly Variable[]): Promise<string> {
  await seedBackend({
    seed: {
      messages: [
        { message: 'payment refused', source: 'shop 1', fields: { app: 'checkout' } },
        { message: 'paid', source: 'shop', fields: { app: 'checkout' } },
        { message: 'login', source: 'auth 1', fields: { app: 'auth' } },
      ],
    },
  });
  await signInAs();
  const table = (id: string, query: string) => ({ ...newMessages(id, ['message']), query });
  const page = newIds.id();
  const empty = newDashboardView({ search: '', query: page });
  const widgets = [table('hosts', 'source:$host$'), table('apps', 'app:$app$')];
  const { view } = await saveAs(
    onStates({ ...empty, variables }, (state) => ({
      ...state,
      widgets,
      titles: { widget: { hosts: 'By host', apps: 'By app' }, tab: {} },
      positions: {
        hosts: { col: 1, row: 1, width: 6, height: 4 },
        apps: { col: 7, row: 1, width: 6, height: 4 },
      },
    })),
    'Variables',
  );
  return view.id;
}
const widget = async (name: string) => within(await screen.findByRole('group', { name }));
const searched = async () =>
  Promise.all(
    requestsTo('/views/search/sync').map(async (request) => {
      const { queries } = (await request.clone().json()) as {
        queries: { query: { query_string: string } }[];
      };
      return queries[0]?.query.query_string;
    }),
  );

it('searches for exactly the chosen values, and only what depends on them', async () => {
  const id = await withVariables([HOST, APP]);
  const { actor, router } = await open(`/dashboards/${id}?var-app=auth`);
  const hosts = await widget('By host');
  const apps = await widget('By app');
  expect(await hosts.findByText('payment refused')).toBeVisible();
  expect(await apps.findByText('login')).toBeVisible();
  expect((await searched()).toSorted()).toEqual(['', 'app:auth']);

  await actor.type(await screen.findByRole('textbox', { name: 'Host' }), 'shop 1{Enter}');
  await waitFor(() => expect(hosts.queryByText('paid')).toBeNull());
  expect(await hosts.findByText('payment refused')).toBeVisible();
  expect((await searched()).slice(2)).toEqual(['source:"shop 1"']);
  expect(router.state.location.search).toContain('var-host=shop%25201');
  expect(screen.queryByText('Unsaved changes')).toBeNull();

  await act(() => router.navigate(-1));
  expect(await hosts.findByText('paid')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Host' })).toHaveValue('');
  await act(() => router.navigate(1));
  await waitFor(() => expect(hosts.queryByText('paid')).toBeNull());
  expect((await searched()).filter((query) => query === 'app:auth')).toHaveLength(1);
  await actor.click(screen.getByRole('button', { name: 'Reset variables' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('var-'));
});

it('are shown and apply in full screen, which leads back to them', async () => {
  const id = await withVariables([HOST, APP]);
  const { actor, router } = await open(
    `/dashboards/tv/${id}?var-host=shop&var-app=checkout&interval=600&refresh=600`,
  );
  expect(await (await widget('By host')).findByText('paid')).toBeVisible();
  expect(screen.getByText('Host: shop · app: Check-out')).toBeVisible();
  expect((await searched()).toSorted()).toEqual(['app:checkout', 'source:shop']);
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboards/${id}`));
  expect(router.state.location.search).toContain('var-host=shop&var-app=checkout');
});

it('does not search without a value, and says at the variable and in the widget what is missing', async () => {
  const id = await withVariables([HOST, APP]);
  const { actor } = await open(`/dashboards/${id}`);
  const apps = await widget('By app');
  expect(await apps.findByText('This widget needs a value for app.')).toBeVisible();
  expect(await (await widget('By host')).findByText('paid')).toBeVisible();
  expect(await searched()).toEqual(['']);
  const choice = await screen.findByRole('combobox', { name: 'app' });
  expect(choice).toBeInvalid();
  await actor.click(apps.getByRole('button', { name: 'Choose a value' }));
  expect(choice).toHaveFocus();
  await actor.keyboard('{ArrowDown}');
  await actor.click(await screen.findByRole('option', { name: /Check-out/ }));
  expect(await apps.findByText('payment refused')).toBeVisible();
  expect((await searched()).at(-1)).toBe('app:checkout');
});

it('offers the values of a field with their numbers of messages, and takes others', async () => {
  const id = await withVariables([{ ...HOST, kind: 'field', field: 'source', multiple: true }]);
  const { actor, router } = await open(`/dashboards/${id}`);
  await screen.findByText('payment refused');
  await settled();
  expect(requestsTo('/search/suggest')).toHaveLength(0);
  await actor.click(await screen.findByRole('combobox', { name: 'Host' }));
  await actor.click(await screen.findByRole('option', { name: /shop 1.*1 messages/ }));
  await waitFor(() => expect(screen.queryByText('paid')).toBeNull());
  await actor.type(screen.getByRole('combobox', { name: 'Host' }), 'x"y');
  await actor.click(await screen.findByRole('option', { name: /x"y/ }));
  await waitFor(async () => expect((await searched()).at(-1)).toBe('source:("shop 1" OR "x\\"y")'));
  expect(router.state.location.search).toContain('var-host=');
});

it('are added, changed with the queries that use them, ordered and removed; all can be undone', async () => {
  const id = await withVariables([APP]);
  const { actor, router } = await open(`/dashboards/${id}?var-app=auth`);
  await screen.findByText('login');
  await actor.click(await screen.findByRole('button', { name: 'Edit variables' }));
  const list = within(await screen.findByRole('dialog', { name: 'Variables' }));
  await actor.click(list.getByRole('button', { name: 'Add variable' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add variable' }));
  await actor.type(form.getByRole('textbox', { name: 'Name' }), 'app');
  await actor.click(form.getByRole('button', { name: 'Add variable' }));
  expect(await form.findByText('Another variable has this name.')).toBeVisible();
  await actor.clear(form.getByRole('textbox', { name: 'Name' }));
  await actor.type(form.getByRole('textbox', { name: 'Name' }), 'host');
  await actor.type(form.getByRole('textbox', { name: /Default/ }), 'shop');
  await actor.click(form.getByRole('button', { name: 'Add variable' }));
  const again = within(await screen.findByRole('dialog', { name: 'Variables' }));
  await actor.click(again.getByRole('button', { name: 'Edit app' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Edit variable' }));
  await actor.clear(edited.getByRole('textbox', { name: 'Name' }));
  await actor.type(edited.getByRole('textbox', { name: 'Name' }), 'program');
  await actor.click(edited.getByRole('button', { name: 'Update variable' }));
  const renamed = within(await screen.findByRole('dialog', { name: 'Variables' }));
  await waitFor(() => expect(router.state.location.search).toBe('?var-program=auth'));
  await actor.click(renamed.getByRole('button', { name: 'Delete host' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete variable' }));
  expect(question.getByText('Page 1: By host')).toBeVisible();
  await actor.click(question.getByRole('button', { name: 'Cancel' }));
  await actor.click(renamed.getByRole('button', { name: 'Done' }));
  expect((await searched()).at(-1)).toBe('source:shop');
  await actor.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('combobox', { name: 'app' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?var-app=auth'));
  expect(screen.getByText('login')).toBeVisible();
  await actor.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(await screen.findByRole('combobox', { name: 'program' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?var-program=auth'));
  await actor.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saving view "Variables" was successful!');
  const { properties, state } = await call(getView, { id });
  expect(JSON.stringify(properties)).toContain('console:variables:');
  expect(JSON.stringify(state)).toContain('app:$program$');
});

it('keep the values of a link that is older than their name', async () => {
  const id = await withVariables([{ ...APP, formerNames: ['program'] }]);
  const { actor, router } = await open(`/dashboards/${id}?var-program=auth`);
  expect(await screen.findByText('login')).toBeVisible();
  await actor.click(await screen.findByRole('button', { name: 'Reset variables' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('var-'));
});

it('need no value where nothing uses them, and say so to those who edit them', async () => {
  const unused = { ...APP, name: 'region', label: 'Region' };
  const id = await withVariables([HOST, { ...APP, defaults: ['auth'] }, unused]);
  const { actor } = await open(`/dashboards/${id}`);
  await screen.findByText('login');
  const region = await screen.findByRole('combobox', { name: 'Region' });
  expect(region).toBeValid();
  expect(region).not.toHaveAccessibleDescription();
  await actor.click(await screen.findByRole('button', { name: 'Edit variables' }));
  const list = within(await screen.findByRole('dialog', { name: 'Variables' }));
  expect(list.getAllByText('No query uses this variable.')).toHaveLength(1);
});

it('are made from a value of the query of a widget', async () => {
  const id = await withVariables([HOST, { ...APP, defaults: ['auth'] }]);
  const { actor } = await open(`/dashboards/${id}`);
  await actor.click(await screen.findByRole('button', { name: 'Actions for By app' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit query' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Query of "By app"' }));
  const query = await editor.findByRole('textbox', { name: 'Query' });
  await actor.clear(query);
  await actor.type(query, 'source:"shop 1"');
  await actor.click(await editor.findByRole('button', { name: 'Make this a variable' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add variable' }));
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('source');
  await actor.click(form.getByRole('button', { name: 'Add variable' }));
  await waitFor(() => expect(query).toHaveValue('source:$source$'));
  await actor.click(editor.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('combobox', { name: 'source' })).toBeVisible();
  expect(await (await widget('By app')).findByText('payment refused')).toBeVisible();
});

it('go along with the widgets that use them, unless the dashboard has them, in one step', async () => {
  const id = await withVariables([HOST, APP]);
  const { view: target } = await saveAs(
    {
      ...newDashboardView({ search: '', query: newIds.id() }),
      variables: [{ ...APP, options: [{ value: 'mail', label: '' }] }],
    },
    'Target',
  );
  const { actor, router } = await open(`/dashboards/${id}`);
  (await screen.findByRole('button', { name: 'Move By host' })).focus();
  await actor.keyboard('{Control>}a{/Control}');
  await screen.findByRole('toolbar', { name: 'Selected widgets' });
  const copied = clipboardEvent('copy');
  await act(() => router.navigate(`/dashboards/${target.id}`));
  await screen.findByRole('combobox', { name: 'app' });
  await screen.findByText('This dashboard has no widgets yet');
  clipboardEvent('paste', copied);
  expect(await screen.findByRole('textbox', { name: 'Host' })).toBeVisible();
  expect(document.body).toHaveTextContent('Variable $host$ was added to the dashboard "Target".');
  expect(document.body).toHaveTextContent(
    'The dashboard "Target" already has a different variable $app$, which the widgets now use.',
  );
  await screen.findByRole('group', { name: 'By host' });
  await actor.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Host' })).toBeNull());
  expect(screen.queryByRole('group', { name: 'By host' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'app' })).toBeVisible();
});
