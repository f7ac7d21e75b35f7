import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { IncomingMessage } from '../../message-types/incoming-message';
import type { ChannelConfig, Command } from '../encoding/protocol';

type BatchContent = Omit<Extract<Command, { kind: 'bytes' }>, 'kind' | 'batch'>;

/**
 * A batch as it is kept in the journal. `sources` are the settings by channel number, because the
 * input may be changed or gone when the batch is read.
 */
export type JournalBatch =
  | ({ kind: 'bytes'; sources: ReadonlyMap<number, ChannelConfig> } & BatchContent)
  | { kind: 'messages'; messages: readonly IncomingMessage[] };

/** What precedes each record: its length, a checksum of its content, and its number of messages. */
export type RecordHead = { bytes: number; checksum: number; messages: number };

export const HEAD_BYTES = 16;
const MAGIC = 0x314a4347;
/** A head that claims more is garbage; the largest message an input accepts is far smaller. */
const MAX_BYTES = 1024 * 1024 * 1024;

/** Head and content, to be written as they are. */
export function encodeRecord(batch: JournalBatch): Buffer {
  const content = serialize(batch);
  const record = Buffer.allocUnsafe(HEAD_BYTES + content.length);
  record.writeUInt32LE(MAGIC, 0);
  record.writeUInt32LE(content.length, 4);
  record.writeUInt32LE(crc32(content), 8);
  record.writeUInt32LE(messagesOf(batch), 12);
  content.copy(record, HEAD_BYTES);
  return record;
}

/** Undefined if this is not the beginning of a record. */
export function readHead(bytes: Buffer): RecordHead | undefined {
  if (bytes.length < HEAD_BYTES || bytes.readUInt32LE(0) !== MAGIC) return undefined;
  const length = bytes.readUInt32LE(4);
  return length > MAX_BYTES
    ? undefined
    : { bytes: length, checksum: bytes.readUInt32LE(8), messages: bytes.readUInt32LE(12) };
}

/** Undefined if the content was damaged on disk. */
export function decodeRecord({ checksum }: RecordHead, content: Buffer): JournalBatch | undefined {
  return crc32(content) === checksum ? (deserialize(content) as JournalBatch) : undefined;
}

export const messagesOf = (batch: JournalBatch): number =>
  batch.kind === 'bytes' ? batch.ends.length : batch.messages.length;
