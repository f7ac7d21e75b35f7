import { decoderFor } from '../../inputs/codecs';
import {
  addFuture,
  futureMessage,
  isFuture,
  type WrongClocks,
} from '../../inputs/definition/clocks';
import { DecodeError, type Reception } from '../../inputs/definition/model';
import { excerptOf, messageFactory, textReader } from '../../inputs/definition/to-message';
import type { IncomingMessage } from '../../message-types/incoming-message';
import type { Chain } from '../../processing/chain/chain';
import {
  chainOf,
  FIRST_CONFIGURATION,
  STEP_MAKERS,
  type ProcessingConfiguration,
  type StepMakers,
} from '../../processing/configuration';
import { isSeveral, type ProcessedMessage } from '../../processing/chain/step';
import { createExtractorRunners } from '../../processing/extractors/extractor-runners';
import type { StepCounts } from '../../processing/chain/step-counts';
import type { ChannelConfig, ChannelCounts, Command, EncodedChunk, Rejected } from './protocol';
import { createDestinations, type Destinations } from './destinations';
import { createChunkBuilder } from './chunk-builder';

export type EncoderOptions = {
  nodeId: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  onChunk: (chunk: EncodedChunk) => void;
  /** The steps that configurations may name. */
  makers?: StepMakers;
  /** How messages are processed until the first configuration; for tests. */
  processing?: EncoderProcessing;
};

/** How messages are processed, and where they go. */
export type EncoderProcessing = { version: number; chain: Chain; destinations: Destinations };

/**
 * Decodes messages, processes them and turns them into rows. It uses no socket and no database, so
 * that it can run in a worker thread.
 */
export type Encoder = { handle(command: Command): void };

type ChannelDecoder = {
  toMessage(text: string, reception: Reception): IncomingMessage;
  read(bytes: Uint8Array): string;
};

export function createEncoder({
  nodeId,
  now,
  onChunk,
  makers = STEP_MAKERS,
  processing: first,
}: EncoderOptions): Encoder {
  const channels = new Map<number, ChannelDecoder>();
  const runners = createExtractorRunners(now);
  const processingOf = (configuration: ProcessingConfiguration): EncoderProcessing => ({
    version: configuration.version,
    chain: chainOf(configuration, makers, { runners, now }),
    destinations: createDestinations(configuration.streams),
  });
  let processing = first ?? processingOf(FIRST_CONFIGURATION);
  /** What earlier configurations did since the last chunk. */
  let steps: StepCounts[] = [];
  const chunks = createChunkBuilder(nodeId, now, () => processing.destinations);

  const flush = () => {
    const chunk = chunks.take(() => ({
      steps: [...steps, ...processing.chain.takeCounts()],
      extractors: runners.takeCounts(),
    }));
    if (chunk === undefined) return;
    steps = [];
    onChunk(chunk);
  };

  function store(
    message: ProcessedMessage,
    batch: number,
    index: number,
    rejected: Rejected[],
  ): void {
    const reason = chunks.addRow(message, batch, index);
    if (reason !== undefined) rejected.push({ index, reason, malformed: false });
  }

  function process(
    message: IncomingMessage,
    batch: number,
    index: number,
    rejected: Rejected[],
  ): void {
    const processed = processing.chain.process(message);
    if (!isSeveral(processed)) return store(processed, batch, index, rejected);
    for (const one of processed) store(one, batch, index, rejected);
  }

  function encodeBytes({ batch, bytes, ends, runs }: Extract<Command, { kind: 'bytes' }>): void {
    const counts = new Map<number, ChannelCounts>();
    const clocks = new Map<number, WrongClocks>();
    const rejected: Rejected[] = [];
    let [index, from] = [0, 0];
    for (const { channel, until, receivedAt, remote } of runs) {
      const decoder = channels.get(channel);
      const reception: Reception = remote === undefined ? { receivedAt } : { receivedAt, remote };
      const count = counts.get(channel) ?? { channel, accepted: 0, malformed: 0 };
      counts.set(channel, count);
      for (; index < until; index += 1) {
        const to = ends[index] ?? bytes.length;
        const message = decode(decoder, bytes.subarray(from, to), reception);
        from = to;
        if (message instanceof Malformed) {
          count.malformed += 1;
          count.last = { reason: message.reason, excerpt: message.excerpt };
          rejected.push({ index, reason: message.reason, malformed: true });
          continue;
        }
        count.accepted += 1;
        if (isFuture(message)) addFuture(entryOf(clocks, channel), futureMessage(message));
        process(message, batch, index, rejected);
      }
    }
    for (const [channel, found] of clocks) {
      const count = counts.get(channel);
      if (count !== undefined) count.future = [...found.values()];
    }
    chunks.addBatch({
      batch,
      version: processing.version,
      channels: [...counts.values()],
      rejected,
    });
  }

  function encodeMessages({ batch, messages }: Extract<Command, { kind: 'messages' }>): void {
    const rejected: Rejected[] = [];
    for (const [index, message] of messages.entries()) process(message, batch, index, rejected);
    chunks.addBatch({ batch, version: processing.version, channels: [], rejected });
  }

  function configure(configuration: ProcessingConfiguration): void {
    if (configuration.version <= processing.version) return;
    steps.push(...processing.chain.takeCounts());
    processing = processingOf(configuration);
  }

  function openChannel(channel: number, input: ChannelConfig): void {
    // The input has validated its settings, so this is not expected to fail; if it does, its
    // messages count as malformed.
    try {
      channels.set(channel, channelDecoder(input));
    } catch {
      channels.delete(channel);
    }
  }

  const flushWhenFull = () => {
    if (chunks.isFull()) flush();
  };

  return {
    handle(command) {
      switch (command.kind) {
        case 'processing':
          return configure(command.configuration);
        case 'target':
          return chunks.setTarget(command.target);
        case 'target-end':
          return chunks.endTarget(command.setId);
        case 'channel':
          return openChannel(command.channel, command.input);
        case 'channel-end':
          return void channels.delete(command.channel);
        case 'bytes':
          encodeBytes(command);
          return flushWhenFull();
        case 'messages':
          encodeMessages(command);
          return flushWhenFull();
        case 'flush':
          return flush();
      }
    },
  };
}

function entryOf(clocks: Map<number, WrongClocks>, channel: number): WrongClocks {
  const entry = clocks.get(channel) ?? new Map();
  clocks.set(channel, entry);
  return entry;
}

class Malformed {
  constructor(
    readonly reason: string,
    readonly excerpt: string,
  ) {}
}

function decode(
  decoder: ChannelDecoder | undefined,
  bytes: Uint8Array,
  reception: Reception,
): IncomingMessage | Malformed {
  if (decoder === undefined) return new Malformed('Its input was gone.', '');
  const text = decoder.read(bytes);
  try {
    return decoder.toMessage(text, reception);
  } catch (error) {
    // A bug in one decoder must not affect the messages of other inputs.
    const reason =
      error instanceof DecodeError
        ? error.message
        : `It could not be decoded: ${error instanceof Error ? error.message : String(error)}.`;
    return new Malformed(reason, excerptOf(text));
  }
}

function channelDecoder(input: ChannelConfig): ChannelDecoder {
  const decoder = decoderFor(input.type, input.configuration);
  const complete = messageFactory(input);
  return {
    read: textReader(input, input.charset),
    toMessage: (text, reception) => complete(decoder(text, reception), reception),
  };
}
