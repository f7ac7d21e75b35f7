import { putOwn, type FieldValue } from '@/domain/exact';
import { isObject } from '@/domain/json-object';
import { storedName } from '../decoding/field-names';
import { leafOf, readJson } from '../decoding/flatten';
import { DecodeError, type Decoded, type Decoder } from '../definition/model';
import { protocolName } from './protocols';

type Values = Readonly<Record<string, unknown>>;

/** Fields that both versions store, keyed by their names in version 9. */
const COMMON: Readonly<Record<string, string>> = {
  ip_tos: 'nf_tos',
  src_mask: 'nf_src_mask',
  dst_mask: 'nf_dst_mask',
  src_as: 'nf_src_as',
  dst_as: 'nf_dst_as',
  protocol: 'nf_proto',
  tcp_flags: 'nf_tcp_flags',
  in_bytes: 'nf_bytes',
  in_pkts: 'nf_pkts',
  input_snmp: 'nf_snmp_input',
  output_snmp: 'nf_snmp_output',
  l4_src_port: 'nf_src_port',
  l4_dst_port: 'nf_dst_port',
};
/** Packets count seconds in 32 bits. */
const LATEST = 2 ** 32 * 1000 + 1000;
const NO_ADDRESS = new Set(['0.0.0.0', '::']);

/**
 * Decodes one flow, which the packet reader writes as JSON, with Graylog's field names.
 * @throws DecodeError when the text is not a flow
 */
export const decodeFlow: Decoder = (text, { receivedAt, remote }) => {
  const flow = readJson(text);
  if (!isObject(flow) || !isObject(flow['fields']))
    throw new DecodeError('A flow must be an object with fields.');
  const { version, sequence, uptime, fields } = flow;
  const sent = Math.round(Number(flow['timestamp']));
  const timestamp = sent > 0 && sent < LATEST ? sent : receivedAt;
  const ends = { from: endOf(fields, 'src'), to: endOf(fields, 'dst') };
  return {
    timestamp,
    source: remote?.ip ?? 'unknown',
    message: `NetFlowV${shown(version)} [${ends.from.address}]:${ends.from.port} <> [${ends.to.address}]:${ends.to.port} proto:${shown(fields['protocol'])} pkts:${shown(fields['in_pkts'])} bytes:${shown(fields['in_bytes'])}`,
    fields: {
      ...(version === 9 && ownFields(fields)),
      ...only({ nf_version: version, nf_flow_packet_id: sequence }),
      ...only(
        Object.fromEntries(Object.entries(COMMON).map(([name, stored]) => [stored, fields[name]])),
      ),
      ...endFields('src', ends.from),
      ...endFields('dst', ends.to),
      ...nextHop(fields),
      ...protocolField(fields),
      ...times(fields, timestamp, Number(uptime)),
    },
  } satisfies Decoded;
};

type End = { address: string; port: string };

/** Version 9 has either IPv4 or IPv6 addresses. */
function endOf(fields: Values, side: 'src' | 'dst'): End {
  return {
    address: shown(fields[`ipv4_${side}_addr`] ?? fields[`ipv6_${side}_addr`]),
    port: shown(fields[`l4_${side}_port`]),
  };
}

const endFields = (side: 'src' | 'dst', { address, port }: End) =>
  address === '-' ? {} : { [`nf_${side}_address`]: address, [`nf_${side}`]: `${address}:${port}` };

function nextHop(fields: Values): Record<string, FieldValue> {
  const hop = fields['ipv4_next_hop'] ?? fields['ipv6_next_hop'];
  return typeof hop !== 'string' || NO_ADDRESS.has(hop) ? {} : { nf_next_hop: hop };
}

function protocolField(fields: Values): Record<string, FieldValue> {
  const name = protocolName(Number(fields['protocol'] ?? -1));
  return name === undefined ? {} : { nf_proto_name: name };
}

/**
 * Senders count milliseconds since their start in 32 bits, which overflow after 50 days. The packet
 * has both that uptime and the wall-clock time.
 */
function times(fields: Values, timestamp: number, uptime: number): Record<string, FieldValue> {
  const at = (name: string) => {
    const since = Number(fields[name] ?? 0);
    const date = new Date(timestamp - ((uptime - since) | 0));
    return since > 0 && since < 2 ** 32 && !Number.isNaN(date.getTime())
      ? date.toISOString()
      : undefined;
  };
  return only({ nf_start: at('first_switched'), nf_stop: at('last_switched') });
}

/** All fields of version 9 under their original names. */
function ownFields(fields: Values): Record<string, FieldValue> {
  return only(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [storedName(`nf_${name}`).name, value]),
    ),
  );
}

function only(values: Values): Record<string, FieldValue> {
  const fields: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(values)) {
    const leaf = leafOf(value);
    if (leaf !== undefined && name !== '') putOwn(fields, name, leaf);
  }
  return fields;
}

const shown = (value: unknown): string => String(leafOf(value) ?? '-');
