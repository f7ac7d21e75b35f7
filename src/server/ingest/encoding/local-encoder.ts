import { createEncoder } from './encoder';
import type { Command, OpenEncoder } from './protocol';
import type { Routing } from './routing';

/**
 * An encoder in this thread: for tests, and wherever few messages come. It works between two turns
 * of the event loop.
 */
export const localEncoder =
  (now: () => number, routing?: Routing): OpenEncoder =>
  (nodeId, { onPortion }) => {
    const encoder = createEncoder({ nodeId, now, onPortion, ...(routing && { routing }) });
    let queue: Command[] = [];
    const work = () => {
      const commands = queue;
      queue = [];
      for (const command of commands) encoder.handle(command);
    };
    return {
      send(command) {
        if (queue.push(command) === 1) queueMicrotask(work);
      },
      close: () => Promise.resolve(),
    };
  };
