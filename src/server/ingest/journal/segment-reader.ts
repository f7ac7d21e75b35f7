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
  let [records, messages] = [0, 0];

  async function bytesAt(position: number, length: number): Promise<Buffer> {
    file ??= await open(segment.path, 'r');
    const buffer = Buffer.allocUnsafeSlow(length);
    const { bytesRead } = await file.read(buffer, 0, length, position);
    return buffer.subarray(0, bytesRead);
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
