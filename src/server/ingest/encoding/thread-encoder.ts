import { Worker } from 'node:worker_threads';
import { READY, type Command, type OpenEncoder, type Portion } from './protocol';

/**
 * What a message is made of is garbage at once: a large young generation would only hold more of
 * it.
 */
const YOUNG_GENERATION_MB = 12;

/** An encoder in a thread of its own; `script` is what stands in `thread.ts`, as built. */
export const threadEncoder =
  (script: string): OpenEncoder =>
  (nodeId, { onPortion, onCrash }) => {
    const worker = new Worker(script, {
      workerData: { nodeId },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    let over = false;
    let atWork = false;
    let reason = '';
    worker.on('message', (told: Portion | typeof READY) => {
      if (told === READY) atWork = true;
      else if (!over) onPortion(told);
    });
    worker.on(
      'error',
      (error) => (reason = error instanceof Error ? error.message : String(error)),
    );
    worker.on('exit', (code) => {
      if (over) return;
      over = true;
      onCrash(reason === '' ? `its thread ended with ${code}` : reason, atWork);
    });
    return {
      send(command: Command) {
        if (!over) worker.postMessage(command);
      },
      async close() {
        over = true;
        await worker.terminate();
      },
    };
  };
