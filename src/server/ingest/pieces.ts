import type { Remote } from '../inputs/definition/model';
import type { Command, Run } from './encoding/protocol';

/** A piece is handed over when it has so many bytes or messages. */
const PIECE_BYTES = 64 * 1024;
const PIECE_MESSAGES = 512;

/** Bytes of messages, one behind the other, as they go to the encoder. */
export type BytesPiece = Omit<Extract<Command, { kind: 'bytes' }>, 'kind' | 'piece'>;

/** Gathers the messages of all lanes in the order of arrival. */
export type Gathering = {
  add(lane: number, bytes: Uint8Array, receivedAt: number, remote: Remote | undefined): void;
  readonly messages: number;
  isFull(): boolean;
  /** What was gathered; it is empty afterwards. */
  take(): BytesPiece;
};

export function createGathering(): Gathering {
  let room = Buffer.allocUnsafeSlow(PIECE_BYTES);
  let used = 0;
  let ends: number[] = [];
  let runs: Run[] = [];

  /** The same lane, sender and instant as before go on with the same run. */
  function count(lane: number, receivedAt: number, remote: Remote | undefined): void {
    const last = runs.at(-1);
    if (
      last !== undefined &&
      last.lane === lane &&
      last.receivedAt === receivedAt &&
      last.remote === remote
    )
      last.until = ends.length;
    else runs.push({ lane, until: ends.length, receivedAt, ...(remote && { remote }) });
  }

  return {
    add(lane, bytes, receivedAt, remote) {
      if (used + bytes.length > room.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(room.length * 2, used + bytes.length));
        room.copy(larger, 0, 0, used);
        room = larger;
      }
      room.set(bytes, used);
      used += bytes.length;
      ends.push(used);
      count(lane, receivedAt, remote);
    },
    get messages() {
      return ends.length;
    },
    isFull: () => used >= PIECE_BYTES || ends.length >= PIECE_MESSAGES,
    take() {
      const piece: BytesPiece = {
        bytes: room.subarray(0, used),
        ends: Uint32Array.from(ends),
        runs,
      };
      room = Buffer.allocUnsafeSlow(PIECE_BYTES + 16 * 1024);
      [used, ends, runs] = [0, [], []];
      return piece;
    },
  };
}
