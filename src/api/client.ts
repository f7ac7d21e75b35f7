import { addressOf, inDialect, type Endpoint } from '@/contract/endpoint';
import { accessToken } from './access-token';
import { apiUrl } from './base-url';
import { connection } from './connection';
import { ApiError, isNoAnswer, toApiError, type FailedRequest } from './errors';
import { stringifyExact } from '@/domain/exact-json';
import { readBytes } from './read-bytes';
import { serverVersion } from './server-version';
import { sessionGate } from './session-gate';

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Sent by the page on its own, such as polling: it does not extend the session. */
  background?: boolean;
  /** Needs no session: a 401 is returned as an error instead of asking the user to sign in. */
  anonymous?: boolean;
  /** Called with the version of the resource, by servers that send one. */
  onVersion?: (version: string) => void;
  /**
   * Fails with 412 if the resource has another version by now; servers without versions ignore it.
   */
  ifVersion?: string | undefined;
};

/**
 * A call is retried once after signing in. If the new session is refused too, the error is final.
 */
const SIGN_INS_A_CALL = 1;
/** Bytes of an unreadable response that the error includes. */
const BODY_KEPT = 2_000;

/**
 * Performs one operation of the contract; null if the response is empty. If the session has ended,
 * it waits until the user has signed in again.
 * @throws ApiError, or the abort reason of the signal.
 */
export async function call<Input, Output>(
  operation: Endpoint<Input, Output>,
  input: Input,
  options: CallOptions = {},
): Promise<Output> {
  const spoken = await spokenForm(operation);
  const { response, request } = await answered(spoken, input, options);
  const version = response.headers.get('ETag');
  if (version !== null) options.onVersion?.(version);
  const answer = await readAnswer(spoken, response, request);
  return spoken.toOutput && answer !== null ? spoken.toOutput(answer as never) : (answer as Output);
}

/**
 * Like `call`, for responses of any size: returns the body as a stream and buffers nothing. Once
 * the stream has started, errors surface while reading it. `accept` chooses among the media types of
 * the operation.
 */
export async function callForBytes<Input>(
  operation: Endpoint<Input, string>,
  input: Input,
  options: CallOptions & { accept?: string } = {},
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { response, request } = await answered(await spokenForm(operation), input, options);
  await refuseFailed(response, request);
  return response.body ?? new Blob().stream();
}

/** Only operations that differ between servers wait for the version. */
async function spokenForm<Input, Output>(operation: Endpoint<Input, Output>) {
  return inDialect(operation, operation.dialects && (await serverVersion.read()));
}

async function answered<Input, Output>(
  operation: Endpoint<Input, Output>,
  input: Input,
  options: CallOptions & { accept?: string },
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
  {
    signal,
    background = false,
    ifVersion,
    accept = operation.answers === 'text' ? '*/*' : 'application/json',
  }: CallOptions & { accept?: string },
): Sendable {
  const { body } = operation.toRequest(input);
  const { headers, ...signedIn } = accessToken.init();
  return {
    failed: { method: operation.method, url: apiUrl(addressOf(operation, input)) },
    init: {
      ...signedIn,
      method: operation.method,
      headers: {
        ...headers,
        Accept: accept,
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
  return readBytes(bytes, operation).catch((cause: unknown) => {
    // A buffer transferred to the worker is empty here.
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

/** An aborted request is not a failure: the abort is passed on to the caller. */
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
