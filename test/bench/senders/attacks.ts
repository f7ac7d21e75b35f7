import { deflateSync, gzipSync } from 'node:zlib';

/** Where an attack sends, by input. */
export type Ports = { gelfTcp: number; gelfUdp: number; gelfHttp: number; syslogTcp: number };

/**
 * What one sender does to a node. `payloads` are created before the attack begins; `end` ends each
 * on a connection.
 */
export type Attack = {
  name: string;
  to: keyof Ports;
  connections: number;
  /** How often the payloads are sent. */
  rounds: number;
  payloads: () => readonly Buffer[];
};

const MB = 1_000_000;
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const gelf = (members: string): string => `{"version":"1.1","host":"attacker",${members}}`;
/** A text of words, all different. */
const words = (bytes: number, seed: number): string => {
  const parts: string[] = [];
  for (let length = 0, at = seed; length < bytes; at += 7919) {
    const word = at.toString(36);
    parts.push(word);
    length += word.length + 1;
  }
  return parts.join(' ');
};
const large = (at: number): string => gelf(`"short_message":"${words(15 * MB, at + 1)}"`);
const manyFields = (at: number): string =>
  gelf(`"short_message":"fields",${times(800_000, (n) => `"_f${at}_${n}":${n}`).join(',')}`);
const nested = gelf(`"short_message":"nested","_list":[${'[0],'.repeat(3_700_000)}0]`);
const bombs = (bytes: number, pack: (bytes: Buffer) => Buffer): Buffer[] => {
  const datagram = pack(Buffer.alloc(bytes));
  return times(200, () => datagram);
};
const incompleteChunks = (): Buffer[] =>
  times(2_000, (n) => {
    const header = Buffer.from([0x1e, 0x0f, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    header.writeUInt32BE(n, 2);
    return Buffer.concat([header, Buffer.from('{"short_message":')]);
  });
const small = (): Buffer[] => [
  Buffer.from(
    times(2_000, (n) => `${gelf(`"short_message":"GET /shop/${n} 200","_n":${n}`)}\0`).join(''),
  ),
];
const delimited = (text: string): Buffer => Buffer.from(`${text}\0`);

export const ATTACKS: readonly Attack[] = [
  {
    name: 'ten messages of 15 MB over TCP',
    to: 'gelfTcp',
    connections: 10,
    rounds: 1,
    payloads: () => times(10, (n) => delimited(large(n))),
  },
  {
    name: 'ten messages of 15 MB over HTTP',
    to: 'gelfHttp',
    connections: 10,
    rounds: 1,
    payloads: () => times(10, (n) => Buffer.from(large(n))),
  },
  {
    name: 'ten messages of 800,000 fields',
    to: 'gelfTcp',
    connections: 10,
    rounds: 1,
    payloads: () => times(10, (n) => delimited(manyFields(n))),
  },
  {
    name: 'ten messages of 3.7 million lists',
    to: 'gelfTcp',
    connections: 10,
    rounds: 1,
    payloads: () => times(10, () => delimited(nested)),
  },
  {
    name: '2,000 datagrams that unpack to 60 MB',
    to: 'gelfUdp',
    connections: 1,
    rounds: 10,
    payloads: () => bombs(60 * MB, (bytes) => deflateSync(bytes, { level: 9 })),
  },
  {
    name: '2,000 datagrams that unpack to 7.9 MB',
    to: 'gelfUdp',
    connections: 1,
    rounds: 10,
    payloads: () => bombs(7.9 * MB, (bytes) => gzipSync(bytes, { level: 9 })),
  },
  {
    name: 'lines of 100 MB',
    to: 'syslogTcp',
    connections: 10,
    rounds: 2,
    payloads: () => times(10, () => Buffer.from(`${'x'.repeat(100 * MB)}\n`)),
  },
  {
    name: 'incomplete chunks',
    to: 'gelfUdp',
    connections: 1,
    rounds: 20,
    payloads: incompleteChunks,
  },
  {
    name: 'small messages as fast as they are taken',
    to: 'gelfTcp',
    connections: 50,
    rounds: 20,
    payloads: small,
  },
];
