/** `headers` may contain secrets, so redirects to other origins do not get them. */
export type FetchOptions = {
  url: URL;
  headers: Headers;
  /** Checked for every address, including redirects. */
  mayAsk(url: URL): boolean;
  maxBytes: number;
  signal: AbortSignal;
};

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Gets an address and returns the decompressed body of at most `maxBytes`.
 * @throws Error whose message is shown to users and contains no secrets
 */
export async function fetchLimited({
  url,
  headers,
  mayAsk,
  maxBytes,
  signal,
}: FetchOptions): Promise<Buffer> {
  let at = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (!mayAsk(at)) throw new Error(`${nameOf(at)} is not on the URL whitelist.`);
    const response = await request(at, at.origin === url.origin ? headers : new Headers(), signal);
    const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return await bodyOf(response, at, maxBytes);
    await response.body?.cancel();
    at = target(location, at);
  }
  throw new Error(`${nameOf(url)} redirects more than ${MAX_REDIRECTS} times.`);
}

/**
 * Accepts http and https only, also for redirects.
 * @throws Error for any other address
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

/** Leaves out the query, which often contains keys. */
const nameOf = ({ origin, pathname }: URL) => `${origin}${pathname}`;

/** Unwraps the cause in which fetch hides the actual reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it took too long.';
  const { cause } = error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? reasonOf(cause) : error.message;
}
