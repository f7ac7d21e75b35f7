import type { Intake } from '../intake';
import { MAX_MESSAGE_SIZE } from '../limits';
import type { Configuration, Listener } from '../model';
import { flagSetting, numberSetting, textSetting } from '../settings';
import { createFrameSplitter } from './frames';
import { startTcp } from './tcp';

const NUL = 0;
const NEWLINE = 10;

/** What differs between kinds of messages where the configuration is silent. */
export type Framing = { port: number; endsWithNul: boolean; octetCounting?: boolean };

/** Messages over TCP, one after another, each ended by NUL or a newline (`use_null_delimiter`). */
export function startFramedTcp(configuration: Configuration, intake: Intake, { port, endsWithNul, octetCounting = false }: Framing): Promise<Listener> {
  const delimiter = flagSetting(configuration, 'use_null_delimiter', endsWithNul) ? NUL : NEWLINE;
  const maxBytes = numberSetting(configuration, 'max_message_size', MAX_MESSAGE_SIZE);
  return startTcp({
    host: textSetting(configuration, 'bind_address', '127.0.0.1'),
    port: numberSetting(configuration, 'port', port),
    keepAlive: flagSetting(configuration, 'tcp_keepalive', false),
    intake,
    newSplitter: () => createFrameSplitter({ delimiter, maxBytes, octetCounting }),
  });
}
