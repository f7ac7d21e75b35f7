import { setImmediate as nextTurn } from 'node:timers/promises';
import { jsonChunks } from './json-chunks';

/** A client that reads nothing for this long is disconnected, because others need the memory. */
const PATIENCE_MS = 30_000;
const large = new WeakSet<Response>();

/** Whether the response was made by `largeAnswer`. */
export const isLarge = (response: Response): boolean => large.has(response);

/**
 * A JSON response that is written in chunks and never held as a whole. `ended` is called once, when
 * it is sent or aborted.
 */
export function largeAnswer(value: unknown, headers: Headers, ended: () => void): Response {
  headers.set('content-type', 'application/json');
  const response = new Response(streamOf(jsonChunks(value), ended), { headers });
  large.add(response);
  return response;
}

function streamOf(chunks: Generator<string, void>, ended: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const end = () => {
    isEnded = true;
    clearTimeout(timer);
    chunks.return();
    ended();
  };

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(timer);
        // A fast reader would ask for all of them in one turn of the event loop.
        await nextTurn();
        if (isEnded) return;
        const { value: chunk } = chunks.next();
        if (chunk === undefined) {
          end();
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(chunk));
        timer = setTimeout(() => {
          end();
          controller.error(new Error('The client takes its answer too slowly.'));
        }, PATIENCE_MS).unref();
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  );
}
