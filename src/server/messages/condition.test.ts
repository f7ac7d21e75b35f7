import { parseQuery } from '@/domain/query/syntax/parser';
import { matching, openTestStore, type TestStore } from '@test/backend/message-store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothConditions, compileCondition } from './condition';
import type { IncomingMessage } from '../message-types/incoming-message';

const NOW = Date.parse('2026-11-21T12:00:00Z');
let stored: TestStore;

const rows: Record<string, Partial<IncomingMessage>> = {
  shop: {
    message: 'Order 42 placed by Élodie',
    source: 'Web-01',
    fields: { app: 'shop', count: 3, took: 0.1, due: '2026-11-18T10:00:00Z', path: 'a*b' },
  },
  auth: {
    message: 'login failed for root failed',
    source: 'auth-1',
    fields: {
      app: 'Auth',
      count: -2,
      took: 12.5,
      due: '2026-12-24',
      tag: 'abcdefghijXlmnopqrstuvwxyYabcd',
      full_message: 'Stack of frames',
    },
  },
  old: {
    message: 'disk almost full',
    timestamp: NOW - 86_400_000 * 2,
    fields: {
      count: 9007199254740993n,
      code: '42',
      tag: 'abcdefghijlkmnopqrstuvwxyzabcdefghijklmnopqrstuvwxy',
      app: 'line one\nline two',
    },
  },
};

beforeAll(async () => {
  stored = await openTestStore({ route: () => ['000000000000000000000001'], now: () => NOW });
  const messages = Object.entries(rows).map(([name, row]) => ({
    timestamp: NOW,
    source: 'host',
    message: '',
    inputId: '6b019df4df73424ee9f4d123',
    receivedAt: NOW,
    ...row,
    fields: { ...row.fields, name },
  }));
  await stored.store.writer.writeDurably(messages);
});
afterAll(() => stored.close());

const found = async (query: string) => {
  const rowsFound = await stored.find(matching(query, NOW), {
    limit: 10,
    sort: [{ field: 'name', order: 'ASC' }],
  });
  return rowsFound.map(({ doc }) => (JSON.parse(doc) as { name: string }).name).join(' ');
};

describe('a query finds', () => {
  test.each([
    ['numbers in every field, as words and by value', '42', 'old shop'],
    ['words of any case in messages', 'FAILED', 'auth'],
    ['keywords only in their own case', 'app:auth', ''],
    ['sources in any case', 'source:WEB-01', 'shop'],
    ['sources by the start, in any case', 'source:WEB*', 'shop'],
    ['accents as they are written', 'message:elodie', ''],
    ['words with one letter wrong', 'message:plased~1', 'shop'],
    ['words with two letters swapped', 'message:fialed~1', 'auth'],
    ['keywords with one letter wrong', 'app:shup~1', 'shop'],
    ['words of thirty letters with two wrong', 'tag:abcdefghijklmnopqrstuvwxyzabcd~2', 'auth'],
    [
      'words of fifty letters with two wrong',
      'tag:abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz~2',
      'old',
    ],
    ['nothing where too much is wrong', 'message:plaxxd~1', ''],
    ['phrases whose words were moved', 'message:"placed order"~3', 'shop'],
    ['no phrases whose words were moved too far', 'message:"placed order"~1', ''],
    ['three words that were moved', 'message:"root failed for"~4', 'auth'],
    ['not when they were moved too far', 'message:"placed 42 order"~3', ''],
    ['a word that a phrase has twice', 'message:"failed root failed"~5', 'auth'],
    ['no phrase that has a word twice where it is there once', 'message:"root root"~9', ''],
    ['words in long texts', 'full_message:frames', 'auth'],
    ['plain asterisks', 'path:"a*b"', 'shop'],
    ['patterns over line breaks', 'app:line*two', 'old'],
    ['one character of any kind', 'app:line?one*', 'old'],
    ['regular expressions over all of a keyword', 'app:/[Aa]ut./', 'auth'],
    ['no parts of a keyword by regular expressions', 'app:/ut/', ''],
    ['numbers in words', 'message:/<40-45>/', 'shop'],
    ['words that two expressions match', 'message:/.*a.*&.*l.*/', 'auth old shop'],
    [
      'words that one expression matches and another does not',
      'message:/f.*&~(failed|for|full)/',
      '',
    ],
    ['keywords but for one part', 'app:/Au~(xx)h/', 'auth'],
    ['keywords that an expression does not match', 'app:/~(shop)/', 'auth old'],
    [
      'words that too many expressions match',
      `message:/${'.*p.*&.*l.*&.*a.*&.*c.*&.*e.*&.*d.*&~(.*x.*)&~(.*y.*y.*)'}/`,
      'shop',
    ],
    ['plain texts in expressions', 'path:/"a*b"/', 'shop'],
    ['letters of any case in expressions over words', 'message:/F[A-I]iled/', 'auth'],
    ['any text', 'app:/A@h/', 'auth'],
    ['no text', 'app:/#/', ''],
    ['fuzzy words as they are written', 'message:log\\-in~1', 'auth'],
    ['words with one letter wrong that is not of ASCII', 'message:elodie~1', 'shop'],
    ['words with two letters swapped that are not of ASCII', 'message:léodie~1', 'shop'],
    ['no numbers that are nearly right', 'count:3~1', ''],
    [
      'what is left of a query where an analyser leaves no word',
      'message:"--" AND app:shop',
      'shop',
    ],
    [
      'what an AND binds whose other side has no word',
      'app:Auth app:shop AND message:"--"',
      'shop',
    ],
    ['nothing where no word is left', 'message:"--"', ''],
    ['nothing where no word is left to rule out', 'NOT message:"--"', ''],
    ['no numbers by patterns', 'count:**', ''],
    ['open ends that are quoted', 'count:["*" TO 3]', 'auth shop'],
    ['nothing beyond 64 bits', 'count:[* TO 99999999999999999999]', ''],
    ['values of any field of a pattern', 'a\\*:shop', 'shop'],
    ['no fields by question marks', 'ap\\?:shop', ''],
    ['integers beyond 2^53 exactly', 'count:9007199254740993', 'old'],
    ['not their neighbours', 'count:9007199254740992', ''],
    ['ranges with fractions over integers', 'count:[-2.5 TO 2.9]', 'auth'],
    ['open ranges', 'count:{* TO 3}', 'auth'],
    ['decimals as 32 bits hold them', 'took:0.1', 'shop'],
    ['decimals in ranges', 'took:[0.05 TO 12.5}', 'shop'],
    ['a whole day', 'due:2026\\-12\\-24', 'auth'],
    ['dates after a day', 'due:>2026-11-18', 'auth'],
    ['dates from a day on', 'due:>=2026-11-18', 'auth shop'],
    ['dates up to the first of a month', 'due:[* TO 2026-12]', 'shop'],
    ['dates by reckoning from another', 'due:["2026-11-17||+1d" TO "2026-11-18||/d"]', 'shop'],
    ['times by reckoning from now', 'timestamp:>now-1d', 'auth shop'],
    ['times before a day', 'timestamp:[* TO "now-1d/d"}', 'old'],
    ['messages with a field', '_exists_:due', 'auth shop'],
    ['messages with any field of a pattern', '_exists_:co*e', 'old'],
    ['messages of a stream', 'streams:000000000000000000000001', 'auth old shop'],
    ['messages of an input, by its id alone', '6b019df4df73424ee9f4d123', 'auth old shop'],
    ['what is not', 'NOT app:shop', 'auth old'],
    ['what is not, where the field is missing', 'NOT due:2026-11-18', 'auth old'],
    ['nothing in fields that are not there', 'nothing:here', ''],
    ['everything but what is in fields that are not there', '-nothing:here', 'auth old shop'],
    ['must before should', 'app:shop OR count:\\-2 AND app:Auth', 'auth'],
  ])('%s: %s', async (_, query, names) => {
    expect(await found(query)).toBe(names);
  });

  test.each([
    ['a ")" is missing', 'message:/(a/'],
    ['an integer is expected', 'message:/a{x}/'],
    ['a "]" is missing', 'message:/[a/'],
    ['is reversed', 'message:/[b-a]/'],
    ['unexpected end-of-string', 'message:/a|/'],
    ['invalid character class \\q', 'app:/\\q/'],
    ['not a range of numbers', 'app:/<5>/'],
    ['at most 255 letters', `tag:${'a'.repeat(256)}~1`],
    ['determinizing it would require more than 10000 effort', 'app:/~((a|b)*a(a|b){14})x/'],
    [
      'The query has more than 4096 terms.',
      Array.from({ length: 4097 }, (_, n) => `w${n}`).join(' OR '),
    ],
    ['has exceeded the allowed maximum of [1000]', `app:/${'a'.repeat(1001)}/`],
  ])('nothing and says "%s"', (reason, query) => {
    expect(() => compileCondition(parseQuery(query), stored.catalogue(), NOW)).toThrow(reason);
  });
});

test('conditions are put together with their parameters in order', () => {
  const [a, b] = ['app:shop', 'app:Auth OR level:3'].map((query) =>
    compileCondition(parseQuery(query), stored.catalogue(), NOW),
  );
  if (!a || !b) throw new Error('two conditions');
  const both = bothConditions(a, b);
  expect(both.params).toEqual(['shop', 'Auth']);
  expect(both.sql).toContain('$2');
  expect(bothConditions({ sql: 'true', params: [] }).sql).toBe('true');
  const many = { sql: 'true', params: new Array<string>(500_000).fill('x') };
  expect(bothConditions(many, many).params).toEqual([]);
});
