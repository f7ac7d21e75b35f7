import { codecFields } from '../fields/codec-fields';
import { httpFields, tcpFields, udpFields } from '../fields/network-fields';
import type { InputTypeDefinition } from '../definition/input-type';
import { startDatagrams } from '../network/datagrams';
import { startFramedTcp } from '../network/framed-tcp';
import { startMessageHttp } from '../network/message-http';
import { decodeRaw } from './decode-raw';

const PORT = 5555;

export const rawTypes: readonly InputTypeDefinition[] = [
  {
    type: 'org.graylog2.inputs.raw.tcp.RawTCPInput',
    name: 'Raw/Plaintext TCP',
    fields: { ...tcpFields(PORT, false), ...codecFields },
    start: ({ configuration }, context) =>
      startFramedTcp(configuration, context, context.intake(decodeRaw), {
        port: PORT,
        endsWithNul: false,
      }),
  },
  {
    type: 'org.graylog2.inputs.raw.udp.RawUDPInput',
    name: 'Raw/Plaintext UDP',
    fields: { ...udpFields(PORT), ...codecFields },
    start: ({ configuration }, { intake }) =>
      startDatagrams(configuration, intake(decodeRaw), { port: PORT }),
  },
  {
    // Graylog 5.1 has no such input; the path is that of later versions.
    type: 'console.inputs.raw.RawHttpInput',
    name: 'Raw/Plaintext HTTP',
    fields: { ...httpFields(PORT), ...codecFields },
    start: ({ configuration }, context) =>
      startMessageHttp(configuration, context, context.intake(decodeRaw), {
        port: PORT,
        path: '/raw',
      }),
  },
];
