import { decoderFor } from '../../inputs/codecs';
import {
  addFuture,
  futureMessage,
  isFuture,
  type WrongClocks,
} from '../../inputs/definition/clocks';
import { DecodeError, type Reception } from '../../inputs/definition/model';
import { excerptOf, messageFactory, textReader } from '../../inputs/definition/to-message';
import { documentId, messageId } from './message-id';
import type { IncomingMessage } from '../../message-types/incoming-message';
import type {
  BatchReport,
  ChannelConfig,
  ChannelCounts,
  Command,
  EncodedChunk,
  Rejected,
} from './protocol';
import { createRouting, type Routing } from './routing';
import { createIndexBuffers } from './index-buffers';

/** A chunk is returned once it has this many messages or bytes, even without a flush. */
const CHUNK_MESSAGES = 4096;
const CHUNK_BYTES = 8 * 1024 * 1024;

export type EncoderOptions = {
  nodeId: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  onChunk: (chunk: EncodedChunk) => void;
  /** Used until the first `streams` command; for tests. */
  routing?: Routing;
};

/**
 * Decodes messages, routes them into streams and turns them into rows. It uses no socket and no
 * database, so that it can run in a worker thread.
 */
export type Encoder = { handle(command: Command): void };

type ChannelDecoder = {
  toMessage(text: string, reception: Reception): IncomingMessage;
  read(bytes: Uint8Array): string;
};

export function createEncoder({ nodeId, now, onChunk, routing: first }: EncoderOptions): Encoder {
  const channels = new Map<number, ChannelDecoder>();
  const buffers = createIndexBuffers(nodeId);
  let routing = first ?? createRouting([]);
  let batches: BatchReport[] = [];
  let origins: number[] = [];
  let sizes: number[] = [];
  let outgoing: EncodedChunk['outgoing'][number][] = [];
  let byStream = new Map<string, number>();

  const flush = () => {
    if (batches.length === 0) return;
    onChunk({
      batches,
      messages: origins.length / 2,
      origins: Uint32Array.from(origins),
      sizes: Uint32Array.from(sizes),
      indexRows: buffers.take(),
      outgoing,
      byStream,
    });
    batches = [];
    origins = [];
    sizes = [];
    outgoing = [];
    byStream = new Map();
  };

  /** Returns why no index can hold the message, or undefined if it has a row. */
  const addRow = (message: IncomingMessage, batch: number, index: number): string | undefined => {
    const at = now();
    const streams = routing.route(message);
    try {
      const size = buffers.add(
        message,
        { id: documentId(at), messageId: messageId(at), now: at, streams },
        routing.setsOf(streams),
        origins.length / 2,
      );
      if (routing.hasOutputs?.(streams) === true)
        outgoing.push({ ordinal: origins.length / 2, message });
      origins.push(batch, index);
      sizes.push(size);
      for (const id of streams) byStream.set(id, (byStream.get(id) ?? 0) + 1);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

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
        const reason = addRow(message, batch, index);
        if (reason !== undefined) rejected.push({ index, reason, malformed: false });
      }
    }
    for (const [channel, found] of clocks) {
      const count = counts.get(channel);
      if (count !== undefined) count.future = [...found.values()];
    }
    batches.push({ batch, channels: [...counts.values()], rejected });
  }

  function encodeMessages({ batch, messages }: Extract<Command, { kind: 'messages' }>): void {
    const rejected: Rejected[] = [];
    for (const [index, message] of messages.entries()) {
      const reason = addRow(message, batch, index);
      if (reason !== undefined) rejected.push({ index, reason, malformed: false });
    }
    batches.push({ batch, channels: [], rejected });
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
    if (origins.length / 2 >= CHUNK_MESSAGES || buffers.weight() >= CHUNK_BYTES) flush();
  };

  return {
    handle(command) {
      switch (command.kind) {
        case 'streams':
          routing = createRouting(command.streams);
          return;
        case 'target':
          return buffers.setTarget(command.target);
        case 'target-end':
          return buffers.endTarget(command.setId);
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
