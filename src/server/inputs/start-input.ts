import { unreachable } from '@/domain/unreachable';
import type { MessageWriter } from '@/server/messages/model';
import type { InputCounters } from './counters';
import { decodeGelf } from './gelf/decode-gelf';
import { startGelfHttp } from './gelf/gelf-http';
import { startGelfTcp, startGelfUdp } from './gelf/start-gelf';
import { createIntake } from './intake';
import { INPUT_TYPES, type Decoder, type InputDocument, type Runner } from './model';
import { syslogDecoder } from './syslog/decode-syslog';
import { startSyslogTcp, startSyslogUdp } from './syslog/start-syslog';
import { startFileTail } from './tail/file-tail';
import type { Places } from './tail/places';

export type InputSurroundings = { writer: MessageWriter; counters: InputCounters; places: Places; now: () => number; runSample?: RunSample | undefined };

/** Writes the sample's messages until stopped. */
export type RunSample = (input: InputDocument, counters: InputCounters) => Promise<Runner>;

/** Opens the input's socket or files. @throws why it cannot run. */
export function startInput(input: InputDocument, { writer, counters, places, now, runSample }: InputSurroundings): Promise<Runner> {
  const { type, configuration } = input;
  const intake = (decoder: Decoder) => createIntake({ input, decoder, writer, counters, now });
  switch (type) {
    case INPUT_TYPES.gelfTcp:
      return startGelfTcp(configuration, intake(decodeGelf));
    case INPUT_TYPES.gelfUdp:
      return startGelfUdp(configuration, intake(decodeGelf), now);
    case INPUT_TYPES.gelfHttp:
      return startGelfHttp(configuration, intake(decodeGelf));
    case INPUT_TYPES.syslogUdp:
      return startSyslogUdp(configuration, intake(syslogDecoder(configuration)));
    case INPUT_TYPES.syslogTcp:
      return startSyslogTcp(configuration, intake(syslogDecoder(configuration)));
    case INPUT_TYPES.fileTail:
      return startFileTail({ input, writer, counters, places, now });
    case INPUT_TYPES.sample:
      if (runSample === undefined) throw new Error('The sample is switched off.');
      return runSample(input, counters);
    default:
      return unreachable(type);
  }
}
