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

/** A body of text is sent as it is, for endpoints that answer no JSON. */
export function problemResponse({ status, body, headers }: Problem): Response {
  if (typeof body === 'string')
    return new Response(body, { status, headers: { ...headers, 'content-type': 'text/plain' } });
  return body === null
    ? emptyResponse(status, new Headers(headers))
    : jsonResponse(body, status, new Headers(headers));
}
