import { afterEach, expect, it } from 'vitest';
import { nodeText } from '@/domain/node-text/node-text';
import { NODE_TEXTS } from '@/domain/node-text/texts';
import { parseQuery } from '@/domain/query/syntax/parser';
import { QuerySyntaxError } from '@/domain/query/syntax/syntax-error';
import { knownText } from './known-texts';
import { loadTexts, switchLanguage } from './load-texts';
import { loadKnownTexts, serverText } from './server-text';

const inGerman = async () => {
  await Promise.all([switchLanguage('de'), loadKnownTexts()]);
};
afterEach(() => switchLanguage('en'));
/** Without the characters that isolate the direction of values. */
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

it('leaves English texts as they are in English', () => {
  const text = nodeText('node.search.sortMissing', { field: 'took_ms' });
  expect(serverText(text)).toBe('Cannot sort by took_ms: no message has this field.');
  expect(serverText({ message: 'Something else.' })).toBe('Something else.');
});

it('translates texts by their code, and those without one by their words', async () => {
  await inGerman();
  const text = nodeText('node.search.sortMissing', { field: 'took_ms' });
  const german = 'Nach took_ms kann nicht sortiert werden: Keine Nachricht hat dieses Feld.';
  expect(plain(serverText(text))).toBe(german);
  expect(plain(serverText({ message: text.message }))).toBe(german);
  expect(plain(serverText({ message: 'Role Ops already exists.' }))).toBe(
    'Die Rolle Ops gibt es bereits.',
  );
});

it('translates the reason inside a text', async () => {
  await inGerman();
  const reason = nodeText('node.output.silent', { address: 'a:1' }).message;
  const message = nodeText('node.notification.outputFailingMeans', {
    output: 'Archive',
    reason,
    dropped: 7,
  }).message;
  expect(plain(serverText({ message }))).toBe(
    'Output Archive: a:1 antwortet nicht. Bisher verworfene Nachrichten: 7',
  );
});

it('marks what it does not know as the text of the server', async () => {
  await inGerman();
  expect(plain(serverText({ message: 'The moon is full.' }))).toBe(
    'Meldung des Servers: The moon is full.',
  );
  // A code of another version, or one that is not of the node.
  expect(plain(serverText({ message: 'Full.', code: 'node.unheardOf' }))).toBe(
    'Meldung des Servers: Full.',
  );
  expect(plain(serverText({ message: 'Full.', code: 'nav.search' }))).toBe(
    'Meldung des Servers: Full.',
  );
});

it('shows no exceptions of the server, in any language', async () => {
  const exception = {
    message:
      'Cannot construct instance of `org.graylog2.rest.models.roles.responses.RoleResponse`, problem: Null permissions\n at [Source: (org.glassfish…',
  };
  expect(serverText(exception)).toBe('The server could not process the request.');
  await inGerman();
  expect(serverText(exception)).toBe('Der Server konnte die Anfrage nicht verarbeiten.');
});

it('keeps the language with texts that are loaded later', async () => {
  await inGerman();
  await loadTexts(['system']);
  expect(plain(serverText({ message: '', code: 'node.search.noSearchType' }))).toBe('');
  await switchLanguage('en');
  expect(serverText(nodeText('node.search.noSearchType'))).toContain('The query has no');
});

it.each([
  'level:',
  'a ^',
  'a )',
  '"open',
  '/open',
  'a AND (',
  'a~x',
  'x\\',
  'x\\u12',
  '('.repeat(2_000),
  'a]',
])('the text of the syntax error of %s is the one of its code', (query) => {
  let found: unknown;
  try {
    parseQuery(query);
  } catch (error) {
    found = error;
  }
  if (!(found instanceof QuerySyntaxError)) return;
  expect(nodeText(`node.query.${found.reason}`, found.values).message).toBe(
    `Cannot parse query, cause: ${found.message}`,
  );
});

it('recognizes every text of the node by its words', () => {
  for (const [code, template] of Object.entries(NODE_TEXTS)) {
    const message = template.replaceAll(/\{\{(\w+)\}\}/g, '7');
    expect(knownText(message)?.code, code).toBe(code);
  }
});
