import type { Intake } from '../intake';
import { MAX_MESSAGE_SIZE } from '../limits';
import type { Configuration, Listener } from '../model';
import { createFrameSplitter } from '../network/frames';
import { startTcp } from '../network/tcp';
import { startUdp } from '../network/udp';
import { flagSetting, numberSetting, textSetting } from '../settings';

const NUL = 0;
const NEWLINE = 10;

export function startSyslogTcp(configuration: Configuration, intake: Intake): Promise<Listener> {
  const delimiter = flagSetting(configuration, 'use_null_delimiter', false) ? NUL : NEWLINE;
  const maxBytes = numberSetting(configuration, 'max_message_size', MAX_MESSAGE_SIZE);
  return startTcp({
    host: textSetting(configuration, 'bind_address', '127.0.0.1'),
    port: numberSetting(configuration, 'port', 1514),
    keepAlive: flagSetting(configuration, 'tcp_keepalive', false),
    intake,
    newSplitter: () => createFrameSplitter({ delimiter, maxBytes, octetCounting: true }),
  });
}

export function startSyslogUdp(configuration: Configuration, intake: Intake): Promise<Listener> {
  return startUdp({
    host: textSetting(configuration, 'bind_address', '127.0.0.1'),
    port: numberSetting(configuration, 'port', 1514),
    receiveBufferBytes: numberSetting(configuration, 'recv_buffer_size', 262_144),
    intake,
    take: (datagram, remote) => intake.accept(datagram, remote),
  });
}
