import { DecodeError } from '../definition/model';
import { fieldType, type FieldType, type FieldTypes } from './field-types';
import { readValue, type FlowValue } from './read-value';

/** One flow. Fields of version 5 are renamed as in version 9; times are milliseconds. */
export type Flow = {
  version: 5 | 9;
  /** When the packet was sent, since the epoch. */
  timestamp: number;
  sequence: number;
  /** Since the sender started, like `first_switched` and `last_switched`. */
  uptime: number;
  fields: Record<string, FlowValue>;
};

export type PacketLimits = {
  /** Templates remembered, over all senders. */
  templates: number;
  /** Bytes of records that wait for their template, over all senders. */
  waitingBytes: number;
};

export type PacketReader = {
  /**
   * Yields the flows of a datagram, and of earlier datagrams that waited for a template in it.
   * @throws DecodeError when it is not NetFlow 5 or 9
   */
  read(datagram: Buffer, sender: string): Iterable<Flow>;
  /** Why records were discarded since the last call. */
  givenUp(): string[];
  /** Bytes of records that wait for their template. */
  readonly held: number;
};

const LIMITS: PacketLimits = { templates: 1_000, waitingBytes: 4 * 1024 * 1024 };
const HEADER_5 = 24;
const RECORD_5 = 48;
const HEADER_9 = 20;
const MAX_FIELDS = 200;

type Header = Omit<Flow, 'fields' | 'version'>;
type TemplateField = FieldType & { length: number };
/** `fields` is undefined for options, which describe the sender and are not flows. */
type Template = { fields: TemplateField[] | undefined; recordBytes: number };
type Waiting = { key: string; header: Header; records: Buffer };

/**
 * Reads exported packets. Version 9 describes records by templates, which arrive in separate
 * datagrams from time to time.
 */
export function createPacketReader(
  types: FieldTypes,
  limits: Partial<PacketLimits> = {},
): PacketReader {
  const limit = { ...LIMITS, ...limits };
  const templates = new Map<string, Template>();
  let waiting: Waiting[] = [];
  let held = 0;
  let reasons: string[] = [];

  const remember = (key: string, template: Template): Iterable<Flow>[] => {
    // Reinserting keeps the map ordered by when templates were last sent, for eviction.
    templates.delete(key);
    templates.set(key, template);
    const oldest = templates.size > limit.templates ? templates.keys().next().value : undefined;
    if (oldest !== undefined) templates.delete(oldest);
    const ready = waiting.filter((one) => one.key === key);
    if (ready.length === 0) return [];
    waiting = waiting.filter((one) => one.key !== key);
    for (const one of ready) held -= weightOf(one);
    return ready.map(({ header, records }) => flowsOf(template, header, records));
  };

  const wait = (one: Waiting) => {
    waiting.push(one);
    held += weightOf(one);
    while (held > limit.waitingBytes) {
      const oldest = waiting.shift();
      held = oldest === undefined ? 0 : held - weightOf(oldest);
      reasons = ['NetFlow 9 records were given up: their template did not come.'];
    }
  };

  const readSets = (datagram: Buffer, sender: string): Iterable<Flow>[] => {
    const header: Header = {
      uptime: datagram.readUInt32BE(4),
      timestamp: datagram.readUInt32BE(8) * 1000,
      sequence: datagram.readUInt32BE(12),
    };
    const keyOf = (template: number) => `${sender} ${datagram.readUInt32BE(16)} ${template}`;
    return setsOf(datagram).flatMap(({ id, content }) => {
      if (id === 0)
        return templatesOf(content, types).flatMap(([template, fields]) =>
          remember(keyOf(template), fields),
        );
      if (id === 1)
        return optionsOf(content).flatMap(([template, fields]) =>
          remember(keyOf(template), fields),
        );
      const template = templates.get(keyOf(id));
      if (template !== undefined) return [flowsOf(template, header, content)];
      // A copy, so that the rest of the datagram can be freed.
      wait({ key: keyOf(id), header, records: Buffer.from(content) });
      return [];
    });
  };

  return {
    get held() {
      return held;
    },
    read(datagram, sender) {
      const version = datagram.length < 2 ? undefined : datagram.readUInt16BE(0);
      if (version === 5) return flowsOf5(datagram);
      if (version !== 9)
        throw new DecodeError(
          version === 10
            ? 'IPFIX is not read, only NetFlow 5 and 9.'
            : 'No NetFlow packet of version 5 or 9.',
        );
      if (datagram.length < HEADER_9)
        throw new DecodeError('A NetFlow packet is shorter than its header.');
      return one(readSets(datagram, sender));
    },
    givenUp() {
      const told = reasons;
      reasons = [];
      return told;
    },
  };
}

/** Empty records still use memory for key and header. */
const weightOf = ({ key, records }: Waiting) => key.length + records.length + 100;

function* one(parts: readonly Iterable<Flow>[]): Iterable<Flow> {
  for (const part of parts) yield* part;
}

type FlowSet = { id: number; content: Buffer };

/**
 * Splits a version 9 packet.
 * @throws DecodeError when it is malformed
 */
function setsOf(datagram: Buffer): FlowSet[] {
  const sets: FlowSet[] = [];
  for (let at = HEADER_9; at + 4 <= datagram.length;) {
    const id = datagram.readUInt16BE(at);
    const length = datagram.readUInt16BE(at + 2);
    if (length < 4 || at + length > datagram.length)
      throw new DecodeError('A NetFlow packet ends inside a flow set.');
    if (id > 1 && id < 256) throw new DecodeError(`A NetFlow flow set has the unknown id ${id}.`);
    sets.push({ id, content: datagram.subarray(at + 4, at + length) });
    at += length;
  }
  return sets;
}

function templatesOf(content: Buffer, types: FieldTypes): [number, Template][] {
  const found: [number, Template][] = [];
  // Anything shorter than a template header is padding.
  for (let at = 0; at + 4 <= content.length;) {
    const id = content.readUInt16BE(at);
    const count = content.readUInt16BE(at + 2);
    if (id === 0 && count === 0) break;
    const end = at + 4 + count * 4;
    if (count === 0 || count > MAX_FIELDS || end > content.length)
      throw new DecodeError('A NetFlow template is cut off or has too many fields.');
    const fields = Array.from({ length: count }, (_, index): TemplateField => {
      const length = content.readUInt16BE(at + 6 + index * 4);
      return { ...fieldType(types, content.readUInt16BE(at + 4 + index * 4), length), length };
    });
    found.push([id, templateOf(fields)]);
    at = end;
  }
  return found;
}

function templateOf(fields: TemplateField[]): Template {
  const recordBytes = fields.reduce((sum, { length }) => sum + length, 0);
  if (recordBytes === 0) throw new DecodeError('A NetFlow template has fields without length.');
  return { fields, recordBytes };
}

function optionsOf(content: Buffer): [number, Template][] {
  const found: [number, Template][] = [];
  for (
    let at = 0;
    at + 6 <= content.length;
    at += 6 + content.readUInt16BE(at + 2) + content.readUInt16BE(at + 4)
  ) {
    const id = content.readUInt16BE(at);
    if (id > 255) found.push([id, { fields: undefined, recordBytes: 1 }]);
  }
  return found;
}

/** Anything after the last complete record is padding. */
function* flowsOf(
  { fields, recordBytes }: Template,
  header: Header,
  records: Buffer,
): Iterable<Flow> {
  if (fields === undefined) return;
  for (let start = 0; start + recordBytes <= records.length; start += recordBytes) {
    const values: Record<string, FlowValue> = {};
    let at = start;
    for (const { name, kind, length } of fields) {
      const value = readValue(records.subarray(at, at + length), kind);
      if (value !== undefined) values[name] = value;
      at += length;
    }
    yield { version: 9, ...header, fields: values };
  }
}

/** @throws DecodeError when the packet is malformed */
function flowsOf5(datagram: Buffer): Iterable<Flow> {
  if (datagram.length < HEADER_5)
    throw new DecodeError('A NetFlow packet is shorter than its header.');
  const count = datagram.readUInt16BE(2);
  if (datagram.length < HEADER_5 + count * RECORD_5)
    throw new DecodeError(
      `A NetFlow packet is cut off: it has ${count} flows in ${datagram.length} bytes.`,
    );
  const header: Header = {
    uptime: datagram.readUInt32BE(4),
    timestamp: datagram.readUInt32BE(8) * 1000 + Math.floor(datagram.readUInt32BE(12) / 1_000_000),
    sequence: datagram.readUInt32BE(16),
  };
  return (function* () {
    for (let index = 0; index < count; index += 1)
      yield {
        version: 5,
        ...header,
        fields: record5(datagram.subarray(HEADER_5 + index * RECORD_5)),
      };
  })();
}

function record5(bytes: Buffer): Record<string, FlowValue> {
  const address = (at: number) => bytes.subarray(at, at + 4).join('.');
  return {
    ipv4_src_addr: address(0),
    ipv4_dst_addr: address(4),
    ipv4_next_hop: address(8),
    input_snmp: bytes.readUInt16BE(12),
    output_snmp: bytes.readUInt16BE(14),
    in_pkts: bytes.readUInt32BE(16),
    in_bytes: bytes.readUInt32BE(20),
    first_switched: bytes.readUInt32BE(24),
    last_switched: bytes.readUInt32BE(28),
    l4_src_port: bytes.readUInt16BE(32),
    l4_dst_port: bytes.readUInt16BE(34),
    tcp_flags: bytes.readUInt8(37),
    protocol: bytes.readUInt8(38),
    ip_tos: bytes.readUInt8(39),
    src_as: bytes.readUInt16BE(40),
    dst_as: bytes.readUInt16BE(42),
    src_mask: bytes.readUInt8(44),
    dst_mask: bytes.readUInt8(45),
  };
}
