import type { WriteTarget } from '../indices/model/model';
import type { ProcessingSettings } from '../processing/configuration';
import { createStepTotals, type StepFigures } from '../processing/chain/step-counts';
import {
  createExtractorTotals,
  type ExtractorTotals,
} from '../processing/extractors/extractor-totals';
import type { IncomingMessage } from '../message-types/incoming-message';
import { createHeldBytes } from '../inputs/definition/held-bytes';
import type {
  Channel,
  ChannelReport,
  ChannelSource,
  MessageWriter,
} from '../inputs/definition/message-writer';
import type { Throughput } from './throughput';
import type { TrafficCounts } from './traffic-counts';
import { createChunkWriter, type WriteFailures, type WriterOptions } from './chunk-writer';
import { createBatcher } from './batcher';
import { createEncoderSupervisor } from './encoder-supervisor';
import { createChannels } from './channels';
import { createInFlight, type InFlight } from './in-flight';
import type { EncodedChunk, OpenEncoder } from './encoding/protocol';
import { createSettling, totalOf, type OnWritten } from './settling';
import { createWriteQueue } from './write-queue';
import { createBackPressure, sizeOf, type BackPressure } from './turns/back-pressure';
import { groupsOf } from './turns/groups';
import { durablyInGroups } from './durably-in-groups';
import type { Journal } from './journal/journal';
import type { JournalPositions } from './journal/saved-position';
import { createProcessing, type Waiting } from './processing';

export type IngestWriter = MessageWriter & {
  isFull(): boolean;
  openChannel(
    input: ChannelSource,
    charset: string | undefined,
    onReport: (report: ChannelReport) => void,
  ): Channel | undefined;
  /** Processes messages like this from now on. */
  setProcessing(read: () => ProcessingSettings): void;
  /** The latest version that processed a batch, and what each step did since the start. */
  processed(): { version: number; steps: StepFigures[] };
  /** What each extractor did since the start, by its id. */
  extractorFigures: ExtractorTotals['figures'];
  /** Writes new messages of the target's index set there from now on. */
  setTarget(target: WriteTarget): void;
  /** Sends later messages of a deleted index set to the default one. */
  endTarget(setId: string): void;
  /** Messages that could not be stored. */
  failures(): WriteFailures;
  /** How many messages wait to be stored, and how many may before senders have to wait. */
  queue(): { messages: number; limit: number };
  /**
   * How many messages were received and cannot be searched yet, and for how many milliseconds that
   * has been so for the oldest, without those in the journal.
   */
  backlog(): { messages: number; delayMs: number };
  /**
   * While processing is paused, messages are received into the journal; once it is full, senders
   * wait or are turned away.
   */
  pause(paused: boolean): void;
  isPaused(): boolean;
  /** Milliseconds since the epoch; undefined unless it is paused. */
  pausedAt(): number | undefined;
  journal(): Waiting;
  /** Processes what an earlier run left in the journal, without what it has stored already. */
  startJournal(stored: JournalPositions): void;
  /**
   * Stops retrying on a full disk: what cannot be stored at once is dropped. Senders no longer wait
   * for room in the journal.
   */
  endWaiting(): void;
  /** Stores what is queued; what is in the journal stays there. */
  close(): Promise<void>;
};

export type IngestOptions = Omit<WriterOptions, 'targetOf'> & {
  nodeId: string;
  openEncoder: OpenEncoder;
  throughput: Throughput;
  journal: Journal;
  onWritten?: OnWritten | undefined;
  onTraffic?: TrafficCounts['count'] | undefined;
};

/**
 * The path of messages from inputs to indices: collected into batches, encoded to chunks of rows in
 * a worker thread, stored chunk by chunk.
 */
export function createIngest({
  nodeId,
  openEncoder,
  throughput,
  journal,
  onWritten,
  onTraffic = () => undefined,
  ...writing
}: IngestOptions): IngestWriter {
  const { log } = writing;
  const targets = new Map<string, WriteTarget>();
  const steps = createStepTotals();
  const extractors = createExtractorTotals(writing.now);
  let version = 0;
  const backPressure = createBackPressure();
  const turnOf = turnsOf(backPressure);
  const inFlight = createInFlight(backPressure);
  const writer = createChunkWriter({ ...writing, targetOf: (name) => targets.get(name) });
  const writeQueue = createWriteQueue({
    store: writer.store,
    onStored: createSettling({ throughput, inFlight, writer, onWritten, onTraffic }),
    onIdle: () => batcher.onIdle(),
  });
  const supervisor = createEncoderSupervisor({
    nodeId,
    open: openEncoder,
    onChunk: enqueue,
    onPoisonBatch: dropBatch,
    log,
  });
  const channels = createChannels({
    batcher: () => batcher,
    supervisor,
    backPressure,
    settled: inFlight.settled,
    isFull: () => processing.isFull(),
  });
  const processing = createProcessing({
    journal,
    channels: channels.forJournal,
    supervisor,
    inFlight,
    backPressure,
    now: writing.now,
    log,
  });
  const batcher = createBatcher({
    processing,
    supervisor,
    inFlight,
    throughput,
    onTraffic,
    isIdle: writeQueue.isIdle,
  });

  function enqueue(chunk: EncodedChunk): void {
    for (const { channels: counts } of chunk.batches) channels.report(counts);
    version = chunk.batches.at(-1)?.version ?? version;
    steps.add(chunk.steps);
    extractors.add(chunk.extractors);
    onTraffic('decoded', totalOf(chunk.sizes));
    throughput.countStreams(chunk.byStream);
    writeQueue.add(processing.storable(chunk, (index) => targets.get(index)?.setId));
  }

  function dropBatch(batch: number, messages: number, reason: string): void {
    log?.(`${messages} messages were given up: decoding them failed again and again (${reason}).`);
    writer.noteFailure(messages, reason);
    inFlight.settle(
      batch,
      Array.from({ length: messages }, (_, index) => ({ index, reason, malformed: false })),
      [],
    );
  }

  function endWaiting(): void {
    writer.endWaiting();
    processing.endWaiting();
  }

  async function flush(): Promise<void> {
    batcher.flush();
    await Promise.all([processing.written(), inFlight.settled()]);
  }

  return {
    held: createHeldBytes(),
    openChannel: channels.open,
    failures: () => writer.failures,
    queue: backPressure.queue,
    backlog: () => backlogOf(backPressure, inFlight),
    setProcessing(read) {
      batcher.seal();
      supervisor.setProcessing(read);
    },
    processed: () => ({ version, steps: steps.figures() }),
    extractorFigures: extractors.figures,
    setTarget(target) {
      batcher.seal();
      targets.set(target.name, target);
      supervisor.setTarget({ setId: target.setId, name: target.name, fields: target.fields });
    },
    endTarget(setId) {
      batcher.seal();
      supervisor.endTarget(setId);
    },
    write(message) {
      const turn = turnOf([message], sizeOf(message));
      if (turn !== undefined) return turn.then(() => batcher.addMessage(message));
      batcher.addMessage(message);
      return Promise.resolve();
    },
    async writeDurably(messages) {
      await durablyInGroups(
        groupsOf(messages, sizeOf),
        { isFull: processing.isFull, turnOf },
        batcher.addMessagesDurably,
      );
    },
    flush,
    pause(paused) {
      batcher.seal();
      processing.pause(paused);
    },
    isPaused: processing.isPaused,
    pausedAt: processing.pausedAt,
    isFull: processing.isFull,
    journal: processing.waiting,
    startJournal: processing.start,
    endWaiting,
    async close() {
      endWaiting();
      await flush();
      await processing.close();
      await supervisor.close();
    },
  };
}

/** Turns of messages that an input decoded itself; it is their sender. */
const turnsOf =
  ({ turn }: BackPressure) =>
  (messages: readonly IncomingMessage[], bytes: number) =>
    turn({ input: messages[0]?.inputId ?? '', connection: '' }, messages.length, bytes);

function backlogOf(
  { waiting, queue }: BackPressure,
  { oldestMs }: InFlight,
): { messages: number; delayMs: number } {
  const { messages, oldestMs: waitedMs } = waiting();
  return { messages: messages + queue().messages, delayMs: Math.round(waitedMs + oldestMs()) };
}
