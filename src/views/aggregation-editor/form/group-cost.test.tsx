import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables({ also: '[aria-label="Widgets of this search"]' });

const messages = Array.from({ length: 10_500 }, (_, n) => ({
  message: `order ${n}`,
  fields: { app: n % 2 === 0 ? 'shop' : 'auth', order: `o-${n}` },
}));

const estimates = (field: string) => requestsWith(`card(${field})`);

const requestsWith = async (text: string) => {
  const bodies = await Promise.all(
    requestsTo('/views/search/sync').map((request) => request.clone().text()),
  );
  return bodies.filter((body) => body.includes(text)).length;
};

test('grouping by very many values or by full text is warned of, and can be reduced to top values', async () => {
  await seedBackend({ seed: { messages } });
  const { actor } = await renderAt('/search');
  await actor.click(await screen.findByRole('button', { name: 'Actions for Message Count' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const editor = within(await screen.findByRole('region', { name: 'Edit "Message Count"' }));
  expect(await estimates('level')).toBe(0);
  await actor.click(editor.getByRole('radio', { name: 'Table' }));

  const choose = async (field: RegExp) => {
    const fields = editor.getAllByRole('combobox', { name: 'Fields' }).at(-1);
    if (!fields) throw new Error('There is no grouping.');
    await actor.type(fields, field.source.slice(1));
    await actor.click(await screen.findByRole('option', { name: field }));
  };
  await choose(/^app/);
  await waitFor(async () => expect(await estimates('app')).toBe(1));
  await choose(/^order/);
  const warning = await editor.findByText(
    /^order has about 10,\d{3} different values\. Grouping by it may be slow\.$/,
  );
  expect(warning.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByText(/^app has about/)).toBeNull();
  await actor.click(editor.getByRole('button', { name: 'Use the top values' }));
  expect(
    await editor.findByText(
      /^order has about 10,\d{3} different values\. Only the \d+ most frequent are shown\.$/,
    ),
  ).toBeVisible();
  expect(editor.getByRole('group', { name: 'Sort by count()' })).toBeVisible();
  await actor.click(editor.getByRole('button', { name: 'Undo' }));
  expect(await editor.findByRole('button', { name: 'Use the top values' })).toBeVisible();
  expect(await estimates('order')).toBe(1);

  await choose(/^message/);
  // Full text is not counted by its values, but by the messages that have it, and only once.
  expect(
    await editor.findByText(
      'message contains full text. Grouping by it is slow and not supported by every server. ' +
        'Estimated number of values: up to 10,500.',
    ),
  ).toBeVisible();
  expect(await requestsWith('card(message)')).toBe(0);
  expect(await requestsWith('_exists_:message')).toBe(1);

  // The node refuses this grouping; the last picture stays below its reason.
  expect(await screen.findByText(/^Cannot group by message/)).toBeVisible();
  expect(screen.getAllByRole('columnheader').length).toBeGreaterThan(0);
});
