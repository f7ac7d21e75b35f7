import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { connection } from '@/api/connection';
import { cutNetwork, requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables({ also: '[aria-label="Widgets of this search"]' });

const messages = ['shop', 'shop', 'auth'].map((app) => ({
  message: 'taken',
  source: 'web-1',
  fields: { app, took_ms: 10 },
}));

/** The editor of the message count, as a table with its picture. */
async function openTable() {
  const node = await seedBackend({ seed: { messages } });
  const { actor } = await renderAt('/search');
  await screen.findByText('1–3 of 3');
  await actor.click(await screen.findByRole('button', { name: 'Actions for Message Count' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const editor = within(await screen.findByRole('region', { name: 'Edit "Message Count"' }));
  await actor.click(editor.getByRole('radio', { name: 'Table' }));
  await editor.findByRole('grid', { name: 'Table of groups' });
  const regroup = () => actor.click(editor.getByRole('button', { name: 'Remove grouping level' }));
  return { actor, node, editor, regroup };
}

test('a preview that fails says why above its last picture, tells how old that is, and is tried again', async () => {
  const { actor, node, editor, regroup } = await openTable();
  node.fail('POST', '/views/search/sync', 500, {
    body: { type: 'ApiError', message: 'Too many buckets.' },
  });
  await regroup();
  expect(await editor.findByText('Too many buckets.')).toBeVisible();
  expect(editor.getByRole('grid', { name: 'Table of groups' })).toBeVisible();
  expect(editor.getByText(/, now$/)).toBeVisible();
  expect(editor.getByRole('button', { name: 'Update widget' })).toBeEnabled();

  await actor.click(editor.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Too many buckets.')).toBeNull());
  expect(editor.queryByText(/, now$/)).toBeNull();
  await waitFor(() =>
    expect(editor.queryByRole('columnheader', { name: 'level' })).not.toBeInTheDocument(),
  );
});

test('during an outage the last picture stays with its age and the reason, and mends itself', async () => {
  const { editor, regroup } = await openTable();
  cutNetwork(true);
  await regroup();
  const head = () => within(editor.getByRole('region', { name: /^Message Count/ }));
  await waitFor(() => expect(connection.current().state).toBe('down'), { timeout: 20_000 });
  expect(await head().findByText('Server unavailable', {}, { timeout: 20_000 })).toBeVisible();
  expect(head().getByText(/, (now|\d+ \w+ ago)$/)).toBeVisible();
  expect(editor.getByRole('grid', { name: 'Table of groups' })).toBeVisible();
  expect(editor.getByRole('button', { name: 'Update widget' })).toBeEnabled();
  expect(editor.queryByRole('alert')).toBeNull();

  const before = requestsTo('/views/search/sync').length;
  cutNetwork(false);
  act(() => connection.reportAnswer());
  await waitFor(() => expect(head().queryByText('Server unavailable')).toBeNull());
  await waitFor(() => expect(requestsTo('/views/search/sync').length).toBeGreaterThan(before));
});
