import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { gelfFields } from '../fields/codec-fields';
import { udpFields } from '../fields/network-fields';
import { defineInput, type Codec } from '../definition/input-type';
import { framedTcp, messageHttp } from '../network/transports';
import { decodeGelf } from './decode-gelf';
import { startGelfUdp } from './gelf-udp';

const PORT = 12201;

export const gelfCodec: Codec = {
  id: 'gelf',
  name: 'GELF',
  fields: gelfFields,
  decoder: () => decodeGelf,
  parsesText: true,
};

export const gelfInputs = {
  [INPUT_TYPES.gelfTcp]: defineInput({
    name: 'GELF TCP',
    codec: gelfCodec,
    transport: framedTcp({ port: PORT, endsWithNul: true }),
  }),
  [INPUT_TYPES.gelfUdp]: defineInput({
    name: 'GELF UDP',
    codec: gelfCodec,
    transport: {
      fields: udpFields(PORT),
      start: ({ configuration }, { intake, now }) =>
        startGelfUdp(configuration, intake, { port: PORT, now }),
    },
  }),
  [INPUT_TYPES.gelfHttp]: defineInput({
    name: 'GELF HTTP',
    codec: gelfCodec,
    transport: messageHttp({ port: PORT, path: '/gelf' }),
  }),
};
