import { gelfFields } from '../fields/codec-fields';
import { httpFields, tcpFields, udpFields } from '../fields/network-fields';
import type { InputTypeDefinition } from '../input-type';
import { INPUT_TYPES } from '../model';
import { decodeGelf } from './decode-gelf';
import { startGelfHttp } from './gelf-http';
import { startGelfTcp, startGelfUdp } from './start-gelf';

export const gelfTypes: readonly InputTypeDefinition[] = [
  { type: INPUT_TYPES.gelfTcp, name: 'GELF TCP', fields: { ...tcpFields(12201, true), ...gelfFields }, start: ({ configuration }, { intake }) => startGelfTcp(configuration, intake(decodeGelf)) },
  { type: INPUT_TYPES.gelfUdp, name: 'GELF UDP', fields: { ...udpFields(12201), ...gelfFields }, start: ({ configuration }, { intake, now }) => startGelfUdp(configuration, intake(decodeGelf), now) },
  { type: INPUT_TYPES.gelfHttp, name: 'GELF HTTP', fields: { ...httpFields(12201), ...gelfFields }, start: ({ configuration }, { intake }) => startGelfHttp(configuration, intake(decodeGelf)) },
];
