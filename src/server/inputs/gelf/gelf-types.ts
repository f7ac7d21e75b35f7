import { gelfFields } from '../fields/codec-fields';
import { httpFields, tcpFields, udpFields } from '../fields/network-fields';
import type { InputTypeDefinition } from '../definition/input-type';
import { INPUT_TYPES } from '../definition/model';
import { startFramedTcp } from '../network/framed-tcp';
import { startMessageHttp } from '../network/message-http';
import { decodeGelf } from './decode-gelf';
import { startGelfUdp } from './gelf-udp';

const PORT = 12201;

export const gelfTypes: readonly InputTypeDefinition[] = [
  {
    type: INPUT_TYPES.gelfTcp,
    name: 'GELF TCP',
    fields: { ...tcpFields(PORT, true), ...gelfFields },
    start: ({ configuration }, context) =>
      startFramedTcp(configuration, context, context.intake(decodeGelf), {
        port: PORT,
        endsWithNul: true,
      }),
  },
  {
    type: INPUT_TYPES.gelfUdp,
    name: 'GELF UDP',
    fields: { ...udpFields(PORT), ...gelfFields },
    start: ({ configuration }, { intake, now }) =>
      startGelfUdp(configuration, intake(decodeGelf), { port: PORT, now }),
  },
  {
    type: INPUT_TYPES.gelfHttp,
    name: 'GELF HTTP',
    fields: { ...httpFields(PORT), ...gelfFields },
    start: ({ configuration }, context) =>
      startMessageHttp(configuration, context, context.intake(decodeGelf), {
        port: PORT,
        path: '/gelf',
      }),
  },
];
