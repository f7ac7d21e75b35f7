import { expect, test } from 'vitest';
import { DecodeError } from '../definition/model';
import { decodeRaw } from './decode-raw';

const reception = { receivedAt: 1_000, remote: { ip: '192.0.2.9', port: 1 } };

test('the text is the message, including leading blanks', () => {
  expect(decodeRaw('  <13>any text\tat all\r\n', reception)).toEqual({
    timestamp: 1_000,
    source: '192.0.2.9',
    message: '  <13>any text\tat all',
    fields: {},
  });
});

test('an empty text is refused', () => {
  expect(() => decodeRaw(' \r\n\0', reception)).toThrow(DecodeError);
});
