import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_STREAM_ID, type StreamRule } from '@/contract/streams';
import type { Fields, FieldValue } from '@/domain/exact';
import type { IncomingMessage } from '@/server/message-types/incoming-message';
import { createStreamRouter } from './stream-router';
import { streamTakes, testRule } from '@/domain/streams/test-rules';
import { newStream, type StoredStream } from '../streams/stream-store';
import { fieldOf, OWN_FIELDS } from './message-fields';

/** Every rule of every stream is asked about every message. */
function routeByWalking(streams: readonly StoredStream[], message: IncomingMessage): string[] {
  // The message as the console tests it once it is stored.
  const fields: Fields = {
    ...message.fields,
    ...Object.fromEntries(OWN_FIELDS.map((name) => [name, fieldOf(message, name) ?? null])),
  };
  const matched = streams.filter(
    ({ disabled, rules, matching_type }) =>
      !disabled &&
      streamTakes(
        matching_type,
        rules.flatMap((rule) => testRule(rule, fields) ?? []).map(({ matches }) => matches),
      ) === true,
  );
  const ids = matched.map(({ id }) => id);
  return matched.some((stream) => stream.remove_matches_from_default_stream)
    ? ids
    : [DEFAULT_STREAM_ID, ...ids];
}

const FIELDS = ['message', 'source', 'app', 'took_ms', 'path'];
const words = fc.constantFrom(
  'a',
  'aab',
  'abc',
  'bc',
  'cab',
  'web1',
  ' web1 ',
  '',
  '  ',
  'GET /abc/7',
  '12',
  '-3.5',
  '1e3',
  '12f',
  'NaN',
  'Infinity',
  'ÄÖ',
  '😀abc',
);
const text = fc.oneof(
  words,
  fc.array(words, { maxLength: 4 }).map((parts) => parts.join('')),
  fc.string({ maxLength: 8 }),
);
const expressions = fc.constantFrom(
  'abc',
  '^web\\d$',
  '(abc|cab)',
  'abc|bca',
  'a+b',
  'abcd?',
  '[ab]{2}c',
  '\\d+',
  '(?i)ABC',
  '^(?!.*abc)',
  '^(?=.*b)(?!a).',
  '(',
  '[',
  'x{2',
  'abc\\',
  '(?<=a)b',
  '(a+)+$',
  '\\x61bc',
  'web1$',
  '.*',
);
const value: fc.Arbitrary<FieldValue> = fc.oneof(
  text,
  fc.integer({ min: -20, max: 20 }),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
  fc.bigInt(),
  fc.array(text, { maxLength: 2 }),
  fc.record({ abc: fc.bigInt() }),
);

const message: fc.Arbitrary<IncomingMessage> = fc.record({
  timestamp: fc.constant(1_700_000_000_000),
  source: text,
  message: text,
  fields: fc.dictionary(fc.constantFrom('app', 'took_ms', 'path', 'message'), value),
  inputId: fc.constantFrom('0a', '0b'),
  receivedAt: fc.constant(0),
});

const rule = fc.integer({ min: 0, max: 9 }).chain((type): fc.Arbitrary<StreamRule> =>
  fc.record({
    id: fc.uuid(),
    type: fc.constant(type),
    field: fc.constantFrom(...FIELDS),
    value:
      type === 2
        ? expressions
        : type === 8
          ? fc.constantFrom('0a', '0B', '0c')
          : type === 3 || type === 4
            ? fc.oneof(fc.integer({ min: -20, max: 20 }).map(String), words)
            : text,
    inverted: fc.boolean(),
    stream_id: fc.constant('s'),
    description: fc.constant(null),
  }),
);
const streams = fc
  .array(
    fc.record({
      rules: fc.array(rule, { maxLength: 4 }),
      matching_type: fc.constantFrom('AND' as const, 'OR' as const),
      disabled: fc.nat(9).map((n) => n === 0),
      remove_matches_from_default_stream: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map((stream, index) => newStream({ id: `stream-${index}`, title: '', ...stream })),
  );

it('the router finds the streams that testing all rules one by one finds, message after message', () => {
  fc.assert(
    fc.property(streams, fc.array(message, { minLength: 1, maxLength: 6 }), (given, messages) => {
      const route = createStreamRouter(given);
      expect(messages.map(route)).toEqual(messages.map((one) => routeByWalking(given, one)));
    }),
    { numRuns: 1500 },
  );
});

it('a router is made of plain data', () => {
  const given = [
    newStream({
      id: 'mine',
      title: '',
      rules: [
        {
          id: 'r',
          type: 2,
          field: 'source',
          value: '^web',
          inverted: false,
          stream_id: 'mine',
          description: null,
        },
      ],
    }),
  ];
  const far = createStreamRouter(structuredClone(given));
  expect(
    far({ timestamp: 0, source: 'web1', message: '', fields: {}, inputId: '0a', receivedAt: 0 }),
  ).toEqual([DEFAULT_STREAM_ID, 'mine']);
});
