import { STORAGE_FAULT, type StorableChunk } from './chunk-writer';
import type { BackPressure } from './turns/back-pressure';
import type { EncoderSupervisor } from './encoder-supervisor';
import type { ChannelConfig, EncodedChunk, Run } from './encoding/protocol';
import type { InFlight } from './in-flight';
import type { Journal } from './journal/journal';
import type { JournalBatch } from './journal/record';
import type { JournalPosition, JournalPositions } from './journal/saved-position';
import type { ReadRecord } from './journal/segment-reader';

/** Messages and bytes from the journal that are being processed; half of what may be in flight. */
const MAX_MESSAGES = 25_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** The channels of inputs as the journal sees them. */
export type JournalChannels = {
  /** The settings of an open channel. */
  sourceOf(channel: number): ChannelConfig | undefined;
  /** Opens a channel with these settings, or returns the one that is open. */
  openFor(source: ChannelConfig): number;
  /** Closes the channels of `openFor`. */
  closeAll(): void;
};

/** Passes what waits in the journal on to the encoder. */
export type Drain = {
  /** Begins unless it is running, and ends when everything is read. */
  begin(): void;
  isRunning(): boolean;
  /** To be called when something was written to the journal or `mayRun` changed. */
  wake(): void;
  /** What an earlier run has stored already. */
  expect(stored: JournalPositions): void;
  /**
   * The chunk without the rows that an earlier run has stored, and with its position in the journal.
   * `setOf` returns the index set of an index.
   */
  storable(chunk: EncodedChunk, setOf: (index: string) => string | undefined): StorableChunk;
  /** Resolves when it has ended. */
  ended(): Promise<void>;
};

type Options = {
  journal: Journal;
  channels: JournalChannels;
  supervisor: Pick<EncoderSupervisor, 'send' | 'flush'>;
  inFlight: InFlight;
  backPressure: BackPressure;
  mayRun: () => boolean;
  onSent: (messages: number) => void;
  onEnd: () => void;
  log: ((line: string) => void) | undefined;
};

export function createDrain({
  journal,
  channels,
  supervisor,
  inFlight,
  backPressure,
  mayRun,
  onSent,
  onEnd,
  log,
}: Options): Drain {
  let running: Promise<void> | undefined;
  let stored: JournalPositions = new Map();
  const positions = new Map<number, JournalPosition>();
  let outstanding = { messages: 0, bytes: 0 };
  let wake: () => void = () => undefined;

  function sendRecord(record: ReadRecord, batch: JournalBatch): void {
    const { journal: id, messages, bytes } = record;
    onSent(messages);
    outstanding = {
      messages: outstanding.messages + messages,
      bytes: outstanding.bytes + bytes,
    };
    backPressure.add(messages, bytes);
    const number = inFlight.add(messages, bytes, (_, lost) => {
      outstanding = {
        messages: outstanding.messages - messages,
        bytes: outstanding.bytes - bytes,
      };
      positions.delete(number);
      // What the disk had no room for before the end is read again at the next start.
      if (!lost.some(({ reason }) => STORAGE_FAULT.test(reason))) journal.commit(record);
      wake();
    });
    positions.set(number, { journal: id, record: record.record });
    if (batch.kind === 'messages') supervisor.send({ ...batch, batch: number });
    else {
      const { bytes: content, ends } = batch;
      const runs = batch.runs.map((run): Run => {
        const source = batch.sources.get(run.channel);
        return source === undefined ? run : { ...run, channel: channels.openFor(source) };
      });
      supervisor.send({ kind: 'bytes', batch: number, bytes: content, ends, runs });
    }
    // A chunk per batch, so that those stored before can be told from the others.
    if (isStoredSomewhere(id, record.record)) supervisor.flush();
  }

  const isStoredSomewhere = (id: string, record: number) =>
    [...stored.values()].some((one) => one.journal === id && one.record >= record);

  async function run(): Promise<void> {
    while (mayRun()) {
      const record = await journal.next();
      if (record?.batch !== undefined) {
        sendRecord(record, record.batch);
        while (outstanding.messages >= MAX_MESSAGES || outstanding.bytes >= MAX_BYTES)
          await changed();
      } else if (record !== undefined) {
        log?.(`${record.messages} messages in the journal are damaged and were left out.`);
        journal.commit(record);
      } else if (journal.isCaughtUp()) break;
      else await changed();
    }
    supervisor.flush();
    channels.closeAll();
    running = undefined;
    // Processing may have been resumed while this was coming to its end.
    if (mayRun() && !journal.isCaughtUp()) begin();
    onEnd();
  }

  /** Resolves after the next commit or write. */
  function changed(): Promise<void> {
    supervisor.flush();
    return new Promise((resolve) => (wake = resolve));
  }

  function begin(): void {
    running ??= run();
  }

  return {
    begin,
    isRunning: () => running !== undefined,
    wake: () => wake(),
    expect: (found) => void (stored = found),
    ended: () => running ?? Promise.resolve(),
    storable(chunk, setOf) {
      const last = chunk.batches.at(-1);
      const position = last && positions.get(last.batch);
      if (position === undefined) return chunk;
      const [known, left] = split(chunk.indexRows, ({ target }) => {
        const before = stored.get(setOf(target) ?? '');
        return before?.journal === position.journal && before.record >= position.record;
      });
      const ordinals = new Set(known.flatMap((rows) => [...rows.ordinals]));
      return {
        ...chunk,
        position,
        indexRows: left,
        outgoing: chunk.outgoing.filter(({ ordinal }) => !ordinals.has(ordinal)),
      };
    },
  };
}

function split<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}
