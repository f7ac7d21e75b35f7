import { parentPort, workerData } from 'node:worker_threads';
import { createEncoder } from './encoder';
import { READY, type Command, type Portion } from './protocol';

/** The script of the thread that decodes; see thread-encoder.ts. */
const { nodeId } = workerData as { nodeId: string };
const encoder = createEncoder({
  nodeId,
  now: Date.now,
  onPortion: (portion) => parentPort?.postMessage(portion, buffersOf(portion)),
});
parentPort?.on('message', (command: Command) => encoder.handle(command));
parentPort?.postMessage(READY);

/** They change hands instead of being copied. */
function buffersOf({ origins, sizes, shipments }: Portion): ArrayBuffer[] {
  const views = shipments.flatMap(({ rows, ordinals }) => [
    ordinals,
    ...rows.columns.flatMap(({ values, heap, present }) => [values, heap, present]),
  ]);
  return [origins, sizes, ...views].flatMap((view) =>
    view === undefined ? [] : [view.buffer as ArrayBuffer],
  );
}
