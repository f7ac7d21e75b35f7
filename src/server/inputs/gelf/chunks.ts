import { DecodeError } from '../definition/model';

const MAGIC = [0x1e, 0x0f] as const;
const HEADER_BYTES = 12;
const MAX_CHUNKS = 128;

export type ChunkLimits = {
  /** All chunks of a message must arrive within this time. */
  withinMs: number;
  /** Incomplete messages at a time. */
  messages: number;
  /** Bytes of incomplete messages. */
  bytes: number;
};

const LIMITS: ChunkLimits = { withinMs: 5_000, messages: 1_000, bytes: 64 * 1024 * 1024 };

type Pending = { firstAt: number; chunks: (Buffer | undefined)[]; arrived: number; bytes: number };

/**
 * Reassembles chunked GELF messages. Each chunk has a 12-byte header: magic, message id, number,
 * count.
 */
export type ChunkAssembler = {
  /**
   * Returns the whole message once its last chunk arrives.
   * @throws DecodeError for an invalid chunk
   */
  add(datagram: Buffer, sender: string, now: number): Buffer | undefined;
  /** Discards messages that are overdue; returns a reason for each. */
  expire(now: number): string[];
  /** Bytes of incomplete messages. */
  readonly held: number;
};

export function isChunk(datagram: Uint8Array): boolean {
  return datagram[0] === MAGIC[0] && datagram[1] === MAGIC[1];
}

export function createChunkAssembler(limits: Partial<ChunkLimits> = {}): ChunkAssembler {
  const limit = { ...LIMITS, ...limits };
  // In order of their first chunk, so the oldest comes first.
  const pending = new Map<string, Pending>();
  let held = 0;

  const forget = (key: string, message: Pending) => {
    pending.delete(key);
    held -= message.bytes;
  };

  const keep = (key: string, chunk: Chunk, now: number): Pending => {
    const message = pending.get(key) ?? {
      firstAt: now,
      chunks: Array.from({ length: chunk.count }, () => undefined),
      arrived: 0,
      bytes: 0,
    };
    if (message.chunks.length !== chunk.count)
      throw new DecodeError('Chunks of one message disagree on their count.');
    if (message.chunks[chunk.number] === undefined) {
      if (
        held + chunk.payload.length > limit.bytes ||
        (!pending.has(key) && pending.size >= limit.messages)
      )
        throw new DecodeError('Too many chunked messages are under way.');
      message.chunks[chunk.number] = chunk.payload;
      message.arrived += 1;
      message.bytes += chunk.payload.length;
      held += chunk.payload.length;
    }
    pending.set(key, message);
    return message;
  };

  return {
    get held() {
      return held;
    },
    add(datagram, sender, now) {
      const chunk = chunkOf(datagram);
      const key = `${sender} ${chunk.id}`;
      const message = keep(key, chunk, now);
      if (message.arrived < chunk.count) return undefined;
      forget(key, message);
      return Buffer.concat(message.chunks.filter((payload) => payload !== undefined));
    },
    expire(now) {
      const late = [...pending].filter(([, message]) => now - message.firstAt >= limit.withinMs);
      for (const [key, message] of late) forget(key, message);
      return late.map(
        ([, { arrived, chunks }]) =>
          `Only ${arrived} of ${chunks.length} chunks of a message arrived within ${limit.withinMs / 1000} s.`,
      );
    },
  };
}

type Chunk = { id: string; number: number; count: number; payload: Buffer };

function chunkOf(datagram: Buffer): Chunk {
  if (datagram.length <= HEADER_BYTES) throw new DecodeError('A chunk without content.');
  const number = datagram.readUInt8(10);
  const count = datagram.readUInt8(11);
  if (count === 0 || count > MAX_CHUNKS)
    throw new DecodeError(`A chunked message has 1 to ${MAX_CHUNKS} chunks, not ${count}.`);
  if (number >= count) throw new DecodeError(`Chunk ${number} of a message with ${count}.`);
  return {
    id: datagram.toString('latin1', 2, 10),
    number,
    count,
    payload: datagram.subarray(HEADER_BYTES),
  };
}
