import { createEncoder, type EncoderOptions } from './encoder';
import type { Command, OpenEncoder } from './protocol';

/** An encoder in this thread, for tests and for nodes run from source. It works in microtasks. */
export const localEncoder =
  (now: () => number, more?: Pick<EncoderOptions, 'makers' | 'processing'>): OpenEncoder =>
  (nodeId, { onChunk }) => {
    const encoder = createEncoder({ nodeId, now, onChunk, ...more });
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
