import { readFile } from 'node:fs/promises';
import { stringifyExact } from '@/domain/exact-json';
import { codecFields } from '../fields/codec-fields';
import { field } from '../fields/field';
import { udpFields } from '../fields/network-fields';
import type { InputContext, InputTypeDefinition } from '../input-type';
import {
  DecodeError,
  type Configuration,
  type InputDocument,
  type Listener,
  type Remote,
} from '../model';
import { startDatagrams } from '../network/datagrams';
import { textSetting } from '../settings';
import { decodeFlow } from './decode-flow';
import { readDefinitions, usualFieldTypes, type FieldTypes } from './field-types';
import { createPacketReader } from './packets';

const PORT = 2055;

export const netflowType: InputTypeDefinition = {
  type: 'org.graylog.plugins.netflow.inputs.NetFlowUdpInput',
  name: 'NetFlow UDP',
  linkToDocs: 'https://github.com/Graylog2/graylog-plugin-netflow',
  fields: {
    ...udpFields(PORT),
    ...codecFields,
    netflow9_definitions_Path: field(
      'text',
      'Netflow 9 field definitions',
      'YAML file on this node with additional NetFlow 9 field definitions.',
      '',
    ),
  },
  start: startNetflow,
};

/** @throws when the definitions cannot be read, or the port not be had */
async function startNetflow(
  { configuration }: InputDocument,
  { intake: intakeWith }: InputContext,
): Promise<Listener> {
  const reader = createPacketReader(await definitions(configuration));
  const intake = intakeWith(decodeFlow, 'UTF-8');

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
