import { parseQuery } from '@/domain/query/syntax/parser';
import type { QueryNode } from '@/domain/query/syntax/tree';
import { QuerySyntaxError } from '@/domain/query/syntax/syntax-error';
import { parseExact } from '@/domain/exact-json';
import type { FieldValue } from '@/domain/exact';
import {
  evaluate,
  type PlainMessage,
  type PlainType,
  type PlainValue,
  type World,
} from '@test/models/plain-evaluator/evaluate';
import { FIRST, NOW, plainMessages, STREAMS } from '@test/models/plain-evaluator/messages';
import { writtenQueries } from '@test/models/plain-evaluator/queries';
import { openTestStore, type TestStore } from '@test/backend/message-store';
import { propertyRuns } from '@test/environment/property-runs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldCatalogue } from '../indices/model/catalogue';
import { compileCondition, type SqlCondition } from './condition';
import { ConditionError } from './regexp/condition-error';
import { marksSql } from './conditions/needed-marks';
import { keywordOf, valueAs } from '../field-values/typed-value';

const RUNS = propertyRuns(150);

let stored: TestStore;
let types: ReadonlyMap<string, PlainType>;
const messages = new Map<number, PlainMessage>();

beforeAll(async () => {
  stored = await openTestStore({ route: () => STREAMS, now: () => NOW, prefix: 'plain' });
  await stored.store.writer.writeDurably([FIRST]);
  await stored.store.writer.writeDurably(fc.sample(plainMessages, 150));
  types = typesOf(stored.catalogue());
  for (const { seq, doc } of await stored.database.query<{ seq: number; doc: string }>(
    'SELECT seq, doc FROM plain_0.messages',
  ))
    messages.set(seq, plainMessage(doc));
});
afterAll(() => stored.close());

function typesOf(catalogue: FieldCatalogue): Map<string, PlainType> {
  const own: Record<string, PlainType> = {
    message: 'text',
    full_message: 'text',
    source: 'source',
    streams: 'streams',
    _id: 'keyword',
    _index: 'keyword',
  };
  const typeOf = (name: string, type: string): PlainType =>
    own[name] ??
    (type === 'date'
      ? name === 'timestamp' || name.startsWith('gl2_')
        ? 'graylogDate'
        : 'date'
      : type === 'string'
        ? 'keyword'
        : (type as 'long' | 'float'));
  return new Map([
    ...catalogue.all().map(({ name, type }) => [name, typeOf(name, type)] as const),
    ['_id', 'keyword'],
    ['_index', 'keyword'],
  ]);
}

/** What the fields of a stored message hold. */
function plainMessage(doc: string): PlainMessage {
  const stored = parseExact(doc) as Record<string, FieldValue>;
  const values = Object.entries({
    ...stored,
    gl2_receive_timestamp: NOW,
    gl2_processing_timestamp: NOW,
    _index: 'plain_0',
  }).flatMap(([name, value]): [string, PlainValue | readonly PlainValue[]][] => {
    if (name === 'timestamp') return [[name, Date.parse(String(value))]];
    if (!Array.isArray(value)) return [[name, plainValue(name, value)]];
    const present = (value as FieldValue[]).filter((one) => one !== null);
    return present.length === 0 ? [] : [[name, present.map((one) => plainValue(name, one))]];
  });
  return new Map(values);
}

function plainValue(name: string, value: FieldValue): PlainValue {
  const type = types.get(name) ?? 'keyword';
  if (type !== 'long' && type !== 'float' && type !== 'date' && type !== 'graylogDate')
    return keywordOf(value);
  return (
    valueAs(type === 'graylogDate' ? 'date' : type, name, value) ?? { misfit: keywordOf(value) }
  );
}

/** Undefined where an expression is more than automata of a bounded size can do, which is said. */
function compiled(tree: QueryNode): SqlCondition | undefined {
  try {
    return compileCondition(tree, stored.catalogue(), NOW);
  } catch (error) {
    if (error instanceof ConditionError && error.message.includes('too complex')) return undefined;
    throw error;
  }
}

test('random queries find the random messages that a slow and plain evaluator finds', async () => {
  const counts = { none: 0, some: 0, all: 0, marked: 0, unreadable: 0, tooComplex: 0 };
  await fc.assert(
    fc.asyncProperty(writtenQueries, async ({ text, regexps, dates }) => {
      let tree;
      try {
        tree = parseQuery(text);
      } catch (error) {
        if (!(error instanceof QuerySyntaxError)) throw error;
        counts.unreadable += 1;
        return;
      }
      const world: World = {
        types,
        hidden: new Set(['_id', '_index']),
        regexps: new Map(regexps),
        dates: new Map(dates),
        known: new Map(),
      };
      const condition = compiled(tree);
      if (!condition) {
        counts.tooComplex += 1;
        return;
      }
      const { sql, params, marks, plain = 'true' } = condition;
      if (marks) counts.marked += 1;
      const rows = await stored.database.query<{ seq: number }>(
        `SELECT seq FROM plain_0.messages WHERE ${marks ? `${marksSql(marks)} AND ` : ''}${plain} AND ${sql} ORDER BY seq`,
        params,
      );
      const expected = [...messages].flatMap(([seq, message]) =>
        evaluate(tree, message, world) === true ? [seq] : [],
      );
      counts[expected.length === 0 ? 'none' : expected.length === messages.size ? 'all' : 'some'] +=
        1;
      const found = new Set(rows.map(({ seq }) => seq));
      const wrong = [...messages.keys()].find((seq) => found.has(seq) !== expected.includes(seq));
      if (wrong !== undefined)
        throw new Error(
          `${found.has(wrong) ? 'Finds' : 'Does not find'} ${JSON.stringify([...(messages.get(wrong) ?? [])], (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))}\nwith ${sql}\n${params.map(String).join('\n')}`,
        );
    }),
    { numRuns: RUNS },
  );
  if (process.env['PROPERTY_RUNS']) console.log(counts);
  expect(counts.tooComplex).toBeLessThan(RUNS / 20);
  expect(counts.some).toBeGreaterThan(RUNS / 8);
  expect(counts.marked).toBeGreaterThan(RUNS / 8);
});
