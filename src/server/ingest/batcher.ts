import { accountedSize } from './encoding/accounted-size';
import type { IncomingMessage } from '../message-types/incoming-message';
import type { Throughput } from './throughput';
import type { TrafficCounts } from './traffic-counts';
import type { EncoderSupervisor } from './encoder-supervisor';
import type { Processing } from './processing';
import type { InFlight, Settle } from './in-flight';
import { createByteBuffer } from './byte-buffer';
import { BATCH_MESSAGES } from './turns/groups';
import { isLarge, sizeOf } from './turns/back-pressure';

/** How long a message waits at most for others to share its transaction. */
const MAX_DELAY_MS = 200;

type Remote = IncomingMessage['remote'];

/** Collects incoming messages, which had their turn, into batches and sends those on. */
export type Batcher = {
  addBytes(channel: number, all: readonly Uint8Array[], receivedAt: number, remote: Remote): void;
  addMessage(message: IncomingMessage): void;
  /** Sends a batch of its own; `settle` is called once it is on disk. */
  addBytesDurably(
    channel: number,
    all: readonly Uint8Array[],
    receivedAt: number,
    remote: Remote,
    settle: Settle,
  ): void;
  /** Like `addBytesDurably`, for messages that are decoded already. */
  addMessagesDurably(messages: readonly IncomingMessage[], settle: Settle): void;
  /** Closes the current batch, so that later messages see settings that changed in between. */
  seal(): void;
  /** Sends everything to the encoder and has it return its rows at once. */
  flush(): void;
  /** To be called when storage has caught up. */
  onIdle(): void;
};

type Options = {
  processing: Pick<Processing, 'sendBytes' | 'sendMessages'>;
  supervisor: Pick<EncoderSupervisor, 'flush'>;
  inFlight: InFlight;
  throughput: Throughput;
  onTraffic: TrafficCounts['count'];
  isIdle: () => boolean;
};

export function createBatcher({
  processing,
  supervisor,
  inFlight,
  throughput,
  onTraffic,
  isIdle,
}: Options): Batcher {
  const buffer = createByteBuffer();
  let messages: IncomingMessage[] = [];
  let messageBytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let flushRequested = false;

  function sealBytes(settle?: Settle): void {
    if (buffer.messages > 0) processing.sendBytes(buffer.take(), settle);
  }

  function sealMessages(settle?: Settle): void {
    if (messages.length === 0) return;
    const [sealed, size] = [messages, messageBytes];
    messages = [];
    messageBytes = 0;
    processing.sendMessages(sealed, size, settle);
  }

  function seal(): void {
    sealBytes();
    sealMessages();
  }

  function countIn(received: number): void {
    onTraffic('input', received);
    throughput.countIn(1);
  }

  function pushBytes(channel: number, bytes: Uint8Array, receivedAt: number, remote: Remote): void {
    countIn(bytes.length);
    buffer.add(channel, bytes, receivedAt, remote);
  }

  function pushMessage(message: IncomingMessage): void {
    const size = sizeOf(message);
    // Inputs that decode messages themselves do not tell how many bytes they received.
    countIn(accountedSize(message));
    messages.push(message);
    messageBytes += size;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    flushRequested = false;
    seal();
    if (!inFlight.isEmpty()) supervisor.flush();
  }

  const scheduleFlush = () => void (timer ??= setTimeout(flush, MAX_DELAY_MS));

  /** Flushes in this turn of the event loop, or as soon as storage has caught up. */
  function requestFlush(): void {
    if (flushRequested) return;
    flushRequested = true;
    clearTimeout(timer);
    timer = setTimeout(flush, isIdle() ? 0 : MAX_DELAY_MS);
  }

  return {
    seal,
    flush,
    onIdle: () => void (flushRequested && flush()),
    addBytes(channel, all, receivedAt, remote) {
      for (const bytes of all) {
        // Alone in its batch, a large message is known as such until it is stored.
        if (isLarge(1, bytes.length)) sealBytes();
        pushBytes(channel, bytes, receivedAt, remote);
        if (buffer.isFull()) sealBytes();
      }
      scheduleFlush();
    },
    addMessage(message) {
      if (isLarge(1, sizeOf(message))) sealMessages();
      pushMessage(message);
      if (messages.length >= BATCH_MESSAGES || isLarge(1, messageBytes)) sealMessages();
      scheduleFlush();
    },
    addBytesDurably(channel, all, receivedAt, remote, settle) {
      seal();
      for (const bytes of all) pushBytes(channel, bytes, receivedAt, remote);
      sealBytes(settle);
      requestFlush();
    },
    addMessagesDurably(all, settle) {
      seal();
      for (const message of all) pushMessage(message);
      sealMessages(settle);
      requestFlush();
    },
  };
}
