import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables();

const seed = {
  messages: [
    {
      message: 'payment refused',
      source: 'shop-1',
      fields: {
        level: 3,
        app: 'checkout',
        order_id: 9007199254740993n,
        note: 'x'.repeat(9_000),
        payload:
          '{"order":{"id":9007199254740993,"total":756.00,"lines":[{"sku":"mug","deep":{"er":"still"}}]}}',
        order_total: 'none',
      },
    },
  ],
};

/** As people come to it: by the link of a message they opened. */
async function openByLink() {
  const node = await seedBackend({ seed });
  const view = await renderAt('/search?rangetype=relative&relative=3600');
  const table = await screen.findByRole('treegrid', { name: 'All Messages' });
  table.focus();
  await view.actor.keyboard('j{Enter}');
  const link = await screen.findByRole('link', { name: 'Permalink' });
  const path = link.getAttribute('href') ?? '';
  await view.actor.click(link);
  return { ...view, node, path };
}

it('shows the whole of one message, exactly, where its link leads', async () => {
  const { actor, path } = await openByLink();
  const id = path.split('/').at(-1) ?? 'none';
  expect(await screen.findByRole('heading', { level: 1, name: `Message ${id}` })).toBeVisible();
  const details = await screen.findByRole('region', { name: `Details of message ${id}` });
  expect(details).toHaveTextContent('9007199254740993');
  expect(details).toHaveTextContent('x'.repeat(9_000));
  await waitFor(() => expect(details).toHaveTextContent(/Received bydeleted input/));
  expect(details).toHaveTextContent('Stored in indexgraylog_0');
  expect(await within(details).findByRole('link', { name: 'Default Stream' })).toHaveAttribute(
    'href',
    '/streams/000000000000000000000001/search',
  );
  expect(screen.getByRole('button', { name: 'Test against stream' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Copy ID' }));
  expect(await navigator.clipboard.readText()).toBe(id);
});

it('leads from a value to a search for it, and back to all searches', async () => {
  const { actor, router } = await openByLink();
  const way = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(within(way).getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  await actor.hover(await screen.findByText('checkout'));
  await actor.click(screen.getByRole('button', { name: 'More actions for app' }));
  await actor.click(
    await screen.findByRole('menuitem', { name: 'Start a new search for this value' }),
  );
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('app:checkout'),
  );
});

it('says inside its page that a message is not there, and what to do', async () => {
  await seedBackend({ seed });
  await renderAt('/messages/graylog_0/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Message nowhere' })).toBeVisible();
  const state = within(screen.getByRole('main'));
  expect(await state.findByText('Message not found')).toBeVisible();
  expect(state.getByText(/^Index graylog_0 does not contain this message\./)).toBeVisible();
  expect(state.getByRole('link', { name: 'Search messages' })).toHaveAttribute('href', '/search');
  expect(state.queryByText('Page not found')).not.toBeInTheDocument();
});

it('says in place of the page that a message is not for this reader', async () => {
  const node = await seedBackend({ seed });
  node.fail('GET', '/messages/:index/:id', 403);
  await renderAt('/messages/graylog_0/some-id');
  expect(await screen.findByRole('alert')).toHaveTextContent('Missing permissions');
});

it('tells what failed and tries again', async () => {
  const node = await seedBackend({ seed });
  node.fail('GET', '/messages/:index/:id', 500);
  const { actor } = await renderAt('/messages/graylog_0/some-id');
  const again = await screen.findByRole('button', { name: 'Try again' });
  node.fail('GET', '/messages/:index/:id', 403);
  await actor.click(again);
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('lays structures out as a tree whose parts are copied, and shows them raw', async () => {
  const { actor } = await openByLink();
  // Its row in the table, where one comes from, has such a tree, too.
  await screen.findByRole('heading', { level: 1, name: /^Message / });
  const tree = await screen.findByRole('tree', { name: 'Structure of payload' });
  expect(within(tree).getByText('756.00')).toBeVisible();
  expect(within(tree).queryByText('"mug"')).not.toBeInTheDocument();
  const first = within(tree).getByRole('treeitem', { name: /^order/ });
  first.focus();
  await actor.keyboard(
    '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown}',
  );
  expect(await within(tree).findByText('"mug"')).toBeVisible();
  await actor.click(
    within(tree).getByRole('button', { name: 'Copy path payload.order.lines[0].sku' }),
  );
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('payload.order.lines[0].sku'),
  );
  await actor.click(screen.getByRole('button', { name: 'Raw' }));
  await waitFor(() => expect(screen.queryByRole('tree')).not.toBeInTheDocument());
});
