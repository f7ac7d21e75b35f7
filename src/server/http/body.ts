import { parseExact } from '@/domain/exact-json';
import { Problem } from './problem';

const takesBody = (method: string) => method === 'POST' || method === 'PUT';

/** The largest request body in bytes: a view or a content pack is far below it. */
const BODY_LIMIT = 20 * 1024 * 1024;

/**
 * Refuses a body that is no JSON with 415. Jersey looks at the type before it asks who is calling.
 */
export function checkMediaType(request: Request): void {
  const type = request.headers.get('content-type');
  if (
    takesBody(request.method) &&
    type !== null &&
    !/^application\/(\S+\+)?json\b/i.test(type) &&
    request.headers.get('content-length') !== '0'
  ) {
    throw new Problem(415, 'HTTP 415 Unsupported Media Type');
  }
}

/**
 * The parsed body, or undefined for an empty one: whether that will do is the handler's business
 * (the real server answers 500 there; `bodyObject` answers 400).
 */
export async function parseBody(request: Request): Promise<unknown> {
  if (!takesBody(request.method)) return undefined;
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT)
    throw new Problem(413, 'The request body is too large.');
  const text = await limitedText(request);
  if (text.trim() === '') return undefined;
  try {
    return parseExact(text);
  } catch (error) {
    throw new Problem(
      400,
      `The request body is no valid JSON: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** Stops reading at the limit, whatever length was announced. */
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

/** The body as an object, or 400. */
export function bodyObject(body: unknown): Record<string, unknown> {
  if (body === undefined) throw new Problem(400, 'The request needs a JSON body, but it is empty.');
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(400, 'The request body must be a JSON object.');
  return Object.fromEntries(Object.entries(body));
}

/**
 * Refuses members that the endpoint does not know, with the text of the real server.
 */
export function knownMembers(body: Record<string, unknown>, known: readonly string[]): void {
  const unknown = Object.keys(body).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Problem(
      400,
      `Unable to map property ${unknown}.\nKnown properties include: ${known.join(', ')}`,
    );
}
