import { decoderFor } from '../../inputs/codecs';
import { DecodeError, type Reception } from '../../inputs/definition/model';
import { excerptOf, messageFactory, textReader } from '../../inputs/definition/to-message';
import { documentId, messageId } from './message-id';
import type { IncomingMessage } from '../../message-types/incoming-message';
import type { Command, LaneCount, LaneInput, PieceReport, Portion, Rejected } from './protocol';
import { createRouting, type Routing } from './routing';
import { createShipping } from './shipping';

/**
 * A portion is handed over when it has so many messages or bytes, however much is still to come.
 */
const PORTION_MESSAGES = 4096;
const PORTION_BYTES = 8 * 1024 * 1024;

export type EncoderOptions = {
  nodeId: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  onPortion: (portion: Portion) => void;
  /** Where messages go until streams are told; for tests. */
  routing?: Routing;
};

/**
 * Makes rows of what inputs received. Knows no socket and no database, so that it may run in a
 * thread of its own.
 */
export type Encoder = { handle(command: Command): void };

type LaneDecoder = {
  toMessage(text: string, reception: Reception): IncomingMessage;
  read(bytes: Uint8Array): string;
};

export function createEncoder({ nodeId, now, onPortion, routing: first }: EncoderOptions): Encoder {
  const lanes = new Map<number, LaneDecoder>();
  const shipping = createShipping(nodeId);
  let routing = first ?? createRouting([]);
  let pieces: PieceReport[] = [];
  let origins: number[] = [];
  let sizes: number[] = [];
  let sentOn: Portion['sentOn'][number][] = [];
  let byStream = new Map<string, number>();

  const flush = () => {
    if (pieces.length === 0) return;
    onPortion({
      pieces,
      messages: origins.length / 2,
      origins: Uint32Array.from(origins),
      sizes: Uint32Array.from(sizes),
      shipments: shipping.take(),
      sentOn,
      byStream,
    });
    pieces = [];
    origins = [];
    sizes = [];
    sentOn = [];
    byStream = new Map();
  };

  /** Undefined when it is among the rows, or why it can never be. */
  const store = (message: IncomingMessage, piece: number, index: number): string | undefined => {
    const at = now();
    const streams = routing.route(message);
    try {
      const size = shipping.add(
        message,
        { id: documentId(at), messageId: messageId(at), now: at, streams },
        routing.setsOf(streams),
        origins.length / 2,
      );
      if (routing.hasOutputs?.(streams) === true)
        sentOn.push({ ordinal: origins.length / 2, message });
      origins.push(piece, index);
      sizes.push(size);
      for (const id of streams) byStream.set(id, (byStream.get(id) ?? 0) + 1);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  function takeBytes({ piece, bytes, ends, runs }: Extract<Command, { kind: 'bytes' }>): void {
    const counts = new Map<number, LaneCount>();
    const rejected: Rejected[] = [];
    let [index, from] = [0, 0];
    for (const { lane, until, receivedAt, remote } of runs) {
      const decoder = lanes.get(lane);
      const reception: Reception = remote === undefined ? { receivedAt } : { receivedAt, remote };
      const count = counts.get(lane) ?? { lane, taken: 0, malformed: 0 };
      counts.set(lane, count);
      for (; index < until; index += 1) {
        const to = ends[index] ?? bytes.length;
        const message = decoded(decoder, bytes.subarray(from, to), reception);
        from = to;
        if (message instanceof NoMessage) {
          count.malformed += 1;
          count.last = { reason: message.reason, excerpt: message.excerpt };
          rejected.push({ index, reason: message.reason, malformed: true });
          continue;
        }
        count.taken += 1;
        const reason = store(message, piece, index);
        if (reason !== undefined) rejected.push({ index, reason, malformed: false });
      }
    }
    pieces.push({ piece, lanes: [...counts.values()], rejected });
  }

  function takeMessages({ piece, messages }: Extract<Command, { kind: 'messages' }>): void {
    const rejected: Rejected[] = [];
    for (const [index, message] of messages.entries()) {
      const reason = store(message, piece, index);
      if (reason !== undefined) rejected.push({ index, reason, malformed: false });
    }
    pieces.push({ piece, lanes: [], rejected });
  }

  function openLane(lane: number, input: LaneInput): void {
    // The input has tried its settings itself; what fails here all the same leaves its messages
    // without a decoder.
    try {
      lanes.set(lane, laneDecoder(input));
    } catch {
      lanes.delete(lane);
    }
  }

  const flushWhenFull = () => {
    if (origins.length / 2 >= PORTION_MESSAGES || shipping.weight() >= PORTION_BYTES) flush();
  };

  return {
    handle(command) {
      switch (command.kind) {
        case 'streams':
          routing = createRouting(command.streams);
          return;
        case 'target':
          return shipping.setTarget(command.target);
        case 'target-end':
          return shipping.endTarget(command.setId);
        case 'lane':
          return openLane(command.lane, command.input);
        case 'lane-end':
          return void lanes.delete(command.lane);
        case 'bytes':
          takeBytes(command);
          return flushWhenFull();
        case 'messages':
          takeMessages(command);
          return flushWhenFull();
        case 'flush':
          return flush();
      }
    },
  };
}

class NoMessage {
  constructor(
    readonly reason: string,
    readonly excerpt: string,
  ) {}
}

function decoded(
  decoder: LaneDecoder | undefined,
  bytes: Uint8Array,
  reception: Reception,
): IncomingMessage | NoMessage {
  if (decoder === undefined) return new NoMessage('Its input was gone.', '');
  const text = decoder.read(bytes);
  try {
    return decoder.toMessage(text, reception);
  } catch (error) {
    // A decoder that fails in a way of its own must not take the others' messages with it.
    const reason =
      error instanceof DecodeError
        ? error.message
        : `It could not be decoded: ${error instanceof Error ? error.message : String(error)}.`;
    return new NoMessage(reason, excerptOf(text));
  }
}

function laneDecoder(input: LaneInput): LaneDecoder {
  const decoder = decoderFor(input.type, input.configuration);
  const complete = messageFactory(input);
  return {
    read: textReader(input, input.charset),
    toMessage: (text, reception) => complete(decoder(text, reception), reception),
  };
}
