import { describe, expect, test } from 'vitest';
import { stringifyExact } from '@/domain/exact-json';
import { dataSet, packet5, packet9, templateSet } from '@test/inputs/netflow';
import { DecodeError } from '../definition/model';
import { decodeFlow } from './decode-flow';
import { readDefinitions, usualFieldTypes } from './field-types';
import { createPacketReader } from './packets';

const remote = { ip: '192.0.2.9', port: 1 };
const reception = { receivedAt: 5, remote };
const SENT = Date.UTC(2026, 10, 21, 12);
const newReader = (limits = {}) => createPacketReader(usualFieldTypes, limits);
const decoded = (reader: ReturnType<typeof newReader>, datagram: Buffer, sender = 's') =>
  [...reader.read(datagram, sender)].map((flow) => decodeFlow(stringifyExact(flow), reception));

describe('version 5', () => {
  test('has Graylog’s fields', () => {
    const [first, ...more] = decoded(newReader(), packet5(2, SENT));
    expect(more).toHaveLength(1);
    expect(first).toEqual({
      timestamp: SENT + 250,
      source: '192.0.2.9',
      message: 'NetFlowV5 [10.0.0.1]:1024 <> [10.0.0.2]:443 proto:6 pkts:7 bytes:900',
      fields: {
        nf_version: 5,
        nf_flow_packet_id: 77,
        nf_tos: 0,
        nf_src_mask: 24,
        nf_dst_mask: 16,
        nf_src_as: 100,
        nf_dst_as: 200,
        nf_proto: 6,
        nf_proto_name: 'TCP',
        nf_tcp_flags: 27,
        nf_bytes: 900,
        nf_pkts: 7,
        nf_snmp_input: 1,
        nf_snmp_output: 2,
        nf_src_port: 1024,
        nf_dst_port: 443,
        nf_src_address: '10.0.0.1',
        nf_src: '10.0.0.1:1024',
        nf_dst_address: '10.0.0.2',
        nf_dst: '10.0.0.2:443',
        nf_next_hop: '10.0.0.254',
        nf_start: new Date(SENT + 250 - 9_000).toISOString(),
        nf_stop: new Date(SENT + 250 - 1_000).toISOString(),
      },
    });
  });

  test.each([
    ['cut off', packet5(2, SENT).subarray(0, -1), 'cut off'],
    ['without header', packet5(0, SENT).subarray(0, 10), 'shorter than its header'],
    ['of IPFIX', Buffer.from([0, 10, 0, 0]), 'IPFIX is not read'],
    ['of another kind', Buffer.from('<13>syslog'), 'No NetFlow packet'],
    ['empty', Buffer.alloc(0), 'No NetFlow packet'],
  ])('refuses a packet that is %s', (_, datagram, reason) => {
    expect(() => newReader().read(datagram, 's')).toThrow(reason);
  });
});

describe('version 9', () => {
  const TEMPLATE = templateSet(256, [
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
    [9999, 3],
    [43, 2],
  ]);
  const RECORD = Buffer.concat([
    Buffer.from([10, 0, 0, 1, 10, 0, 0, 2, 4, 0, 1, 187, 17]),
    Buffer.from([0, 0x20, 0, 0, 0, 0, 0, 1]),
    Buffer.from([0, 0, 0, 7, 0, 0, 0, 50]),
    Buffer.from('eth0\0\0'),
    Buffer.from([1, 2, 3, 0xaa, 0xbb, 0xcc, 0, 1, 0, 9, 9]),
  ]);

  test('has all fields of its template and the common ones', () => {
    const [first, second] = decoded(
      newReader(),
      packet9(SENT, TEMPLATE, dataSet(256, RECORD, RECORD, Buffer.alloc(3))),
    );
    expect(second).toEqual(first);
    expect(first).toEqual({
      timestamp: SENT,
      source: '192.0.2.9',
      message: 'NetFlowV9 [10.0.0.1]:1024 <> [10.0.0.2]:443 proto:17 pkts:7 bytes:9007199254740993',
      fields: {
        nf_version: 9,
        nf_flow_packet_id: 77,
        nf_ipv4_src_addr: '10.0.0.1',
        nf_ipv4_dst_addr: '10.0.0.2',
        nf_l4_src_port: 1024,
        nf_l4_dst_port: 443,
        nf_protocol: 17,
        nf_in_bytes: 9_007_199_254_740_993n,
        nf_in_pkts: 7,
        nf_first_switched: 50,
        nf_if_name: 'eth0',
        nf_in_src_mac: '01:02:03:aa:bb:cc',
        nf_field_9999: 256,
        nf_proto: 17,
        nf_proto_name: 'UDP',
        nf_bytes: 9_007_199_254_740_993n,
        nf_pkts: 7,
        nf_src_port: 1024,
        nf_dst_port: 443,
        nf_src_address: '10.0.0.1',
        nf_src: '10.0.0.1:1024',
        nf_dst_address: '10.0.0.2',
        nf_dst: '10.0.0.2:443',
        nf_start: new Date(SENT - 10_000 + 50).toISOString(),
      },
    });
  });

  test('writes IPv6 addresses in short form', () => {
    const address = (text: string) => Buffer.from(text, 'hex');
    const [flow] = decoded(
      newReader(),
      packet9(
        SENT,
        templateSet(300, [
          [27, 16],
          [28, 16],
        ]),
        dataSet(
          300,
          address('20010db8000000000000000000000001'),
          address('00000000000000000000000000000000'),
        ),
      ),
    );
    expect(flow?.fields).toMatchObject({ nf_src_address: '2001:db8::1', nf_dst_address: '::' });
  });

  test('keeps records until their sender’s template arrives', () => {
    const reader = newReader();
    expect(decoded(reader, packet9(SENT, dataSet(256, RECORD)))).toEqual([]);
    expect(reader.held).toBeGreaterThan(RECORD.length);
    expect(decoded(reader, packet9(SENT, TEMPLATE), 'another')).toEqual([]);
    expect(decoded(reader, packet9(SENT + 60_000, TEMPLATE))).toMatchObject([{ timestamp: SENT }]);
    expect(reader.held).toBe(0);
    expect(decoded(reader, packet9(SENT, dataSet(256, RECORD)))).toHaveLength(1);
  });

  test('respects its limits and reports discarded records', () => {
    const reader = newReader({ waitingBytes: 10_000, templates: 3 });
    for (let n = 0; n < 1_000; n += 1)
      decoded(reader, packet9(SENT, dataSet(400, n % 2 === 0 ? RECORD : Buffer.alloc(0))));
    expect(reader.held).toBeLessThanOrEqual(10_000);
    expect(reader.givenUp()).toEqual([
      'NetFlow 9 records were given up: their template did not come.',
    ]);
    expect(reader.givenUp()).toEqual([]);
    for (let id = 256; id < 266; id += 1) decoded(reader, packet9(SENT, templateSet(id, [[4, 1]])));
    expect(decoded(reader, packet9(SENT, dataSet(265, Buffer.from([6]))))).toHaveLength(1);
    expect(decoded(reader, packet9(SENT, dataSet(256, Buffer.from([6]))))).toEqual([]);
  });

  test('ignores options, which describe the sender', () => {
    const options = Buffer.from([0, 1, 0, 18, 1, 44, 0, 4, 0, 4, 0, 1, 0, 4, 0, 34, 0, 4]);
    expect(decoded(newReader(), packet9(SENT, options, dataSet(300, Buffer.alloc(8))))).toEqual([]);
  });

  test.each([
    ['ends inside a set', packet9(SENT, Buffer.from([1, 0, 0, 50]))],
    ['has a set without length', packet9(SENT, Buffer.from([1, 0, 0, 0]))],
    ['has an unknown set', packet9(SENT, Buffer.from([0, 2, 0, 4]))],
    ['has half a template', packet9(SENT, Buffer.from([0, 0, 0, 12, 1, 0, 0, 9, 0, 1, 0, 4]))],
    ['has a template of nothing', packet9(SENT, templateSet(256, [[1, 0]]))],
  ])('is refused when it %s', (_, datagram) => {
    expect(() => newReader().read(datagram, 's')).toThrow(DecodeError);
  });
});

describe('definitions of fields', () => {
  test('are read as Graylog writes them', () => {
    const types = readDefinitions(
      '---\n1:\n- 4\n- :in_bytes\n# own\n40001: [":ip4_addr", ":nat"]\n43:\n  - :skip\n82:\n- :string\n- name\n',
    );
    expect([...types]).toEqual([
      [1, { name: 'in_bytes', kind: 'number' }],
      [40_001, { name: 'nat', kind: 'ip4' }],
      [43, { name: '', kind: 'skip' }],
      [82, { name: 'name', kind: 'text' }],
    ]);
  });

  test('that are invalid are refused with the line', () => {
    expect(() => readDefinitions('1:\n- 4\nnonsense')).toThrow('Line 3');
  });
});

test('a flow may start before the sender’s uptime overflowed', () => {
  const { fields } = decodeFlow(
    JSON.stringify({
      version: 9,
      timestamp: SENT,
      uptime: 500,
      fields: { first_switched: 2 ** 32 - 1_500, last_switched: 400 },
    }),
    reception,
  );
  expect(fields).toMatchObject({
    nf_start: new Date(SENT - 2_000).toISOString(),
    nf_stop: new Date(SENT - 100).toISOString(),
  });
});

test.each([['nonsense'], ['[]'], ['{}'], ['{"fields":1}']])('%s is no flow', (text) => {
  expect(() => decodeFlow(text, reception)).toThrow(DecodeError);
});
