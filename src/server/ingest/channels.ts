import type { Channel, ChannelReport, ChannelSource } from '../inputs/definition/message-writer';
import { canDecode, decodingSettings } from '../inputs/codecs';
import { QueueFull } from '../message-types/incoming-message';
import type { Batcher } from './batcher';
import type { EncoderSupervisor } from './encoder-supervisor';
import { settlePromise } from './settle-promise';
import type { ChannelConfig, ChannelCounts } from './encoding/protocol';
import type { BackPressure } from './back-pressure';
import type { JournalChannels } from './drain';

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
  forJournal: JournalChannels;
};

type Options = {
  /** Called when a channel is used, because the batcher is created after the channels. */
  batcher: () => Batcher;
  supervisor: Pick<EncoderSupervisor, 'openChannel' | 'closeChannel'>;
  backPressure: BackPressure;
  settled: () => Promise<void>;
  isFull: () => boolean;
};

export function createChannels({
  batcher,
  supervisor,
  backPressure,
  settled,
  isFull,
}: Options): Channels {
  const listeners = new Map<number, (report: ChannelReport) => void>();
  /** Of the inputs as they run now, for messages that waited in the journal. */
  const byInput = new Map<string, (report: ChannelReport) => void>();
  const sources = new Map<number, ChannelConfig>();
  const journalled = new Map<string, number>();
  let last = 0;

  function open(
    input: ChannelSource,
    charset: string | undefined,
    onReport: (report: ChannelReport) => void,
  ): Channel | undefined {
    if (!canDecode(input.type)) return undefined;
    const channel = (last += 1);
    let sentFields: ChannelSource['static_fields'] | undefined;
    const sender = {};
    listeners.set(channel, onReport);
    byInput.set(input.id, onReport);
    /** Static fields may change between two messages. */
    const sendSettings = () => {
      if (sentFields === input.static_fields) return;
      sentFields = input.static_fields;
      batcher().seal();
      const source: ChannelConfig = {
        id: input.id,
        type: input.type,
        configuration: decodingSettings(input.type, input.configuration),
        static_fields: sentFields,
        charset,
      };
      sources.set(channel, source);
      supervisor.openChannel(channel, source);
    };
    return {
      put(bytes, receivedAt, remote) {
        sendSettings();
        batcher().addBytes(channel, bytes, receivedAt, remote);
        return backPressure.ready(sender);
      },
      putDurably(all, receivedAt, remote) {
        if (all.length === 0) return Promise.resolve([]);
        if (isFull()) return Promise.reject(new QueueFull());
        sendSettings();
        return new Promise((resolve, reject) =>
          batcher().addBytesDurably(
            channel,
            all,
            receivedAt,
            remote,
            settlePromise(all.length, resolve, reject),
          ),
        );
      },
      endWaiting: () => backPressure.endWaiting(sender),
      close() {
        batcher().flush();
        sources.delete(channel);
        supervisor.closeChannel(channel);
        // Messages in flight are still reported.
        void settled().then(() => listeners.delete(channel));
      },
    };
  }

  return {
    open,
    forJournal: {
      sourceOf: (channel) => sources.get(channel),
      openFor(source) {
        const key = JSON.stringify(source);
        const known = journalled.get(key);
        if (known !== undefined) return known;
        const channel = (last += 1);
        journalled.set(key, channel);
        listeners.set(channel, (report) => byInput.get(source.id)?.(report));
        supervisor.openChannel(channel, source);
        return channel;
      },
      closeAll() {
        const channels = [...journalled.values()];
        journalled.clear();
        for (const channel of channels) supervisor.closeChannel(channel);
        void settled().then(() => channels.forEach((channel) => listeners.delete(channel)));
      },
    },
    report(counts) {
      for (const { channel, ...report } of counts) listeners.get(channel)?.(report);
    },
  };
}
