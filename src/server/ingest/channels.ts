import type { Channel, ChannelReport, ChannelSource } from '../inputs/definition/message-writer';
import { canDecode } from '../inputs/codecs';
import type { Batcher } from './batcher';
import type { EncoderSupervisor } from './encoder-supervisor';
import { settlePromise } from './settle-promise';
import type { ChannelCounts } from './encoding/protocol';
import type { BackPressure } from './back-pressure';

/** The channels through which inputs hand over bytes to be decoded by the encoder. */
export type Channels = {
  /** Returns undefined if the input has to decode messages of its type itself. */
  open(
    input: ChannelSource,
    charset: string | undefined,
    onReport: (report: ChannelReport) => void,
  ): Channel | undefined;
  /** Passes the counts of decoded messages on to the inputs. */
  report(counts: readonly ChannelCounts[]): void;
};

type Options = {
  batcher: Batcher;
  supervisor: Pick<EncoderSupervisor, 'openChannel' | 'closeChannel'>;
  backPressure: BackPressure;
  settled: () => Promise<void>;
};

export function createChannels({ batcher, supervisor, backPressure, settled }: Options): Channels {
  const listeners = new Map<number, (report: ChannelReport) => void>();
  let last = 0;

  function open(
    input: ChannelSource,
    charset: string | undefined,
    onReport: (report: ChannelReport) => void,
  ): Channel | undefined {
    if (!canDecode(input.type)) return undefined;
    const channel = (last += 1);
    let sentFields: ChannelSource['static_fields'] | undefined;
    listeners.set(channel, onReport);
    /** Static fields may change between two messages. */
    const sendSettings = () => {
      if (sentFields === input.static_fields) return;
      sentFields = input.static_fields;
      batcher.seal();
      supervisor.openChannel(channel, {
        id: input.id,
        type: input.type,
        configuration: input.configuration,
        static_fields: sentFields,
        charset,
      });
    };
    return {
      put(bytes, receivedAt, remote) {
        sendSettings();
        batcher.addBytes(channel, bytes, receivedAt, remote);
        return backPressure.ready();
      },
      putDurably(all, receivedAt, remote) {
        if (all.length === 0) return Promise.resolve([]);
        sendSettings();
        return new Promise((resolve, reject) =>
          batcher.addBytesDurably(
            channel,
            all,
            receivedAt,
            remote,
            settlePromise(all.length, resolve, reject),
          ),
        );
      },
      close() {
        batcher.flush();
        supervisor.closeChannel(channel);
        // Messages in flight are still reported.
        void settled().then(() => listeners.delete(channel));
      },
    };
  }

  return {
    open,
    report(counts) {
      for (const { channel, ...report } of counts) listeners.get(channel)?.(report);
    },
  };
}
