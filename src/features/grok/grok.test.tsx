import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { call } from '@/api/client';
import { importGrokPatterns, listGrokPatterns, type GrokPatternDraft } from '@/contract/grok';
import { createExtractor } from '@/contract/extractors';
import { createInput } from '@/contract/inputs';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { routes } from '@/features/grok/routes';
import { toasts } from '@/shared/toasts/toast-store';
import { requests, seedBackend, signInAs } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { savedFiles } from '@test/rendering/saved-files';
import { settled } from '@test/rendering/settled';

const renderAt = renderPagesOf(routes);
const PAGE = '/system/grokpatterns';
const users = [
  { username: 'rea', password: 'pw', permissions: ['inputs:read', 'grok_pattern:read'] },
  { username: 'tom', password: 'pw', permissions: ['inputs:read'] },
];
const saved = savedFiles();

/** Replaces the standard patterns. */
async function seed(more: GrokPatternDraft[] = [], messages: { message: string }[] = []) {
  await seedBackend({ seed: { users, messages } });
  await signInAs();
  const patterns = [
    { name: 'INT', pattern: '[+-]?\\d+' },
    { name: 'PAIR', pattern: '%{INT:left}-%{INT:right}' },
    { name: 'WORD', pattern: '\\w+' },
    ...more,
  ];
  await call(importGrokPatterns, { patterns, strategy: 'DROP_ALL_EXISTING' });
}
const stored = async () =>
  Object.fromEntries(
    (await call(listGrokPatterns, undefined)).patterns.map(({ id, name, pattern }) => [
      name,
      { id, pattern },
    ]),
  );
const names = async () => Object.keys(await stored()).sort();
const rowOf = (name: string) =>
  screen.findByRole('row', { name: new RegExp(`^(Select ${name} )?${name}`) });
const sheetOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

afterEach(() => {
  toasts.clear();
  localStorage.clear();
});

it('lists patterns with those that refer to them, and finds them by their expression', async () => {
  await seed();
  const { actor } = await renderAt(PAGE);
  expect(await rowOf('INT')).toHaveTextContent('[+-]?\\d+PAIR');
  expect(await rowOf('WORD')).toHaveTextContent('\\w+–');
  await actor.click(screen.getByRole('searchbox'));
  await actor.paste('left');
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Select WORD/ })).toBeNull());
  expect(await rowOf('PAIR')).toBeVisible();
});

it('tries a new pattern while it is typed, marks what it captures, and creates it', async () => {
  await seed();
  const { actor } = await renderAt(`${PAGE}?new`);
  const sheet = await sheetOf('New grok pattern');
  await actor.click(sheet.getByRole('textbox', { name: /^Name/ }));
  await actor.paste('TOOK');
  await actor.click(sheet.getByRole('textbox', { name: /^Pattern/ }));
  await actor.paste('%{WORD:what} took %{INT:ms;int}');
  await actor.click(sheet.getByLabelText('Sample text'));
  await actor.paste('the search took 12 ms');
  const fields = within(await sheet.findByRole('table', { name: 'Captured fields' }));
  expect(fields.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FieldValue',
    'whatsearch',
    'ms12',
  ]);
  const marks = sheet.getByLabelText('Captured text').querySelectorAll('mark');
  expect([...marks].map(({ title, textContent }) => `${title}: ${textContent}`)).toEqual([
    'what: search',
    'ms: 12',
  ]);
  await actor.click(sheet.getByRole('button', { name: 'Create pattern' }));
  expect(await rowOf('TOOK')).toBeVisible();
  expect((await stored())['TOOK']?.pattern).toBe('%{WORD:what} took %{INT:ms;int}');
});

it('says what is wrong with a pattern at its field, and how far it got in a text', async () => {
  await seed();
  const { actor } = await renderAt(`${PAGE}?new`);
  const sheet = await sheetOf('New grok pattern');
  const pattern = sheet.getByRole('textbox', { name: /^Pattern/ });
  await actor.click(pattern);
  await actor.paste('%{NOPE:a} %{INT:n');
  expect(await sheet.findByText('There is no pattern NOPE.')).toBeVisible();
  expect(await sheet.findByText(/^%\{INT:n is not a reference/)).toBeVisible();
  expect(pattern).toHaveAttribute('aria-invalid', 'true');
  await actor.clear(pattern);
  await actor.paste('%{INT:n} ([');
  expect(await sheet.findByText('The pattern is invalid.')).toBeVisible();
  expect(sheet.getByText(/near index 10 %\{INT:n\} \(\[ \^$/)).toBeVisible();
  await actor.clear(pattern);
  await actor.paste('%{INT:n} %{WORD:n} %{INT:m}');
  expect(await sheet.findByText(/^n is captured more than once/)).toBeVisible();
  expect(pattern).not.toHaveAttribute('aria-invalid', 'true');
  await actor.click(sheet.getByLabelText('Sample text'));
  await actor.paste('at 12 noon sharp');
  expect(await sheet.findByText(/; %\{INT:m\} does not match after it\.$/)).toBeVisible();
  expect(sheet.getByText('12 noon ', { normalizer: (text) => text }).tagName).toBe('MARK');
});

it('tries a pattern with the newest message, with all captures if wanted', async () => {
  await seed([], [{ message: 'payment 42 refused' }]);
  const { actor } = await renderAt(`${PAGE}?new`);
  const sheet = await sheetOf('New grok pattern');
  await actor.click(sheet.getByRole('textbox', { name: /^Pattern/ }));
  await actor.paste('%{WORD} %{INT:n}');
  await actor.click(sheet.getByRole('button', { name: 'Use newest message' }));
  const rows = () =>
    within(sheet.getByRole('table', { name: 'Captured fields' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toEqual(['FieldValue', 'n42']));
  expect(sheet.getByLabelText('Sample text')).toHaveValue('payment 42 refused');
  await actor.click(sheet.getByRole('checkbox', { name: /^Named captures only/ }));
  await waitFor(() => expect(rows()).toEqual(['FieldValue', 'WORDpayment', 'n42']));
});

it('edits a pattern, and shows what the server refuses at its field', async () => {
  await seed();
  const { id } = (await stored())['WORD'] ?? { id: '' };
  const { actor } = await renderAt(`${PAGE}?edit=${id}`);
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  const sheet = await sheetOf('Edit grok pattern');
  expect(name).toHaveValue('WORD');
  await actor.clear(name);
  await actor.paste('INT');
  await actor.click(sheet.getByRole('button', { name: 'Update pattern' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/already exists/));
  await actor.clear(name);
  await actor.paste('LETTERS');
  const pattern = sheet.getByRole('textbox', { name: /^Pattern/ });
  await actor.clear(pattern);
  await actor.paste('%{NOPE}');
  await actor.click(sheet.getByRole('button', { name: 'Update pattern' }));
  await waitFor(() => expect(pattern).toHaveAccessibleDescription(/NOPE/));
  await actor.clear(pattern);
  await actor.paste('[a-z]+');
  await actor.click(sheet.getByRole('button', { name: 'Update pattern' }));
  expect(await rowOf('LETTERS')).toHaveTextContent('[a-z]+');
  expect((await stored())['LETTERS']?.id).toBe(id);
});

it('names the patterns and inputs that use a pattern before it is deleted', async () => {
  await seed();
  const { id: inputId } = await call(createInput, {
    title: 'Shop',
    type: INPUT_TYPES.gelfHttp,
    global: true,
    node: null,
    configuration: { bind_address: '127.0.0.1', port: 0 },
  });
  await call(createExtractor, {
    inputId,
    title: 'Numbers',
    extractor_type: 'grok',
    extractor_config: { grok_pattern: '%{INT:n}' },
    cursor_strategy: 'copy',
    source_field: 'message',
    target_field: '',
    converters: [],
    condition_type: 'none',
    condition_value: '',
    order: 0,
  });
  const { actor } = await renderAt(PAGE);
  await rowOf('INT');
  await actor.click(screen.getByRole('button', { name: 'Actions for INT' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = await sheetOf('Delete grok pattern');
  expect(await dialog.findByRole('link', { name: 'PAIR' })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Shop' })).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Delete grok pattern' }));
  await waitFor(async () => expect(await names()).toEqual(['PAIR', 'WORD']));
});

it('deletes several at once, of which one uses another', async () => {
  await seed();
  const { actor } = await renderAt(PAGE);
  await actor.click(await screen.findByRole('checkbox', { name: 'Select INT' }));
  await actor.click(screen.getByRole('checkbox', { name: 'Select PAIR' }));
  await actor.click(screen.getByRole('button', { name: 'Bulk actions' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await sheetOf('Delete 2 grok patterns');
  await settled();
  expect(dialog.queryByRole('link', { name: 'PAIR' })).toBeNull();
  await actor.click(dialog.getByRole('button', { name: 'Delete 2 grok patterns' }));
  await waitFor(async () => expect(await names()).toEqual(['WORD']));
});

it('imports a file, after it said what is in the way', async () => {
  await seed();
  const { actor } = await renderAt(PAGE);
  await rowOf('INT');
  await actor.click(screen.getByRole('button', { name: 'Import…' }));
  const dialog = await sheetOf('Import grok patterns');
  const run = dialog.getByRole('button', { name: 'Import' });
  expect(run).toBeDisabled();
  const text = '# new\nINT \\d+\nHEX [0-9a-f]+\nALONE\n';
  await actor.upload(dialog.getByLabelText('File'), new File([text], 'patterns.txt'));
  expect(await dialog.findByText('2 patterns in the file')).toBeVisible();
  expect(dialog.getByText('1 line is not a pattern and is skipped: ALONE')).toBeVisible();
  expect(await dialog.findByText('1 name is already in use: INT')).toBeVisible();
  await actor.click(run);
  expect(await dialog.findByText('No patterns were imported')).toBeVisible();
  expect(dialog.getByText(/already exist: INT\.$/)).toBeVisible();
  expect(await names()).toEqual(['INT', 'PAIR', 'WORD']);
  await actor.selectOptions(dialog.getByLabelText('Import strategy'), 'REPLACE_ON_CONFLICT');
  await actor.click(run);
  expect(await rowOf('HEX')).toBeVisible();
  expect(await names()).toEqual(['HEX', 'INT', 'PAIR', 'WORD']);
  expect((await stored())['INT']?.pattern).toBe('\\d+');
});

it('deletes all existing patterns with an import that says so', async () => {
  await seed();
  const { actor } = await renderAt(PAGE);
  await rowOf('INT');
  await actor.click(screen.getByRole('button', { name: 'Import…' }));
  const dialog = await sheetOf('Import grok patterns');
  await actor.upload(dialog.getByLabelText('File'), new File(['HEX [0-9a-f]+'], 'patterns.txt'));
  await actor.selectOptions(dialog.getByLabelText('Import strategy'), 'DROP_ALL_EXISTING');
  expect(dialog.getByText(/^All existing patterns are deleted/)).toBeVisible();
  expect(await dialog.findByText('1 pattern in the file')).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await rowOf('HEX')).toBeVisible();
  expect(await names()).toEqual(['HEX']);
});

it('downloads all patterns as a file that can be imported', async () => {
  await seed();
  const { actor } = await renderAt(PAGE);
  await rowOf('INT');
  await actor.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toBe('INT [+-]?\\d+\nPAIR %{INT:left}-%{INT:right}\nWORD \\w+\n');
});

it('offers no changes to those who may only read', async () => {
  await seed();
  await signInAs('rea');
  await renderAt(`${PAGE}?new`, { user: 'rea' });
  expect(await rowOf('INT')).toBeVisible();
  await settled();
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  for (const name of [/^New pattern/, /^Import/, /^Actions for/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByLabelText(/^Sample text/)).toBeNull();
});

it('is not open to those without its permission', async () => {
  await seed();
  await renderAt(PAGE, { user: 'tom' });
  await settled();
  expect(screen.queryByRole('row')).toBeNull();
  expect(requests().filter((name) => name.startsWith('GET /system/grok'))).toEqual([]);
});
