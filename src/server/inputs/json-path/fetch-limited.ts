/**
 * `headers` may hold secrets: they are sent to the origin of `url` alone, not to where it
 * redirects.
 */
export type FetchOptions = {
  url: URL;
  headers: Headers;
  /** Asked of each address, those of redirects too. */ mayAsk(url: URL): boolean;
  maxBytes: number;
  signal: AbortSignal;
};

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * The body of a GET, unpacked, at most `maxBytes`. @throws Error with a reason fit for the input's
 * page: it has no secrets of the request
 */
export async function fetchLimited({
  url,
  headers,
  mayAsk,
  maxBytes,
  signal,
}: FetchOptions): Promise<Buffer> {
  let at = url;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (!mayAsk(at)) throw new Error(`${nameOf(at)} is not on the URL whitelist.`);
    const response = await request(at, at.origin === url.origin ? headers : new Headers(), signal);
    const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return await bodyOf(response, at, maxBytes);
    await response.body?.cancel();
    at = target(location, at);
  }
  throw new Error(`${nameOf(url)} redirects more than ${MOST_REDIRECTS} times.`);
}

/**
 * Only the web: a redirect to a file or another scheme is refused as the configured address would
 * be. @throws Error when it is no such address
 */
export function webAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new Error('Only addresses that begin with http:// or https:// can be read.');
  if (url.username !== '' || url.password !== '')
    throw new Error('An address must not hold a user or a password: send them as a header.');
  return url;
}

function target(location: string, from: URL): URL {
  try {
    return webAddress(location, from);
  } catch (error) {
    throw new Error(`${nameOf(from)} redirects elsewhere. ${reasonOf(error)}`);
  }
}

async function request(url: URL, headers: Headers, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { headers, redirect: 'manual', signal });
  } catch (error) {
    throw new Error(`${nameOf(url)} could not be read: ${reasonOf(error)}`);
  }
}

async function bodyOf(response: Response, url: URL, maxBytes: number): Promise<Buffer> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${nameOf(url)} answered with status ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new Error(`The answer of ${nameOf(url)} broke off: ${reasonOf(error)}`);
  }
  if (bytes > maxBytes)
    throw new Error(`The answer of ${nameOf(url)} is larger than ${maxBytes} bytes.`);
  return Buffer.concat(chunks);
}

/** Without its query, where keys are often kept. */
const nameOf = ({ origin, pathname }: URL) => `${origin}${pathname}`;

/** What fetch fails with hides its reason in a cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it took too long.';
  const { cause } = error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? reasonOf(cause) : error.message;
}
