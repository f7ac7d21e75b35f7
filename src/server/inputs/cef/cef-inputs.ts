import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { cefFields } from '../fields/codec-fields';
import { defineInput, type Codec } from '../definition/input-type';
import { datagrams, framedTcp } from '../network/transports';
import { cefDecoder } from './decode-cef';

const PORT = 5555;

export const cefCodec: Codec = {
  id: 'CEF',
  name: '',
  fields: cefFields,
  decoder: cefDecoder,
  parsesText: true,
};

export const cefInputs = {
  [INPUT_TYPES.cefTcp]: defineInput({
    name: 'CEF TCP',
    codec: cefCodec,
    transport: framedTcp({ port: PORT, endsWithNul: false }),
  }),
  [INPUT_TYPES.cefUdp]: defineInput({
    name: 'CEF UDP',
    codec: cefCodec,
    transport: datagrams(PORT),
  }),
};
