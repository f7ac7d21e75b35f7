import { Worker } from 'node:worker_threads';
import { READY, type Command, type EncodedChunk, type OpenEncoder } from './protocol';

/** Almost everything the encoder allocates is short-lived; a larger heap would only keep garbage. */
const YOUNG_GENERATION_MB = 12;

/** An encoder in a worker thread; `script` is the path of `thread.ts` as built. */
export const threadEncoder =
  (script: string): OpenEncoder =>
  (nodeId, { onChunk, onCrash }) => {
    const worker = new Worker(script, {
      workerData: { nodeId },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    let ended = false;
    let isReady = false;
    let reason = '';
    worker.on('message', (message: EncodedChunk | typeof READY) => {
      if (message === READY) isReady = true;
      else if (!ended) onChunk(message);
    });
    worker.on(
      'error',
      (error) => (reason = error instanceof Error ? error.message : String(error)),
    );
    worker.on('exit', (code) => {
      if (ended) return;
      ended = true;
      onCrash(reason === '' ? `its thread ended with ${code}` : reason, isReady);
    });
    return {
      send(command: Command) {
        if (!ended) worker.postMessage(command);
      },
      async close() {
        ended = true;
        await worker.terminate();
      },
    };
  };
