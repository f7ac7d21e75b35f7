import type { Intake } from '../intake';
import type { Configuration, Listener } from '../model';
import { startFramedTcp } from '../network/framed-tcp';
import { startUdp } from '../network/udp';
import { numberSetting, textSetting } from '../settings';

export const startSyslogTcp = (configuration: Configuration, intake: Intake): Promise<Listener> => startFramedTcp(configuration, intake, { port: 1514, endsWithNul: false, octetCounting: true });

export function startSyslogUdp(configuration: Configuration, intake: Intake): Promise<Listener> {
  return startUdp({
    host: textSetting(configuration, 'bind_address', '127.0.0.1'),
    port: numberSetting(configuration, 'port', 1514),
    receiveBufferBytes: numberSetting(configuration, 'recv_buffer_size', 262_144),
    intake,
    take: (datagram, remote) => intake.accept(datagram, remote),
  });
}
