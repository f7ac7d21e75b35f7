import { jsonParts } from './raw-json';

/** A client that reads nothing for this long is disconnected, because others need the memory. */
const PATIENCE_MS = 30_000;
/** Parts are joined to chunks of this size, because each chunk costs a turn of the event loop. */
const CHUNK_CHARACTERS = 64 * 1024;

const large = new WeakSet<Response>();

/** Whether the response was made by `largeAnswer`. */
export const isLarge = (response: Response): boolean => large.has(response);

/**
 * A JSON response that is written in chunks and never held as a whole. `ended` is called once, when
 * it is sent or aborted.
 */
export function largeAnswer(value: unknown, headers: Headers, ended: () => void): Response {
  headers.set('content-type', 'application/json');
  const response = new Response(streamOf(jsonParts(value), ended), { headers });
  large.add(response);
  return response;
}

function streamOf(parts: readonly string[], ended: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const left: string[] = [...parts].reverse();
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    left.length = 0;
    ended();
  };

  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        clearTimeout(timer);
        let chunk = '';
        while (chunk.length < CHUNK_CHARACTERS && left.length > 0) chunk += left.pop() ?? '';
        if (chunk !== '') controller.enqueue(encoder.encode(chunk));
        if (left.length === 0) {
          end();
          controller.close();
          return;
        }
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
