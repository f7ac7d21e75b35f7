import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '@/api/client';
import { getView } from '@/contract/views';
import { seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables({ also: '[aria-label="Widgets of this search"]' });

const messages = [
  { message: 'refused', source: 'shop-1', fields: { level: 3 } },
  { message: 'taken', source: 'shop-1', fields: { level: 6 } },
  { message: 'login', source: 'auth-1', fields: { level: 6 } },
];
const region = (name: string) => screen.findByRole('region', { name });

async function open() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: IntersectionObserverCallback) {}
      observe() {
        this.tell(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
      }
      disconnect() {}
    },
  );
  await seedBackend({ seed: { messages } });
  const view = await renderAt('/search');
  await screen.findByText('1–3 of 3');
  const menuItem = async (title: string, name: string) => {
    await view.actor.click(
      await within(await region(title)).findByRole('button', { name: `Actions for ${title}` }),
    );
    await view.actor.click(await screen.findByRole('menuitem', { name }));
  };
  const queryOfCount = async (query: string) => {
    await menuItem('Message Count', 'Edit');
    const editor = within(await region('Edit "Message Count"'));
    const own = within(await editor.findByRole('group', { name: 'Query of the widget' }));
    await view.actor.type(await own.findByRole('textbox', { name: 'Query' }), query);
    await view.actor.click(editor.getByRole('button', { name: 'Update widget' }));
  };
  const queryOfTable = async (query: string) => {
    await menuItem('All Messages', 'Edit query');
    const dialog = within(await screen.findByRole('dialog', { name: 'Query of "All Messages"' }));
    await view.actor.type(await dialog.findByRole('textbox', { name: 'Query' }), query);
    await view.actor.click(dialog.getByRole('button', { name: 'Apply' }));
  };
  return { ...view, queryOfCount, queryOfTable };
}
const levels = () =>
  screen
    .queryAllByRole('button', { name: /^Configuration for/ })
    .map(({ textContent }) => textContent);

test('a message count with its own query keeps its look, names the query, and drops it with one press', async () => {
  const { actor, queryOfCount } = await open();
  await queryOfCount('source:auth-1');
  await waitFor(() => expect(levels()).toEqual(['Info']));
  const count = within(await region('Message Count'));
  expect(count.getByRole('button', { name: 'Show as table' })).toBeVisible();
  expect(await count.findByText('Query: source:auth-1')).toBeVisible();
  await actor.click(count.getByRole('button', { name: 'Remove the query of this widget' }));
  await waitFor(() => expect(levels()).toEqual(['Error', 'Info']));
  expect(screen.queryByText('Query: source:auth-1')).toBeNull();
  await actor.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Query: source:auth-1')).toBeVisible();
});

test('a table with its own query shows only its messages and names the query', async () => {
  const { queryOfTable } = await open();
  await queryOfTable('source:auth-1');
  expect(await screen.findByText('Query: source:auth-1')).toBeVisible();
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  await waitFor(() => expect(levels()).toEqual(['Error', 'Info']));
});

test('an entry of a legend filters for its value, and its colour is stored with the view', async () => {
  const { actor, router } = await open();
  const entry = async () =>
    within(await region('Message Count')).findByRole('button', {
      name: 'Configuration for Error',
    });
  await actor.click(await entry());
  const panel = within(await screen.findByRole('dialog', { name: 'Configuration for Error' }));
  const colour = (await panel.findAllByRole('radio'))[1];
  if (!colour) throw new Error('There are no colours.');
  const chosen = colour.getAttribute('aria-label');
  await actor.click(colour);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await actor.click(await entry());
  await actor.click(await screen.findByRole('button', { name: 'Exclude this value of level' }));
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('NOT level:3'),
  );
  expect(await screen.findByText('1–2 of 2')).toBeVisible();

  const controls = within(await screen.findByRole('group', { name: 'Search actions' }));
  await actor.click(controls.getByRole('button', { name: 'Save' }));
  await actor.type(await screen.findByRole('textbox', { name: 'Title' }), 'Coloured{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/[0-9a-f]{24}$/));
  const stored = await call(getView, { id: router.state.location.pathname.slice(-24) });
  expect(JSON.stringify(stored)).toContain(
    JSON.stringify({ chart_colors: [{ field_name: '3', chart_color: chosen }] }),
  );
});
