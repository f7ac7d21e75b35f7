import { isSince, type ServerVersion } from './server-version';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type MediaType = 'application/json' | 'application/octet-stream' | 'text/csv' | 'text/plain';

type QueryValue = string | number | boolean | readonly string[] | undefined;

/** An input on the wire. Undefined query values are omitted, lists repeat the name. */
export type RequestParts = {
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
};

/** How servers since a version speak of an operation; what is left out is as in the base form. */
export type Dialect<Input, Output> = {
  since: `${number}.${number}`;
  path?: `/${string}`;
  toRequest?: (input: Input) => RequestParts;
  /** The answer of the base form, made of that of these servers. */
  toOutput?: (answer: never) => Output;
};

/**
 * One REST operation below the API base (normally `/api`). Client and server share `path`: one
 * fills it, the other matches it.
 */
export type Endpoint<Input, Output> = {
  method: Method;
  path: `/${string}`;
  toRequest: (input: Input) => RequestParts;
  /** Status code of success; defaults to 200. */
  status?: number;
  /** `text` for responses that are not JSON (CSV, JavaScript). */
  answers?: 'json' | 'text';
  /** The body may also be a text (`text/plain`), which is no JSON then. */
  takesText?: boolean;
  /**
   * What `Accept` may choose from, the default first; `text/plain` for other texts. `answers` is
   * `text` if one of them is not JSON.
   */
  mediaTypes?: readonly MediaType[];
  /**
   * Maximum string length in UTF-16 units: the client truncates and marks longer strings while
   * reading (see `CUT_MARK`), so that messages of megabytes reach the page only one at a time and
   * on demand.
   */
  cutStringsAt?: number;
  /**
   * The answer is a list of up to tens of thousands of items: the client reads it in parts, and
   * returns the same list again for the same answer.
   */
  isLongList?: boolean;
  /** Of newer servers, the newest first; the embedded node answers the base form. */
  dialects?: readonly Dialect<Input, Output>[];
  /** Never set; carries `Output` for type inference. */
  readonly _output?: Output;
};

export function endpoint<Input, Output>(
  spec: Omit<Endpoint<Input, Output>, '_output'>,
): Endpoint<Input, Output> {
  return spec;
}

/** The operation as servers of a version have it, with what makes an answer that of the base form. */
export function inDialect<Input, Output>(
  operation: Endpoint<Input, Output>,
  version: ServerVersion | undefined,
): Endpoint<Input, Output> & { toOutput?: (answer: never) => Output } {
  const dialect = operation.dialects?.find(({ since }) => isSince(version, since));
  return dialect ? { ...operation, ...dialect } : operation;
}

/** Path and query string of an input below the API base, for example `/streams/42?page=2`. */
export function addressOf<Input, Output>(
  { path, toRequest }: Endpoint<Input, Output>,
  input: Input,
): string {
  const { params = {}, query = {} } = toRequest(input);
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, `${one}`);
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
