import { parentPort, workerData } from 'node:worker_threads';
import type { StepMakers } from '../../processing/configuration';
import { createEncoder } from './encoder';
import { READY, type Command, type EncodedChunk } from './protocol';

/** Runs an encoder in this worker thread. `makers` replace the steps of the node. */
export function serveEncoder(makers?: StepMakers): void {
  const { nodeId } = workerData as { nodeId: string };
  const encoder = createEncoder({
    nodeId,
    now: Date.now,
    onChunk: (chunk) => parentPort?.postMessage(chunk, transferablesOf(chunk)),
    ...(makers !== undefined && { makers }),
  });
  parentPort?.on('message', (command: Command) => encoder.handle(command));
  parentPort?.postMessage(READY);
}

/** Buffers to transfer, so that they are not copied. */
function transferablesOf({ origins, sizes, indexRows }: EncodedChunk): ArrayBuffer[] {
  const views = indexRows.flatMap(({ rows, ordinals }) => [
    ordinals,
    ...rows.columns.flatMap(({ values, heap, present }) => [values, heap, present]),
  ]);
  return [origins, sizes, ...views].flatMap((view) =>
    view === undefined ? [] : [view.buffer as ArrayBuffer],
  );
}
