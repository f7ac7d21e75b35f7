import { setImmediate as breathe, setTimeout as delay } from 'node:timers/promises';
import type { IncomingMessage } from '@/server/message-types/incoming-message';
import type { MessageWriter } from '@/server/inputs/definition/message-writer';
import { openDocuments, type DocumentStorage } from '@/server/storage/documents';
import type { InputCounters } from '../definition/counters';
import type { InputDocument } from '../definition/model';
import { numberSetting } from '../definition/settings';
import type { RunSample } from '../definition/input-type';
import { incidentBefore } from './incident';
import type { ShopMessage } from './shop-message';
import { messagesOfMinute, messagesOfSecond, MINUTE_MS, type Plan } from './timetable';

const DAY_MS = 24 * 60 * MINUTE_MS;
/** The past is written in steps; an interrupted step is repeated. */
const STEP_MS = 10 * MINUTE_MS;
const BREATHE_EVERY = 200;
const REMEMBER_EVERY_MS = 15_000;

/**
 * The past is written from `wroteBackTo` to the creation of the sample, and from there to
 * `wroteUpTo`. Milliseconds since the epoch.
 */
type Progress = { wroteBackTo: number; wroteUpTo: number };

export type SampleRunOptions = {
  writer: MessageWriter;
  documents: DocumentStorage | undefined;
  now: () => number;
  log: (line: string) => void;
};

/**
 * Writes the past 24 hours, newest first, then about ten messages a second. Resumes after a stop.
 */
export async function createSampleRun({
  writer,
  documents,
  now,
  log,
}: SampleRunOptions): Promise<RunSample> {
  const stored = await openDocuments<Progress>(documents, 'sample_progress');

  return (input, counters) => {
    const plan = planOf(input);
    const stopping = new AbortController();
    const write = writeAll(input.id, writer, counters, stopping.signal);
    const progress = stored.get(input.id) ?? {
      wroteBackTo: plan.createdAt,
      wroteUpTo: plan.createdAt,
    };
    const remember = (changed: Partial<Progress>) =>
      stored.put(input.id, Object.assign(progress, changed));

    const past = async () => {
      await writeGap(plan, progress.wroteUpTo, startedAt, write);
      const oldest = plan.createdAt - DAY_MS;
      while (progress.wroteBackTo > oldest && !stopping.signal.aborted) {
        const from = Math.max(oldest, Math.floor((progress.wroteBackTo - 1) / STEP_MS) * STEP_MS);
        await write(messagesBetween(plan, from, progress.wroteBackTo));
        await writer.flush();
        if (!stopping.signal.aborted) await remember({ wroteBackTo: from });
      }
    };
    const live = async () => {
      let rememberedAt = now();
      for (
        let second = Math.floor(startedAt / 1000) * 1000;
        !stopping.signal.aborted;
        second += 1000
      ) {
        await delay(Math.max(0, second + 1000 - now()), undefined, {
          signal: stopping.signal,
        }).catch(() => undefined);
        if (stopping.signal.aborted) break;
        // Skips the time during which the machine was asleep.
        if (now() - second > MINUTE_MS) second = Math.floor(now() / 1000) * 1000 - 1000;
        await write(messagesOfSecond(plan, second));
        if (now() - rememberedAt < REMEMBER_EVERY_MS) continue;
        rememberedAt = now();
        await remember({ wroteUpTo: second + 1000 });
      }
      await remember({ wroteUpTo: now() });
    };

    const startedAt = now();
    const failed = (error: unknown) => {
      counters.lastError = {
        text: `The sample stopped: ${error instanceof Error ? error.message : String(error)}`,
        at: now(),
      };
      log(counters.lastError.text);
    };
    const running = Promise.all([past().catch(failed), live().catch(failed)]);
    return Promise.resolve({
      async stop() {
        stopping.abort();
        await running;
      },
    });
  };
}

function planOf({ configuration, created_at }: InputDocument): Plan {
  const createdAt = Date.parse(created_at);
  return {
    seed: 'shop',
    createdAt,
    incident: incidentBefore(createdAt),
    perSecond: Math.max(1, numberSetting(configuration, 'messages_per_second', 10)),
  };
}

/** Writes what was missed while the node was not running, at most a day. */
async function writeGap(
  plan: Plan,
  wroteUpTo: number,
  until: number,
  write: (messages: readonly ShopMessage[]) => Promise<void>,
): Promise<void> {
  let to = until;
  const oldest = Math.max(wroteUpTo, until - DAY_MS);
  while (to > oldest) {
    const from = Math.max(oldest, Math.floor((to - 1) / STEP_MS) * STEP_MS);
    await write(messagesBetween(plan, from, to));
    to = from;
  }
}

/** Includes `from` but not `to`. */
function messagesBetween(plan: Plan, from: number, to: number): ShopMessage[] {
  const messages: ShopMessage[] = [];
  for (let minute = Math.floor(from / MINUTE_MS) * MINUTE_MS; minute < to; minute += MINUTE_MS) {
    for (const message of messagesOfMinute(plan, minute))
      if (message.timestamp >= from && message.timestamp < to) messages.push(message);
  }
  return messages;
}

function writeAll(
  inputId: string,
  writer: MessageWriter,
  counters: InputCounters,
  stop: AbortSignal,
): (messages: readonly ShopMessage[]) => Promise<void> {
  const stopped = new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
  return async (messages) => {
    for (const [index, message] of messages.entries()) {
      if (stop.aborted) return;
      // Lets the event loop answer searches.
      if (index % BREATHE_EVERY === BREATHE_EVERY - 1) await breathe();
      const written = writer.write(asReceived(message, inputId));
      // While processing is paused and its queue is full, room may never come.
      await (writer.isFull?.() === true ? Promise.race([written, stopped]) : written);
      counters.received += 1;
    }
  };
}

const asReceived = ({ timestamp, ...message }: ShopMessage, inputId: string): IncomingMessage => ({
  ...message,
  timestamp,
  inputId,
  receivedAt: timestamp,
});
