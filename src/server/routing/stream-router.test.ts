import { describe, expect, it } from 'vitest';
import { DEFAULT_STREAM_ID, type StreamRule } from '@/contract/streams';
import type { IncomingMessage } from '../message-types/incoming-message';
import { createStreamRouter } from './stream-router';
import { newStream, type StoredStream } from '../streams/stream-store';

const message: IncomingMessage = {
  timestamp: 0,
  source: 'web1',
  message: 'GET /cart took long',
  fields: { took_ms: 120, user: 'bob', empty: '', order: 12345678901234567890n },
  inputId: 'in1',
  receivedAt: 0,
};
const rule = (type: number, field: string, value: string, inverted = false): StreamRule => ({
  id: 'r',
  type,
  field,
  value,
  inverted,
  stream_id: 's',
  description: null,
});
const streamWith = (rules: StreamRule[], more: Partial<StoredStream> = {}) =>
  newStream({ id: 'mine', title: 'Mine', rules, ...more });
const isIn = (...streams: StoredStream[]) => createStreamRouter(streams)(message).includes('mine');

describe('a rule', () => {
  it.each([
    ['exactly', rule(1, 'source', 'web1'), true],
    ['exactly, else', rule(1, 'source', 'web'), false],
    ['exactly, of a long number', rule(1, 'order', '12345678901234567890'), true],
    ['by expression', rule(2, 'message', '^GET\\s+/c'), true],
    ['by a broken expression', rule(2, 'message', '('), false],
    ['by a broken expression, inverted', rule(2, 'message', '(', true), false],
    ['greater', rule(3, 'took_ms', '100'), true],
    ['smaller', rule(4, 'took_ms', '100'), false],
    ['greater, of a text', rule(3, 'user', '100', true), false],
    ['by presence', rule(5, 'user', ''), true],
    ['by presence of an empty text', rule(5, 'empty', ''), false],
    ['by absence', rule(5, 'nope', '', true), true],
    ['by content', rule(6, 'message', 'cart'), true],
    ['always', rule(7, '', ''), true],
    ['by input', rule(8, '', 'in1'), true],
    ['of an unknown type', rule(99, 'source', 'web1'), false],
    ['of a member that every object has', rule(5, 'constructor', ''), false],
  ])('matches %s', (_, one, expected) => {
    expect(isIn(streamWith([one]))).toBe(expected);
  });
});

it('all rules must match, or one, as the stream says; a paused stream and one without rules get nothing', () => {
  const rules = [rule(1, 'source', 'web1'), rule(1, 'user', 'alice')];
  expect(isIn(streamWith(rules))).toBe(false);
  expect(isIn(streamWith(rules, { matching_type: 'OR' }))).toBe(true);
  expect(isIn(streamWith(rules, { matching_type: 'OR', disabled: true }))).toBe(false);
  expect(isIn(streamWith([]))).toBe(false);
});

it('a message is in the default stream unless a stream takes it out', () => {
  const matching = [rule(7, '', '')];
  expect(createStreamRouter([streamWith(matching)])(message)).toEqual([DEFAULT_STREAM_ID, 'mine']);
  expect(
    createStreamRouter([streamWith(matching, { remove_matches_from_default_stream: true })])(
      message,
    ),
  ).toEqual(['mine']);
});
