import type { IncomingMessage } from '../message-types/incoming-message';
import type { BackPressure } from './turns/back-pressure';
import type { BatchContent } from './byte-buffer';
import type { StorableChunk } from './chunk-writer';
import { createDrain, type JournalChannels } from './drain';
import type { EncoderSupervisor } from './encoder-supervisor';
import type { ChannelConfig, EncodedChunk } from './encoding/protocol';
import type { InFlight, Settle } from './in-flight';
import type { Journal, JournalFigures } from './journal/journal';
import type { JournalBatch } from './journal/record';
import type { JournalPositions } from './journal/saved-position';
import { createThroughput } from './throughput';

/** What waits in the journal, with the messages written and read in the last second. */
export type Waiting = JournalFigures & { perSecond: { appended: number; read: number } };

/**
 * Passes batches on to the encoder. While processing is paused they go into the journal instead,
 * and from there to the encoder afterwards; until that is done, new ones queue up behind them.
 */
export type Processing = {
  sendBytes(content: BatchContent, settle: Settle | undefined): void;
  sendMessages(messages: readonly IncomingMessage[], bytes: number, settle?: Settle): void;
  pause(paused: boolean): void;
  isPaused(): boolean;
  /** Milliseconds since the epoch; undefined unless it is paused. */
  pausedAt(): number | undefined;
  /** Whether messages are turned away because the journal has no room. */
  isFull(): boolean;
  waiting(): Waiting;
  /** Starts with what an earlier run left in the journal. */
  start(stored: JournalPositions): void;
  /** Resolves when everything sent so far is in the journal. */
  written(): Promise<void>;
  /** What is to be stored of a chunk. `setOf` returns the index set of an index. */
  storable(chunk: EncodedChunk, setOf: (index: string) => string | undefined): StorableChunk;
  /** The node is going to stop: nobody waits for room any more, and the journal is read no further. */
  endWaiting(): void;
  /** Leaves what is in the journal to the next start. */
  close(): Promise<void>;
};

type Options = {
  journal: Journal;
  channels: JournalChannels;
  supervisor: Pick<EncoderSupervisor, 'send' | 'flush'>;
  inFlight: InFlight;
  backPressure: BackPressure;
  now: () => number;
  log: ((line: string) => void) | undefined;
};

export function createProcessing({
  journal,
  channels,
  supervisor,
  inFlight,
  backPressure,
  now,
  log,
}: Options): Processing {
  let paused = false;
  let pausedAt: number | undefined;
  let closing = false;
  const rates = createThroughput(now);
  const writes = new Set<Promise<void>>();
  const drain = createDrain({
    journal,
    channels,
    supervisor,
    inFlight,
    backPressure,
    mayRun: () => !paused && !closing,
    onSent: rates.countOut,
    onEnd: () => updateRoom(),
    log,
  });
  const isQueueing = () => paused || drain.isRunning();
  const isFull = () => isQueueing() && !closing && !journal.hasRoom();
  const updateRoom = () => backPressure.block(isFull());
  journal.onChange(updateRoom);

  function keep(batch: JournalBatch, count: number, bytes: number, settle?: Settle): void {
    rates.countIn(count);
    const done = journal
      .append(batch, settle !== undefined)
      .then(
        () => settle?.([], []),
        (error: unknown) =>
          settle?.([], [{ batch: 0, index: 0, ordinal: 0, reason: reasonOf(error) }]),
      )
      .finally(() => {
        backPressure.release(count, bytes);
        writes.delete(done);
        drain.wake();
      });
    writes.add(done);
    updateRoom();
  }

  return {
    isPaused: () => paused,
    pausedAt: () => pausedAt,
    isFull,
    waiting() {
      const { input: appended, output: read } = rates.perSecond();
      return { ...journal.figures(), perSecond: { appended, read } };
    },
    sendBytes(content, settle) {
      const count = content.ends.length;
      const size = content.bytes.length;
      if (!isQueueing())
        return supervisor.send({
          kind: 'bytes',
          batch: inFlight.add(count, size, settle),
          ...content,
        });
      const sources = new Map<number, ChannelConfig>();
      for (const { channel } of content.runs) {
        const source = channels.sourceOf(channel);
        if (source !== undefined) sources.set(channel, source);
      }
      keep({ kind: 'bytes', sources, ...content }, count, size, settle);
    },
    sendMessages(messages, size, settle) {
      if (isQueueing()) keep({ kind: 'messages', messages }, messages.length, size, settle);
      else
        supervisor.send({
          kind: 'messages',
          batch: inFlight.add(messages.length, size, settle),
          messages,
        });
    },
    pause(wanted) {
      paused = wanted;
      pausedAt = wanted ? (pausedAt ?? now()) : undefined;
      if (!paused && !journal.isCaughtUp()) drain.begin();
      updateRoom();
    },
    start(found) {
      drain.expect(found);
      const { messages } = journal.figures();
      if (journal.isCaughtUp()) return;
      log?.(`Processing ${messages} messages that waited when the node ended.`);
      if (!paused) drain.begin();
    },
    async written() {
      await Promise.all(writes);
    },
    storable: drain.storable,
    endWaiting() {
      closing = true;
      updateRoom();
      drain.wake();
    },
    async close() {
      closing = true;
      drain.wake();
      await drain.ended();
      await inFlight.settled();
      await journal.close();
    },
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
