import { createHash } from 'node:crypto';
import type { SavedField } from '../../indices/model/model';
import { describe, expect, test } from 'vitest';
import { gelfLines } from '@test/bench/messages/logs';
import { mixedStreams } from '@test/bench/routes';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { stringifyExact } from '@/domain/exact-json';
import { DEFAULT_STREAM_ID } from '@/contract/streams';
import { DEFAULT_INDEX_SET_ID } from '../../indices/built-in-ids';
import { messageFactory } from '../../inputs/definition/to-message';
import { FIRST_CONFIGURATION } from '../../processing/configuration';
import { newStream, type StoredStream } from '../../streams/stream-store';
import { createEncoder } from './encoder';
import type { Command, EncodedChunk } from './protocol';

const OTHER_SET = '0000000000000000000000aa';
const NOW = 1_700_000_000_000;
const stream = (
  id: string,
  rules: { type: number; field: string; value: string; inverted?: boolean }[],
  more: Partial<StoredStream> = {},
): StoredStream =>
  newStream({
    id,
    title: id,
    rules: rules.map((rule, index) => ({
      inverted: false,
      ...rule,
      id: `${id}-${index}`,
      stream_id: id,
      description: null,
    })),
    ...more,
  });
const streams: StoredStream[] = [
  newStream({ id: DEFAULT_STREAM_ID, title: 'Default Stream' }),
  stream('ops', [{ type: 1, field: 'team', value: 'ops' }], { outputs: ['output-1'] }),
  stream(
    'moved',
    [
      { type: 6, field: 'message', value: 'moved' },
      { type: 2, field: 'source', value: '^web\\d' },
    ],
    { matching_type: 'OR', index_set_id: OTHER_SET, remove_matches_from_default_stream: true },
  ),
  stream('copied', [{ type: 3, field: 'size', value: '100' }], { index_set_id: OTHER_SET }),
  stream('others', [{ type: 5, field: 'team', value: '', inverted: true }]),
  stream('paused', [{ type: 7, field: '', value: '' }], { disabled: true }),
];

const channels = {
  gelf: {
    id: 'input-gelf',
    type: INPUT_TYPES.gelfTcp,
    configuration: { override_source: '' },
    static_fields: { team: 'ops', datacenter: 'north', source: 'ignored', level: '7' },
    charset: undefined,
  },
  bare: {
    id: 'input-bare',
    type: INPUT_TYPES.gelfUdp,
    configuration: { override_source: 'web7' },
    static_fields: {},
    charset: undefined,
  },
  syslog: {
    id: 'input-syslog',
    type: INPUT_TYPES.syslogUdp,
    configuration: { expand_structured_data: true, store_full_message: true },
    static_fields: { team: ' ', __proto__x: 'y' },
    charset: undefined,
  },
  raw: {
    id: 'input-raw',
    type: INPUT_TYPES.rawTcp,
    configuration: {},
    static_fields: { team: 'raw', full_message: 'static' },
    charset: 'ISO-8859-1',
  },
  cef: {
    id: 'input-cef',
    type: INPUT_TYPES.cefTcp,
    configuration: { use_full_names: true },
    static_fields: { team: 'ops' },
    charset: undefined,
  },
} as const;
type ChannelName = keyof typeof channels;
const names = Object.keys(channels) as ChannelName[];

const gelf = (members: string) => `{"version":"1.1","host":"web1","short_message":"m"${members}}`;
const messages: readonly (readonly [ChannelName, string])[] = [
  ['gelf', gelf('')],
  ['gelf', gelf(',"_team":"sales","_size":250,"level":3')],
  ['gelf', gelf(',"_big":9007199254740993,"_huge":123456789012345678901234567890,"_f":1.50')],
  ['gelf', gelf(',"_list":[1,"two",null,{"a":9007199254740993}],"_deep":{"a":{"b":true}}')],
  ['gelf', gelf(',"_blank":"  ","_nothing":null,"_padded":" p ","_id":"x","_streams":"y"')],
  [
    'gelf',
    gelf(',"full_message":"a longer\\ntext","timestamp":1699999999.123,"_\u00fc":"\\ud800"'),
  ],
  ['gelf', gelf(',"_size":"not a number","_datacenter":""')],
  ['gelf', gelf(',"timestamp":1800000000')],
  ['gelf', 'not json'],
  ['bare', gelf(',"_size":101')],
  ['bare', gelf(',"_size":99,"_client":"192.0.2.7"')],
  [
    'bare',
    '{"host":"h","short_message":"moved 😀","timestamp":1,"_constructor":"c","___proto__":"p"}',
  ],
  [
    'syslog',
    '<165>1 2023-11-14T22:13:20.003Z host.example app 42 ID47 [a@1 k="v" n="3"] moved text',
  ],
  ['syslog', '<13>1 - - - - - - short'],
  ['raw', 'gr\u00fcn und moved'],
  ['raw', ''],
  ['cef', 'CEF:0|Vendor|Product|1.0|100|Name|5|src=192.0.2.1 msg=hello size=700'],
];

/** Many batches of few messages, with runs of changing channel, time and sender. */
function bytesOf(all: readonly (readonly [ChannelName, string])[], perBatch: number): Command[] {
  const commands: Command[] = [];
  for (let from = 0; from < all.length; from += perBatch) {
    const part = all.slice(from, from + perBatch);
    const texts = part.map(([name, text]) => Buffer.from(text, name === 'raw' ? 'latin1' : 'utf8'));
    let end = 0;
    commands.push({
      kind: 'bytes',
      batch: from,
      bytes: Buffer.concat(texts),
      ends: Uint32Array.from(texts, ({ length }) => (end += length)),
      runs: part.map(([name], index) => ({
        channel: names.indexOf(name),
        until: index + 1,
        receivedAt: NOW + from,
        ...(index % 2 === 0 && { remote: { ip: '192.0.2.9', port: 1000 + index } }),
      })),
    });
  }
  return commands;
}

/** As inputs send them that decode their messages themselves. */
function decodedOf(count: number): Command {
  const factories = names.map((name) => messageFactory(channels[name]));
  return {
    kind: 'messages',
    batch: 1_000_000,
    messages: Array.from({ length: count }, (_, n) => {
      const decoded = {
        timestamp: NOW + n,
        source: n % 3 === 0 ? 'web2' : 'tail',
        message: `line ${n}`,
        fields: { n, ...(n % 4 === 0 && { team: 'own' }), size: BigInt(n) * 2n ** 60n },
      };
      const factory = factories[n % factories.length];
      if (factory === undefined) throw new Error('Every channel has a factory.');
      return factory(decoded, { receivedAt: NOW });
    }),
  };
}

function encode(routed: readonly StoredStream[], commands: readonly Command[]): EncodedChunk[] {
  const chunks: EncodedChunk[] = [];
  const encoder = createEncoder({
    nodeId: 'node',
    now: () => NOW,
    onChunk: (chunk) => chunks.push(chunk),
  });
  const first: Command[] = [
    {
      kind: 'processing',
      configuration: { ...FIRST_CONFIGURATION, version: 1, streams: routed },
    },
    { kind: 'target', target: { setId: DEFAULT_INDEX_SET_ID, name: 'default_0', fields: [] } },
    { kind: 'target', target: { setId: OTHER_SET, name: 'other_0', fields: [] } },
    ...names.map((name, channel): Command => ({ kind: 'channel', channel, input: channels[name] })),
  ];
  for (const command of [...first, ...commands, { kind: 'flush' } as const])
    encoder.handle(command);
  return chunks;
}

const OWN_IDS = /("_id":")[0-9a-f-]{36}|("gl2_message_id":")[0-9A-Z]{26}/g;

/** Of everything that is stored or counted, except the ids, which are random. */
function digestOf(chunks: readonly EncodedChunk[]): string {
  const hash = createHash('sha256');
  const add = (value: unknown) => hash.update(stringifyExact(value));
  const known = new Set<string>();
  /** Fields as they are stored, without the streams where they were seen. */
  const newIn = (target: string, fields: readonly SavedField[]) =>
    fields
      .map(({ inStreams: _, ...field }) => field)
      .filter((field) => {
        const text = stringifyExact([target, field]);
        return !known.has(text) && known.add(text);
      });
  for (const { batches, origins, sizes, indexRows, outgoing, byStream } of chunks) {
    add(batches.map(({ batch, channels: counts, rejected }) => [batch, counts, rejected]));
    hash.update(origins).update(sizes);
    add([...byStream]);
    for (const { ordinal, message } of outgoing) {
      const { timestamp, source, message: text, fields, inputId, receivedAt, remote } = message;
      add([ordinal, timestamp, source, text, fields, inputId, receivedAt, remote]);
    }
    for (const { rows, ordinals, misfits, fields, target, hasCopies, from, to } of indexRows) {
      const told = { target, hasCopies, fields: newIn(target, fields), from, to };
      add([told, misfits.map(({ field, type, value }) => [field, type, value]), rows.count]);
      hash.update(ordinals);
      for (const { name, type, values, heap, present } of rows.columns) {
        if (name === 'id' || name === 'message_id') continue;
        add([name, type]);
        hash.update(values).update(present ?? 'all');
        hash.update(
          Buffer.from(heap ?? [])
            .toString('latin1')
            .replace(OWN_IDS, '$1$2'),
          'latin1',
        );
      }
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const shop = (count: number) =>
  [...gelfLines(count, { seed: 3, now: NOW })].map((line, n): [ChannelName, string] => [
    n % 2 === 0 ? 'gelf' : 'bare',
    line,
  ]);

/** As messages were stored before there were processing steps. */
describe('rows are stored byte for byte as ever', () => {
  test.each([
    ['of each kind of input', streams, bytesOf(messages, 5), '3242a5ecf15c659f'],
    ['one batch each', streams, bytesOf(messages, 1), 'ed7779e9d33c3434'],
    ['without streams', [], bytesOf(messages, 100), '6ad45cc91bb7d394'],
    ['decoded by the input', streams, [decodedOf(500)], '82687697649e22f5'],
    ['of a web shop', streams, bytesOf(shop(5000), 512), '3ae6316760cbe4d7'],
    [
      'of a web shop with many streams',
      mixedStreams(300),
      bytesOf(shop(5000), 512),
      '08a0f2b7d8d0bae6',
    ],
  ] as const)('messages %s', (_, routed, commands, digest) => {
    const chunks = encode(
      routed.map((one) => ({
        ...newStream({ id: one.id, title: one.title }),
        ...one,
        outputs: one.outputs.map(String),
      })),
      commands,
    );
    expect(chunks.reduce((sum, { messages: count }) => sum + count, 0)).toBeGreaterThan(10);
    expect(digestOf(chunks)).toBe(digest);
  });
});
