import type { WriteTarget } from '../indices/model';
import type { IncomingMessage } from '../message-types/incoming-message';
import type {
  Lane,
  LaneNews,
  LaneSource,
  MessageWriter,
} from '../inputs/definition/message-writer';
import type { Throughput } from './throughput';
import type { TrafficCounts } from './traffic-counts';
import { createPortionWriter, type Lost, type WriteFailures, type WriterOptions } from './writer';
import { answering } from './answering';
import { createDesk } from './desk';
import { createDispatch } from './dispatch';
import { createLanes } from './lanes';
import { createPieceBook } from './piece-book';
import type { OpenEncoder, Portion, SortedStream } from './encoding/protocol';
import { createStoring } from './storing';
import { createWaitingRoom } from './waiting-room';

/** Messages that are handed over together at most. */
const AT_ONCE = 512;

export type IngestWriter = MessageWriter & {
  openLane(
    input: LaneSource,
    charset: string | undefined,
    onNews: (news: LaneNews) => void,
  ): Lane | undefined;
  /** Messages are routed by these from now on. */
  setStreams(read: () => readonly SortedStream[]): void;
  /** New messages of its set go there from now on. */
  setTarget(target: WriteTarget): void;
  /**
   * The set goes: its messages go to the default one from now on, but those that are under way
   * already.
   */
  endTarget(setId: string): void;
  /** Messages that could not be stored. */
  failures(): WriteFailures;
  /** How many messages wait to be stored, and how many may before senders wait. */
  queue(): { messages: number; limit: number };
  /** Messages are received but not stored while they are held; senders wait when too many are. */
  hold(held: boolean): void;
  isHeld(): boolean;
  /** From now on nobody waits for a full disk: what cannot be stored at once is given up. */
  endWaiting(): void;
  /** Stores what is queued. */
  close(): Promise<void>;
};

/** Called after each commit with the messages of streams that have outputs. */
export type OnWritten = (messages: readonly IncomingMessage[]) => void;

export type IngestOptions = Omit<WriterOptions, 'targetOf'> & {
  nodeId: string;
  openEncoder: OpenEncoder;
  throughput: Throughput;
  onWritten?: OnWritten | undefined;
  onTraffic?: TrafficCounts['count'] | undefined;
};

/** The way of messages from inputs to the indices: gathered, decoded elsewhere, stored together. */
export function createIngest({
  nodeId,
  openEncoder,
  throughput,
  onWritten,
  onTraffic = () => undefined,
  ...writing
}: IngestOptions): IngestWriter {
  const { log } = writing;
  const targets = new Map<string, WriteTarget>();
  let held = false;
  const room = createWaitingRoom();
  const book = createPieceBook(room);
  const writer = createPortionWriter({ ...writing, targetOf: (name) => targets.get(name) });
  const storing = createStoring({
    store: writer.store,
    onStored: settle,
    onIdle: () => desk.onIdle(),
  });
  const dispatch = createDispatch({
    nodeId,
    open: openEncoder,
    onPortion: arrived,
    onPoison: poisoned,
    log,
  });
  const desk = createDesk({ dispatch, book, room, throughput, onTraffic, isIdle: storing.isIdle });
  const lanes = createLanes({ desk, dispatch, room, finished: book.finished });

  function arrived(portion: Portion): void {
    for (const { lanes: counts } of portion.pieces) lanes.count(counts);
    onTraffic('decoded', sumOf(portion.sizes));
    throughput.countStreams(portion.byStream);
    storing.add(portion);
  }

  function settle(batch: readonly Portion[], lost: readonly Lost[]): void {
    // A message that two indices refused is lost once.
    const gone = new Set(lost.map(({ piece, index }) => `${piece} ${index}`));
    throughput.countOut(batch.reduce((sum, { messages }) => sum + messages, 0) - gone.size);
    for (const { sentOn, origins, sizes } of batch) {
      const isGone = (ordinal: number) =>
        gone.has(`${origins[ordinal * 2]} ${origins[ordinal * 2 + 1]}`);
      onTraffic(
        'output',
        sumOf(gone.size === 0 ? sizes : sizes.filter((_, ordinal) => !isGone(ordinal))),
      );
      const written = sentOn.filter(({ ordinal }) => !isGone(ordinal));
      if (written.length > 0) onWritten?.(written.map(({ message }) => message));
    }
    for (const { piece, rejected } of batch.flatMap(({ pieces }) => pieces)) {
      for (const { reason, malformed } of rejected) if (!malformed) writer.noteFailure(1, reason);
      book.finish(
        piece,
        rejected,
        lost.filter((one) => one.piece === piece),
      );
    }
  }

  function poisoned(piece: number, messages: number, reason: string): void {
    log?.(`${messages} messages were given up: decoding them failed again and again (${reason}).`);
    writer.noteFailure(messages, reason);
    book.finish(
      piece,
      Array.from({ length: messages }, (_, index) => ({ index, reason, malformed: false })),
      [],
    );
  }

  function flush(): Promise<void> {
    desk.push();
    return book.finished();
  }

  function hold(wanted: boolean): void {
    held = wanted;
    storing.hold(wanted);
  }

  /** Who ends while everything is held stores it first. */
  function endWaiting(): void {
    hold(false);
    writer.endWaiting();
  }

  return {
    openLane: lanes.open,
    failures: () => writer.failures,
    queue: room.queue,
    setStreams(read) {
      desk.seal();
      dispatch.setStreams(read);
    },
    setTarget(target) {
      desk.seal();
      targets.set(target.name, target);
      dispatch.setTarget({ setId: target.setId, name: target.name, fields: target.fields });
    },
    endTarget(setId) {
      desk.seal();
      dispatch.endTarget(setId);
    },
    write(message) {
      desk.addMessage(message);
      return room.entered();
    },
    async writeDurably(messages) {
      const parts: Promise<unknown>[] = [];
      for (let from = 0; from < messages.length; from += AT_ONCE) {
        // Many who wait for theirs must not take more memory than those who do not.
        if (!room.hasRoom()) await room.entered();
        const part = messages.slice(from, from + AT_ONCE);
        parts.push(
          new Promise((resolve, reject) =>
            desk.messagesAtOnce(part, answering(part.length, resolve, reject)),
          ),
        );
      }
      await Promise.all(parts);
    },
    flush,
    hold,
    isHeld: () => held,
    endWaiting,
    async close() {
      endWaiting();
      await flush();
      await dispatch.close();
    },
  };
}

const sumOf = (sizes: Uint32Array) => sizes.reduce((sum, size) => sum + size, 0);
