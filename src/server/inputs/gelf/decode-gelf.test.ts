import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DecodeError } from '../definition/model';
import { decodeGelf } from './decode-gelf';

const receivedAt = Date.UTC(2026, 10, 21, 12);
const decode = (json: unknown) =>
  decodeGelf(typeof json === 'string' ? json : JSON.stringify(json), { receivedAt });
const minimal = { version: '1.1', host: 'web-01', short_message: 'hello' };
const fieldsOf = (more: object) => decode({ ...minimal, ...more }).fields;

describe('decodeGelf', () => {
  test('reads the core of a message', () => {
    expect(
      decode({
        ...minimal,
        full_message: 'hello\nworld',
        timestamp: 1795039638.978,
        level: 2,
        _app: 'shop',
      }),
    ).toEqual({
      timestamp: 1795039638978,
      source: 'web-01',
      message: 'hello',
      fields: { level: 2, full_message: 'hello\nworld', app: 'shop' },
    });
  });

  test('accepts `message` instead of `short_message` from old senders', () => {
    expect(decode({ host: 'h', message: 'old' }).message).toBe('old');
  });

  test.each([
    ['missing', {}],
    ['null', { timestamp: null }],
    ['zero', { timestamp: 0 }],
    ['negative', { timestamp: -5 }],
    ['a word', { timestamp: 'soon' }],
    ['empty', { timestamp: '' }],
    ['an object', { timestamp: {} }],
  ])('uses the time of receipt when the timestamp is %s', (_, more) => {
    expect(decode({ ...minimal, ...more }).timestamp).toBe(receivedAt);
  });

  test.each([
    [1795039638, 1795039638000],
    [1795039638.5, 1795039638500],
    [1795039638.9785, 1795039638979],
    ['1795039638.25', 1795039638250],
  ])('reads the timestamp %s as seconds', (timestamp, expected) => {
    expect(decode({ ...minimal, timestamp }).timestamp).toBe(expected);
  });

  test('accepts a message without host and uses the field source or the sender’s address', () => {
    expect(
      decodeGelf('{"short_message":"m"}', { receivedAt, remote: { ip: '192.0.2.7', port: 1 } })
        .source,
    ).toBe('192.0.2.7');
    expect(decode('{"short_message":"m"}').source).toBe('unknown');
    expect(decode('{"short_message":"m","_source":"named"}')).toMatchObject({
      source: 'named',
      fields: {},
    });
  });

  test('accepts any version and none', () => {
    for (const version of [undefined, '1.0', '1.1', '2', 7])
      expect(decode({ ...minimal, version })).toMatchObject({ message: 'hello', fields: {} });
  });

  test('uses `message` if `short_message` is empty', () => {
    expect(decode({ ...minimal, short_message: '', message: 'said elsewhere' }).message).toBe(
      'said elsewhere',
    );
  });

  test.each([
    [3, 3],
    ['4', 4],
    [5.9, 5],
    [-1, -1],
    ['bad', undefined],
    [null, undefined],
    [true, undefined],
    [{}, undefined],
  ])('reads the level %j as %j', (level, expected) => {
    expect(fieldsOf({ level })['level']).toBe(expected);
  });

  test('like Graylog, tolerates line breaks in strings and trailing commas', () => {
    expect(
      decode('{"host":"h","short_message":"two\nlines\tand \\"quotes\\"",\n "_list":[1,2,],\n}'),
    ).toMatchObject({ message: 'two\nlines\tand "quotes"', fields: { list: '[1,2]' } });
  });

  test('keeps integers beyond 2^53 exactly and all other numbers as they are', () => {
    const text =
      '{"host":"h","short_message":"m","_order":9007199254740993,"_negative":-9223372036854775808,"_small":42,"_ratio":0.25,"_huge":1e300,"_digits":"9007199254740993"}';
    expect(decode(text).fields).toEqual({
      order: 9007199254740993n,
      negative: -9223372036854775808n,
      small: 42,
      ratio: 0.25,
      huge: 1e300,
      digits: '9007199254740993',
    });
  });

  test('keeps numbers of more than a thousand digits as text', () => {
    const digits = '9'.repeat(1001);
    expect(decode(`{"host":"h","short_message":"m","_n":${digits}}`).fields).toEqual({ n: digits });
  });

  test('strips one underscore only, and accepts names without one', () => {
    expect(fieldsOf({ _a: 1, __b: 2, c: 3, _: 4 })).toEqual({ a: 1, _b: 2, c: 3, _: 4 });
  });

  test('stores dots and unusual characters in names as underscores, but letters of any script', () => {
    expect(fieldsOf({ '_http.status': 200, _größe: 1, '_a b': 2, '_x-y@z': 3 })).toEqual({
      http_status: 200,
      größe: 1,
      a_b: 2,
      'x-y@z': 3,
    });
  });

  test('keeps reserved names under another name, and drops `version`', () => {
    const text =
      '{"version":"1.1","host":"h","short_message":"m","_id":"x","_timestamp":1,"_source":"evil","_gl2_source_input":"x","_streams":"y"}';
    expect(decode(text).fields).toEqual({
      id: 'x',
      timestamp_2: 1,
      source_2: 'evil',
      gl2_source_input_2: 'x',
      streams_2: 'y',
    });
  });

  test('treats `__proto__` like any other name', () => {
    const { fields } = decode(
      '{"version":"1.1","host":"h","short_message":"m","___proto__":{"polluted":true},"_n":9007199254740993}',
    );
    expect(Object.entries(fields)).toEqual([
      ['__proto__', '{"polluted":true}'],
      ['n', 9007199254740993n],
    ]);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });

  test('leaves out null and empty values, keeps false and zero', () => {
    expect(fieldsOf({ _a: null, _b: '', _c: false, _d: 0 })).toEqual({ c: false, d: 0 });
  });

  test('keeps objects and lists as their JSON text, exactly', () => {
    const text =
      '{"host":"h","short_message":"m","_o":{"id":9007199254740993,"l":[1,"a"]},"_l":[1,2]}';
    expect(decode(text).fields).toEqual({ o: '{"id":9007199254740993,"l":[1,"a"]}', l: '[1,2]' });
  });

  test('keeps hostile content as it is', () => {
    const message =
      '<img src=x onerror=alert(1)> \u202Egnp.exe \u001b[31mred\u001b[0m \u0000 \r\n\t';
    expect(decode({ ...minimal, short_message: message, _note: message })).toMatchObject({
      message,
      fields: { note: message },
    });
  });

  test.each([
    ['no JSON', '{"host":', 'Invalid JSON'],
    ['an array', '[1]', 'must be a JSON object'],
    ['null', 'null', 'must be a JSON object'],
    ['nothing', '', 'Invalid JSON'],
    ['a host that is no text', '{"host":7,"short_message":"m"}', 'host must be a string'],
    ['a host that is null', '{"host":null,"short_message":"m"}', 'host must be a string'],
    ['a blank host', '{"host":" ","short_message":"m"}', 'mandatory field host is empty'],
    ['no message', '{"host":"h"}', 'mandatory field short_message is missing'],
    [
      'a message that is no text',
      '{"host":"h","short_message":7}',
      'short_message must be a string',
    ],
    [
      'a timestamp in milliseconds beyond all years',
      '{"host":"h","short_message":"m","timestamp":1795039638978000}',
      'beyond the year 9999',
    ],
    ['an empty message', '{"host":"h","short_message":" "}', 'short_message is empty'],
  ])('refuses %s with the reason', (_, text, reason) => {
    expect(() => decode(text)).toThrow(reason);
  });

  test.each(['', '12345678901234567,'])('survives nesting of any depth (%j in front)', (long) => {
    const deep = `{"host":"h","short_message":"m","_n":[${long}${'['.repeat(200_000)}${']'.repeat(200_000)}]}`;
    expect(() => decode(deep)).toThrow(DecodeError);
  });

  test('throws nothing but DecodeError, whatever arrives', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .dictionary(fc.string(), fc.jsonValue())
        .map((more) => JSON.stringify({ ...minimal, ...more })),
      fc.uint8Array().map((bytes) => new TextDecoder().decode(bytes)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        try {
          const { timestamp, source, message } = decode(text);
          expect(Number.isFinite(timestamp) && source !== '' && message !== '').toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(DecodeError);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
