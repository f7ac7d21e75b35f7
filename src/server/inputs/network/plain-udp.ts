import type { Intake } from '../intake';
import type { Configuration, Listener } from '../model';
import { numberSetting, textSetting } from '../settings';
import { startUdp } from './udp';

/** One message a datagram. */
export function startPlainUdp(configuration: Configuration, intake: Intake, port: number): Promise<Listener> {
  return startUdp({
    host: textSetting(configuration, 'bind_address', '127.0.0.1'),
    port: numberSetting(configuration, 'port', port),
    receiveBufferBytes: numberSetting(configuration, 'recv_buffer_size', 262_144),
    intake,
    take: (datagram, remote) => intake.accept(datagram, remote),
  });
}
