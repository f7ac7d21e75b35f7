import type { Channel, ChannelReport, ChannelSource } from '../inputs/definition/message-writer';
import { canDecode, decodingSettings } from '../inputs/codecs';
import type { IncomingMessage } from '../message-types/incoming-message';
import type { Batcher } from './batcher';
import type { EncoderSupervisor } from './encoder-supervisor';
import type { ChannelConfig, ChannelCounts } from './encoding/protocol';
import type { BackPressure } from './turns/back-pressure';
import { groupsOf } from './turns/groups';
import { durablyInGroups } from './durably-in-groups';
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
    const name = `${channel}`;
    const senderOf = (remote: IncomingMessage['remote']) => ({
      input: name,
      connection: remote === undefined ? '' : `${remote.ip} ${remote.port}`,
    });
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
    /** Undefined if they are taken already. */
    const inTurn = (
      all: readonly Uint8Array[],
      size: number,
      ...received: [receivedAt: number, remote: IncomingMessage['remote']]
    ): Promise<void> | undefined => {
      const take = () => {
        sendSettings();
        batcher().addBytes(channel, all, ...received);
      };
      const turn = backPressure.turn(senderOf(received[1]), all.length, size);
      if (turn !== undefined) return turn.then(take);
      take();
      return undefined;
    };
    return {
      put(bytes, receivedAt, remote) {
        return inTurn([bytes], bytes.length, receivedAt, remote) ?? READY;
      },
      async putAll(all, receivedAt, remote) {
        for (const { messages, bytes } of groupsOf(all, lengthOf)) {
          const taken = inTurn(messages, bytes, receivedAt, remote);
          if (taken !== undefined) await taken;
        }
      },
      putDurably(all, receivedAt, remote) {
        const turnOf = (messages: readonly Uint8Array[], bytes: number) =>
          backPressure.turn(senderOf(remote), messages.length, bytes);
        return durablyInGroups(groupsOf(all, lengthOf), { isFull, turnOf }, (messages, settle) => {
          sendSettings();
          batcher().addBytesDurably(channel, messages, receivedAt, remote, settle);
        });
      },
      endWaiting: () => backPressure.endWaiting(name),
      close() {
        batcher().flush();
        backPressure.resetWaiting(name);
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

const READY = Promise.resolve();
const lengthOf = (bytes: Uint8Array) => bytes.length;
