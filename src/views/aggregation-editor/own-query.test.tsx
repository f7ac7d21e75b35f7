import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { answerInstead, requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables({ also: '[aria-label="Widgets of this search"]' });

const messages = [
  { message: 'refused', source: 'shop-1', fields: { level: 3 } },
  { message: 'taken', source: 'shop-1', fields: { level: 6 } },
];
const searches = () => requestsTo('/views/search/sync').length;

async function openEditor() {
  await seedBackend({ seed: { messages } });
  const { actor } = await renderAt('/search');
  await screen.findByText('1–2 of 2');
  await actor.click(await screen.findByRole('button', { name: 'Actions for Message Count' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const editor = within(await screen.findByRole('region', { name: 'Edit "Message Count"' }));
  const own = within(await editor.findByRole('group', { name: 'Query of the widget' }));
  return { actor, editor, own, query: await own.findByRole('textbox', { name: 'Query' }) };
}

test('a widget is updated once its query is validated, and not with an invalid one', async () => {
  const { actor, editor, query } = await openEditor();
  let validate = () => {};
  const held = new Promise<undefined>((resolve) => (validate = () => resolve(undefined)));
  answerInstead(http.post('*/api/search/validate', () => held));
  await actor.type(query, 'level:(3');
  await actor.click(editor.getByRole('button', { name: 'Update widget' }));
  expect(editor.getByRole('button', { name: 'Updating widget...' })).toBeVisible();
  validate();
  expect((await screen.findAllByText(/Cannot parse query/)).length).toBeGreaterThan(0);
  expect(await editor.findByRole('button', { name: 'Update widget' })).toBeDisabled();

  await actor.type(query, ')');
  await waitFor(() =>
    expect(editor.getByRole('button', { name: /^Updat.* widget/ })).toBeEnabled(),
  );
  await actor.click(editor.getByRole('button', { name: /^Updat.* widget/ }));
  expect(await screen.findByText('Query: level:(3)')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Edit "/ })).toBeNull();
});

test('the search button searches changes at once, and the same once more', async () => {
  const { actor, editor, own, query } = await openEditor();
  const picture = () => editor.getByRole('region', { name: /^Message Count/ });
  await actor.type(query, 'level:3');
  await actor.click(own.getByRole('button', { name: 'Search' }));
  await waitFor(async () =>
    expect(await requestsTo('/views/search/sync').at(-1)?.clone().text()).toContain('level:3'),
  );
  await waitFor(() => expect(picture()).toHaveAttribute('aria-busy', 'false'));
  const first = searches();
  await actor.click(own.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(searches()).toBe(first + 1));
});
