import { httpFields, tcpFields, udpFields } from '../fields/network-fields';
import type { InputTransport } from '../definition/input-type';
import { startDatagrams } from './datagrams';
import { startFramedTcp, type Framing } from './framed-tcp';
import { startMessageHttp } from './message-http';

/** Messages over TCP or TLS, each ended by a delimiter. */
export const framedTcp = (framing: Framing): InputTransport => ({
  fields: tcpFields(framing.port, framing.endsWithNul),
  start: ({ configuration }, context) =>
    startFramedTcp(configuration, context, context.intake, framing),
});

/** Each datagram is a message. */
export const datagrams = (port: number): InputTransport => ({
  fields: udpFields(port),
  start: ({ configuration }, { intake }) => startDatagrams(configuration, intake, { port }),
});

/** Each `POST` to the path is a message, or each line of its body. */
export const messageHttp = (options: { port: number; path: string }): InputTransport => ({
  fields: httpFields(options.port),
  start: ({ configuration }, context) =>
    startMessageHttp(configuration, context, context.intake, options),
});
