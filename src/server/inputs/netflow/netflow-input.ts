import { readFile } from 'node:fs/promises';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { stringifyExact } from '@/domain/exact-json';
import { codecFields } from '../fields/codec-fields';
import { field } from '../fields/field';
import { udpFields } from '../fields/network-fields';
import { defineInput, type Codec, type ReceivingContext } from '../definition/input-type';
import {
  DecodeError,
  type Configuration,
  type InputDocument,
  type Listener,
  type Remote,
} from '../definition/model';
import { startDatagrams } from '../network/datagrams';
import { textSetting } from '../definition/settings';
import { decodeFlow } from './decode-flow';
import { readDefinitions, usualFieldTypes, type FieldTypes } from './field-types';
import { createPacketReader } from './packets';

const PORT = 2055;

/**
 * Decodes one flow at a time; the transport extracts flows from packets and writes them as JSON.
 */
const netflowCodec: Codec = {
  id: 'netflow',
  name: '',
  fields: {
    ...codecFields,
    netflow9_definitions_Path: field(
      'text',
      'Netflow 9 field definitions',
      'YAML file on this node with field definitions that replace the built-in ones of NetFlow 9.',
      '',
    ),
  },
  decoder: () => decodeFlow,
  charset: 'UTF-8',
};

export const netflowInputs = {
  [INPUT_TYPES.netflow]: defineInput({
    name: 'NetFlow UDP',
    linkToDocs: 'https://github.com/Graylog2/graylog-plugin-netflow',
    codec: netflowCodec,
    transport: { fields: udpFields(PORT), start: startNetflow },
  }),
};

/** @throws Error when the definitions cannot be read or the port is taken */
async function startNetflow(
  { configuration }: InputDocument,
  { intake }: ReceivingContext,
): Promise<Listener> {
  const reader = createPacketReader(await definitions(configuration));

  const take = async (datagram: Buffer, remote: Remote) => {
    try {
      for (const flow of reader.read(datagram, remote.ip))
        await intake.accept(Buffer.from(stringifyExact(flow)), remote);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      intake.refuse(`${error.message} From ${remote.ip}.`);
    }
    for (const reason of reader.givenUp()) intake.refuse(reason);
  };
  return startDatagrams(configuration, intake, { port: PORT, take });
}

async function definitions(configuration: Configuration): Promise<FieldTypes> {
  const path = textSetting(configuration, 'netflow9_definitions_Path', '');
  return path === '' ? usualFieldTypes : readDefinitions(await readFile(path, 'utf8'));
}
