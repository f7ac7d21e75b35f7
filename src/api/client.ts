import { addressOf, type Endpoint } from '@/contract/endpoint';
import { apiUrl } from './base-url';
import { connection } from './connection';
import { ApiError, isNoAnswer, toApiError, type FailedRequest } from './errors';
import { stringifyExact } from '@/domain/exact-json';
import { readBytes } from './read-large';
import { sessionGate } from './session-gate';

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** A call of the page, not of the user: it does not keep the session alive. */
  background?: boolean;
  /** A call that needs no session: a 401 is its answer and asks nobody to sign in. */
  anonymous?: boolean;
  /** Told which version of a thing was read, by servers that know versions. */
  onVersion?: (version: string) => void;
  /**
   * Refused with 412 where the thing is of another version by now; servers that know none do it all
   * the same.
   */
  ifVersion?: string | undefined;
};

/**
 * A call is repeated once after signing in; a server that refuses the new session too gets no third
 * try.
 */
const SIGN_INS_A_CALL = 1;
/** Bytes of an unreadable answer that its error shows. */
const BODY_KEPT = 2_000;

/**
 * Performs one contract operation; null where the answer is empty. Fails with `ApiError`, or with
 * the abort asked for. Where the session has ended it waits until the user has signed in again.
 */
export async function call<Input, Output>(
  operation: Endpoint<Input, Output>,
  input: Input,
  options: CallOptions = {},
): Promise<Output> {
  const { response, request } = await answered(operation, input, options);
  const version = response.headers.get('ETag');
  if (version !== null) options.onVersion?.(version);
  return (await readAnswer(operation, response, request)) as Output;
}

/**
 * The same for an answer of any size: its bytes as they come, nothing of it is kept. Fails as
 * `call` does until the first byte; then reading it fails.
 */
export async function callForBytes<Input>(
  operation: Endpoint<Input, string>,
  input: Input,
  options: CallOptions = {},
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { response, request } = await answered(operation, input, options);
  await refuseFailed(response, request);
  return response.body ?? new Blob().stream();
}

async function answered<Input, Output>(
  operation: Endpoint<Input, Output>,
  input: Input,
  options: CallOptions,
): Promise<{ response: Response; request: Sendable }> {
  const { signal, anonymous = false } = options;
  const request = toRequest(operation, input, options);
  for (let signIns = 0; ; signIns += 1) {
    if (!anonymous) await sessionGate.passed(signal);
    const generation = sessionGate.generation();
    const response = await send(request);
    if (response.status !== 401 || anonymous || signIns >= SIGN_INS_A_CALL)
      return { response, request };
    sessionGate.close(generation);
  }
}

type Sendable = { init: RequestInit; failed: FailedRequest };

function toRequest<Input, Output>(
  operation: Endpoint<Input, Output>,
  input: Input,
  { signal, background = false, ifVersion }: CallOptions,
): Sendable {
  const { body } = operation.toRequest(input);
  return {
    failed: { method: operation.method, url: apiUrl(addressOf(operation, input)) },
    init: {
      method: operation.method,
      headers: {
        Accept: operation.answers === 'text' ? '*/*' : 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-Requested-By': 'XMLHttpRequest',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(background && { 'X-Graylog-No-Session-Extension': 'true' }),
        ...(ifVersion !== undefined && { 'If-Match': ifVersion }),
      },
      ...(body !== undefined && { body: stringifyExact(body) }),
      ...(signal && { signal }),
    },
  };
}

async function send({ init, failed }: Sendable): Promise<Response> {
  const response = await fetch(failed.url, init).catch((cause: unknown) =>
    noAnswer(cause, init.signal, failed),
  );
  if (response.ok) connection.reportAnswer();
  return response;
}

async function refuseFailed(response: Response, { failed }: Sendable): Promise<void> {
  if (response.ok) return;
  const error = toApiError(response.status, await response.text().catch(() => ''), failed);
  if (isNoAnswer(error)) connection.reportNoAnswer(error);
  else connection.reportAnswer();
  throw error;
}

async function readAnswer<Input, Output>(
  operation: Endpoint<Input, Output>,
  response: Response,
  request: Sendable,
): Promise<unknown> {
  await refuseFailed(response, request);
  const { init, failed } = request;
  const bytes = await response
    .arrayBuffer()
    .catch((cause: unknown) => noAnswer(cause, init.signal, failed));
  if (bytes.byteLength === 0) return null;
  if (operation.answers === 'text') return new TextDecoder().decode(bytes);
  return readBytes(bytes, operation.cutStringsAt).catch((cause: unknown) => {
    // What was handed to the worker is no longer here.
    const body =
      bytes.byteLength === 0 ? undefined : new TextDecoder().decode(bytes.slice(0, BODY_KEPT));
    throw new ApiError({
      status: response.status,
      message: String(cause),
      body,
      request: failed,
      cause,
    });
  });
}

/** A cancelled request is no failure: its abort goes to who asked for it. */
function noAnswer(
  cause: unknown,
  signal: AbortSignal | null | undefined,
  request: FailedRequest,
): never {
  if (signal?.aborted) throw cause;
  const error = new ApiError({
    message: cause instanceof Error ? cause.message : String(cause),
    request,
    cause,
  });
  connection.reportNoAnswer(error);
  throw error;
}
