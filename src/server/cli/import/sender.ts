import { importMessages, type ImportAnswer, type ImportedMessage } from '@/contract/import';
import { ClientError, type Client } from '../client/client';

const BATCH_MESSAGES = 2_000;
/** The node accepts 20 MB. */
const BATCH_CHARACTERS = 2_000_000;
const AT_ONCE = 3;

type Span = { from: number; to: number };

/** Sends batches with a few of them in flight, so that the node controls the pace. */
export type Sender = {
  /**
   * Undefined unless a batch became full; then resolves when there is room for more. Rejects with
   * the error of an earlier batch.
   */
  add(number: number, message: ImportedMessage): Promise<void> | undefined;
  /** Sends the last batch; resolves when all responses have arrived. */
  end(): Promise<void>;
  /** Resolves when nothing is in flight, with or without success. */
  settled(): Promise<void>;
  stored(): number;
  /** All rows up to this number are stored or refused. */
  doneUpTo(): number;
  /** The span of what was sent without a response. */
  unknown(): Span[];
};

/** `refuse` may throw to abort. */
export function createSender(
  client: Pick<Client, 'call'>,
  refuse: (number: number, reason: string) => void,
): Sender {
  let batch: { number: number; message: ImportedMessage }[] = [];
  let characters = 0;
  let stored = 0;
  let done = 0;
  let failure: { error: unknown } | undefined;
  const spans = new Set<Span>();
  const unanswered: Span[] = [];
  const running = new Set<Promise<void>>();

  /** A message that is too large on its own must not block the others. */
  async function answerTo(sent: typeof batch): Promise<ImportAnswer> {
    try {
      return await client.call(importMessages, { messages: sent.map(({ message }) => message) });
    } catch (error) {
      if (sent.length > 1 || !(error instanceof ClientError) || error.status !== 413) throw error;
      return { accepted: 0, refused: [{ index: 0, reason: 'The message is too large.' }] };
    }
  }

  async function deliver(sent: typeof batch, span: Span): Promise<void> {
    try {
      const { accepted, refused } = await answerTo(sent);
      stored += accepted;
      spans.delete(span);
      done = Math.max(done, span.to);
      for (const { index, reason } of refused) refuse(sent[index]?.number ?? 0, reason);
    } catch (error) {
      if (spans.has(span)) unanswered.push(span);
      failure ??= { error };
    }
  }

  function send(): void {
    if (batch.length === 0) return;
    const span = { from: batch[0]?.number ?? 0, to: batch.at(-1)?.number ?? 0 };
    spans.add(span);
    const delivery: Promise<void> = deliver(batch, span).finally(() => running.delete(delivery));
    running.add(delivery);
    batch = [];
    characters = 0;
  }

  async function room(limit: number): Promise<void> {
    while (running.size >= limit && running.size > 0 && failure === undefined)
      await Promise.race(running);
    if (failure !== undefined) throw failure.error;
  }

  return {
    add(number, message) {
      const size = message.message.length + sizeOf(message.fields);
      if (characters + size > BATCH_CHARACTERS) send();
      batch.push({ number, message });
      characters += size;
      if (batch.length < BATCH_MESSAGES && characters < BATCH_CHARACTERS) return undefined;
      send();
      return room(AT_ONCE);
    },
    async end() {
      if (failure === undefined) send();
      await room(1);
    },
    settled: async () => void (await Promise.all(running)),
    stored: () => stored,
    doneUpTo: () => Math.min(done, ...[...spans].map(({ from }) => from - 1)),
    unknown() {
      if (unanswered.length === 0) return [];
      return [
        {
          from: Math.min(...unanswered.map(({ from }) => from)),
          to: Math.max(...unanswered.map(({ to }) => to)),
        },
      ];
    },
  };
}

function sizeOf(fields: ImportedMessage['fields']): number {
  let size = 0;
  for (const name in fields) {
    const value = fields[name];
    size += name.length + (typeof value === 'string' ? value.length : 8);
  }
  return size;
}
