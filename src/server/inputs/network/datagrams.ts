import type { Intake } from '../definition/intake';
import type { Configuration, Listener, Remote } from '../definition/model';
import { UDP_BUFFER } from '../definition/limits';
import { numberSetting, textSetting } from '../definition/settings';
import { startUdp } from './udp';

export type DatagramOptions = {
  port: number;
  /** Processes one datagram and must not reject. By default each datagram is a message. */
  take?: (datagram: Buffer, remote: Remote) => Promise<void>;
};

/**
 * Listens for datagrams as configured.
 * @throws Error when it cannot listen
 */
export function startDatagrams(
  configuration: Configuration,
  intake: Intake,
  { port, take = (datagram, remote) => intake.accept(datagram, remote) }: DatagramOptions,
): Promise<Listener> {
  return startUdp({
    host: textSetting(configuration, 'bind_address', '127.0.0.1'),
    port: numberSetting(configuration, 'port', port),
    receiveBufferBytes: numberSetting(configuration, 'recv_buffer_size', UDP_BUFFER),
    intake,
    take,
  });
}
