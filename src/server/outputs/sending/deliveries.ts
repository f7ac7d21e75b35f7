import type { OutputSummary } from '@/contract/outputs';
import { DEFAULT_STREAM_ID } from '@/contract/streams';
import { nodeText } from '@/domain/node-text/node-text';
import type { IncomingMessage } from '@/server/message-types/incoming-message';
import type { Documents } from '@/server/storage/documents';
import { createStreamRouter, type StreamRouter } from '@/server/routing/stream-router';
import type { StoredStream, StreamStore } from '@/server/streams/stream-store';
import { GELF_OUTPUT, LOGGING_OUTPUT } from './output-types';
import { gelfSettings } from './gelf-settings';
import { createGelfTcpSender } from './gelf-tcp-sender';
import { createGelfUdpSender } from './gelf-udp-sender';
import { createLoggingSender } from './logging-sender';
import { noCounts, type Sender, type SenderCounts } from './sender';

export type DeliveryOptions = {
  outputs: Pick<Documents<OutputSummary>, 'get'>;
  streams: Pick<StreamStore, 'all' | 'route'>;
  /** Where the logging output writes. */
  write: (line: string) => void;
  now: () => number;
};

/** Sends stored messages to the outputs of their streams. */
export type Deliveries = {
  /** Takes stored messages. Cheap while no stream has an output. */
  offer(messages: readonly IncomingMessage[]): void;
  counts(outputId: string): SenderCounts;
  close(): Promise<void>;
};

type Running = { output: OutputSummary; sender: Sender };
/**
 * A cache of where messages go. Streams are replaced when they change, so it is valid while they
 * are identical.
 */
type Routes = {
  streams: readonly StoredStream[];
  route: StreamRouter;
  outputsOf: ReadonlyMap<string, readonly string[]>;
};

export function createDeliveries({ outputs, streams, write, now }: DeliveryOptions): Deliveries {
  const running = new Map<string, Running>();
  let routes: Routes | undefined;

  const stop = (id: string) => {
    void running.get(id)?.sender.close();
    running.delete(id);
  };

  const routesNow = (): Routes | undefined => {
    const wanted = streams.all().filter((stream) => stream.outputs.length > 0 && !stream.disabled);
    const isSame =
      routes?.streams.length === wanted.length &&
      wanted.every((stream, index) => stream === routes?.streams[index]);
    if (!isSame || !routes) {
      const used = new Set(wanted.flatMap((stream) => stream.outputs));
      for (const id of running.keys()) if (!used.has(id)) stop(id);
      // Whether a message is in the default stream depends on all other streams.
      const needsAll = wanted.some(({ id }) => id === DEFAULT_STREAM_ID);
      routes = {
        streams: wanted,
        route: needsAll ? streams.route : createStreamRouter(wanted),
        outputsOf: new Map(wanted.map((stream) => [stream.id, stream.outputs])),
      };
    }
    return wanted.length > 0 ? routes : undefined;
  };

  const senderOf = (id: string): Sender | undefined => {
    const output = outputs.get(id);
    const current = running.get(id);
    if (current && current.output === output) return current.sender;
    stop(id);
    if (!output) return undefined;
    const sender = makeSender(output, write, now);
    running.set(id, { output, sender });
    return sender;
  };

  return {
    offer(messages) {
      const current = routesNow();
      if (!current) return;
      for (const message of messages) {
        const ids = new Set(
          current.route(message).flatMap((stream) => current.outputsOf.get(stream) ?? []),
        );
        for (const id of ids) senderOf(id)?.send(message);
      }
    },
    counts: (id) => running.get(id)?.sender.counts() ?? noCounts(),
    async close() {
      await Promise.all([...running.values()].map(({ sender }) => sender.close()));
    },
  };
}

function makeSender(
  { type, configuration }: OutputSummary,
  write: (line: string) => void,
  now: () => number,
): Sender {
  try {
    if (type === LOGGING_OUTPUT) return createLoggingSender(configuration, write);
    if (type !== GELF_OUTPUT)
      throw new Error(nodeText('node.output.unknownType', { type }).message);
    const settings = gelfSettings(configuration);
    return settings.protocol === 'UDP'
      ? createGelfUdpSender(settings, now)
      : createGelfTcpSender(settings, now);
  } catch (error) {
    return brokenSender(error instanceof Error ? error.message : String(error), now());
  }
}

/** Counts the messages that it cannot send. */
function brokenSender(text: string, at: number): Sender {
  const counts: SenderCounts = { ...noCounts(), lastError: { text, at }, failing: true };
  return {
    send: () => void (counts.dropped += 1),
    counts: () => counts,
    close: () => Promise.resolve(),
  };
}
