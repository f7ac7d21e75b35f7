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

const LIMITS: ChunkLimits = { withinMs: 5_000, messages: 1_000, bytes: 32 * 1024 * 1024 };
/** Memory of a chunk besides its bytes. */
const OVERHEAD_BYTES = 200;

type Pending = {
  firstAt: number;
  chunks: (Buffer | undefined)[];
  arrived: number;
  bytes: number;
};

/** `dropped` has a reason for each incomplete message that had to make room. */
export type Assembled = { whole?: Buffer; dropped: readonly string[] };

/**
 * Reassembles chunked GELF messages. Each chunk has a 12-byte header: magic, message id, number,
 * count. When there are too many incomplete messages, the oldest one of the sender with the most
 * makes room.
 */
export type ChunkAssembler = {
  /**
   * Returns the whole message once its last chunk arrives.
   * @throws DecodeError for an invalid chunk
   */
  add(datagram: Buffer, sender: string, now: number): Assembled;
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
  /** By address; messages by id, in the order of their first chunks. */
  const senders = new Map<string, { pending: Map<string, Pending>; bytes: number }>();
  let messages = 0;
  let held = 0;

  function forget(sender: string, id: string): Pending | undefined {
    const own = senders.get(sender);
    const message = own?.pending.get(id);
    if (own === undefined || message === undefined) return undefined;
    own.pending.delete(id);
    own.bytes -= message.bytes;
    if (own.pending.size === 0) senders.delete(sender);
    messages -= 1;
    held -= message.bytes;
    return message;
  }

  /** The address that takes the largest part of what there is room for. */
  function greediest(): string {
    let found = { sender: '', part: 0 };
    for (const [sender, { pending, bytes }] of senders) {
      const part = Math.max(pending.size / limit.messages, bytes / limit.bytes);
      if (part > found.part) found = { sender, part };
    }
    return found.sender;
  }

  function makeRoom(bytes: number, isNew: boolean): string[] {
    const dropped: string[] = [];
    while (messages > 0 && (held + bytes > limit.bytes || (isNew && messages >= limit.messages))) {
      const sender = greediest();
      const [oldest] = senders.get(sender)?.pending.keys() ?? [];
      const message = forget(sender, oldest ?? '');
      if (message === undefined) break;
      dropped.push(
        `A message from ${sender} was dropped with ${message.arrived} of ${message.chunks.length} chunks: too many chunked messages were incomplete, most of them from there.`,
      );
    }
    return dropped;
  }

  function keep(sender: string, chunk: Chunk, now: number): Pending {
    const own = senders.get(sender) ?? { pending: new Map<string, Pending>(), bytes: 0 };
    const message = own.pending.get(chunk.id) ?? newMessage(chunk, now);
    if (message.chunks[chunk.number] !== undefined) return message;
    const bytes = chunk.payload.length + OVERHEAD_BYTES;
    message.chunks[chunk.number] = chunk.payload;
    message.arrived += 1;
    message.bytes += bytes;
    if (!own.pending.has(chunk.id)) messages += 1;
    own.pending.set(chunk.id, message);
    own.bytes += bytes;
    held += bytes;
    senders.set(sender, own);
    return message;
  }

  return {
    get held() {
      return held;
    },
    add(datagram, sender, now) {
      const chunk = chunkOf(datagram);
      const known = senders.get(sender)?.pending.get(chunk.id);
      if (known !== undefined && known.chunks.length !== chunk.count)
        throw new DecodeError('Chunks of one message disagree on their count.');
      const dropped = makeRoom(chunk.payload.length + OVERHEAD_BYTES, known === undefined);
      const message = keep(sender, chunk, now);
      if (message.arrived < chunk.count) return { dropped };
      forget(sender, chunk.id);
      const payloads = message.chunks.filter((payload) => payload !== undefined);
      return { whole: Buffer.concat(payloads), dropped };
    },
    expire(now) {
      const reasons: string[] = [];
      for (const [sender, { pending }] of [...senders])
        for (const [id, { firstAt, arrived, chunks }] of [...pending]) {
          if (now - firstAt < limit.withinMs) continue;
          forget(sender, id);
          reasons.push(
            `Only ${arrived} of ${chunks.length} chunks of a message arrived within ${limit.withinMs / 1000} s.`,
          );
        }
      return reasons;
    },
  };
}

const newMessage = ({ count }: Chunk, firstAt: number): Pending => ({
  firstAt,
  chunks: Array.from({ length: count }, () => undefined),
  arrived: 0,
  bytes: 0,
});

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
