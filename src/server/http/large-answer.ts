import { jsonPieces } from './raw-json';

/**
 * A client that takes nothing for so long in milliseconds has its answer broken off: what it holds
 * is wanted by others.
 */
const PATIENCE_MS = 30_000;
/** Pieces are gathered to this size, because each costs a turn. */
const CHUNK_CHARACTERS = 64 * 1024;

const large = new WeakSet<Response>();

/** Whether an answer should be passed on piece by piece. */
export const isLarge = (response: Response): boolean => large.has(response);

/**
 * JSON that is written piece by piece and never held as a whole; `ended` is called once when it is
 * sent or given up.
 */
export function largeAnswer(value: unknown, headers: Headers, ended: () => void): Response {
  headers.set('content-type', 'application/json');
  const response = new Response(streamOf(jsonPieces(value), ended), { headers });
  large.add(response);
  return response;
}

function streamOf(pieces: readonly string[], ended: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const left: string[] = [...pieces].reverse();
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
