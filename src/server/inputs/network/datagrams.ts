import type { Intake } from '../definition/intake';
import type { Configuration, Listener, Remote } from '../definition/model';
import { UDP_BUFFER } from '../definition/limits';
import { numberSetting, textSetting } from '../definition/settings';
import { startUdp } from './udp';

export type DatagramOptions = {
  port: number;
  /** Takes one datagram; must not reject. One message each where left out. */ take?: (
    datagram: Buffer,
    remote: Remote,
  ) => Promise<void>;
};

/** Listens for datagrams as an input's form says. @throws why it cannot. */
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
