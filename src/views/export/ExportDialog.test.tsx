import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { call } from '@/api/client';
import { createDecorator, SEVERITY_MAPPER } from '@/contract/decorators';
import {
  answerInstead,
  backend,
  cutNetwork,
  requestsTo,
  seedBackend,
  signInAs,
} from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { savedFiles } from '@test/rendering/saved-files';
import { promisedRows, verdictOf } from './export-form';

layOutTables({ also: '[aria-label="Widgets of this search"]' });

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const messages = Array.from({ length: 3 }, (_, n) => ({
  message: `line ${n}\n"quoted"`,
  source: 'web',
  timestamp: NOW - 200_000 + n,
  fields: { n },
}));

const saved = savedFiles();

async function openDialog(limit?: string) {
  await seedBackend({ now: () => NOW, seed: { messages } });
  const { actor } = await renderAt('/search?fields=n,message');
  await actor.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export all search results' });
  if (limit) await actor.type(within(dialog).getByLabelText(/Message limit/), limit);
  return { actor, dialog };
}

test('saves the result with the visible columns and shows the count', async () => {
  const { actor, dialog } = await openDialog();
  await actor.click(within(dialog).getByRole('button', { name: 'Start Download' }));
  expect(
    await within(dialog).findByText(/contains 3 messages .* all that were found/),
  ).toBeVisible();
  const text = await saved[0]?.text();
  expect(text).toMatch(/^"n","message"\n/);
  expect(text).toContain('"2","line 2\n""quoted"""\n');
});

test('saves the result as JSON, with the columns in the order of the table', async () => {
  const { actor, dialog } = await openDialog();
  await actor.selectOptions(within(dialog).getByLabelText('Output format'), 'ndjson');
  await waitFor(() => expect(within(dialog).queryByLabelText('Safe for spreadsheets')).toBeNull());
  await actor.click(within(dialog).getByRole('button', { name: 'Start Download' }));
  expect(await within(dialog).findByText(/\.ndjson contains 3 messages/)).toBeVisible();
  expect(await saved[0]?.text()).toBe(
    [0, 1, 2].map((n) => `{"n":${n},"message":"line ${n}\\n\\"quoted\\""}\n`).join(''),
  );
});

test('requires a field for the download, and shows errors of the server in the dialog', async () => {
  const { actor, dialog } = await openDialog();
  await actor.click(within(dialog).getByRole('button', { name: 'Clear' }));
  await actor.click(within(dialog).getByRole('button', { name: 'Start Download' }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText(/Fields to export/)).toHaveAccessibleDescription(
      /Field is required/,
    ),
  );
  expect(saved).toEqual([]);
  await actor.type(within(dialog).getByLabelText(/Fields to export/), 'message{Enter}');
  (await backend()).fail('POST', '/views/search', 503);
  await actor.click(within(dialog).getByRole('button', { name: 'Start Download' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Export failed');
  expect(saved).toEqual([]);
});

test('a limit below the total is stated, and the dialog closes without a confirmation', async () => {
  await seedBackend({
    now: () => NOW,
    seed: {
      messages: Array.from({ length: 1_500 }, (_, n) => ({
        message: `line ${n}`,
        source: 'web',
        timestamp: NOW - 200_000 + n,
      })),
    },
  });
  const { actor } = await renderAt('/search');
  await actor.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export all search results' });
  await actor.type(within(dialog).getByLabelText(/Message limit/), '1');
  await actor.click(within(dialog).getByRole('button', { name: 'Start Download' }));
  expect(
    await within(dialog).findByText(
      'The oldest 1 of 1,500 messages are exported; 1,499 newer ones are left out.',
    ),
  ).toBeVisible();
  expect(
    await within(dialog).findByText(
      /contains the oldest 1 of 1,500 messages .*; the limit of 1 left out 1,499\./,
    ),
  ).toBeVisible();
  await actor.type(within(dialog).getByLabelText(/Message limit/), '0');
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('with several tables users choose one, with its own columns and query; further tables request no histogram', async () => {
  await seedBackend({ now: () => NOW, seed: { messages } });
  const { actor } = await renderAt('/search?fields=n,message');
  expect(screen.queryByLabelText('Message table')).not.toBeInTheDocument();
  await actor.click(await screen.findByRole('button', { name: 'Create' }));
  await actor.click(await screen.findByRole('button', { name: 'Message table' }));
  await actor.click(screen.getByRole('button', { name: 'Message table' }));
  // The menus of the two come one after the other.
  const menus = await waitFor(() => {
    const shown = screen.getAllByRole('button', { name: 'Actions for Untitled Message Table' });
    expect(shown).toHaveLength(2);
    return shown;
  });
  await actor.click(menus[0] ?? document.body);
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit query' }));
  await actor.type(
    within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Query' }),
    'n:2',
  );
  await actor.click(screen.getByRole('button', { name: 'Apply' }));
  await actor.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export all search results' });
  const choice = await within(dialog).findByLabelText('Message table');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All Messages', 'Untitled Message Table', 'Untitled Message Table (2)']);
  await actor.selectOptions(choice, 'Untitled Message Table');
  await waitFor(() => expect(within(dialog).queryByText('n')).not.toBeInTheDocument());
  const start = within(dialog).getByRole('button', { name: 'Start Download' });
  await waitFor(() => expect(start).toBeEnabled());
  await actor.click(start);
  expect(await within(dialog).findByText(/contains 1 message.* all that were found/)).toBeVisible();
  expect(await saved[0]?.text()).toContain('line 2');
  const searches = await Promise.all(
    requestsTo('/views/search/sync').map(async (request) => request.clone().text()),
  );
  const ofTable = searches.filter(
    (body) => body.includes('n:2') && body.includes('"type":"messages"'),
  );
  expect(ofTable.length).toBeGreaterThan(0);
  expect(ofTable.filter((body) => body.includes('"type":"pivot"'))).toEqual([]);
});

test('decorates the file as the rows are decorated', async () => {
  await seedBackend({
    now: () => NOW,
    seed: { messages: messages.map((message, n) => ({ ...message, fields: { level: n + 3 } })) },
  });
  await signInAs();
  await call(createDecorator, {
    type: SEVERITY_MAPPER,
    stream: null,
    order: 0,
    config: { source_field: 'level', target_field: 'severity' },
  });
  const { actor } = await renderAt('/search?fields=message,severity');
  expect(await screen.findByText('Error (3)')).toBeVisible();
  await actor.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export all search results' });
  await actor.click(within(dialog).getByRole('button', { name: 'Start Download' }));
  expect(await within(dialog).findByText(/contains 3 messages/)).toBeVisible();
  expect(await saved[0]?.text()).toMatch(/^"message","severity"\n.*[^]*"Error \(3\)"\n/);
});

test('reports a dropped connection with its progress, and saves nothing', async () => {
  const { actor, dialog } = await openDialog();
  answerInstead(
    http.get('*/api/views/search/messages/job/*', () => {
      const body = new ReadableStream({
        pull: (controller) => controller.error(new TypeError('network error')),
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/csv' } });
    }),
  );
  await actor.click(within(dialog).getByRole('button', { name: 'Start Download' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /Export failed.*The connection was lost after \d of 3 messages/,
  );
  expect(saved).toEqual([]);
  expect(within(dialog).getByRole('button', { name: 'Start Download' })).toBeEnabled();
});

test('reports a server that does not respond with its progress, and restarts the download', async () => {
  const { actor, dialog } = await openDialog();
  cutNetwork(true);
  await actor.click(within(dialog).getByRole('button', { name: 'Start Download' }));
  expect(
    await within(dialog).findByText(/The connection was lost after 0 of 3 messages/),
  ).toBeVisible();
  expect(saved).toEqual([]);
  expect(within(dialog).getByRole('button', { name: 'Start Download' })).toBeEnabled();
});

test('states in the file that nothing was found', async () => {
  await seedBackend({ now: () => NOW, seed: { messages } });
  const { actor } = await renderAt('/search?q=nothing');
  await actor.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export all search results' });
  await actor.click(within(dialog).getByRole('button', { name: 'Start Download' }));
  expect(await within(dialog).findByText(/contains 0 messages/)).toBeVisible();
});

test.each([
  [{ rows: 10, cutShort: false }, 10, undefined, 'whole'],
  [{ rows: 9, cutShort: false }, 10, undefined, 'fewer'],
  [{ rows: 11, cutShort: false }, 10, undefined, 'more'],
  [{ rows: 10, cutShort: true }, 10, undefined, 'cutShort'],
  [{ rows: 1000, cutShort: false }, 5000, 2, 'limited'],
  [{ rows: 1, cutShort: false }, 5000, 2, 'fewer'],
] as const)(
  'a file of %j, with %d matches and a limit of %s, is %s',
  (file, total, limit, verdict) => {
    expect(verdictOf(file, total, limit)).toBe(verdict);
    expect(promisedRows(total, limit)).toBe(Math.min(total, limit ?? Infinity));
  },
);
