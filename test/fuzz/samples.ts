import { deflateSync, gzipSync } from 'node:zlib';
import { compressedFrame, jsonFrame, pairsFrame, windowFrame } from '../inputs/lumberjack';
import { dataSet, packet5, packet9, templateSet } from '../inputs/netflow';

const buffers = (...texts: (string | object)[]) =>
  texts.map((text) => Buffer.from(typeof text === 'string' ? text : JSON.stringify(text)));

export const gelf = buffers(
  {
    version: '1.1',
    host: 'web-01',
    short_message: 'hello',
    timestamp: 1795255323.25,
    level: 6,
    _user: 'anna',
    _n: 9007199254740992,
    _nested: { a: [1, { b: null }] },
  },
  { host: 'h', message: 'no short message', full_message: 'line\nline', timestamp: '1795255323' },
  {
    version: '1.0',
    host: 'h',
    short_message: 'ü',
    facility: 'app',
    '_dotted.name': true,
    _id: 'x',
    level: '3',
  },
);

export const packed = [
  ...gelf.map((bytes) => gzipSync(bytes)),
  ...gelf.map((bytes) => deflateSync(bytes)),
  ...gelf,
];

/** Chunked GELF: magic bytes, message id, number, count. */
export const chunks = gelf.flatMap((bytes, message) =>
  [0, 1, 2].map((number) =>
    Buffer.concat([
      Buffer.from([0x1e, 0x0f, 1, 2, 3, 4, 5, 6, 7, message, number, 3]),
      bytes.subarray(number * 40, number * 40 + 40),
    ]),
  ),
);

export const syslog = buffers(
  '<38>Nov 21 11:59:58 bastion sshd[812]: Accepted publickey for anna from 10.0.0.1 port 22',
  '<34>1 2026-11-21T10:00:00.123Z db postgres 7 ID47 [origin@1 ip="192.0.2.1" note="a \\"b\\" \\] c"][x y="z"] \uFEFFready',
  '<165>1 2026-11-21T10:00:00+02:00 - - - - - nothing else',
  '<189>123: *Nov 21 2026 14:02:03.250 CET: %SYS-5-CONFIG_I: Configured from console',
  '<13>date=2026-11-21 time=14:02:03 devname="fw" type=traffic',
  'no priority at all: just text',
  '<30>host: 77: Nov  1 01:02:03: su: session opened',
);

export const lines = buffers(
  '192.0.2.1 - - [21/Nov/2026:14:02:03 +0100] "GET / HTTP/1.1" 200 5',
  '2026-11-21 14:02:03,250 INFO  main com.example.Shop - started',
  'Nov 21 14:02:03 web-01 cron[5]: (root) CMD (x)',
  '\tat com.example.Shop.main(Shop.java:7)',
);

export const framed = buffers(
  'one\ntwo\nthree\n',
  '5 <1>ab12 <2>counted 3\n',
  'a\0b\0\0c',
  '99999999999 <',
  '7 <1>a\nbc<13>d\n',
);

export const cef = buffers(
  '<134>Nov 21 10:02:03 fw-01 CEF:0|Check Point|VPN-1 \\| x|R80|Accept|accept|Unknown|src=10.1.1.1 spt=44 cs1Label=Rule Name cs1=allow all \\= yes msg=a\\nb rt=1795255323250',
  '<134>1 2026-11-21T10:02:03+01:00 fw app 7 - - CEF:1|v|p|1|id|n|5|deviceCustomDate1=Nov 21 2026 10:02:03 CET cn1=12345678901234567890 cfp1=1.5 ad.key[0]=x',
  'CEF:0|v|p|1|id|n|High',
  '1795255323250 host CEF: 0|v|p|1|id|n|5|request=http://x/?a=b&c=d act=blocked',
);

const book = {
  store: {
    book: [
      { author: 'Nigel Rees', price: 8.95, id: 9007199254740992 },
      { author: 'Evelyn Waugh', isbn: null },
    ],
    open: true,
  },
  n: [1, 2, 3],
  'a b': { c: [[]] },
};
export const json = buffers(
  book,
  { n: 1 },
  [],
  [book, book],
  'null',
  '"text"',
  '12',
  `${'['.repeat(300)}1${']'.repeat(300)}`,
);

export const seeds = buffers('abc 7', '0123456789abcdef 1', ' 5', '');

export const beatsEvents = buffers(
  {
    '@timestamp': '2026-11-21T10:02:03.250Z',
    '@metadata': { beat: 'filebeat', version: '8.11.1' },
    message: 'hello',
    log: { offset: 42, file: { path: '/a.log' } },
    tags: ['a', 1, null, { b: [] }],
    agent: { name: 'web-01' },
  },
  {
    '@metadata': { beat: 'winlogbeat' },
    message: 'x',
    event_data: { 'a.b': 1 },
    beat: { hostname: 'old', name: 'n' },
    fields: { env: 'prod' },
  },
  { '@metadata': { beat: 'metricbeat' }, system: { cpu: { pct: 0.5 } }, host: { name: 'h' } },
  { line: 'text', host: 'forwarder', file: '/x', offset: '7' },
);

const events = [jsonFrame(1, { message: 'a' }), jsonFrame(2, { message: 'ü' })];
export const lumberjack = [
  Buffer.concat([windowFrame(2), ...events]),
  Buffer.concat([windowFrame(2), compressedFrame(events)]),
  Buffer.concat([windowFrame(1, '1'), pairsFrame(1, { line: 'text', host: 'h', file: '/x' })]),
  compressedFrame([compressedFrame(events)]),
];
export const lumberjackPayloads = [
  deflateSync(Buffer.concat(events)),
  deflateSync(Buffer.concat([windowFrame(2), ...events])),
  deflateSync(compressedFrame(events)),
  deflateSync(Buffer.alloc(200_000)),
];

const SENT = Date.UTC(2026, 10, 21, 12);
const template = templateSet(256, [
  [8, 4],
  [12, 4],
  [7, 2],
  [11, 2],
  [4, 1],
  [1, 8],
  [2, 4],
  [22, 4],
  [82, 6],
  [56, 6],
  [27, 16],
  [9999, 3],
]);
const record = Buffer.from(Array.from({ length: 60 }, (_, index) => index));
export const netflow = [
  packet5(3, SENT),
  packet9(SENT, template, dataSet(256, record, record)),
  packet9(SENT, dataSet(256, record)),
  packet9(SENT, dataSet(300, record)),
  packet9(
    SENT,
    Buffer.from([0, 1, 0, 18, 1, 44, 0, 4, 0, 4, 0, 1, 0, 4, 0, 34, 0, 4]),
    templateSet(300, [[4, 1]]),
  ),
];
export const flows = buffers(
  {
    version: 9,
    timestamp: SENT,
    sequence: 1,
    uptime: 10_000,
    fields: { ipv4_src_addr: '10.0.0.1', in_bytes: 7, protocol: 6, first_switched: 50 },
  },
  {
    version: 5,
    timestamp: SENT,
    sequence: 1,
    uptime: 10_000,
    fields: { l4_src_port: 1, ipv4_next_hop: '0.0.0.0', protocol: 17 },
  },
);
