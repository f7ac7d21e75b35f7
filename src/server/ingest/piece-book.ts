import type { Lost } from './writer';
import type { Rejected } from './encoding/protocol';
import type { WaitingRoom } from './waiting-room';

/** Hears what of a piece is not on disk: no message, or not stored. */
export type Settle = (rejected: readonly Rejected[], lost: readonly Lost[]) => void;

/** Pieces that are under way, by number. */
export type PieceBook = {
  /** Gives the piece its number. Its messages are in the waiting room already. */
  open(messages: number, bytes: number, settle?: Settle): number;
  /** All of it is on disk, but what is named. */
  finish(number: number, rejected: readonly Rejected[], lost: readonly Lost[]): void;
  /** Resolves when all pieces opened so far are finished. */
  finished(): Promise<void>;
  isEmpty(): boolean;
};

export function createPieceBook(room: WaitingRoom): PieceBook {
  const pieces = new Map<number, { messages: number; bytes: number; settle: Settle | undefined }>();
  let last = 0;
  let waiting: { upTo: number; resolve: () => void }[] = [];

  return {
    isEmpty: () => pieces.size === 0,
    open(messages, bytes, settle) {
      pieces.set((last += 1), { messages, bytes, settle });
      return last;
    },
    finish(number, rejected, lost) {
      const piece = pieces.get(number);
      if (piece === undefined) return;
      pieces.delete(number);
      piece.settle?.(rejected, lost);
      room.leave(piece.messages, piece.bytes);
      const [oldest = Number.POSITIVE_INFINITY] = pieces.keys();
      for (const { upTo, resolve } of waiting) if (upTo < oldest) resolve();
      waiting = waiting.filter(({ upTo }) => upTo >= oldest);
    },
    finished: () =>
      pieces.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push({ upTo: last, resolve })),
  };
}
