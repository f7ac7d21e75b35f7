export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type QueryValue = string | number | boolean | readonly string[] | undefined;

/**
 * What an input becomes on the wire. Undefined query values are left out, lists repeat the name.
 */
export type RequestParts = {
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
};

/**
 * One REST operation below the API base (normally `/api`). The client fills `path`, the server
 * matches it, so it is written once.
 */
export type Endpoint<Input, Output> = {
  method: Method;
  path: `/${string}`;
  toRequest: (input: Input) => RequestParts;
  /** The status of success, 200 when left out. */
  status?: number;
  /** `text` for answers that are no JSON (CSV, JavaScript). */
  answers?: 'json' | 'text';
  /**
   * Strings longer than this many UTF-16 units are cut by the client while it reads the answer and
   * marked (see `CUT_MARK`), so that messages of megabytes never reach the page unless asked for
   * one by one.
   */
  cutStringsAt?: number;
  /** Never set; it carries `Output` for type inference. */
  readonly _output?: Output;
};

export function endpoint<Input, Output>(
  spec: Omit<Endpoint<Input, Output>, '_output'>,
): Endpoint<Input, Output> {
  return spec;
}

/** The address an input is sent to below the API base, for example `/streams/42?page=2`. */
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
