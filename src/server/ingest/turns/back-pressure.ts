import type { IncomingMessage } from '../../message-types/incoming-message';
import { createLane, type Sender, type Waiting } from './lane';
import { createWindow } from './window';

const MAX_MESSAGES = 50_000;
/** Memory that a message takes besides its bytes. */
const OVERHEAD_BYTES = 100;
/**
 * A message of this size takes a good part of a second to be decoded and stored. One is in flight at
 * a time, so that others never wait for more than that.
 */
const LARGE_BYTES = 1024 * 1024;

/**
 * Bounds the messages that were received and are not on disk yet. Beyond that senders wait and take
 * turns by bytes.
 */
export type BackPressure = {
  /**
   * Undefined if there is room now, else a promise that resolves when it is the sender's turn. From
   * then on the messages count as in flight.
   */
  turn(from: Sender, messages: number, bytes: number): Promise<void> | undefined;
  /** Counts messages that do not wait. */
  add(messages: number, bytes: number): void;
  /** `tookMs` is how long they were in flight, if that tells how quickly messages are stored. */
  release(messages: number, bytes: number, tookMs?: number): void;
  /** From now on, until `resetWaiting`, messages of this input do not wait. */
  endWaiting(input: string): void;
  resetWaiting(input: string): void;
  /** While blocked there is no room. */
  block(blocked: boolean): void;
  queue(): { messages: number; limit: number };
  /** The messages that wait for their turn, and how long the oldest has waited, in milliseconds. */
  waiting(): { messages: number; oldestMs: number };
};

export const isLarge = (messages: number, bytes: number): boolean =>
  messages === 1 && bytes >= LARGE_BYTES;

/** `now` is a monotonic clock in milliseconds. */
export function createBackPressure(now: () => number = () => performance.now()): BackPressure {
  let messages = 0;
  let bytes = 0;
  let large = 0;
  let blocked = false;
  const window = createWindow(now);
  const hurried = new Set<string>();
  const lanes = { small: createLane(), large: createLane() };
  const laneFor = (more: number, size: number) => (isLarge(more, size) ? lanes.large : lanes.small);

  const hasRoom = (more: number, size: number) =>
    !blocked &&
    (isLarge(more, size) ? large === 0 : messages < MAX_MESSAGES && bytes < window.bytes);

  function add(more: number, size: number): void {
    messages += more;
    if (isLarge(more, size)) large += 1;
    else bytes += size + more * OVERHEAD_BYTES;
  }

  function grant(one: Waiting): void {
    add(one.messages, one.bytes);
    one.resume();
  }

  function resumeWaiting(): void {
    for (const lane of [lanes.small, lanes.large])
      while (lane.size > 0) {
        const one = lane.take((next) => hasRoom(next.messages, next.bytes));
        if (one === undefined) break;
        grant(one);
      }
  }

  return {
    queue: () => ({ messages, limit: MAX_MESSAGES }),
    waiting() {
      const all = [...lanes.small.all(), ...lanes.large.all()];
      const at = now();
      return {
        messages: all.reduce((sum, one) => sum + one.messages, 0),
        oldestMs: all.reduce((most, { since }) => Math.max(most, at - since), 0),
      };
    },
    add,
    release(done, size, tookMs) {
      messages -= done;
      if (isLarge(done, size)) large -= 1;
      else bytes -= size + done * OVERHEAD_BYTES;
      if (tookMs !== undefined) window.note(tookMs, lanes.small.size > 0);
      resumeWaiting();
    },
    block(wanted) {
      blocked = wanted;
      resumeWaiting();
    },
    turn(from, more, size) {
      const lane = laneFor(more, size);
      if (hurried.has(from.input) || (lane.size === 0 && hasRoom(more, size)))
        return void add(more, size);
      return new Promise((resume) =>
        lane.add(from, { messages: more, bytes: size, since: now(), resume }),
      );
    },
    endWaiting(input) {
      hurried.add(input);
      for (const lane of [lanes.small, lanes.large]) lane.takeAll(input).forEach(grant);
    },
    resetWaiting: (input) => void hurried.delete(input),
  };
}

/** Estimates the size in bytes of a message that is already decoded. */
export function sizeOf(message: IncomingMessage): number {
  let size = OVERHEAD_BYTES + message.message.length;
  for (const name in message.fields) {
    const value = message.fields[name];
    if (typeof value === 'string') size += value.length;
  }
  return size;
}
