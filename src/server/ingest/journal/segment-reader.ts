import { open, type FileHandle } from 'node:fs/promises';
import { decodeRecord, HEAD_BYTES, readHead, type JournalBatch } from './record';
import type { Segment } from './segment';

/** A record with its place in the journal; `bytes` is the length of its content. */
export type ReadRecord = {
  journal: string;
  record: number;
  bytes: number;
  messages: number;
  /** Undefined if it was damaged on disk. */
  batch: JournalBatch | undefined;
};

const BLOCK_BYTES = 1024 * 1024;

export type SegmentReader = {
  /** The next record; undefined at the end of what is written so far. */
  next(): Promise<ReadRecord | undefined>;
  /** Skips what was not read yet and returns how much that is. */
  abandon(): Pick<Segment, 'records' | 'messages' | 'bytes'>;
  close(): Promise<void>;
};

export function readSegment(segment: Segment): SegmentReader {
  let file: FileHandle | undefined;
  let offset = 0;
  let block = { offset: 0, bytes: Buffer.alloc(0) };
  let [records, messages] = [0, 0];

  /** Bytes of the segment, read ahead: every read waits its turn among those of searches. */
  async function bytesAt(position: number, length: number): Promise<Buffer> {
    const start = position - block.offset;
    if (start >= 0 && start + length <= block.bytes.length)
      return block.bytes.subarray(start, start + length);
    file ??= await open(segment.path, 'r');
    const buffer = Buffer.allocUnsafeSlow(
      Math.max(length, Math.min(BLOCK_BYTES, segment.bytes - position)),
    );
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
    block = { offset: position, bytes: buffer.subarray(0, bytesRead) };
    return block.bytes.subarray(0, length);
  }

  return {
    async next() {
      if (offset >= segment.bytes) return undefined;
      const head = readHead(await bytesAt(offset, HEAD_BYTES));
      // Heads were checked when the segment was opened or written.
      if (head === undefined) throw new Error(`${segment.path} changed while it was read.`);
      const content = await bytesAt(offset + HEAD_BYTES, head.bytes);
      const batch = content.length < head.bytes ? undefined : decodeRecord(head, content);
      offset += HEAD_BYTES + head.bytes;
      records += 1;
      messages += head.messages;
      return {
        journal: segment.journal,
        record: segment.first + records - 1,
        bytes: head.bytes,
        messages: head.messages,
        batch,
      };
    },
    abandon() {
      const rest = {
        records: segment.records - records,
        messages: segment.messages - messages,
        bytes: segment.bytes - offset,
      };
      offset = segment.bytes;
      [records, messages] = [segment.records, segment.messages];
      return rest;
    },
    async close() {
      await file?.close();
      file = undefined;
    },
  };
}
