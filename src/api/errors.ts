import { isObject } from '@/domain/json-object';
import type { NodeText } from '@/domain/node-text/node-text';

export type FailedRequest = { method: string; url: string };
type Failure = {
  /** Undefined if there was no response. */
  status?: number | undefined;
  /** The server's message; empty if it sent none, then the page provides a text. */
  message: string;
  fieldErrors?: Readonly<Record<string, string>>;
  /** The message as the server sent it; undefined if it is a text of the console. */
  said?: NodeText | undefined;
  /** The response body: JSON, else text, else undefined. */
  body?: unknown;
  request: FailedRequest;
  cause?: unknown;
};

/** The one error type of all requests. */
export class ApiError extends Error {
  readonly status: number | undefined;
  /** Messages by form field, if the server names the fields. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly said: NodeText | undefined;
  readonly body: unknown;
  readonly request: FailedRequest;

  constructor({ status, message, fieldErrors = {}, said, body, request, cause }: Failure) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.said = said;
    this.body = body;
    this.request = request;
  }
}

const NO_SERVER_BEHIND = [502, 504];

/**
 * Whether the server could not be reached: no network, no server, or a proxy without its upstream.
 */
export function isNoAnswer(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.status === undefined || NO_SERVER_BEHIND.includes(error.status))
  );
}

/** The stream ids listed by a `MissingStreamPermission` error, else undefined. */
export function missingStreamsOf(error: unknown): readonly string[] | undefined {
  if (
    !(error instanceof ApiError) ||
    !isObject(error.body) ||
    error.body['type'] !== 'MissingStreamPermission'
  )
    return undefined;
  return textsOf(error.body['streams']);
}

/** Parses all error formats of Graylog, and any other body. `text` is the raw body. */
export function toApiError(status: number, text: string, request: FailedRequest): ApiError {
  const body = parsed(text);
  const found = read(body);
  return new ApiError({
    status,
    request,
    body,
    ...found,
    said: { message: found.message, ...codeIn(body) },
  });
}

/** The embedded node sends the codes of its texts. */
function codeIn(body: unknown): Pick<NodeText, 'code' | 'values'> {
  if (!isObject(body) || typeof body['code'] !== 'string') return {};
  const values = isObject(body['values']) ? Object.entries(body['values']) : [];
  return {
    code: body['code'],
    values: Object.fromEntries(
      values.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
    ),
  };
}

/** What Graylog calls the field of errors that are about the whole entity. */
const WHOLE = '_';

type Read = { message: string; fieldErrors?: Record<string, string> };

function read(body: unknown): Read {
  if (Array.isArray(body)) return readList(body.filter(isObject));
  if (!isObject(body)) return { message: readText(body) };
  if (isObject(body['validation_errors'])) {
    const { [WHOLE]: ofWhole, ...fieldErrors } = joined(body['validation_errors'], (entry) =>
      isObject(entry) ? textOf(entry['error']) : textOf(entry),
    );
    return { message: ofWhole ?? textOf(body['message']), fieldErrors };
  }
  if (isObject(body['errors'])) {
    const fieldErrors = joined(body['errors'], textOf);
    return { message: Object.values(fieldErrors).join(' '), fieldErrors };
  }
  return { message: withoutJava(textOf(body['message'])) || textOf(body['error']) };
}

/**
 * A body that the server cannot read is reported with class names and its position in the stream.
 * Only the problem in between is meant for people.
 */
function withoutJava(message: string): string {
  const [, problem] =
    /^Cannot construct instance of `[^`]*`, problem: ([^]*?)(?:\n at \[Source|$)/.exec(message) ??
    [];
  return problem ?? message.replace(/\n at \[Source[^]*$/, '');
}

/**
 * Bean validation names a path such as `RolesResource.create.arg0.name`, parse errors a line and a
 * reason.
 */
function readList(entries: readonly Record<string, unknown>[]): Read {
  const fieldErrors: Record<string, string> = {};
  const messages = entries.map((entry) => {
    const message = textOf(entry['message']) || textOf(entry['reason']);
    const field = textOf(entry['path']).replace(/^.*?\barg\d+\.?/, '');
    if (field === '') return message;
    fieldErrors[field] = [fieldErrors[field], message].filter(Boolean).join(' ');
    return `${field}: ${message}`;
  });
  return { message: messages.join('\n'), fieldErrors };
}

/** An HTML error page of a proxy is not readable as a message; it stays available in `body`. */
function readText(body: unknown): string {
  const text = textOf(body).trim();
  return text.startsWith('<') ? '' : text;
}

function joined(
  errors: Record<string, unknown>,
  words: (entry: unknown) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, entries]) => [
      field,
      (Array.isArray(entries) ? entries : [entries]).map(words).join(' '),
    ]),
  );
}

function parsed(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
