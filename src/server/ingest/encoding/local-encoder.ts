import { createEncoder } from './encoder';
import type { Command, OpenEncoder } from './protocol';
import type { Routing } from './routing';

/** An encoder in this thread, for tests and for nodes run from source. It works in microtasks. */
export const localEncoder =
  (now: () => number, routing?: Routing): OpenEncoder =>
  (nodeId, { onChunk }) => {
    const encoder = createEncoder({ nodeId, now, onChunk, ...(routing && { routing }) });
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
