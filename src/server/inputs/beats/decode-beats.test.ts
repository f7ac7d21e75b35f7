import { describe, expect, test } from 'vitest';
import { DecodeError, type Configuration } from '../definition/model';
import { beatsDecoder } from './decode-beats';
import { decodeDeprecatedBeats } from './decode-deprecated-beats';

const receivedAt = Date.UTC(2026, 10, 21, 12);
const reception = { receivedAt, remote: { ip: '192.0.2.9', port: 1 } };
const TIME = '2026-11-21T10:02:03.250Z';
const decode = (event: unknown, configuration: Configuration = {}) =>
  beatsDecoder(configuration)(JSON.stringify(event), reception);

const FILEBEAT = {
  '@timestamp': TIME,
  '@metadata': { beat: 'filebeat', version: '8.11.1' },
  message: 'hello',
  log: { offset: 42, file: { path: '/var/log/app.log' } },
  'dotted.name': true,
  tags: ['a', 'b'],
  processors: [{ name: 'x' }, { name: 'y' }],
  empty: null,
  agent: { name: 'web-01', type: 'filebeat' },
};

describe('Beats', () => {
  test('become messages with fields prefixed by the name of the Beat', () => {
    expect(decode(FILEBEAT)).toEqual({
      timestamp: Date.parse(TIME),
      source: 'web-01',
      message: 'hello',
      fields: {
        beats_type: 'filebeat',
        'filebeat_@timestamp': TIME,
        'filebeat_@metadata_beat': 'filebeat',
        'filebeat_@metadata_version': '8.11.1',
        filebeat_log_offset: 42,
        filebeat_log_file_path: '/var/log/app.log',
        filebeat_dotted_name: true,
        filebeat_tags: ['a', 'b'],
        filebeat_processors_0_name: 'x',
        filebeat_processors_1_name: 'y',
        filebeat_agent_name: 'web-01',
        filebeat_agent_type: 'filebeat',
      },
    });
  });

  test('without prefix keep their names except for core fields', () => {
    expect(
      decode(
        {
          '@metadata': { beat: 'filebeat' },
          message: 'm',
          source: '/a.log',
          offset: 1,
          beats_type: 'x',
        },
        { no_beats_prefix: true },
      ).fields,
    ).toEqual({
      beats_type: 'filebeat',
      beats_type_2: 'x',
      '@metadata_beat': 'filebeat',
      filebeat_source: '/a.log',
      offset: 1,
    });
  });

  test.each([
    [{ agent: { hostname: 'a', name: 'b' } }, 'a'],
    [{ agent: { name: 'b' } }, 'b'],
    [{ beat: { hostname: 'old', name: 'x' } }, 'old'],
    [{ host: { name: 'h' } }, 'h'],
    [{ host: 'forwarder' }, 'forwarder'],
    [{ agent: { hostname: ' ' } }, '192.0.2.9'],
    [{}, '192.0.2.9'],
  ])('%j comes from %s', (event, source) => {
    expect(decode(event).source).toBe(source);
  });

  test('may lack text, time and name, or have the text of version 1', () => {
    expect(decode({ '@timestamp': 'soon', a: 1, gl2_source_collector: 'id' })).toEqual({
      timestamp: receivedAt,
      source: '192.0.2.9',
      message: '-',
      fields: {
        beats_type: 'beat',
        'beat_@timestamp': 'soon',
        beat_a: 1,
        gl2_source_collector: 'id',
      },
    });
    expect(decode({ line: 'text', file: '/x' })).toMatchObject({
      message: 'text',
      fields: { beat_file: '/x' },
    });
  });

  test.each([
    ['nonsense'],
    ['[]'],
    ['null'],
    ['"text"'],
    [JSON.stringify({ a: Array.from({ length: 3_000 }, (_, n) => ({ n })) })],
    [`{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}`],
  ])('refuse %.20s', (text) => {
    expect(() => beatsDecoder({})(text, reception)).toThrow(DecodeError);
    expect(text.startsWith('{') || decodesNot(text)).toBe(true);
  });
});

const decodesNot = (text: string) => {
  expect(() => decodeDeprecatedBeats(text, reception)).toThrow(DecodeError);
  return true;
};

describe('the deprecated input', () => {
  const old = (event: object) => decodeDeprecatedBeats(JSON.stringify(event), reception);

  test('has few fields of a file', () => {
    expect(
      old({
        '@timestamp': TIME,
        '@metadata': { beat: 'filebeat' },
        beat: { hostname: 'web-01', name: 'web' },
        message: 'hello',
        source: '/a.log',
        offset: 1,
        type: 'log',
        input_type: 'log',
        tags: ['a'],
        fields: { env: 'prod' },
      }),
    ).toEqual({
      timestamp: Date.parse(TIME),
      source: 'web-01',
      message: 'hello',
      fields: {
        facility: 'filebeat',
        file: '/a.log',
        offset: 1,
        input_type: 'log',
        name: 'web',
        type: 'log',
        tags: ['a'],
        env: 'prod',
      },
    });
  });

  test('has all fields of other Beats with their prefix', () => {
    expect(
      old({ '@metadata': { beat: 'winlogbeat' }, message: 'hello', event_data: { 'a.b': 1 } }),
    ).toMatchObject({
      message: 'hello',
      fields: { facility: 'winlogbeat', winlogbeat_event_data_a_b: 1 },
    });
    expect(old({ '@metadata': { beat: 'metricbeat' }, system: { cpu: 0.5 } })).toMatchObject({
      message: '-',
      fields: { facility: 'metricbeat', metricbeat_system_cpu: 0.5 },
    });
    expect(old({ '@metadata': { beat: 'mybeat' }, message: 'm', x: 1 })).toMatchObject({
      message: 'm',
      fields: { facility: 'genericbeat', beat_x: 1 },
    });
  });
});
