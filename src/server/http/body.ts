import { parseExact } from '@/domain/exact-json';
import { Problem } from './problem';

const takesBody = (method: string) => method === 'POST' || method === 'PUT';

/** In bytes; views and content packs are far smaller. */
const BODY_LIMIT = 20 * 1024 * 1024;

const isText = (request: Request) =>
  /^text\/plain\b/i.test(request.headers.get('content-type') ?? '');

type Taking = { takesText: boolean };

/** Refuses a body of another type with 415; like Jersey, before authentication. */
export function checkMediaType(request: Request, { takesText }: Taking): void {
  const type = request.headers.get('content-type');
  if (
    takesBody(request.method) &&
    type !== null &&
    !(takesText && isText(request)) &&
    !/^application\/(\S+\+)?json\b/i.test(type) &&
    request.headers.get('content-length') !== '0'
  ) {
    throw new Problem(415, 'HTTP 415 Unsupported Media Type');
  }
}

/**
 * The parsed body, a text as it is, or undefined for an empty one. Handlers check it with `readBody`, which answers
 * 400 to an empty one where the real server answers 500.
 */
export async function parseBody(request: Request, { takesText }: Taking): Promise<unknown> {
  if (!takesBody(request.method)) return undefined;
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT)
    throw new Problem(413, 'The request body is too large.');
  const text = await limitedText(request);
  if (takesText && isText(request)) return text;
  if (text.trim() === '') return undefined;
  try {
    return parseExact(text);
  } catch (error) {
    throw new Problem(
      400,
      `The request body is not valid JSON: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** Stops at the limit, whatever `Content-Length` says. */
async function limitedText({ body }: Request): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > BODY_LIMIT) {
      await reader?.cancel();
      throw new Problem(413, 'The request body is too large.');
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
