import { accountedSize } from './encoding/accounted-size';
import type { IncomingMessage } from '../message-types/incoming-message';
import type { Throughput } from './throughput';
import type { TrafficCounts } from './traffic-counts';
import type { Dispatch } from './dispatch';
import type { PieceBook, Settle } from './piece-book';
import { createGathering } from './pieces';
import { sizeOf, type WaitingRoom } from './waiting-room';

/** How long a message waits for others at most before all are stored together. */
const GATHER_MS = 200;
const PIECE_MESSAGES = 512;

type Remote = IncomingMessage['remote'];

/** Where everything that is to be stored is handed in. */
export type Desk = {
  addBytes(lane: number, bytes: Uint8Array, receivedAt: number, remote: Remote): void;
  addMessage(message: IncomingMessage): void;
  /** A piece of its own, which somebody waits for. */
  bytesAtOnce(
    lane: number,
    all: readonly Uint8Array[],
    receivedAt: number,
    remote: Remote,
    settle: Settle,
  ): void;
  messagesAtOnce(messages: readonly IncomingMessage[], settle: Settle): void;
  /** What comes from now on is in other pieces. */
  seal(): void;
  /** Everything so far goes to the encoder, and comes back as soon as it can. */
  push(): void;
  /** The engine has nothing to do. */
  onIdle(): void;
};

type Options = {
  dispatch: Pick<Dispatch, 'send' | 'flush'>;
  book: PieceBook;
  room: WaitingRoom;
  throughput: Throughput;
  onTraffic: TrafficCounts['count'];
  isIdle: () => boolean;
};

export function createDesk({ dispatch, book, room, throughput, onTraffic, isIdle }: Options): Desk {
  const gathering = createGathering();
  let messages: IncomingMessage[] = [];
  let messageBytes = 0;
  let timer: NodeJS.Timeout | undefined;
  /** Somebody waits for what was handed in. */
  let hurried = false;

  function enter(count: number, bytes: number): void {
    throughput.countIn(count);
    room.enter(count, bytes);
  }

  function sealBytes(settle?: Settle): void {
    const count = gathering.messages;
    if (count === 0) return;
    const piece = gathering.take();
    dispatch.send({ kind: 'bytes', piece: book.open(count, piece.bytes.length, settle), ...piece });
  }

  function sealMessages(settle?: Settle): void {
    if (messages.length === 0) return;
    dispatch.send({
      kind: 'messages',
      piece: book.open(messages.length, messageBytes, settle),
      messages,
    });
    messages = [];
    messageBytes = 0;
  }

  function seal(): void {
    sealBytes();
    sealMessages();
  }

  function gather(bytes: Uint8Array | IncomingMessage, add: (size: number) => void): void {
    const isRaw = bytes instanceof Uint8Array;
    const size = isRaw ? bytes.length : sizeOf(bytes);
    // Of what inputs decode themselves the bytes on the wire are not known here.
    onTraffic('input', isRaw ? size : accountedSize(bytes));
    enter(1, size);
    add(size);
  }

  function push(): void {
    clearTimeout(timer);
    timer = undefined;
    hurried = false;
    seal();
    if (!book.isEmpty()) dispatch.flush();
  }

  const wait = () => void (timer ??= setTimeout(push, GATHER_MS));

  /** At once, or together with others as soon as the engine is free. */
  function hurry(): void {
    if (hurried) return;
    hurried = true;
    clearTimeout(timer);
    timer = setTimeout(push, isIdle() ? 0 : GATHER_MS);
  }

  return {
    seal,
    push,
    onIdle: () => void (hurried && push()),
    addBytes(lane, bytes, receivedAt, remote) {
      gather(bytes, () => gathering.add(lane, bytes, receivedAt, remote));
      if (gathering.isFull()) sealBytes();
      wait();
    },
    addMessage(message) {
      gather(message, (size) => {
        messages.push(message);
        messageBytes += size;
      });
      if (messages.length >= PIECE_MESSAGES) sealMessages();
      wait();
    },
    bytesAtOnce(lane, all, receivedAt, remote, settle) {
      seal();
      for (const bytes of all) gather(bytes, () => gathering.add(lane, bytes, receivedAt, remote));
      sealBytes(settle);
      hurry();
    },
    messagesAtOnce(all, settle) {
      seal();
      for (const message of all) {
        gather(message, (size) => {
          messages.push(message);
          messageBytes += size;
        });
      }
      sealMessages(settle);
      hurry();
    },
  };
}
