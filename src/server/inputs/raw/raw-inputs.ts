import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { codecFields } from '../fields/codec-fields';
import { defineInput, type Codec } from '../definition/input-type';
import { datagrams, framedTcp, messageHttp } from '../network/transports';
import { decodeRaw } from './decode-raw';

const PORT = 5555;

export const rawCodec: Codec = {
  id: 'raw',
  name: 'Raw String',
  fields: codecFields,
  decoder: () => decodeRaw,
  parsesText: true,
};

export const rawInputs = {
  [INPUT_TYPES.rawTcp]: defineInput({
    name: 'Raw/Plaintext TCP',
    codec: rawCodec,
    transport: framedTcp({ port: PORT, endsWithNul: false }),
  }),
  [INPUT_TYPES.rawUdp]: defineInput({
    name: 'Raw/Plaintext UDP',
    codec: rawCodec,
    transport: datagrams(PORT),
  }),
  // Graylog 5.1 has no such input; the path is that of later versions.
  [INPUT_TYPES.rawHttp]: defineInput({
    name: 'Raw/Plaintext HTTP',
    codec: rawCodec,
    transport: messageHttp({ port: PORT, path: '/raw' }),
  }),
};
