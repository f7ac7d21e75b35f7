import { escapePattern, escapeWord, quotePhrase } from '@/domain/query/syntax/escapes';
import fc from 'fast-check';
import { writtenDates } from './dates';
import type { DateMeaning } from './evaluate';
import { plainRegexps, printRegexp, type PlainRegexp } from './regexp';
import { searchedWords } from './words';

/** A query, with the meaning of those parts that the evaluator cannot parse. */
export type WrittenQuery = {
  text: string;
  regexps: readonly (readonly [string, PlainRegexp])[];
  dates: readonly (readonly [string, DateMeaning])[];
};

const plain = (text: string): WrittenQuery => ({ text, regexps: [], dates: [] });
const joined = (text: string, parts: readonly WrittenQuery[]): WrittenQuery => ({
  text,
  regexps: parts.flatMap(({ regexps }) => regexps),
  dates: parts.flatMap(({ dates }) => dates),
});
const one = (arbitrary: fc.Arbitrary<string>) => arbitrary.map(plain);

const numbers = fc.oneof(
  fc.integer({ min: -6, max: 46 }).map(String),
  fc.integer({ min: -20, max: 90 }).map((n) => `${n / 2}`),
  fc.constantFrom(
    '03',
    '3.0',
    '+3',
    '1e1',
    '0.1',
    '1e-7',
    '9007199254740993',
    '9007199254740992',
    '9223372036854775807',
    '99999999999999999999',
    '12345678.9',
    '.5',
  ),
);
const bare = fc.oneof(
  { weight: 4, arbitrary: searchedWords },
  { weight: 1, arbitrary: numbers },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '000000000000000000000001',
      '6b019df4df73424ee9f4d123',
      '--',
      'node',
    ),
  },
);

const words = one(
  fc.array(bare.map(escapeWord), { minLength: 1, maxLength: 3 }).map((some) => some.join(' ')),
);
const fuzzyWords = one(
  fc
    .tuple(bare, fc.constantFrom('~', '~1', '~2', '~0', '~0.5'))
    .map(([word, edits]) => `${escapeWord(word)}${edits}`),
);
const phrases = one(
  fc
    .tuple(
      fc.array(bare, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', '', '~1', '~2', '~4', '~9'),
    )
    .map(([some, slop]) => `${quotePhrase(some.join(' '))}${slop}`),
);
const wildcards = one(
  fc
    .tuple(searchedWords, fc.nat(), fc.nat(), fc.constantFrom('*', '?', '**'))
    .map(([word, from, to, mark]) => withWildcard(word, from, to, mark)),
);
const regexps = plainRegexps.map((node): WrittenQuery => ({
  text: `/${printRegexp(node)}/`,
  regexps: [[printRegexp(node), node]],
  dates: [],
}));

const bounds = fc.oneof(
  { weight: 2, arbitrary: one(numbers.map((text) => text)) },
  { weight: 2, arbitrary: one(searchedWords.map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`)) },
  {
    weight: 2,
    arbitrary: writtenDates.map(({ text, meaning }): WrittenQuery => ({
      text: `"${text}"`,
      regexps: [],
      dates: [[text, meaning]],
    })),
  },
  { weight: 1, arbitrary: one(fc.constantFrom('*', '"*"')) },
);
const brackets = fc
  .tuple(fc.constantFrom('[', '{'), bounds, bounds, fc.constantFrom(']', '}'))
  .map(([open, low, high, close]) =>
    joined(`${open}${low.text} TO ${high.text}${close}`, [low, high]),
  );
const signed = fc
  .tuple(fc.constantFrom('>', '>=', '<', '<='), fc.oneof(numbers, searchedWords))
  .map(([sign, text]) => plain(escapeWord(`${sign}${text}`)));
const dated = fc
  .tuple(fc.constantFrom('', '>', '>=', '<', '<='), writtenDates)
  .map(([sign, { text, meaning }]): WrittenQuery => ({
    text: escapeWord(`${sign}${text}`),
    regexps: [],
    dates: [[text, meaning]],
  }));

const anyLeaf = fc.oneof(
  { weight: 4, arbitrary: words },
  { weight: 3, arbitrary: fuzzyWords },
  { weight: 4, arbitrary: phrases },
  { weight: 3, arbitrary: wildcards },
  { weight: 4, arbitrary: regexps },
  { weight: 2, arbitrary: brackets },
);
const fieldLeaf = fc.oneof(
  { weight: 5, arbitrary: anyLeaf },
  { weight: 1, arbitrary: signed },
  { weight: 2, arbitrary: dated },
);

const names = fc.constantFrom(
  'message',
  'message',
  'full_message',
  'source',
  'app',
  'user',
  'dash-name',
  'count',
  'took',
  'due',
  'timestamp',
  'mixed',
  'tags',
  'tags',
  'ports',
  'streams',
  'gl2_source_input',
  'gl2_receive_timestamp',
  'missing',
  '_id',
  '\\*',
  'm*',
  '*message',
  'd*e',
  '*o*',
  'none*',
);
const writtenName = names.map((name) => (name === '\\*' ? name : escapeWord(name)));
const nameOnly = one(
  fc
    .tuple(fc.constantFrom('_exists_:', ''), writtenName)
    .map(([exists, name]) => (exists === '' ? `${name}:*` : `_exists_:${name}`)),
);
const fielded = fc
  .tuple(writtenName, fieldLeaf)
  .map(([name, leaf]) => joined(`${name}:${leaf.text}`, [leaf]));

export const writtenQueries: fc.Arbitrary<WrittenQuery> = fc.letrec<{
  query: WrittenQuery;
  member: WrittenQuery;
  group: WrittenQuery;
  fieldGroup: WrittenQuery;
}>((tie) => ({
  query: fc
    .array(
      fc.tuple(
        fc.constantFrom('', '', 'AND ', 'OR ', '&& ', '|| '),
        fc.constantFrom('', '', '', 'NOT ', '-', '+', '!'),
        tie('member'),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) =>
      joined(
        parts
          .map(
            ([conjunction, modifier, { text }], index) =>
              `${index === 0 ? '' : conjunction}${modifier}${text}`,
          )
          .join(' '),
        parts.map(([, , part]) => part),
      ),
    ),
  member: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    { weight: 5, arbitrary: fielded },
    { weight: 3, arbitrary: anyLeaf },
    { weight: 1, arbitrary: nameOnly },
    { weight: 1, arbitrary: tie('group') },
    { weight: 1, arbitrary: tie('fieldGroup') },
  ),
  group: tie('query').map((inner) => joined(`(${inner.text})`, [inner])),
  fieldGroup: fc
    .tuple(
      writtenName,
      fc.array(
        fc.tuple(fc.constantFrom('', 'AND ', 'OR '), fc.constantFrom('', 'NOT ', '+'), fieldLeaf),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([name, parts]) =>
      joined(
        `${name}:(${parts.map(([conjunction, modifier, { text }], index) => `${index === 0 ? '' : conjunction}${modifier}${text}`).join(' ')})^2`,
        parts.map(([, , part]) => part),
      ),
    ),
})).query;

function withWildcard(word: string, from: number, to: number, mark: string): string {
  const chars = [...word];
  const [start, end] = [from % (chars.length + 1), to % (chars.length + 1)].sort((a, b) => a - b);
  const before = chars.slice(0, start).join('');
  const after = chars.slice(end).join('');
  const write = (text: string) => (text === '' ? '' : text.replace(/[*?]/g, '\\$&'));
  const pattern = `${write(before)}${mark}${write(after)}`;
  return escapePatternOf(pattern);
}

/**
 * Escapes characters that would end a word, but keeps wildcards and the backslashes before them.
 */
function escapePatternOf(pattern: string): string {
  return pattern
    .split(/(\\[*?])/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : index === 0
          ? escapePattern(part)
          : escapePattern(`.${part}`).slice(1),
    )
    .join('');
}
