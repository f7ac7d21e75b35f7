import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { backend, seedBackend } from '@test/backend';
import { renderAt } from '@test/render';
import { promisedRows, verdictOf } from './export-form';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const messages = Array.from({ length: 3 }, (_, n) => ({ message: `line ${n}\n"quoted"`, source: 'web', timestamp: NOW - 200_000 + n, fields: { n } }));

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: (file: Blob) => (saved.push(file), 'blob:file'), revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

async function openDialog(limit?: string) {
  await seedBackend({ now: () => NOW, seed: { messages } });
  const { actor } = await renderAt('/search?fields=n,message');
  await actor.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export all search results' });
  if (limit) await actor.type(within(dialog).getByLabelText(/Messages limit/), limit);
  return { actor, dialog };
}

test('what was found is saved with the columns in sight, and counted', async () => {
  const { actor, dialog } = await openDialog();
  await actor.click(within(dialog).getByRole('button', { name: 'Start Download' }));
  expect(await within(dialog).findByText(/holds 3 messages .* as many as were found/)).toBeVisible();
  const text = await saved[0]?.text();
  expect(text).toMatch(/^"timestamp","source","message","n"\n/);
  expect(text).toContain('"web","line 2\n""quoted""","2"\n');
});

test('without a field there is nothing to download, and what the server refuses is said in the dialog', async () => {
  const { actor, dialog } = await openDialog();
  await actor.click(within(dialog).getByRole('button', { name: 'Clear' }));
  expect(within(dialog).getByRole('button', { name: 'Start Download' })).toBeDisabled();
  await actor.type(within(dialog).getByLabelText(/Fields to export/), 'message{Enter}');
  (await backend()).fail('POST', '/views/search', 503);
  await actor.click(within(dialog).getByRole('button', { name: 'Start Download' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(saved).toEqual([]);
});

test.each([
  [{ rows: 10, cutShort: false }, 10, undefined, 'whole'],
  [{ rows: 9, cutShort: false }, 10, undefined, 'fewer'],
  [{ rows: 11, cutShort: false }, 10, undefined, 'more'],
  [{ rows: 10, cutShort: true }, 10, undefined, 'cutShort'],
  [{ rows: 1000, cutShort: false }, 5000, 2, 'whole'],
  [{ rows: 1, cutShort: false }, 5000, 2, 'fewer'],
] as const)('a file of %j is, with %d found and a limit of %s, %s', (file, total, limit, verdict) => {
  expect(verdictOf(file, total, limit)).toBe(verdict);
  expect(promisedRows(total, limit)).toBe(Math.min(total, limit ?? Infinity));
});
