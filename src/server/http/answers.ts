import { stringifyAnswer } from './raw-json';
import type { Problem } from './problem';

/** A JSON response with exact `bigint` and `RawJson` values. */
export function jsonResponse(value: unknown, status = 200, headers = new Headers()): Response {
  headers.set('content-type', 'application/json');
  return new Response(stringifyAnswer(value), { status, headers });
}

/** A response without a body has no content type, as in Graylog. */
export function emptyResponse(status: number, headers = new Headers()): Response {
  return new Response(null, { status, headers });
}

/** A body is JSON, also if it is a string, unless its headers say that it is text. */
export function problemResponse({ status, body, headers }: Problem): Response {
  if (typeof body === 'string' && headers['content-type'] === TEXT)
    return new Response(body, { status, headers });
  return body === null
    ? emptyResponse(status, new Headers(headers))
    : jsonResponse(body, status, new Headers(headers));
}

const TEXT = 'text/plain';
